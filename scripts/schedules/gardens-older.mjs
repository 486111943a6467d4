/** Hawaiian Gardens, older poker: Regular, Designated and Jackpot fee (003:50-63 and its copies), Lowball, no limit and pot limit tables. */
import { cents } from './cells.mjs';
import { drop, halfHourEnd, reading, rules } from './sections.mjs';

export function gardensOlder(catalog, seed) {
  const games = catalog('003a-hawaiian-gardens');
  const PROCEDURES = [
    ['holdem', "Texas Hold'em", 50, 'flop', 61],
    ['crazy-pineapple', 'Crazy Pineapple', 126, 'flop', 137],
    ['seven-card-stud', 'Seven-Card Stud', 191, '4th street', 201],
    ['seven-card-stud-hi-lo-8', 'Seven-Card Stud High-Low', 229, '4th street', 241],
    ['mexican-poker', 'Mexican Poker', 385, '3rd street', 396],
    ['razz', 'Razz', 413, '4th street', 425],
    ['reverse-holdem', "Reverse Hold'em", 459, 'flop', 472],
  ];
  const made = PROCEDURES.map(([id, title, first, stage, designated]) => {
    const at = (n) => procedureLine(seed, first, n);
    return {
      id: `${id}-older`,
      title: `${title}: Regular, Designated and Jackpot Fee`,
      cite: `003:${first}-${at(8)}`,
      standing: 'older',
      games: [id],
      rules: rules(null, `003:${at(2)}`, `003:${at(3)}`, 'fees', 3),
      sections: [
        {
          id: 's1',
          title: `Regular fee from the pot at ${stage === 'flop' ? 'the flop' : stage}, else the Designated fee`,
          cite: `003:${at(5)}`,
          note: 'The book leaves the Regular and the Jackpot fee to the house.',
          fees: regularFees(stage),
          readings: { designated: reading('instead', 'instead', `003:${designated}`) },
          columns: ['option', 'fee 1', 'fee 2', 'fee 3', 'line'],
          numbered: 'by row',
          sentence: true,
          rows: [[1, null, 100, null, designated]],
        },
      ],
    };
  });
  const table = (game, i) => games.find((g) => g.game.startsWith(game)).collections[i];
  made.push(lowballOlder(table('Lowball', 1), table('Lowball', 3)));
  for (const [id, game, title, lines] of [
    ['no-limit-holdem', 'No Limit Poker', 'No-Limit Poker', [1396, 1398, 1413, 1415]],
    ['pot-limit-holdem', 'Pot-Limit Poker', 'Pot-Limit Poker', [1421, 1423, 1426, 1428]],
  ]) {
    made.push(bigBetOlder(id, title, lines, table(game, 0), table(game, 1)));
  }
  return { 'older-poker': made };
}

const regularFees = (stage, by) => [
  { name: 'Regular Table Fee', from: 'pot', at: stage, ...(by ? { by } : {}) },
  { name: 'Designated Table Fee', from: 'pot', at: 'deal', unless: stage, ...(by ? { by } : {}) },
  { name: 'Jackpot Fee', from: 'pot', at: stage, to: 'jackpot' },
];

function procedureLine(seed, first, number) {
  for (let at = first; at < first + 18; at++) if (seed.at(at).trim().startsWith(`${number}. `)) return at;
  throw new Error(`no rule ${number} after 003:${first}`);
}

function lowballOlder(regular, timed) {
  const PLAYERS = ['7-8', '6', '5', '4-'];
  return {
    id: 'lowball-older',
    title: 'Lowball: Regular, Designated and Jackpot Fee; time fees',
    cite: '003:305-342',
    standing: 'older',
    games: ['lowball'],
    rules: rules(null, '003:308', '003:309', 'fees', 3),
    sections: [
      {
        id: 's1',
        title: 'Regular fee once the draw is done, else the Designated fee of $1 (003:333-334)',
        cite: '003:314',
        limits: { play: ['fixed'] },
        note: 'Four players or fewer pay less for a hand that reaches the draw than for one that does not: as printed.',
        fees: regularFees('draw', undefined).map((fee, i) => (i === 0 ? { ...fee, by: 'players' } : fee)),
        readings: { designated: reading('instead', 'instead', '003:316') },
        columns: ['option', 'limit', ...PLAYERS.map((p) => `fee 1 @ ${p}`), 'fee 2', 'fee 3', 'line'],
        columnLines: { 'fee 2': 316 },
        numbered: 'by row',
        rows: regular.rows.map(([limit, blinds, ...amounts], i) => [
          i + 1,
          `$${limit.replace('-', '-$')}, blinds ${blinds}`,
          ...amounts.map(cents),
          100,
          null,
          327 + i,
        ]),
      },
      {
        id: 's2',
        title: 'Time collection: each player, every half hour',
        cite: '003:338',
        limits: { play: ['fixed'] },
        note: "The book does not say when in the half hour: read at its end, as in the house's newer texts (003:2284, 003:7709).",
        fees: [{ name: 'Time collection', from: 'player', at: 'half hour end' }],
        columns: ['option', 'limit', 'fee 1', 'line'],
        numbered: 'by row',
        rows: timed.rows.map(([limit, blinds, fee], i) => [
          regular.rows.length + i + 1,
          `$${limit.replace('-', '-$')}, blinds ${blinds}`,
          cents(fee),
          339 + i,
        ]),
      },
    ],
  };
}

function bigBetOlder(id, title, [first, head, timeFirst, timeHead], hand, timed) {
  const PLAYERS = ['9', '8', '7', '6', '5', '4'];
  return {
    id: `${id}-older`,
    title,
    cite: `003:${first}-${timeHead + timed.rows.length}`,
    standing: 'older',
    games: [id],
    rules: {},
    sections: [
      {
        id: 's1',
        title: 'Per hand, by buy-in, blinds and number of players',
        cite: `003:${head}`,
        limits: { play: [id.startsWith('no') ? 'no-limit' : 'pot'] },
        note: 'That it is per hand is implied by the time table below it; read from the pot once there is a flop.',
        fees: drop('Collection', 'flop'),
        columns: ['option', 'limit', ...PLAYERS.map((p) => `fee 1 @ ${p}`), 'line'],
        numbered: 'by row',
        rows: hand.rows.map(([buyIn, blinds, ...amounts], i) => [
          i + 1,
          `$${buyIn.replace('.00', '').replace('-', '-$')} buy-in, blinds ${blinds}`,
          ...amounts.map(cents),
          head + 1 + i,
        ]),
      },
      {
        id: 's2',
        title: 'Time collection: each player, every half hour, by blinds and number of players',
        cite: `003:${timeFirst}`,
        limits: { play: [id.startsWith('no') ? 'no-limit' : 'pot'] },
        note: "The book does not say when in the half hour: read at its end, as in the house's newer texts (003:2284, 003:7709).",
        fees: [{ ...halfHourEnd, name: 'Time collection' }],
        columns: ['option', 'limit', ...PLAYERS.map((p) => `fee 1 @ ${p}`), 'line'],
        numbered: 'by row',
        rows: timed.rows.map(([blinds, ...amounts], i) => [
          hand.rows.length + i + 1,
          `blinds ${blinds}`,
          ...amounts.map(cents),
          timeHead + 1 + i,
        ]),
      },
    ],
  };
}
