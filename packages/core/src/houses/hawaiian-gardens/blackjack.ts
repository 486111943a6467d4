import { hawaiianBlackjack as hawaiianBlackjackGame } from '../../games/blackjack/hawaiian-blackjack.ts';
import { blackjackPokerGame } from '../../games/blackjack/poker.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { bankAfterBetting, offeredAround, printed } from '../offering/table-rules.ts';
import { backlineMost, noAction, partners } from '../readings/bank-readings.ts';
import { handsOfSplit, insuredNatural } from '../readings/blackjack-readings.ts';
import { miscalledHand } from '../readings/ruling-readings.ts';
import { usualFrom1, usualLimits } from './table/table-limits.ts';

export const hawaiianBlackjack = playerDealerOffering({
  id: 'hawaiian-gardens/hawaiian-blackjack',
  name: 'Hawaiian Blackjack',
  family: 'blackjack',
  line: 'Blackjack to 22 with jokers; if both bust, the closer hand wins.',
  cite: '003:590-676',
  wagers: { game: '003:618-625', double: '003:620, 003:640-643' },
  settings: {
    decks: setting({
      title: 'Decks: eight in a shoe, four in a shuffling machine',
      cite: '003:612',
      choices: [8, 4],
      printed: 8,
      customary: 8,
    }),
    jokersAgain: setting({
      title: 'Jokers may be split again',
      cite: '003:619, 003:638: up to four hands, but one card for each joker',
      choices: [true, false],
      customary: false,
    }),
    partners: partners('003:656', 3),
    noAction: noAction('003:653'),
    first: setting({
      title: 'First action: at the seat the downcard points to, or left of the player-dealer',
      cite: '003:617',
      choices: ['down card', 'left'],
      labels: { 'down card': 'where the downcard points', left: 'left of the player-dealer' },
      printed: 'down card',
      customary: 'left',
    }),
    backlineMost: backlineMost('003:648-649', 8),
    miscalledHand: miscalledHand('003:674-676'),
  },
  limits: usualLimits,
  table: {
    ...bankAfterBetting('003:647'),
    backline: printed('allowed', '003:648'),
    refuseBackline: printed(true, '003:648'),
    courtesy: printed(true, '003:672'),
  },
  game: ({ noAction, ...values }) => ({ ...hawaiianBlackjackGame(values), noAction }),
});

export const blackjackPoker = playerDealerOffering({
  id: 'hawaiian-gardens/blackjack-poker',
  name: 'Blackjack Poker with Perfect Pair Bonus Bet',
  family: 'blackjack',
  line: 'Blackjack in which two aces of hearts are best, with a side bet on pairs.',
  cite: '003:1985-2132',
  wagers: {
    game: '003:2061-2067',
    double: '003:2093',
    insurance: '003:2097-2102',
    'perfect pair': '003:2074-2082',
  },
  settings: {
    decks: setting({
      title: 'Decks in the shoe (with one deck there are no two aces of hearts and no perfect pair)',
      cite: '003:1989',
      choices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      customary: 6,
    }),
    hands: handsOfSplit('003:2095: two cards "originally dealt", yet "after each split"', 2),
    splitWager: setting({
      title: 'Bet on the second hand of a split',
      cite: '003:2095: one half, which may not exceed the first wager',
      choices: ['equal', 'half'],
      printed: 'half',
      customary: 'equal',
      default: 'equal',
    }),
    insuredNatural: insuredNatural('003:2102'),
    backlineMost: backlineMost('003:1989, 003:2072', 8),
  },
  // 003:2125-2132 has some of them.
  limits: usualFrom1('003:3205-3245'),
  table: { ...offeredAround('003:2112'), backline: printed('allowed', '003:1989') },
  game: blackjackPokerGame,
});

export const blackjacks: readonly PlayerDealerOffering[] = [hawaiianBlackjack, blackjackPoker];
