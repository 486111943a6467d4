import { leftOfDealer } from '../../engine/player-dealer/steps.ts';
import { baccarat, threeCardEight, threeCardSeven, tieBet } from '../../games/baccarat/baccarat.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed, read } from '../offering/table-rules.ts';
import {
  decks,
  naturalRanks,
  naturalStops,
  openBackline,
  order,
  settled,
  sevenPushes,
} from '../readings/baccarat-readings.ts';

/** 000:527, 000:537: from $5 to $500 whatever the line wager. */
const bonus = { alone: false, min: 500, max: 50_000 };

export const ezBaccarat = playerDealerOffering({
  id: 'black-sheep/ez-baccarat',
  name: 'EZ Baccarat',
  family: 'baccarat',
  line: 'No-commission baccarat with Panda 8 and Dragon 7 side bets.',
  cite: '000:411-565',
  wagers: {
    player: '000:457, 000:501',
    banker: '000:458, 000:502',
    tie: '000:461, 000:518-519',
    eight: '000:459, 000:538-539',
    seven: '000:460, 000:528-529',
  },
  settings: {
    decks: decks('000:427', 3),
    naturalStops: naturalStops('000:469-470 let the other hand draw; 000:433-439 rank naturals first'),
    naturalRanks: naturalRanks('000:436-439'),
    sevenPushes: sevenPushes('000:502', false),
    order: order('000:497'),
    pandaPlace: setting({
      title: 'When Panda 8 is settled (the printed order leaves it out)',
      cite: '000:497',
      choices: ['before Dragon 7', 'after Dragon 7'],
      customary: 'before Dragon 7',
    }),
  },
  // 000:1986-1988
  limits: [bets(5, 10_000), bets(100, 15_000)],
  ranges: [betRange([5, 100], [10_000, 15_000], '000:1986-1988')],
  table: {
    ...offeredAround('000:419'),
    backline: printed('allowed', '000:447'),
    bettingTime: read(30, '000:561'),
  },
  game: ({ order, pandaPlace, ...values }) =>
    baccarat({
      seats: 8,
      ...values,
      // 000:436-439
      naturalsListed: true,
      // 000:447
      backline: openBackline,
      bonuses: [
        tieBet(8, { alone: true }),
        threeCardEight('Panda 8', bonus),
        threeCardSeven('Dragon 7', bonus),
      ],
      // 000:497 names no first seat.
      settlement: settled(
        order,
        leftOfDealer,
        ...['player', 'banker', 'tie'],
        ...(pandaPlace === 'before Dragon 7' ? ['eight', 'seven'] : ['seven', 'eight']),
      ),
    }),
});

export const baccarats: readonly PlayerDealerOffering[] = [ezBaccarat];
