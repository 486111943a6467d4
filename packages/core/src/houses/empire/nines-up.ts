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
  line: 'Four cards set as two hands of two; closest to nine wins.',
  cite: '002:100-238',
  wagers: { game: '002:110, 002:138' },
  settings: {
    way: setting({
      title: 'Direction in which dice are counted, cards dealt and bets settled',
      cite: '002:112, 002:128',
      choices: ['clockwise', 'counter-clockwise'],
      customary: 'clockwise',
    }),
    zeros: setting({
      title: "Zero against the player-dealer's zero: the player-dealer wins the copy, or it pushes",
      cite: '002:234 against 002:110',
      choices: ['copy', 'push'],
      labels: { copy: 'the player-dealer wins' },
      customary: 'copy',
    }),
    foul: setting({
      title: 'Front hand stronger than the back',
      cite: '002:144-147 name no consequence',
      choices: ['loses', 'refused'],
      customary: 'loses',
    }),
    decides: setting({
      title: 'Who sets the hand when several players bet on it',
      cite: '002:122, 002:152 are silent; seated 002:661, largest 002:498',
      choices: ['seated', 'largest'],
      labels: { seated: 'the seated player', largest: 'the largest bettor' },
      customary: 'seated',
    }),
    houseWay: setting({
      title: 'House way on request (the book prints none)',
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
