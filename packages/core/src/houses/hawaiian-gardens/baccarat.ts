import { leftOfDealer, rightOfDealer } from '../../engine/player-dealer/steps.ts';
import {
  baccarat as baccaratGame,
  dragonNine,
  fourCardBonus,
  fourCardBonusAllRows,
  oddChart,
  threeCardEight,
  threeCardSeven,
  tieBet,
  usualChart,
} from '../../games/baccarat/baccarat.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { bankAfterBetting, offeredAround, printed, read } from '../offering/table-rules.ts';
import {
  decks,
  naturalRanks,
  naturalStops,
  openBackline,
  order,
  orderUnprinted,
  seats,
  settled,
  sevenPushes,
  standsAlone,
} from '../readings/baccarat-readings.ts';
import { ezLimits, usualLimits } from './table/table-limits.ts';

export const baccarat = playerDealerOffering({
  id: 'hawaiian-gardens/baccarat',
  name: 'Baccarat with Bonus Wager',
  family: 'baccarat',
  line: 'Bet on Player, Banker, Tie or the first four cards; closest to nine wins.',
  cite: '003:1435-1492',
  wagers: {
    player: '003:1465-1473',
    banker: '003:1465-1466, 003:1474',
    tie: '003:1465, 003:1475',
    bonus: '003:1483-1490',
  },
  settings: {
    decks: decks('003:1439', 6),
    chart: setting({
      title: "Banker's drawing chart after the Player draws",
      cite: '003:1454-1463',
      choices: ['printed here', 'usual'],
      labels: { 'printed here': 'as this book prints it', usual: 'the usual chart' },
      printed: 'printed here',
      customary: 'usual',
    }),
    order: orderUnprinted('003:1466'),
    bonusRows: setting({
      title: 'Four cards that match several Bonus rows: pay the best, or all',
      cite: '003:1484-1486',
      choices: ['best', 'all'],
      customary: 'best',
    }),
  },
  limits: usualLimits,
  table: {
    ...bankAfterBetting('003:1468'),
    bankDeclined: read('another first', '003:1468'),
    backline: printed('allowed', '003:1467'),
  },
  game: ({ decks, chart, order, bonusRows }) =>
    baccaratGame({
      decks,
      // 003:1439: a batwing table for fourteen.
      seats: 14,
      chart: chart === 'usual' ? usualChart : oddChart,
      naturalStops: true,
      sevenPushes: false,
      bankerPays: [19, 20],
      // 003:1450 turns the Banker hand after the Player has drawn, but 003:1447 needs it before.
      dealt: 'to the largest bettor',
      backline: openBackline,
      bonuses: [tieBet(8, { alone: true }), bonusRows === 'all' ? fourCardBonusAllRows : fourCardBonus],
      // No order is printed, except that the bonus goes from the player-dealer button (003:1492).
      settlement: settled(order, leftOfDealer, 'player', 'banker', 'tie', 'bonus'),
    }),
});

