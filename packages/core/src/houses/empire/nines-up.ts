import { ninesUpGame } from '../../games/nines/nines-up.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { printed } from '../offering/table-rules.ts';

export const ninesUp = playerDealerOffering({
  id: 'empire/nines-up',
  name: "9's Up",
  family: 'pai-gow',
  line: 'Four cards set as two hands of two, each as near to nine as can be.',
  cite: '002:100-238',
  settings: {
    way: setting({
      title: 'Which way the dice are counted from the player-dealer, cards given out and bets settled',
      cite: '002:112, 002:128',
      choices: ['clockwise', 'counter-clockwise'],
      customary: 'clockwise',
    }),
    zeros: setting({
      title: "A hand of zero against the player-dealer's zero: his as a copy, or the bet is a push",
      cite: '002:234 against 002:110',
      choices: ['copy', 'push'],
      customary: 'copy',
    }),
    foul: setting({
      title: 'A front hand stronger than the back',
      cite: '002:144-147 name no consequence',
      choices: ['loses', 'refused'],
      customary: 'loses',
    }),
    decides: setting({
      title: 'Who sets the hand of a spot with several bettors',
      cite: '002:122, 002:152 are silent; seated 002:661, largest 002:498',
      choices: ['seated', 'largest'],
      customary: 'seated',
    }),
    houseWay: setting({
      title: 'The house sets the hand of a player who asks, by a way that is not in the book',
      cite: '002:134-136',
      choices: [true, false],
      customary: true,
    }),
  },
  // 002:122
  limits: printedAt('002:122', bets(10, 100)),
  table: {
    bankRounds: printed(2, '002:114-116'),
    bankDeclined: printed('broken', '002:118'),
    backline: printed('allowed', '002:122'),
  },
  game: ninesUpGame,
});
