import { leftOfDealer } from '../../engine/banked/steps.ts';
import { baccarat, threeCardEight, threeCardSeven, tieBet } from '../../games/baccarat.ts';
import { decks, naturalStops, openBackline, order, settled, sevenPushes } from '../baccarat-readings.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { bets } from '../table-limits.ts';

/** 000:527, 000:537: from $5 to $500 whatever the line wager. */
const bonus = { alone: false, min: 500, max: 50_000 };

export const baccarats: readonly BankedOffering[] = [
  bankedOffering({
    id: 'black-sheep/ez-baccarat',
    name: 'EZ Baccarat',
    cite: '000:411-565',
    settings: {
      decks: decks('000:427', 3),
      naturalStops: naturalStops('000:469-470 let the other hand draw; 000:433-439 rank naturals first'),
      sevenPushes: sevenPushes('000:502', false),
      order: order('000:497'),
    },
    // 000:1986-1988
    limits: [bets(5, 10_000), bets(100, 15_000)],
    game: ({ order, ...values }) =>
      baccarat({
        name: 'EZ Baccarat',
        seats: 8,
        ...values,
        // 000:447
        backline: openBackline,
        bonuses: [
          tieBet(8, { alone: true }),
          threeCardEight('Panda 8', bonus),
          threeCardSeven('Dragon 7', bonus),
        ],
        // 000:497 names no first seat and leaves Panda 8 out; both as at 003:2720.
        settlement: settled(order, leftOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
      }),
  }),
];
