import { blackjackElite31 } from '../../games/blackjack/elite.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import { packsInShoe, sideSettled } from '../readings/blackjack-readings.ts';

export const blackjackElite = playerDealerOffering({
  id: 'black-sheep/blackjack-elite',
  name: 'Blackjack Elite with Boom Bonus and Super 7s Bonus',
  family: 'blackjack',
  line: 'Blackjack in which 31 wins too, with side bets on busts and sevens.',
  cite: '000:925-1093',
  wagers: {
    game: '000:985-1001',
    double: '000:1013-1018',
    insurance: '000:1029-1033',
    boom: '000:991, 000:1046-1050',
    'super 7s': '000:1072-1080',
  },
  settings: {
    decks: packsInShoe('000:939'),
    circles: setting({
      title: 'Betting circles per seat',
      cite: '000:1039, 000:1069: "if multiple betting circles are utilized"',
      choices: [1, 2, 3],
      customary: 1,
    }),
    soft17: setting({
      title: 'Player-dealer with a soft 17',
      cite: '000:981-983: no rule of drawing is printed',
      choices: ['stands', 'hits'],
      customary: 'hits',
      default: 'stands',
    }),
    surrenderAfterSplit: setting({
      title: 'Two-card hands may surrender after a split, once the player-dealer has checked for a natural',
      cite: '000:1025 against 000:1022',
      choices: [true, false],
      customary: false,
      default: true,
    }),
    hitsTo: setting({
      title: 'Highest hard total the player-dealer hits',
      cite: '000:981-983: no rule of drawing is printed',
      choices: [16, 15, 17],
      customary: 16,
    }),
    insuranceSettled: sideSettled('insurance is', '000:987, 000:1033'),
    backlineMost: backlineMost('000:1041, 000:1069', 8),
  },
  // 000:1726-1728; the least bet is $5 in every schedule, the "$4" is a slip.
  limits: [bets(5, 500), bets(5, 3000), bets(25, 3000), bets(100, 3000)],
  ranges: [betRange([5, 100], [500, 3000], '000:1726-1728')],
  table: {
    ...offeredAround('000:929'),
    bankFirst: printed('seat 1', '000:970'),
    backline: printed('allowed', '000:1041, 000:1069'),
  },
  game: blackjackElite31,
});

export const blackjacks: readonly PlayerDealerOffering[] = [blackjackElite];
