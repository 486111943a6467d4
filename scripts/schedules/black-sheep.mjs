/** Black Sheep: California games 000:1551-2075, poker 000:2077-2123. */
import { bracket, cents, range } from './cells.mjs';
import {
  bets,
  big,
  dealerByAction,
  dealerFlat,
  drop,
  fixed,
  perCircle,
  reading,
  rules,
} from './sections.mjs';
import { plain } from './seeds.mjs';

const california = rules('000:2071', '000:2072', '000:2073', 'amounts');
const allWagers = (cite) => ({ action: reading('game and bonus wagers', 'game and bonus wagers', cite) });

/** How damaged rows are read, by line. */
const READ = {
  1802: 'read from $100, as options 12 and 13: $100 has no tier otherwise',
  1853: 'read $401 or more, as $400 is in the tier above; the last player tier applies above $500',
  1858: 'read $1,001 or more, as $1,000 is in the tier above',
  1867: "the player-dealer's fee is blank; read $8, as the player's beside it",
  2057: 'read $2,001-$2,500, as option 14 (000:2062)',
  2058: 'read $2,501 or more, as option 14 (000:2063)',
  2059: 'read from $100, as options 12 and 13: $100 has no tier otherwise',
};

/** Tier rows; a damaged one is read as the catalog does, with its printed form beside it. */
function tiers(rows, seed, column) {
  const first = new Set();
  return rows.map((row) => {
    const read = { ...row, ...row.readAs };
    const fee2 = column === 'bet' ? row.playerFee : first.has(row.option) ? null : row.playerFee;
    first.add(row.option);
    return [
      row.option,
      read.tableAction === null ? null : range(read.tableAction),
      read.pdFee === null ? null : cents(read.pdFee),
      ...(column === 'bet' ? [range(read.playerBet)] : []),
      fee2 === null ? null : cents(fee2),
      row.line,
      ...(row.readAs === undefined ? [] : [plain(seed.at(row.line)), READ[row.line]]),
    ];
  });
}

