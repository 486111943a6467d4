import { payTable } from '../../games/table-poker/pay-table.ts';
import type { PokerHand } from '../../games/table-poker/poker-hand.ts';
import { threeCardPoker } from '../../games/table-poker/three-card-poker.ts';
import { ultimateHoldem } from '../../games/table-poker/ultimate-holdem.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed, twoRounds } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  blindPays,
  dealtFrom,
  foldsCollected,
  lowestStraightFlush,
  noBackline,
  openBackline,
  pairPlusPays,
  pokerPays,
  threeCardsBy,
  whoDecides,
} from '../readings/casino-poker-readings.ts';

/** 004:1640-1642, 004:1675-1677 */
const limits = [bets(5, 100), bets(10, 1000), bets(1000, 10_000)];

/** 004:846-851, by the hand that was beaten. */
const badBeatPays = payTable<PokerHand>('004', 846, [
  ['straight flush', 7500],
  ['four of a kind', 500],
  ['full house', 50],
  ['flush', 30],
  ['straight', 20],
  ['three of a kind', 9],
]);

export const ultimateTexasHoldemBadBeat = playerDealerOffering({
  id: 'lucky-lady/ultimate-texas-holdem-bad-beat',
  name: "Ultimate Texas Hold'em Bad Beat Bonus",
  family: 'casino-poker',
  line: "Hold'em against the player-dealer, with a Bad Beat side bet.",
  cite: '004:665-880',
  wagers: {
    ante: '004:781, 004:815',
    blind: '004:782, 004:816',
    play: '004:763-767, 004:815',
    trips: '004:817-818',
    'bad beat': '004:839-855',
  },
  settings: {
    dealt: dealtFrom('004:748-758'),
    // 004:673 and 004:791 speak of all seven cards, 004:775 of two and three.
    handFrom: setting({
      title: 'A hand is made of: any five of the seven cards, or both your cards and three from the board',
      cite: '004:673, 004:775, 004:791',
      choices: ['best of seven', 'both hole cards'],
      customary: 'best of seven',
    }),
    badBeatAfterFold: setting({
      title: 'Bad Beat bet of a player who folds',
      cite: '004:769, 004:839-841',
      choices: ['lost', 'lives'],
      labels: { lives: 'stays in play' },
      customary: 'lost',
    }),
    badBeatPlace: setting({
      title: "When the Bad Beat is settled among a seat's bets",
      cite: '004:801-814',
      choices: ['after Trips', 'before Trips'],
      customary: 'after Trips',
    }),
    foldsCollected: foldsCollected('004:768-769', 'at once'),
    backline: setting({
      title: "Back-line betting on a seated player's hand",
      cite: '004:665-880 are silent',
      choices: [false, true],
      customary: false,
    }),
  },
  limits,
  ranges: [betRange([5, 1000], [100, 10_000], '004:1640-1642')],
  // 004:671 offers the bank around after two rounds; 004:820 lets nobody have more.
  table: { ...twoRounds('another first', '004:820'), bankRounds: printed(2, '004:671, 004:820') },
  game: ({ dealt, handFrom, badBeatAfterFold, badBeatPlace, foldsCollected, backline }) => {
    const bonus = badBeatPlace === 'after Trips' ? ['trips', 'bad beat'] : ['bad beat', 'trips'];
    return ultimateHoldem({
      name: "Ultimate Texas Hold'em Bad Beat Bonus",
      seats: 8,
      backline: backline ? openBackline('seated') : noBackline,
      dealt,
      blind: blindPays('004', 828),
      trips: pokerPays('004', 828, [50, 40, 30, 8, 6, 5, 3]),
      // 004:769
      foldedTrips: 'lost',
      badBeat: { pays: badBeatPays, afterFold: badBeatAfterFold },
      handFrom,
      foldsCollected,
      // 004:801; 004:808-810
      order: ['play', 'ante', 'blind', ...bonus],
      winnersOrder: ['ante', 'play', 'blind', ...bonus],
    });
  },
});

export const threeCardPoker6CardBonus = playerDealerOffering({
  id: 'lucky-lady/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'casino-poker',
  line: "Three cards each; your three cards and the dealer's three can pay a bonus.",
  cite: '004:1154-1338',
  wagers: {
    ante: '004:1236-1242',
    play: '004:1229, 004:1237-1242',
    'pair plus': '004:1259-1262',
    '6 card': '004:1282-1288',
  },
  settings: {
    decides: whoDecides('004:1216', null),
    backlineMost: backlineMost('004:1216', 8),
    // 004:1232 has the cards collected too; a 6 Card Bonus still needs them (004:1231).
    foldsCollected: foldsCollected('004:1232', 'at once'),
    lowest: lowestStraightFlush('004:1200'),
  },
  limits,
  ranges: [betRange([5, 1000], [100, 10_000], '004:1675-1677')],
  table: { ...offeredAround('004:1160, 004:1247'), backline: printed('allowed', '004:1216') },
  game: ({ decides, foldsCollected, lowest }) =>
    threeCardPoker({
      decks: 1,
      seats: 8,
      backline: openBackline(decides),
      ranking: threeCardsBy(lowest),
      bonusAlone: false,
      // 004:1238
      unqualified: 'pays',
      pairPlus: { title: 'Pair Plus', pays: pairPlusPays('004', 1267), afterFold: 'lost' },
      sixCard: { pays: pokerPays('004', 1293, [1000, 200, 100, 20, 15, 9, 8]), afterFold: 'lives' },
      foldsCollected,
      first: 'left',
    }),
});

export const casinoPoker: readonly PlayerDealerOffering[] = [
  ultimateTexasHoldemBadBeat,
  threeCardPoker6CardBonus,
];
