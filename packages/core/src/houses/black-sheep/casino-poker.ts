import { threeCardPoker } from '../../games/table-poker/three-card-poker.ts';
import { ultimateHoldem } from '../../games/table-poker/ultimate-holdem.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed } from '../offering/table-rules.ts';
import { noEmptySpots, withoutBackline } from '../readings/bank-readings.ts';
import {
  blindPays,
  dealtFrom,
  foldsCollected,
  pairPlusPays,
  pokerPays,
  unqualifiedAnte,
} from '../readings/casino-poker-readings.ts';

export const threeCardPoker6CardBonus = playerDealerOffering({
  id: 'black-sheep/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'casino-poker',
  line: "Three cards each; your three cards and the dealer's three can pay a bonus.",
  cite: '000:770-923',
  wagers: {
    ante: '000:850-855',
    play: '000:842, 000:851-855',
    'pair plus': '000:872-878',
    '6 card': '000:898-902',
  },
  settings: {
    unqualified: unqualifiedAnte('000:850-851', 'pays'),
    foldsCollected: foldsCollected('000:845', 'at once'),
    order: setting({
      title: 'When bonus bets are settled (Ante before Play, Pair Plus before 6 Card)',
      cite: '000:850-904 print no order',
      choices: ['bonus wagers last', 'bonus wagers first'],
      customary: 'bonus wagers last',
    }),
    emptySpots: noEmptySpots('000:829', 'read'),
  },
  // 000:1557-1559
  limits: [bets(5, 1000), bets(1, 1000), bets(25, 2000), bets(100, 5000)],
  ranges: [betRange([1, 100], [1000, 5000], '000:1557-1559')],
  table: { ...offeredAround('000:774'), backline: printed('none', '000:829') },
  game: ({ unqualified, foldsCollected, order, emptySpots }) =>
    threeCardPoker({
      decks: 1,
      seats: 8,
      backline: withoutBackline(emptySpots),
      bonusAlone: false,
      unqualified,
      pairPlus: { title: 'Pair Plus', pays: pairPlusPays('000', 881), afterFold: 'lost' },
      sixCard: { pays: pokerPays('000', 909, [1000, 200, 100, 20, 15, 9, 8]), afterFold: 'lives' },
      foldsCollected,
      order,
      // 000:852 also names an action button, but nothing in the deal places one.
      first: 'left',
    }),
});

export const ultimateTexasHoldem = playerDealerOffering({
  id: 'black-sheep/ultimate-texas-holdem',
  name: "Ultimate Texas Hold'em",
  family: 'casino-poker',
  line: "Hold'em against the player-dealer; the earlier you bet, the more you may bet.",
  cite: '000:1350-1549',
  wagers: {
    ante: '000:1464-1499',
    blind: '000:1421, 000:1486-1500',
    play: '000:1439-1443, 000:1499',
    trips: '000:1501, 000:1521-1530',
  },
  settings: {
    dealt: dealtFrom('000:1428-1435'),
    foldsCollected: foldsCollected('000:1447-1448', 'at once'),
    emptySpots: noEmptySpots('000:1423', 'read'),
  },
  // 000:1668-1670
  limits: [bets(5, 300), bets(1, 300), bets(25, 1000), bets(100, 2000)],
  ranges: [betRange([1, 100], [300, 2000], '000:1668-1670')],
  table: { ...offeredAround('000:1354'), backline: printed('none', '000:1423') },
  game: ({ dealt, foldsCollected, emptySpots }) =>
    ultimateHoldem({
      name: "Ultimate Texas Hold'em",
      seats: 7,
      backline: withoutBackline(emptySpots),
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
});

export const casinoPoker: readonly PlayerDealerOffering[] = [threeCardPoker6CardBonus, ultimateTexasHoldem];
