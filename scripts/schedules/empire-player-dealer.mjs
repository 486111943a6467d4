/** Empire: one table for each player-dealer game. */
import { money, printedRange, range } from './cells.mjs';
import {
  dealerByAction,
  dealerByWager,
  dealerFlat,
  perCircle,
  perCircleBySize,
  reading,
  rules,
} from './sections.mjs';
import { plain } from './seeds.mjs';

const BETS = { play: ['bets'] };

export function playerDealer(tables, block, seed) {
  const tier = (text) => range(printedRange(text));
  const one = (id, title, section) => [{ id, title, ...section }];
  const bySize = (id, title, cite, game, table, lines, extra) =>
    block(
      id,
      title,
      cite,
      game,
      {},
      one('s1', 'By the size of the bet on a square, before the hands go out', {
        cite: `002:${extra}`,
        fees: [perCircleBySize],
        columns: ['option', 'bet', 'fee 1', 'line'],
        numbered: 'by row',
        rows: table.rows.map(([bet, fee], i) => [1, tier(bet), money(fee), lines[i]]),
      }),
    );
  const pure = tables('Pure 21.5').map(({ rows, lines }, i) =>
    rows.map(([limit, wager, fee], tierNumber) => [
      i + 1,
      tierNumber === 0 ? tier(limit) : null,
      tier(wager),
      money(fee),
      seed.table([lines[0] + 3, lines[1]])[tierNumber],
    ]),
  );
  const blackjack = tables('21st Century Blackjack 8.0')[0];
  const baccarat = tables('21st Century Baccarat')[0];
  const three = tables('Three Card')[0];
  const limits = [...new Set(three.rows.map(([limit]) => limit))];
  return [
    block(
      'nines-up',
      "9's Up",
      '149-152',
      'nines-up',
      {},
      one('s1', 'For every square with a bet, before the hands go out', {
        cite: '002:152',
        limits: { ...BETS, min: '$10', max: '$100' },
        fees: [perCircle],
        columns: ['option', 'fee 1', 'line'],
        numbered: 'by row',
        sentence: true,
        rows: [[1, 100, 152]],
      }),
    ),
    block(
      'no-bust-blackjack',
      'No Bust Blackjack',
      '313-324',
      'no-bust-blackjack',
      rules(null, '002:309', '002:244, 002:309', 'amounts', 3),
      one('s1', 'The player-dealer pays by total action on the table', {
        cite: '002:323',
        limits: { ...BETS, min: '$5', max: '$400' },
        fees: [dealerByAction, perCircle],
        columns: ['option', 'limit', 'action', 'fee 1', 'fee 2', 'line'],
        numbered: 'by row',
        rows: tables('No Bust')[0].rows.map(([limit, action, fee, player], i) => [
          1,
          i === 0 ? tier(limit) : null,
          tier(action),
          money(fee),
          i === 0 ? money(player) : null,
          319 + i,
        ]),
      }),
      { dated: '10/01/2007' },
    ),
    bySize(
      'pai-gow-tiles',
      'Pai Gow Tiles',
      '63-69',
      'pai-gow-tiles',
      tables('Pai Gow Tiles')[0],
      [67, 68, 69],
      '354',
    ),
    bySize(
      'double-hand-poker',
      'Double Hand Poker',
      '35-47',
      'double-hand-poker',
      tables('Double Hand')[0],
      [41, 43],
      '45-47',
    ),
    block(
      'baccarat',
      '21st Century Baccarat',
      '880-891',
      'twenty-first-century-baccarat',
      {},
      one('s1', 'By the wager on each circle, and a flat fee from the player-dealer', {
        cite: '002:888',
        limits: { ...BETS, min: '$10', max: '$300' },
        fees: [perCircleBySize, dealerFlat],
        columns: ['option', 'limit', 'bet', 'fee 1', 'fee 2', 'line'],
        numbered: 'by row',
        rows: baccarat.rows.map(([limit, bet, fee, dealer], i) => [
          1,
          i === 0 ? `${tier(limit)}, 10 circles a seat` : null,
          tier(bet),
          money(fee),
          i === 0 ? money(dealer) : null,
          889 + i,
        ]),
      }),
      { dated: '03/04/2008' },
    ),
    block(
      'three-card-poker',
      'Three Card Poker',
      '971-988',
      'three-card-poker',
      {},
      one(
        's1',
        "A flat fee for every spot, and the player-dealer by the size of the player-dealer's own bet",
        {
          cite: '002:977',
          limits: BETS,
          fees: [perCircle, dealerByWager],
          columns: ['option', 'limit', 'fee 1', 'wager', 'fee 2', 'line'],
          numbered: 'by row',
          rows: three.rows.map(([limit, player, wager, fee], i) => {
            const first = i === 0 || three.rows[i - 1][0] !== limit;
            return [
              limits.indexOf(limit) + 1,
              first ? tier(limit) : null,
              first ? money(player) : null,
              tier(wager),
              money(fee),
              978 + i,
            ];
          }),
        },
      ),
    ),
    block(
      'pure-21-5',
      'Pure 21.5 Blackjack',
      '1122-1158',
      'pure-21-5-blackjack',
      rules('002:1157', '002:1098', '002:1036, 002:1097', 'amounts', 3),
      one('s1', "Schedules 1-3: the player-dealer pays by the size of the player-dealer's own bet", {
        cite: '002:1158',
        limits: BETS,
        fees: [dealerByWager],
        columns: ['option', 'limit', 'wager', 'fee 1', 'line'],
        numbered: 'by row',
        rows: pure.flat(),
      }),
      { dated: '09/23/2009' },
    ),
    block(
      'blackjack',
      '21st Century Blackjack 8.0',
      '1429-1439',
      'twenty-first-century-blackjack',
      rules('002:1431', '002:1431', '002:1385, 002:1431', 'amounts'),
      one('s1', 'Options 1-2: the player-dealer pays by the total of game and Buster wagers', {
        cite: '002:1431',
        limits: BETS,
        fees: [dealerByAction, perCircle],
        readings: { action: reading('game and bonus wagers', 'game and bonus wagers', '002:1431') },
        columns: ['option', 'limit', 'action', 'fee 2', 'fee 1', 'line', 'printed', 'reading'],
        rows: blackjack.rows.map(([option, limit, action, player, dealer], i) => {
          const first = i === 0 || blackjack.rows[i - 1][0] !== option;
          const last = blackjack.rows[i + 1]?.[0] !== option;
          return [
            Number(option),
            first ? tier(limit) : null,
            last ? range([printedRange(action)[0], null]) : tier(action),
            first ? money(player) : null,
            money(dealer),
            1434 + i,
            ...(last ? [plain(seed.at(1434 + i)), 'no tier is printed above it: the last one applies'] : []),
          ];
        }),
      }),
    ),
    block(
      'fortune-pai-gow-poker',
      'Fortune Pai Gow Poker',
      '1509-1513',
      'fortune-pai-gow-poker',
      {},
      one('s1', 'A flat fee for every circle, and the player-dealer by total action', {
        cite: '002:1511',
        limits: { ...BETS, min: '$10', max: '$100' },
        note: 'No time is printed (002:1504); read before the deal.',
        fees: [perCircle, dealerByAction],
        readings: { action: reading('game and bonus wagers', 'game and bonus wagers', '002:1511') },
        columns: ['option', 'fee 1', 'action', 'fee 2', 'line'],
        numbered: 'by row',
        rows: tables('Fortune')[0].rows.map(([, , action, fee], i) => [
          1,
          i === 0 ? 100 : null,
          tier(action),
          money(fee),
          1512 + i,
        ]),
      }),
    ),
  ];
}
