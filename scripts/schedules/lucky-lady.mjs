/** Lucky Lady: the collection pages 004:1445-1936, and the drops printed with two older games. */
import { bracket, cents, range } from './cells.mjs';
import { bets, dealerByAction, drop, fixed, perCircle, reading, rules } from './sections.mjs';
import { plain } from './seeds.mjs';

const california = rules('004:1714', '004:1715', '004:1716', 'amounts');
const pokerRules = rules('004:1933', '004:1934', '004:1935', 'brackets');
const LIMITS = bets('$5-$1,000', '$100-$10,000');
const BIG = { play: ['no-limit', 'pot', 'spread'], min: '$1', max: '$1,000' };
const ALL_POKER = ['holdem', 'no-limit-holdem', 'ez-money-holdem', 'omaha', 'omaha-hi-lo', 'lowball'];

export function luckyLady(catalog, seed) {
  const games = catalog('004-lucky-lady');
  const tables = (game) => games.find((g) => g.game.startsWith(game)).collections.filter((c) => c.rows);
  const table = (game, first) => tables(game).find((c) => c.lines[0] === first);
  const tiered = (id, title, sentence, games_, first, game, more = {}) => ({
    id,
    title,
    cite: `004:${sentence}-${table(game, first).lines[1]}`,
    standing: 'current',
    games: games_,
    rules: california,
    ...more.block,
    sections: [
      {
        id: 's1',
        title: more.title ?? 'The player-dealer pays by total table action',
        cite: `004:${sentence}`,
        limits: LIMITS,
        fees: [dealerByAction, perCircle],
        readings: { action: reading('game wagers', 'game wagers', `004:${sentence}`) },
        ...more.section,
        columns: ['option', 'action', 'fee 1', 'fee 2', 'line', 'printed', 'reading'],
        rows: tierRows(table(game, first).rows, seed),
      },
    ],
  });
  return {
    'california-games': [
      tiered(
        'blackjack',
        'No Bust 21st Century Blackjack (GEGA-000940) and 4.0 (GEGA-001761)',
        1447,
        ['no-bust-blackjack-2001', 'no-bust-blackjack'],
        1447,
        'No Bust',
        { block: { ownRates: { 'no-bust-blackjack': { most: 3, cite: '004:266, 004:319' } } } },
      ),
      tiered(
        'baccarat',
        'EZ Baccarat Panda 8 (GEGA-003101), Fortune 7 Baccarat (GEGA-004529)',
        1518,
        ['ez-baccarat-panda-8', 'fortune-7-baccarat'],
        1518,
        'EZ Baccarat',
      ),
      tiered(
        'pai-gow-poker',
        'Pai Gow Poker (GEGA-000939)',
        1602,
        ['fortune-pai-gow-poker'],
        1602,
        'Fortune Pai',
        {
          title: 'The player-dealer by total table action, and a flat fee for every base wager',
          section: {
            note: 'A player pays more than the player-dealer (004:1609-1636): the two columns look swapped; taken as printed.',
          },
        },
      ),
      tiered(
        'ultimate-texas-holdem',
        "Ultimate Texas Hold'em (GEGA-003723)",
        1638,
        ['ultimate-texas-holdem-bad-beat'],
        1638,
        'Ultimate',
      ),
      tiered(
        'three-card-poker',
        'Three Card Poker 6 Card Bonus (GEGA-002393)',
        1673,
        ['three-card-poker-6-card-bonus'],
        1673,
        'Three Card',
      ),
    ],
    poker: [
      flop('holdem', "Texas Hold'em (GEGA-000941, GEGA-000283)", 1722, ['holdem', 'no-limit-holdem'], {
        rows: table('Texas', 1722).rows,
        split: 13,
      }),
      ezMoney(table('EZ Money', 1768).rows),
      flop('omaha', 'Omaha (GEGA-000943)', 1781, ['omaha'], {
        rows: table('Omaha (high)', 1781).rows,
        split: 12,
      }),
      flop('omaha-hi-lo', 'Omaha High-Low Split (GEGA-000944)', 1826, ['omaha-hi-lo'], {
        rows: table('Omaha High-Low', 1826).rows,
        split: 12,
      }),
      lowball(table('Lowball', 1870).rows, table('Lowball', 1887).rows),
      timed(table('Lowball', 1911).rows),
      ...legacy(table('Lowball', 29).rows, table('Omaha High-Low', 71).rows),
    ],
  };
}

function tierRows(rows, seed) {
  const first = new Set();
  return rows.map((row) => {
    const again = first.has(row.option);
    first.add(row.option);
    const damage =
      row.printed_label !== undefined
        ? `label ${row.printed_label} is printed one row too early: the last tier of option ${row.option}`
        : row.suggested_action_to !== undefined
          ? `read $301-$600, as options 2, 4 and 5; $501-$600 has no tier otherwise`
          : null;
    return [
      row.option,
      range([row.action_from, row.suggested_action_to ?? row.action_to]),
      cents(row.player_dealer_fee),
      again ? null : cents(row.player_fee),
      row.line,
      ...(damage === null ? [] : [plain(seed.at(row.line)), damage]),
    ];
  });
}

const byPlayers = (row) => [row.option, bracket(row.players), cents(row.fee), row.line];

