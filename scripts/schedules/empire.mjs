/** Empire: two generations of poker fees. */
import { money } from './cells.mjs';
import { playerDealer } from './empire-player-dealer.mjs';
import { reading } from './sections.mjs';

export function empire(catalog, seed) {
  const games = catalog('002-empire-sportsmens');
  const tables = (game) => games.find((g) => g.game.startsWith(game)).collections;
  const block = (id, title, cite, game, of, sections, more = {}) => ({
    id,
    title,
    cite: `002:${cite}`,
    standing: 'current',
    ...more,
    games: Array.isArray(game) ? game : [game],
    rules: of,
    sections,
  });
  return {
    poker: poker(tables, block, seed),
    'player-dealer': playerDealer(tables, block, seed),
  };
}

/** Generation A (2007) takes the fee from the blinds before the deal; B, a later page, only prints amounts. */
function poker(tables, block, seed) {
  const [a, b] = tables("Texas Hold'em");
  const linesA = seed.table([78, 92]);
  const linesB = seed.table([1219, 1234]);
  const [tahoeA, tahoeB] = tables('Tahoe');
  const [lowA, lowB] = tables('Lowball');
  const from = (blind) => ({ name: 'Collection', from: blind, at: 'start', by: 'players' });
  const jackpot = { name: 'Jackpot', from: 'blinds', at: 'start', to: 'jackpot' };
  const seated = (cite) => ({ count: reading('seated', 'seated', cite) });
  const oldOne = (id, title, line, game, table) =>
    block(
      id,
      title,
      `${line}`,
      game,
      {},
      [
        {
          id: 's1',
          title: 'By players seated, from the middle blind before the deal',
          cite: `002:${line}`,
          fees: [from('middle blind')],
          readings: seated(`002:${line}`),
          columns: ['option', 'fee 1 @ 6+', 'fee 1 @ 5-', 'line'],
          numbered: 'by row',
          sentence: true,
          rows: [[1, ...table.rows.map(([, fee]) => money(fee)), line]],
        },
      ],
      { standing: 'older' },
    );
  const newOne = (id, title, cite, games, table, lines, brackets, blind) =>
    block(
      id,
      title,
      cite,
      games,
      {},
      [
        {
          id: 's1',
          title: 'By table limit and number of players',
          cite: `002:${cite}`,
          note: 'Who pays and when is not printed here: read as on the older page, from the blinds before the deal.',
          fees: [from(blind), { ...jackpot, from: blind }],
          columns: ['option', 'limit', ...brackets.map((p) => `fee 1 @ ${p}`), 'fee 2', 'line'],
          numbered: 'by row',
          rows: table.rows.map(([limit, ...fees], i) => [
            i + 1,
            limit.replaceAll(' - ', '-'),
            ...fees.map(money),
            lines[i],
          ]),
        },
      ],
      { dated: 'undated, after 2009' },
    );
  return [
    newOne(
      'holdem-b',
      "Texas Hold'em and Omaha High/Low",
      '1216-1234',
      ['holdem', 'omaha-hi-lo'],
      b,
      linesB,
      ['1-2', '3+'],
      'blinds',
    ),
    block(
      'holdem-a',
      "Texas Hold'em and Omaha Hi-Lo",
      '71-98',
      ['holdem', 'omaha-hi-lo'],
      {},
      [
        {
          id: 's1',
          title: 'From the blinds before the deal, with a jackpot fee; $3 with five or fewer seated',
          cite: '002:98',
          fees: [from('blinds'), jackpot],
          readings: seated('002:96'),
          columns: ['option', 'limit', 'fee 1 @ 6+', 'fee 1 @ 5-', 'fee 2', 'line'],
          columnLines: { 'fee 1 @ 5-': 96 },
          numbered: 'by row',
          rows: a.rows.map(([limit, fee, pot], i) => [
            i + 1,
            limit.replace('/$', '-$').replace('N/L', 'NL'),
            money(fee),
            300,
            money(pot),
            linesA[i],
          ]),
        },
      ],
      { standing: 'older', dated: '09/19/2007' },
    ),
    newOne(
      'tahoe-b',
      'Tahoe Pineapple High/Low',
      '1241-1245',
      'tahoe-pineapple-hi-lo',
      tahoeB,
      seed.table([1244, 1245]),
      ['5-', '6+'],
      'middle blind',
    ),
    oldOne('tahoe-a', 'Split games, Tahoe Pineapple', 55, 'tahoe-pineapple-hi-lo', tahoeA),
    newOne(
      'lowball-b',
      'Lowball',
      '1236-1239',
      'lowball',
      lowB,
      seed.table([1239, 1239]),
      ['5-', '6+'],
      'middle blind',
    ),
    oldOne('lowball-a', 'Low Ball Poker', 61, 'lowball', lowA),
  ];
}
