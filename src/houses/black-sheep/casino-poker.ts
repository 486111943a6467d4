import { threeCardPoker } from '../../games/three-card-poker.ts';
import { ultimateHoldem } from '../../games/ultimate-holdem.ts';
import {
  blindPays,
  dealtFrom,
  foldsCollected,
  noBackline,
  pairPlusPays,
  pokerPays,
  unqualifiedAnte,
} from '../casino-poker-readings.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { bets } from '../table-limits.ts';

export const casinoPoker: readonly BankedOffering[] = [
  bankedOffering({
    id: 'black-sheep/three-card-poker-6-card-bonus',
    name: 'Three Card Poker 6 Card Bonus',
    cite: '000:770-923',
    settings: {
      unqualified: unqualifiedAnte('000:850-851', 'pays'),
      foldsCollected: foldsCollected('000:845', 'at once'),
    },
    // 000:1557-1559
    limits: [bets(5, 1000), bets(1, 1000), bets(25, 2000), bets(100, 5000)],
    game: ({ unqualified, foldsCollected }) =>
      threeCardPoker({
        name: 'Three Card Poker 6 Card Bonus',
        decks: 1,
        seats: 8,
        backline: noBackline,
        bonusAlone: false,
        unqualified,
        pairPlus: { title: 'Pair Plus', pays: pairPlusPays('000', 881), afterFold: 'lost' },
        sixCard: { pays: pokerPays('000', 909, [1000, 200, 100, 20, 15, 9, 8]), afterFold: 'lives' },
        foldsCollected,
        // 000:852 also names an action button, but nothing in the deal places one.
        first: 'left',
      }),
  }),
  bankedOffering({
    id: 'black-sheep/ultimate-texas-holdem',
    name: "Ultimate Texas Hold'em",
    cite: '000:1350-1549',
    settings: {
      dealt: dealtFrom('000:1428-1435'),
      foldsCollected: foldsCollected('000:1447-1448', 'at once'),
    },
    // 000:1668-1670
    limits: [bets(5, 300), bets(1, 300), bets(25, 1000), bets(100, 2000)],
    game: ({ dealt, foldsCollected }) =>
      ultimateHoldem({
        name: "Ultimate Texas Hold'em",
        seats: 7,
        backline: noBackline,
        dealt,
        blind: blindPays('000', 1507),
        trips: pokerPays('000', 1537, [50, 40, 30, 8, 7, 4, 3]),
        // 000:1448-1452, 000:1501
        foldedTrips: 'own hand',
        handFrom: 'best of seven',
        foldsCollected,
        // 000:1457
        order: ['play', 'ante', 'blind', 'trips'],
      }),
  }),
];
