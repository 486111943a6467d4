/** Hawaiian Gardens: what poker games print with their own rules, such as Archie and Short Deck. */
import { bracket, money } from './cells.mjs';
import { fiveCard, shortDeck } from './gardens-flop.mjs';
import { big, drop, fixed, halfHourStart, reading, smallBlindFirst } from './sections.mjs';
import { closingRules, rowLines } from './seeds.mjs';

const C = 'Collection Fee';
const draws = smallBlindFirst(drop(C, 'start', 'draw', '2nd draw'));
const flops = smallBlindFirst(drop(C, 'start', 'flop', 'turn'));
const streets = drop(C, 'start', '4th street', '5th street');
const afterTwo = drop(C, 'deal', '4th street', '5th street');

/** Offering, game in the catalog, its fees, and what its words leave open. */
const GAMES = {
  'draw-games': [
    ['archie', 'Archie', draws, { count: 'active' }],
    ['badacey', 'Badacey', draws, { timed: 'active' }],
    ['badeucey', 'Badeucey', draws, { count: 'active' }],
  ],
  'flop-games': [
    ['double-board-omaha', 'Double Board Omaha', flops, { timeFrom: true }],
    ['two-seven-dramaha', '2-7 Dramaha', flops, { timeFrom: true }],
    ['dramaha', 'Dramaha', flops, { timeFrom: true }],
  ],
  'stud-games': [
    ['razzdeucey', 'Razzdeucey', streets, { past: true }],
    ['razzdacey', 'Razzdacey', streets, { past: true }],
    [
      'super-razzdacey',
      'Super Razzdacey',
      streets,
      {
        timed: 'active',
        note: 'Fee #2 is printed "after the first draw", which the game does not have (003:4578, 003:4608): read fourth street.',
      },
    ],
    ['super-seven-card-stud', 'Super 7 Card Stud', streets, { past: true }],
    ['super-seven-card-stud-hi-lo', 'Super 7 Card Stud Hi/Lo', streets, { past: true }],
    ['super-seven-card-stud-hi-lo-regular', 'Super 7 Card Stud Hi/Lo Regular', streets, { past: true }],
    ['super-razzdeucey', 'Super Razzdeucey', streets, { timed: 'active' }],
    ['super-razz', 'Super Razz', streets, { timed: 'active' }],
    ['seven-card-stud-hi-lo-regular', '7 Card Stud Hi/Lo Regular', afterTwo, { past: true }],
  ],
};

export function gardensOwn(catalog, seed) {
  const games = catalog('003c-hawaiian-gardens');
  const collections = (name) => games.find((g) => g.game === name).collections;
  const files = {};
  for (const [file, list] of Object.entries(GAMES)) {
    files[file] = list.map(([id, name, fees, words]) =>
      ownBlock(id, name, fees, words, collections(name), seed),
    );
  }
  files['flop-games'].push(
    shortDeck(collections("Short Deck Texas Hold'em"), seed),
    fiveCard(catalog('003b-hawaiian-gardens').find((g) => g.game.startsWith('Five Card')).collections, seed),
  );
  files.chinese = [faceUpChinese(collections('Face-Up Chinese Poker')[0], seed)];
  return files;
}

function ownBlock(id, name, fees, words, tables, seed) {
  const [nl, limit, timed] = tables;
  const readings = (cite) => ({
    ...(words.count ? { count: reading(words.count, words.count, cite) } : {}),
    ...(words.past ? { street: reading('past', 'dealt', cite) } : {}),
  });
  const perHand = (s, title, table, limits) => ({
    id: s,
    title,
    cite: `003:${table.lines[0]}`,
    limits,
    ...(words.note ? { note: words.note } : {}),
    fees,
    readings: readings(`003:${table.lines[0]}`),
    columns: ['option', 'players', 'fee 1', 'fee 2', 'fee 3', 'line'],
    rows: rowLines(table, seed).map((line, i) => {
      const [option, players, ...amounts] = table.rows[i];
      return [option, bracket(players), ...amounts.map(money), line];
    }),
  });
  const most = /8/.test(timed.shape.match(/table with (\d) to 5/)[0]) ? 8 : 7;
  const cite = `003:${timed.lines[0]}`;
  const counted = words.timed ?? words.count;
  return {
    id: `${id}-own`,
    title: name,
    cite: `003:${nl.lines[0]}-${timed.lines[1]}`,
    standing: 'own',
    games: [id],
    rules: closingRules(seed, timed.lines[1]),
    sections: [
      perHand('s1', 'No limit and pot limit, per hand', nl, big('$50', '$2,500')),
      perHand('s2', 'Limit games, per hand', limit, fixed('$2-$4', '$50-$100')),
      {
        id: 's3',
        title: 'Limit games, in advance every half hour',
        cite,
        limits: fixed('$60-$120', '$4,000-$8,000'),
        fees: [halfHourStart],
        readings: {
          ...(counted ? { count: reading(counted, counted, cite) } : {}),
          ...(words.timeFrom ? { timeFrom: reading('pot', 'each player', cite) } : {}),
        },
        columns: ['option', `fee 1 @ ${most}-5`, 'fee 1 @ 4-', 'line'],
        rows: rowLines(timed, seed).map((line, i) => [
          timed.rows[i][0],
          ...timed.rows[i].slice(1).map(money),
          line,
        ]),
      },
    ],
  };
}

function faceUpChinese(table, seed) {
  return {
    id: 'face-up-chinese-own',
    title: 'Face-Up Chinese Poker',
    cite: '003:7342-7355',
    standing: 'own',
    games: ['face-up-chinese'],
    rules: closingRules(seed, 7355, 'amounts'),
    sections: [
      {
        id: 's1',
        title: 'Each player, for every 30 minutes played, by table limit',
        cite: '003:7344',
        note: 'The book does not say when in the 30 minutes: read at the end, as the house-wide list has it (003:10081).',
        fees: [{ name: 'Player Fee', from: 'player', at: 'half hour end' }],
        columns: ['option', 'limit', 'fee 1', 'line'],
        rows: table.rows.map(([option, limit, fee], i) => [
          option,
          `${limit.replace(' +', '+')} a point`,
          money(fee),
          7347 + i,
        ]),
      },
    ],
  };
}
