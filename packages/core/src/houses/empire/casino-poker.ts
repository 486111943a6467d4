import { equalTo } from '../../engine/player-dealer/steps.ts';
import { threeCardPoker as threeCardPokerGame } from '../../games/table-poker/three-card-poker.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { twoRounds } from '../offering/table-rules.ts';
import {
  bonusAfterFold,
  foldsCollected,
  noBackline,
  openBackline,
  pairPlusPays,
  unqualifiedAnte,
} from '../readings/casino-poker-readings.ts';

export const threeCardPoker = playerDealerOffering({
  id: 'empire/three-card-poker',
  name: 'Three Card Poker',
  family: 'casino-poker',
  line: "Three cards each; see one of the dealer's cards, then play or fold.",
  cite: '002:893-988',
  wagers: { ante: '002:917-931', play: '002:918-931', 'pair plus': '002:938-945' },
  settings: {
    decks: setting({
      title: 'Decks in play (up to six)',
      cite: '002:911',
      choices: [1, 2, 3, 4, 5, 6],
      customary: 1,
    }),
    // 002:921-927: the Ante "receives action", but of a lower hand it says only that it is not paid.
    unqualified: unqualifiedAnte('002:921-927', 'pays if higher'),
    bonusAfterFold: bonusAfterFold('The Bonus Bet', '002:917, 002:938-943', 'lost'),
    // The book names the button but not how to place it; the chart is that of the house's baccarat.
    first: setting({
      title: "Action button: at the seat the player-dealer's upcard points to, or left of the player-dealer",
      cite: '002:943, 002:795-803',
      choices: ['upcard', 'left'],
      labels: { upcard: 'where the upcard points', left: 'left of the player-dealer' },
      customary: 'left',
      default: 'upcard',
    }),
    backline: setting({
      title: "Back-line betting on a seated player's hand",
      cite: '002:893-988',
      choices: [false, true],
      customary: false,
    }),
    foldsCollected: foldsCollected('002:917, 002:943', null, 'in order'),
  },
  // 002:978-986
  limits: printedAt('002:978-986', bets(5, 50), bets(2, 50), bets(10, 100), bets(50, 300)),
  table: twoRounds('another first', '002:934'),
  game: ({ decks, unqualified, bonusAfterFold, first, backline, foldsCollected }) =>
    threeCardPokerGame({
      decks,
      seats: 8,
      backline: backline ? openBackline('seated') : noBackline,
      bonusAlone: false,
      unqualified,
      // 002:941
      pairPlus: {
        title: 'Bonus Bet',
        size: equalTo('ante'),
        pays: pairPlusPays('002', 948, 'royal flush'),
        afterFold: bonusAfterFold,
      },
      foldsCollected,
      first,
    }),
});

export const casinoPoker: readonly PlayerDealerOffering[] = [threeCardPoker];