function pokerBlock(id, title, cite, games, sections) {
  return { id, title, cite, standing: 'current', games, rules: pokerRules, sections };
}

function flop(id, title, sentence, games, { rows, split }) {
  const section = (s, name, limits, of) => ({
    id: s,
    title: `${name}: from the pot after the flop; no flop, no fee`,
    cite: `004:${sentence}`,
    limits,
    fees: drop('Player Fee', 'flop'),
    columns: ['option', 'players', 'fee 1', 'line'],
    rows: of.map(byPlayers),
  });
  return pokerBlock(id, title, `004:${sentence}-${rows.at(-1).line}`, games, [
    section('s1', 'Limit games', fixed('$1-$2', '$500-$1,000'), rows.slice(0, split)),
    section('s2', 'No limit, pot limit and spread limit', BIG, rows.slice(split)),
  ]);
}

function ezMoney(rows) {
  return pokerBlock(
    'ez-money-holdem',
    "EZ Money Hold'em (GEGA-003098)",
    '004:1768-1779',
    ['ez-money-holdem'],
    [
      {
        id: 's1',
        title: 'Options 1-3: from the pot after the flop; no flop, no fee',
        cite: '004:1768',
        limits: fixed('$3-$6', '$4-$8'),
        note: 'The limits are printed "$3-$4" and "$6-$8" (004:1772-1774); read $3-$6 and $4-$8 (004:651).',
        fees: drop('Player Fee', 'flop'),
        readings: { count: reading('after the flop', 'after the flop', '004:656') },
        columns: ['option', 'players', 'fee 1', 'line'],
        rows: rows.map(byPlayers),
      },
    ],
  );
}

function lowball(limit, other) {
  const count = (cite) => ({ count: reading('dealt in', 'dealt in', cite) });
  return pokerBlock(
    'lowball',
    'Lowball (GEGA-000942)',
    '004:1870-1907',
    ['lowball'],
    [
      {
        id: 's1',
        title: 'Limit games: from the pot after the draw; no draw, no fee',
        cite: '004:1870',
        limits: fixed('$1-$2', '$500-$1,000'),
        fees: drop('Collection Fee', 'draw'),
        readings: count('004:1870'),
        columns: ['option', 'players', 'fee 1', 'line'],
        rows: limit.map(byPlayers),
      },
      {
        id: 's2',
        title: 'No limit, pot limit and spread limit: from the pot after the draw, else the modified fee',
        cite: '004:1887',
        limits: BIG,
        fees: [
          { name: 'Collection Fee', from: 'pot', at: 'draw', by: 'players' },
          { name: 'Modified Fee', from: 'pot', at: 'deal', unless: 'draw', by: 'players' },
        ],
        readings: { ...count('004:1887'), designated: reading('instead', 'instead', '004:1887') },
        columns: ['option', 'players', 'fee 1', 'fee 2', 'line'],
        rows: other.map((row) => [
          row.option,
          bracket(row.players),
          cents(row.fee),
          cents(row.modified_fee),
          row.line,
        ]),
      },
    ],
  );
}

function timed(rows) {
  return pokerBlock('timed', 'Timed collections', '004:1911-1926', ALL_POKER, [
    {
      id: 's1',
      title: 'Options 1-11: each active player, in advance, every half hour; the last ten minutes are free',
      cite: '004:1913',
      note: 'The games are not named; any poker game may use it instead of the fee from the pot.',
      fees: [{ name: 'First 20 Minute Rate', from: 'player', at: 'half hour start', joins: 20 }],
      readings: { clock: reading('on the clock', 'on the clock', '004:1913') },
      columns: ['option', 'fee 1', 'line'],
      rows: rows.map((row) => [row.option, cents(row.first_20_minute_rate), row.line]),
    },
  ]);
}

function legacy(lowballRows, omahaRows) {
  const rows = (table) => table.map((r) => [1, bracketOf(r), cents(r.fee), r.line]);
  const bracketOf = (r) =>
    r.players_min === null
      ? `${r.players_max}-`
      : r.players_min === r.players_max
        ? `${r.players_min}`
        : `${r.players_min}-${r.players_max}`;
  const block = (id, title, cite, game, section) => ({
    id,
    title,
    cite,
    standing: 'older',
    games: [game],
    rules: {},
    sections: [{ id: 's1', ...section, columns: ['option', 'players', 'fee 1', 'line'], numbered: 'by row' }],
  });
  return [
    block('lowball-drop', 'Lowball drop printed with the rules', '004:29-35', 'lowball', {
      title: 'From the antes; nobody opens, no drop',
      cite: '004:35',
      fees: drop('Drop', 'open'),
      rows: rows(lowballRows),
    }),
    block('omaha-drop', 'Omaha drop printed with the rules', '004:71-77', 'omaha-hi-lo', {
      title: 'Set aside from the big blind; no flop, no drop',
      cite: '004:77',
      limits: fixed('$3-$6', '$4-$8'),
      fees: [{ name: 'Drop', from: 'big blind', at: 'flop', by: 'players' }],
      readings: { blindFee: reading('pot', 'pot', '004:77') },
      rows: rows(omahaRows),
    }),
  ];
}
