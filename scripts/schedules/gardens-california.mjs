/** Hawaiian Gardens: the California games rates 003:3149-3535, and what player-dealer games print themselves. */
import { limit as limitOf, money, printedRange, range } from './cells.mjs';
import {
  coupon,
  dealerByAction,
  dealerFlat,
  flatRows,
  perCircle,
  reading,
  rules,
  tellApart,
} from './sections.mjs';
import { plain } from './seeds.mjs';

const LIMITS = { play: ['bets'] };
const house = rules('003:3533', '003:3534', '003:3534', 'amounts');

/** Group, heading line, sentence line, offerings, first line of the flat rows and of the tiers. */
const GROUPS = [
  [
    'a',
    3153,
    3155,
    [
      'pai-gow-poker',
      'fortune-pai-gow-poker',
      'jokers-wild-pai-gow-poker',
      'pai-gow-tiles',
      'pai-gow-tiles-wild',
    ],
  ],
  ['b', 3200, 3202, ['blackjack-poker', 'three-card-poker-6-card-bonus', 'caribbean-stud']],
  ['c', 3247, 3249, ['hawaiian-blackjack', 'pokara', 'baccarat', 'baccarat-9', 'baccarat-9-2009']],
  ['d', 3272, 3274, ['pan-9', 'super-9', 'super-9-bonus-tie']],
  ['e', 3319, 3321, ['ez-baccarat-panda-8', 'fortune-7-baccarat']],
  ['f', 3448, 3450, ['nine-and-a-half']],
  ['g', 3478, 3480, ['ultimate-texas-holdem']],
];

/** Rows whose print needs a word, by line; the third cell is the reading's limit or tier. */
const DAMAGE = {
  3332: ['limit', '$25-$300', "repeats option 8's limit; read $25-$300 as at 003:2832"],
  3358: ['action', '$1,505+', 'the "+" is lost'],
  3484: ['limit', '$5-$100', 'the first "$" is lost'],
  3463: ['option', '5b', 'number 5 is printed twice: the second is written 5b'],
  3464: ['option', '6b', 'number 6 is printed twice: the second is written 6b'],
};

export function gardensCalifornia(catalog, seed) {
  const games = catalog('003b-hawaiian-gardens');
  const older = catalog('003a-hawaiian-gardens');
  const rates = games.find((g) => g.game.startsWith('(not a game)')).collections;
  return {
    'california-games': GROUPS.map((group) => californiaGroup(group, rates, seed)),
    'player-dealer-own': own(games, older, seed),
  };
}

function californiaGroup([letter, heading, sentence, offerings], rates, seed) {
  const tables = rates.filter((c) => c.lines[0] === heading || c.lines[0] === sentence);
  const sections = tables.map((table, i) => californiaSection(`s${i + 1}`, table, sentence, seed));
  return {
    id: `california-${letter}`,
    title: plain(seed.at(heading)).replace(/:$/, ''),
    cite: `003:${heading}-${Math.max(...tables.map((t) => t.lines[1]))}`,
    standing: 'current',
    games: offerings,
    rules: letter === 'f' ? rules('003:3450-3454', '003:3454', '003:3454', 'amounts') : house,
    sections,
  };
}

const isTiers = (table) => /action/.test(table.columns.join());

function californiaSection(id, table, sentence, seed) {
  const cite = `003:${sentence}`;
  const lines = tableLines(table, seed);
  const made = Array.isArray(table.rows[0]) ? table.rows : table.rows.map(asArray);
  const bands = isTiers(table);
  const mend = (columns, rows) => ({ columns: withWords(columns, rows), rows: mended(columns, rows, seed) });
  if (!bands) {
    const columns = ['option', 'limit', 'fee 1', 'fee 2', 'line'];
    return {
      id,
      title: `Options ${made[0][0]}-${made.at(-1)[0]}: a flat fee for every circle with a game wager, and one from the player-dealer`,
      cite,
      limits: LIMITS,
      fees: [perCircle, dealerFlat],
      ...mend(columns, tellApart(flatRows(made, lines, ['option', 'limit', 2, 3]))),
    };
  }
  const withCoupon = made[0].length === 6;
  const columns = ['option', 'limit', 'action', 'fee 1', 'fee 2', ...(withCoupon ? ['fee 3'] : []), 'line'];
  if (!withCoupon) columns.splice(3, 2, 'fee 2', 'fee 1');
  const rows = made.map((row, i) => {
    const first = i === 0 || made[i - 1][0] !== row[0];
    const [option, limit, band, ...fees] = row;
    const paid = fees.map(money);
    // The player's and the coupon's fee are printed on an option's first tier only (003:3349-3446).
    if (withCoupon && !first) paid.fill(null, 1);
    return [Number(option), first ? limitOf(limit) : null, range(printedRange(band)), ...paid, lines[i]];
  });
  return {
    id,
    title: `Options ${made[0][0]}-${made.at(-1)[0]}: the player-dealer pays by total table action`,
    cite,
    limits: LIMITS,
    fees: [dealerByAction, perCircle, ...(withCoupon ? [coupon] : [])],
    readings: { action: reading('game and bonus wagers', 'game and bonus wagers', cite) },
    ...mend(columns, rows),
  };
}

const asArray = (row) => [row.option, row.limit, row.band, row.player_dealer, row.player, row.coupon];

