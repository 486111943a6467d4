import { threeCardPoker } from '../../games/table-poker/three-card-poker.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { offeredAround, printed } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  bonusAfterFold,
  foldsCollected,
  openBackline,
  pairPlusPays,
  pokerPays,
  whoDecides,
} from '../readings/casino-poker-readings.ts';

export const threeCardPoker6CardBonus = playerDealerOffering({
  id: 'hotel-del-rio/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'casino-poker',
  line: "Three cards each; your three cards and the dealer's three can pay a bonus.",
  cite: '001:461-791',
  wagers: {
    ante: '001:543-553',
    play: '001:533, 001:543-553',
    'pair plus': '001:534, 001:563-572',
    '6 card': '001:535, 001:590-600',
  },
  settings: {
    // 001:590 wants a Play where 001:535 and 001:597 do not.
    sixCardAfterFold: bonusAfterFold('The 6 Card Bonus', '001:535, 001:590, 001:597', 'lives'),
    decides: whoDecides('001:520', null),
    backlineMost: backlineMost('001:520', 8),
    foldsCollected: foldsCollected('001:536', 'at once'),
  },
  // 001:625-778: an option's table action begins at its least bet.
  limits: [
    bets(5, 500, { bonus: [5, 50] }),
    bets(3, 300, { bonus: [1, 50] }),
    bets(10, 1000, { bonus: [5, 50] }),
    bets(10, 500, { bonus: [5, 25] }),
    bets(25, 2000, { bonus: [5, 50] }),
  ],
  ranges: [
    betRange([3, 25], [300, 2000], '001:625-627', { bonus: [1, 50] }),
    betRange([10, 10], [500, 2000], '001:751-752', { bonus: [5, 50] }),
  ],
  table: { ...offeredAround('001:465, 001:782'), backline: printed('allowed', '001:520') },
  game: ({ sixCardAfterFold, decides, foldsCollected }) =>
    threeCardPoker({
      decks: 1,
      seats: 8,
      backline: openBackline(decides),
      bonusAlone: true,
      // 001:544
      unqualified: 'pays',
      pairPlus: { title: 'Pair Plus', pays: pairPlusPays('001', 577), afterFold: 'lost' },
      sixCard: { pays: pokerPays('001', 605, [1000, 200, 50, 25, 20, 10, 5]), afterFold: sixCardAfterFold },
      foldsCollected,
      first: 'left',
    }),
});

export const casinoPoker: readonly PlayerDealerOffering[] = [threeCardPoker6CardBonus];
