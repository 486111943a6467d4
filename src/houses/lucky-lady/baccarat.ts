import { leftOfDealer, seatBySeat, typeByType } from '../../engine/banked/steps.ts';
import { baccarat, oneUp, threeCardEight, threeCardSeven, tieBet } from '../../games/baccarat.ts';
import { decks, naturalStops, sevenPushes, standsAlone } from '../baccarat-readings.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { bets } from '../table-limits.ts';

/** 004:1520-1522 */
const limits = [bets(5, 100), bets(10, 1000), bets(1000, 10_000)];

/** 004:1008: Tie, Fortune 7 and One Up up to $100. */
const upTo100 = { alone: false, max: 10_000 };

export const baccarats: readonly BankedOffering[] = [
  bankedOffering({
    id: 'lucky-lady/fortune-7-baccarat',
    name: 'Fortune 7 Baccarat',
    cite: '004:882-1012',
    settings: {
      sevenPushes: sevenPushes('004:925, 004:962', true),
      tieAlone: standsAlone('Tie may stand without a line wager', '004:926; 004:968 is garbled', null, true),
    },
    limits,
    game: ({ tieAlone, sevenPushes }) =>
      baccarat({
        name: 'Fortune 7 Baccarat',
        decks: 8,
        seats: 8,
        naturalStops: true,
        sevenPushes,
        backline: { kinds: 'none', most: 0, decides: 'seated' },
        bonuses: [
          tieBet(9, { ...upTo100, alone: tieAlone }),
          oneUp(upTo100),
          threeCardSeven('Fortune 7', upTo100),
        ],
        settlement: typeByType(leftOfDealer, 'player', 'banker', 'tie', 'one up', 'seven'),
      }),
  }),
  bankedOffering({
    id: 'lucky-lady/ez-baccarat-panda-8',
    name: 'EZ Baccarat Panda 8',
    cite: '004:1016-1148',
    settings: {
      decks: decks('004:1034', 3),
      naturalStops: naturalStops('004:1070-1076 print none', null),
      sevenPushes: sevenPushes('004:1062-1063, 004:1100', false),
    },
    limits,
    game: (values) =>
      baccarat({
        name: 'EZ Baccarat Panda 8',
        seats: 8,
        ...values,
        backline: { kinds: 'all', most: 8, decides: 'seated' },
        bonuses: [
          tieBet(8, { alone: true }),
          threeCardEight('Panda 8', { alone: false }),
          threeCardSeven('Dragon 7', { alone: false }),
        ],
        // 004:1052: from seat to seat.
        settlement: seatBySeat(leftOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
      }),
  }),
];