/** The lines a catalog table was read from: as many as it has rows, the last ones before its end. */
function tableLines(table, seed) {
  if (!Array.isArray(table.rows[0])) return table.rows.map((row) => row.line);
  const found = seed.table(table.lines, (text) => /\t/.test(text) && /\d\.\d|\$\d/.test(text));
  return found.slice(-table.rows.length);
}

const withWords = (columns, rows) =>
  rows.some((row) => DAMAGE[row[columns.indexOf('line')]] !== undefined)
    ? [...columns, 'printed', 'reading']
    : columns;

function mended(columns, rows, seed) {
  const at = columns.indexOf('line');
  return rows.map((row) => {
    const damage = DAMAGE[row[at]];
    if (damage === undefined) return row;
    const [column, read, why] = damage;
    const next = row.with(columns.indexOf(column), read);
    return [...next, plain(seed.at(row[at])), why];
  });
}

/** Schedules printed with a game's own rules, beside the house's list. */
function own(games, older, seed) {
  const made = [];
  const add = (id, title, cite, of, sections, standing = 'own') =>
    made.push({
      id,
      title,
      cite: `003:${cite}`,
      standing,
      games: [id.replace(/-own$/, '')],
      rules: of,
      sections,
    });
  const table = (book, game, i) => book.find((g) => g.game.startsWith(game)).collections[i];
  const plainRows = (t, order, numbered) => {
    const lines = tableLines(t, seed);
    const cells = numbered ? t.rows.map((row, i) => [i + 1, ...row]) : t.rows;
    return flatRows(
      cells.map((row) => row.map(String)),
      lines,
      order,
    );
  };
  const flat = (cite, columns, rows, more = {}) => ({
    id: 's1',
    title: 'A flat fee for every base wager, and one from the player-dealer, by table limit',
    cite: `003:${cite}`,
    limits: LIMITS,
    fees: [perCircle, dealerFlat],
    columns,
    rows,
    ...more,
  });
  const playerFirst = ['option', 'limit', 'fee 1', 'fee 2', 'line'];
  const dealerFirst = ['option', 'limit', 'fee 2', 'fee 1', 'line'];
  const uth = table(games, 'Ultimate', 0);
  add(
    'ultimate-texas-holdem-own',
    "Ultimate Texas Hold'em",
    '2452-2460',
    rules('003:2454', '003:2454', null),
    [
      flat('2454', playerFirst, plainRows(uth, ['option', 'limit', 2, 3]), {
        fees: [
          { ...perCircle, at: 'play' },
          { ...dealerFlat, at: 'play' },
        ],
        title:
          'A flat fee for every Ante, and one from the player-dealer, after the cards are out and before Play',
      }),
    ],
  );
  const three = [table(games, 'Three Card', 0), table(games, 'Three Card', 1)];
  add(
    'three-card-poker-6-card-bonus-own',
    'Three Card Poker 6 Card Bonus',
    '2640-2676',
    rules('003:2644', '003:2644', '003:2644', 'amounts'),
    three.map((t, i) => californiaSection(`s${i + 1}`, t, 2644, seed)),
  );
  const tiles = [table(games, 'Pai Gow Tiles Wild', 0), table(games, 'Pai Gow Tiles Wild', 1)];
  add(
    'pai-gow-tiles-wild-own',
    'Pai Gow Tiles Wild',
    '3101-3147',
    rules('003:3105', '003:3105', '003:3105', 'amounts'),
    tiles.map((t, i) => californiaSection(`s${i + 1}`, t, 3105, seed)),
  );
  add(
    'ez-baccarat-panda-8-own',
    'EZ Baccarat Panda 8',
    '2822-2841',
    rules('003:2824', '003:2824', '003:2824', 'amounts'),
    [flat('2824', dealerFirst, plainRows(table(games, 'EZ Baccarat', 0), ['option', 'limit', 2, 3]))],
  );
  add('baccarat-9-own', 'Baccarat 9', '1100-1121', {}, [
    flat(
      '1102',
      dealerFirst,
      plainRows(table(older, 'Baccarat 9 (undated', 0), ['option', 'limit', 2, 3], true),
      {
        numbered: 'by row',
        limits: { ...LIMITS, anyMinimum: '003:1119-1121' },
        note: 'A minimum that is not printed pays as the row with the same maximum (003:1119-1121).',
      },
    ),
  ]);
  add('fortune-pai-gow-poker-own', 'Fortune Pai Gow Poker', '1702-1715', {}, [
    flat(
      '1704',
      dealerFirst,
      plainRows(table(older, 'Fortune Pai Gow', 0), ['option', 'limit', 2, 3], true),
      { numbered: 'by row' },
    ),
  ]);
  const tie = plainRows(table(older, 'Pan 9', 0), ['option', 'limit', 2, 3]);
  add(
    'bonus-tie-own',
    'Pan 9 and Super 9 with Bonus Tie Bet',
    '1976-1983',
    rules('003:1978', '003:1978', null),
    [
      flat('1978', playerFirst, tie, {
        note: 'Printed inside the Super 9 rules and named for Pan 9: taken for both.',
      }),
    ],
  );
  made.at(-1).games = ['pan-9', 'super-9-bonus-tie'];
  add(
    'blackjack-poker-own',
    'Blackjack Poker',
    '2114-2132',
    rules('003:2116', '003:2116', '003:2122', 'amounts'),
    [flat('2116', dealerFirst, plainRows(table(older, 'Blackjack Poker', 0), ['option', 'limit', 2, 3]))],
  );
  return made;
}
