/** Hotel Del Rio: the same nine options printed with each poker game, and Three Card Poker's. */
import { bracket, cents, range } from './cells.mjs';
import { bets, dealerByAction, perCircle, reading, rules } from './sections.mjs';

/** Offering, game in the catalog, and the lines of its sentence and its closing rules. */
const POKER = [
  ['omaha', 'Omaha', 122, 142],
  ['omaha-hi-lo', 'Omaha High/Low Split', 284, 306],
  ['holdem', "Texas Hold'em", 432, 454],
];

export function delRio(catalog) {
  const games = catalog('001-hotel-del-rio');
  const of = (game) => games.find((g) => g.game === game).collections;
  return {
    poker: POKER.map(([id, game, sentence, one]) => poker(id, of(game)[0], sentence, one)),
    'three-card-poker': [threeCard(of('Three Card Poker 6 Card Bonus'))],
  };
}

function poker(id, table, sentence, one) {
  const cite = `001:${sentence}`;
  return {
    id,
    title: 'Limit, pot limit and no limit, $1 to $1,000',
    cite: `001:${sentence}-${one + 3}`,
    standing: 'current',
    games: [id],
    rules: rules(`001:${one}`, `001:${one + 1}`, `001:${one + 2}`, 'brackets'),
    sections: [
      {
        id: 's1',
        title: 'Options 1-9: from the pot after the flop; without a flop only the modified fee',
        cite,
        limits: { play: ['fixed', 'pot', 'no-limit'], min: '$1', max: '$1,000' },
        fees: [
          { name: 'Collection Fee', from: 'pot', at: 'flop', by: 'players' },
          { name: 'Modified Fee', from: 'pot', at: 'deal', unless: 'flop', by: 'players' },
        ],
        // 001:122 and 284 say "up to two fees", 432 one or the other.
        readings: { designated: reading(id === 'holdem' ? 'instead' : null, 'instead', cite) },
        columns: ['option', 'players', 'fee 1', 'fee 2', 'line'],
        rows: table.rows.map((row) => [
          row.option,
          bracket(row.players),
          cents(row.collection_fee),
          cents(row.modified_fee),
          row.line,
        ]),
      },
    ],
  };
}

function threeCard([zero, both]) {
  const first = new Set();
  const rows = (table) =>
    table.rows.map((row) => {
      const again = first.has(row.option);
      first.add(row.option);
      return [
        row.option,
        range([row.bonus_bet_min, row.bonus_bet_max]),
        range([row.action_from, row.action_to]),
        cents(row.player_dealer_fee),
        again ? null : cents(row.player_fee),
        row.line,
      ];
    });
  const section = (id, title, cite, limits, fees, table) => ({
    id,
    title,
    cite,
    limits,
    fees,
    readings: { action: reading('game and bonus wagers', 'game and bonus wagers', cite) },
    columns: ['option', 'bonus', 'action', 'fee 1', 'fee 2', 'line'],
    rows: rows(table),
  });
  return {
    id: 'three-card-poker',
    title: 'Three Card Poker 6 Card Bonus',
    cite: '001:619-791',
    standing: 'current',
    games: ['three-card-poker-6-card-bonus'],
    rules: rules('001:786', '001:788', '001:789', 'amounts'),
    sections: [
      section(
        's1',
        'Options 1-22: the player-dealer pays by total table action',
        '001:623',
        bets('$3-$25', '$300-$2,000'),
        [dealerByAction, perCircle],
        zero,
      ),
      {
        ...section(
          's2',
          'Options 23-28: the player-dealer by total table action, and a flat fee for every base wager',
          '001:749',
          bets('$10', '$500-$2,000'),
          [
            { ...dealerByAction, at: 'play' },
            { ...perCircle, at: 'play' },
          ],
          both,
        ),
        note: 'Taken after "two hole cards" (001:749), words of another game: read after the deal, before Play.',
      },
    ],
  };
}