export function blackSheep(catalog, seed) {
  const games = catalog('000-black-sheep');
  const of = (game) => games.find((g) => g.game.startsWith(game)).collections;
  const zero = { ...perCircle };
  const byAction = (id, title, table, cite, limits) => ({
    id,
    title,
    cite,
    limits,
    fees: [dealerByAction, zero],
    readings: allWagers(cite),
    columns: ['option', 'action', 'fee 1', 'fee 2', 'line', 'printed', 'reading'],
    rows: tiers(table.rows, seed),
  });
  const block = (id, title, cite, game, sections) => ({
    id,
    title,
    cite,
    standing: 'current',
    games: [game],
    rules: california,
    sections,
  });
  const gold = of('Pai Gow Poker Gold');
  const faceUp = of('Face Up');
  return {
    'california-games': [
      block(
        'three-card-poker',
        'Three Card Poker 6 Card Bonus (GEGR-001757)',
        '000:1553-1662',
        'three-card-poker-6-card-bonus',
        [
          byAction(
            's1',
            'Options 1-19: the player-dealer pays by total table action',
            of('Three Card')[0],
            '000:1555',
            bets('$1-$100', '$1,000-$5,000'),
          ),
        ],
      ),
      block(
        'ultimate-texas-holdem',
        "Ultimate Texas Hold'em (GEGR-002231)",
        '000:1664-1720',
        'ultimate-texas-holdem',
        [
          byAction(
            's1',
            'Options 1-9: the player-dealer pays by total table action',
            of('Ultimate')[0],
            '000:1666',
            bets('$1-$100', '$300-$2,000'),
          ),
        ],
      ),
      block(
        'blackjack-elite',
        'Blackjack Elite with Boom and Super 7s (GEGR-001760)',
        '000:1722-1836',
        'blackjack-elite',
        [
          {
            ...byAction(
              's1',
              'Options 1-20: the player-dealer pays by total table action',
              of('Blackjack')[0],
              '000:1724',
              bets('$5-$100', '$500-$3,000'),
            ),
            note: 'The minimum bet is printed $4 (000:1726) where every tier starts at $5 or more; read $5.',
          },
        ],
      ),
      block('pai-gow-poker-gold', 'Pai Gow Poker Gold (GEGR-001759)', '000:1840-1909', 'pai-gow-poker-gold', [
        {
          id: 's1',
          title:
            "Options 1-4: the player-dealer by total table action, each player by the total of that player's bets",
          cite: '000:1842',
          limits: bets('$10-$100', '$500-$2,500'),
          fees: [dealerByAction, { name: 'Player fee', from: 'player', per: 'hand', at: 'start', by: 'bet' }],
          readings: allWagers('000:1842'),
          columns: ['option', 'action', 'fee 1', 'bet', 'fee 2', 'line', 'printed', 'reading'],
          rows: tiers(gold[0].rows, seed, 'bet'),
        },
        byAction(
          's2',
          'Options 5-10: the player-dealer pays by total table action',
          gold[1],
          '000:1870',
          bets('$10-$100', '$1,000-$3,000'),
        ),
      ]),
      block(
        'face-up-pai-gow-poker',
        'Face Up Pai Gow Poker (GEGR-002232)',
        '000:1911-1980',
        'face-up-pai-gow-poker',
        [
          {
            id: 's1',
            title: 'Options 1-5: a flat fee for every base wager, and one from the player-dealer',
            cite: '000:1913',
            limits: bets('$10-$500', '$100-$2,000'),
            bonus: '$5-$1,000',
            fees: [perCircle, dealerFlat],
            columns: ['option', 'fee 1', 'fee 2', 'line'],
            rows: faceUp[0].rows.map((r) => [r.option, cents(r.playerFee), cents(r.pdFee), r.line]),
          },
          {
            id: 's2',
            title: 'Options 6-10: a flat fee from the player-dealer',
            cite: '000:1928',
            limits: bets('$10-$500', '$100-$2,000'),
            bonus: '$5-$1,000',
            fees: [dealerFlat, zero],
            columns: ['option', 'fee 1', 'fee 2', 'line'],
            rows: faceUp[1].rows.map((r) => [r.option, cents(r.pdFee), cents(r.playerFee), r.line]),
          },
          {
            ...byAction(
              's3',
              'Options 11-16: the player-dealer pays by total table action',
              faceUp[2],
              '000:1941',
              bets('$10-$100', '$1,000-$3,000'),
            ),
            bonus: 'table limits',
          },
        ],
      ),
      block('ez-baccarat', 'EZ Baccarat (GEGR-001758)', '000:1982-2063', 'ez-baccarat', [
        byAction(
          's1',
          'Options 1-14: the player-dealer pays by total table action',
          of('EZ')[0],
          '000:1984',
          bets('$5-$100', '$10,000-$15,000'),
        ),
      ]),
    ],
    poker: [poker(of('Omaha High'))],
  };
}

function poker(tables) {
  const brackets = ['7+', '5-6', '4', '<=3'];
  const section = (id, title, table, cite, limits) => ({
    id,
    title,
    cite,
    limits,
    fees: drop('Collection Fee', 'flop'),
    readings: { count: reading('dealt in', 'dealt in', cite) },
    columns: ['option', ...brackets.map((b) => `fee 1 @ ${b === '<=3' ? bracket('3 or less') : b}`), 'line'],
    rows: table.rows.map((row) => [row.option, ...brackets.map((b) => cents(row.fee[b])), row.line]),
  });
  return {
    id: 'poker',
    title: 'Poker Collection Rates (GEGR-001756)',
    cite: '000:2077-2123',
    standing: 'current',
    games: ['holdem', 'omaha-hi-lo', 'omaha'],
    rules: rules('000:2117', '000:2118', '000:2119', 'brackets'),
    sections: [
      section(
        's1',
        'Limit games: from the pot after the flop; no flop, no fee',
        tables[0],
        '000:2079',
        fixed('$3-$6', '$100-$200'),
      ),
      section(
        's2',
        'No limit and pot limit: from the pot after the flop; no flop, no fee',
        tables[1],
        '000:2094',
        big('$100'),
      ),
    ],
  };
}