export const ezBaccaratPanda8 = playerDealerOffering({
  id: 'hawaiian-gardens/ez-baccarat-panda-8',
  name: 'EZ Baccarat Panda 8',
  family: 'baccarat',
  line: 'No-commission baccarat with Panda 8 and Dragon 7 side bets.',
  cite: '003:2684-2841',
  wagers: {
    player: '003:2730, 003:2767',
    banker: '003:2731, 003:2768',
    tie: '003:2732, 003:2775-2780',
    eight: '003:2734, 003:2800-2801',
    seven: '003:2733, 003:2788-2789',
  },
  settings: {
    decks: decks('003:2702', 3),
    seats: seats('003:2716'),
    naturalStops: naturalStops('003:2738-2739 let the other hand draw; 003:2709-2711 rank naturals first'),
    naturalRanks: naturalRanks('003:2709-2712'),
    sevenPushes: sevenPushes('003:2731, 003:2768', false),
    tieAlone: standsAlone(
      'Tie may be bet without a Player or Banker bet',
      '003:2732 against 003:2774',
      false,
    ),
    order: order('003:2720'),
  },
  // 003:2832 has one more in its own list.
  limits: ezLimits,
  table: {
    ...offeredAround('003:2694'),
    backline: printed('allowed', '003:2716'),
    bettingTime: read(30, '003:2817'),
  },
  game: ({ tieAlone, order, ...values }) =>
    baccaratGame({
      ...values,
      // 003:2709-2712
      naturalsListed: true,
      backline: openBackline,
      bonuses: [
        tieBet(8, { alone: tieAlone }),
        threeCardEight('Panda 8', { alone: false }),
        threeCardSeven('Dragon 7', { alone: false }),
      ],
      settlement: settled(order, leftOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
    }),
});

export const fortune7Baccarat = playerDealerOffering({
  id: 'hawaiian-gardens/fortune-7-baccarat',
  name: 'Fortune 7 Baccarat',
  family: 'baccarat',
  line: 'No-commission baccarat with Dragon 7 and Dragon 9 side bets.',
  cite: '003:2847-2973',
  wagers: {
    player: '003:2883, 003:2920',
    banker: '003:2884, 003:2921',
    tie: '003:2885, 003:2928-2938',
    nine: '003:2887, 003:2954-2957',
    seven: '003:2886, 003:2946-2947',
  },
  settings: {
    sevenPushes: sevenPushes('003:2884, 003:2921', true),
    bonusAlone: standsAlone(
      'Dragon 7 and Dragon 9 may be bet without a Player or Banker bet',
      '003:2886-2887 against 003:2943, 003:2952',
      true,
    ),
    dealt: setting({
      title: 'How cards are dealt',
      cite: '003:2889 allows both',
      choices: ['face up', 'face down'],
      customary: 'face up',
    }),
    order: order('003:2918'),
  },
  limits: ezLimits,
  table: { ...offeredAround('003:2851'), backline: printed('allowed', '003:2873') },
  game: ({ bonusAlone, order, ...values }) => {
    // 003:2927, 003:2943, 003:2952
    const terms = { alone: bonusAlone, anySizeWithLine: true };
    return baccaratGame({
      decks: 8,
      seats: 8,
      naturalStops: true,
      // 003:2866-2869
      naturalsListed: true,
      ...values,
      backline: openBackline,
      bonuses: [tieBet(8, { ...terms, alone: true }), dragonNine(terms), threeCardSeven('Dragon 7', terms)],
      settlement: settled(order, leftOfDealer, 'player', 'banker', 'tie', 'nine', 'seven'),
    });
  },
});

export const gardensBaccarat = playerDealerOffering({
  id: 'hawaiian-gardens/gardens-baccarat',
  name: 'Gardens Baccarat',
  family: 'baccarat',
  line: 'Baccarat dealt face down, with Tiger 8 and Dragon 7 side bets.',
  cite: '003:11605-11847',
  wagers: {
    player: '003:11647, 003:11687',
    banker: '003:11648, 003:11688',
    tie: '003:11649, 003:11702-11706',
    eight: '003:11651, 003:11724',
    seven: '003:11650, 003:11715',
  },
  settings: {
    decks: decks('003:11617', 3),
    sevenPushes: sevenPushes('003:11688', true),
    bonusAlone: standsAlone(
      'Dragon 7 and Tiger 8 may be bet without a Player or Banker bet',
      '003:11650-11651 against 003:11711, 003:11720',
      false,
    ),
    order: order('003:11683'),
  },
  // 003:11739-11741, 003:11758
  limits: [bets(5, 100), bets(10, 1000), bets(1000, 5000), bets(1, 100), bets(10, null)],
  ranges: [
    betRange([5, 1000], [10, 5000], '003:11739-11741'),
    betRange([1, 300], [100, null], '003:11758-11760'),
  ],
  table: { ...offeredAround('003:11609, 003:11839'), backline: printed('allowed', '003:11637') },
  game: ({ bonusAlone, order, ...values }) =>
    baccaratGame({
      seats: 8,
      naturalStops: true,
      // 003:11626-11629
      naturalsListed: true,
      ...values,
      // 003:11653-11656
      dealt: 'face down',
      backline: openBackline,
      bonuses: [
        tieBet(8, { alone: true }),
        threeCardEight('Tiger 8', { alone: bonusAlone }),
        threeCardSeven('Dragon 7', { alone: bonusAlone }),
      ],
      // 003:11683: from the player-dealer's right, counter-clockwise.
      settlement: settled(order, rightOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
    }),
});

export const baccarats: readonly PlayerDealerOffering[] = [
  baccarat,
  ezBaccaratPanda8,
  fortune7Baccarat,
  gardensBaccarat,
];
