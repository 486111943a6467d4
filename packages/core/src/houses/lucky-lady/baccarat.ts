import { leftOfDealer } from '../../engine/player-dealer/steps.ts';
import { baccarat, oneUp, threeCardEight, threeCardSeven, tieBet } from '../../games/baccarat/baccarat.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { offeredAround, printed, read } from '../offering/table-rules.ts';
import {
  decks,
  naturalRanks,
  naturalStops,
  openBackline,
  order,
  seats,
  settled,
  sevenPushes,
  standsAlone,
} from '../readings/baccarat-readings.ts';
import { noEmptySpots, withoutBackline } from '../readings/bank-readings.ts';

/** 004:1008: Tie, Fortune 7 and One Up up to $100. */
const upTo100 = { alone: false, max: 10_000 };

export const fortune7Baccarat = playerDealerOffering({
  id: 'lucky-lady/fortune-7-baccarat',
  name: 'Fortune 7 Baccarat',
  family: 'baccarat',
  line: 'No-commission baccarat with Fortune 7 and One Up side bets.',
  cite: '004:882-1012',
  wagers: {
    player: '004:924, 004:961',
    banker: '004:925, 004:962',
    tie: '004:926, 004:969-974',
    'one up': '004:928, 004:993-997',
    seven: '004:927, 004:985-986',
  },
  settings: {
    sevenPushes: sevenPushes('004:925, 004:962', true),
    tieAlone: standsAlone(
      'Tie may be bet without a Player or Banker bet',
      '004:926; 004:968 is garbled',
      true,
    ),
    order: order('004:959'),
    emptySpots: noEmptySpots('004:914, 004:1307', 'printed'),
  },
  // 004:1520-1522; bonus wagers stop at $100 (004:1008), and where the least bet is above that they begin at $5.
  limits: [bets(5, 100), bets(10, 1000, { bonus: [10, 100] }), bets(1000, 10_000, { bonus: [5, 100] })],
  ranges: [
    betRange([5, 100], [100, 10_000], '004:1520-1522'),
    betRange([101, 1000], [101, 10_000], '004:1520-1522', { bonus: [5, 100] }),
  ],
  table: { ...offeredAround('004:892'), backline: printed('none', '004:914') },
  game: ({ tieAlone, sevenPushes, order, emptySpots }) =>
    baccarat({
      decks: 8,
      seats: 8,
      naturalStops: true,
      // 004:907-910
      naturalsListed: true,
      sevenPushes,
      // 004:914
      backline: withoutBackline(emptySpots),
      bonuses: [
        tieBet(9, { ...upTo100, alone: tieAlone }),
        oneUp(upTo100),
        threeCardSeven('Fortune 7', upTo100),
      ],
      settlement: settled(order, leftOfDealer, 'player', 'banker', 'tie', 'one up', 'seven'),
    }),
});

export const ezBaccaratPanda8 = playerDealerOffering({
  id: 'lucky-lady/ez-baccarat-panda-8',
  name: 'EZ Baccarat Panda 8',
  family: 'baccarat',
  line: 'No-commission baccarat with Panda 8 and Dragon 7 side bets.',
  cite: '004:1016-1148',
  wagers: {
    player: '004:1062, 004:1099',
    banker: '004:1063, 004:1100',
    tie: '004:1064, 004:1107-1112',
    eight: '004:1066, 004:1131-1132',
    seven: '004:1065, 004:1120-1121',
  },
  settings: {
    decks: decks('004:1034', 3),
    seats: seats('004:1048'),
    naturalStops: naturalStops('004:1070-1076 print none'),
    naturalRanks: naturalRanks('004:1041-1044'),
    sevenPushes: sevenPushes('004:1062-1063, 004:1100', false),
    order: order('004:1052'),
  },
  // 004:1520-1522
  limits: [bets(5, 100), bets(10, 1000), bets(1000, 10_000)],
  ranges: [betRange([5, 1000], [100, 10_000], '004:1520-1522')],
  table: {
    ...offeredAround('004:1026'),
    backline: printed('allowed', '004:1048'),
    bettingTime: read(30, '004:1148'),
  },
  game: ({ order, ...values }) =>
    baccarat({
      ...values,
      // 004:1041-1044
      naturalsListed: true,
      // 004:1048
      backline: openBackline,
      bonuses: [
        tieBet(8, { alone: true }),
        threeCardEight('Panda 8', { alone: false }),
        threeCardSeven('Dragon 7', { alone: false }),
      ],
      settlement: settled(order, leftOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
    }),
});

export const baccarats: readonly PlayerDealerOffering[] = [fortune7Baccarat, ezBaccaratPanda8];
