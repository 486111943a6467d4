import { caribbeanStud as caribbeanStudGame } from '../../games/table-poker/caribbean-stud.ts';
import { payTable } from '../../games/table-poker/pay-table.ts';
import { type PokaraBonus, pokara as pokaraGame } from '../../games/table-poker/pokara.ts';
import type { PokerHand } from '../../games/table-poker/poker-hand.ts';
import { threeCardPoker } from '../../games/table-poker/three-card-poker.ts';
import { ultimateHoldem } from '../../games/table-poker/ultimate-holdem.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { bankAfterBetting, offeredAround, printed, read, twoRounds } from '../offering/table-rules.ts';
import { noAction, noEmptySpots, partners, withoutBackline } from '../readings/bank-readings.ts';
import {
  blindPays,
  foldsCollected,
  lowestStraightFlush,
  noBackline,
  openBackline,
  pairPlusPays,
  pokerPays,
  threeCardsBy,
  whoDecides,
} from '../readings/casino-poker-readings.ts';
import { usualFrom1, usualLimits } from './table/table-limits.ts';

/** 003:726-734 */
const callPays = payTable<PokerHand>('003', 726, [
  ['royal flush', 10],
  ['straight flush', 9],
  ['four of a kind', 8],
  ['full house', 7],
  ['flush', 6],
  ['straight', 5],
  ['three of a kind', 3],
  ['two pair', 2],
  ['pair or less', 1],
]);

const pokaraPays = {
  'in the rules': payTable<PokaraBonus>('003', 1824, [
    ['trip flush of clubs', 200],
    ['trip flush', 50],
    ['royal flush', 30],
    ['straight flush', 20],
    ['three of a kind', 8],
    ['flush', 3],
  ]),
  'loose sheet': payTable<PokaraBonus>('003', 1509, [
    ['three aces of hearts', 500],
    ['trip flush', 60],
    ['royal flush', 30],
    ['straight flush', 20],
    ['three of a kind', 10],
    ['flush', 3],
  ]),
};

export const caribbeanStud = playerDealerOffering({
  id: 'hawaiian-gardens/caribbean-stud',
  name: 'Caribbean Stud Poker',
  family: 'casino-poker',
  line: "Five cards each; see one of the dealer's cards, then call or fold.",
  cite: '003:678-763',
  wagers: { ante: '003:719-724, 003:696', call: '003:704, 003:719-723' },
  settings: {
    // The pay table has them the other way around (003:729-730).
    flush: setting({
      title: 'Rank of a flush',
      cite: '003:688-689',
      choices: ['over full house', 'under full house'],
      printed: 'over full house',
      customary: 'under full house',
    }),
    decks: setting({
      title: 'Decks: eight in a shoe, four in a shuffling machine',
      cite: '003:696',
      choices: [8, 4],
      printed: 8,
      customary: 8,
    }),
    // Unless another agreement was made ahead of time.
    decides: whoDecides('003:743', 'largest'),
    partners: partners('003:747', 3),
    noAction: noAction('003:746'),
    foldsCollected: foldsCollected('003:702, 003:761-763', null, 'in order'),
  },
  limits: usualFrom1('003:3205-3245'),
  table: {
    ...bankAfterBetting('003:740'),
    bankFirst: printed('seat 1', '003:740'),
    bankRole: printed('proposition', '003:759'),
    backline: printed('allowed', '003:741'),
    refuseBackline: printed(true, '003:741'),
    courtesy: printed(true, '003:755'),
  },
  game: ({ noAction, ...values }) => ({ ...caribbeanStudGame({ ...values, call: callPays }), noAction }),
});

export const pokara = playerDealerOffering({
  id: 'hawaiian-gardens/pokara',
  name: 'Pokara with Pokara Bonus Bet',
  family: 'casino-poker',
  line: 'Three cards, tens to aces; you may swap one card.',
  cite: '003:1717-1829, 003:1494-1514',
  wagers: { wager: '003:1773-1776', double: '003:1774-1775', bonus: '003:1814-1819' },
  settings: {
    packs: setting({
      title: 'Twenty-card decks (at least three)',
      cite: '003:1731',
      choices: [20, 16, 12, 10, 8, 6, 4, 3],
      printed: 20,
      customary: 20,
    }),
    bonusTable: setting({
      title: 'Which of the two printed bonus pay tables',
      cite: '003:1823-1829, 003:1508-1514',
      choices: ['in the rules', 'loose sheet'],
      printed: 'in the rules',
      customary: 'in the rules',
    }),
    // 003:1773 only asks for a higher hand, which a broken pair is not.
    improved: setting({
      title: 'A draw must: improve the hand or bring a higher card than the discard, or improve the hand',
      cite: '003:1735, 003:1773',
      choices: ['hand or card', 'hand'],
      labels: { 'hand or card': 'improve the hand or the card', hand: 'improve the hand' },
      printed: 'hand or card',
      customary: 'hand',
    }),
    failedDraws: setting({
      title: 'When losing draws are collected: before the player-dealer draws, or with all others',
      cite: '003:1735, 003:1773',
      choices: ['at once', 'in order'],
      printed: 'at once',
      customary: 'at once',
    }),
    // The loose sheet has an action button (003:1504) and no way to place it.
    first: setting({
      title:
        "Settling starts: left of the player-dealer, or at the seat the player-dealer's upcard points to",
      cite: '003:1777, 003:1504',
      choices: ['left', 'upcard'],
      labels: { left: 'left of the player-dealer', upcard: 'where the upcard points' },
      printed: 'left',
      customary: 'left',
    }),
    emptySpots: noEmptySpots('003:1763', 'read'),
  },
  limits: usualLimits,
  table: { ...twoRounds('another first', '003:1763'), backline: printed('none', '003:1763') },
  game: ({ bonusTable, ...values }) => pokaraGame({ ...values, bonus: pokaraPays[bonusTable] }),
});

export const ultimateTexasHoldem = playerDealerOffering({
  id: 'hawaiian-gardens/ultimate-texas-holdem',
  name: "Ultimate Texas Hold'em",
  family: 'casino-poker',
  line: "Hold'em against the player-dealer; the earlier you bet, the more you may bet.",
  cite: '003:2324-2460',
  wagers: {
    ante: '003:2392-2394, 003:2403',
    blind: '003:2395, 003:2404-2408',
    play: '003:2373-2377, 003:2396, 003:2410',
    trips: '003:2432-2437',
  },
  settings: {
    backline: setting({
      title: 'Back-line betting (one line forbids it, another allows it)',
      cite: '003:2326, 003:2426',
      choices: ['none', 'all wagers'],
      customary: 'none',
    }),
    tripsFlush: setting({
      title: 'What Trips pays on a flush',
      cite: '003:2446',
      choices: ['7 to 1', '7 to 2'],
      printed: '7 to 2',
      customary: '7 to 1',
      default: '7 to 1',
    }),
    order: setting({
      title: "Order in which a seat's bets are settled (Trips last)",
      cite: '003:2328, 003:2394-2397',
      choices: ['Ante, Blind, Play', 'Play, Ante, Blind'],
      customary: 'Play, Ante, Blind',
      default: 'Ante, Blind, Play',
    }),
    foldsCollected: foldsCollected('003:2380', 'at once'),
  },
  limits: usualFrom1('003:3483-3525'),
  table: { ...offeredAround('003:3531'), backline: read('allowed', '003:2426 against 003:2326') },
  game: ({ backline, tripsFlush, order, foldsCollected }) =>
    ultimateHoldem({
      name: "Ultimate Texas Hold'em",
      seats: 8,
      backline: backline === 'none' ? noBackline : openBackline('seated'),
      dealt: 'board first',
      blind: blindPays('003', 2416),
      trips: pokerPays('003', 2442, [50, 40, 30, 8, tripsFlush === '7 to 1' ? 7 : [7, 2], 4, 3]),
      // 003:2380, 003:2434
      foldedTrips: 'board',
      handFrom: 'best of seven',
      foldsCollected,
      order:
        order === 'Ante, Blind, Play'
          ? ['ante', 'blind', 'play', 'trips']
          : ['play', 'ante', 'blind', 'trips'],
    }),
});

export const threeCardPoker6CardBonus = playerDealerOffering({
  id: 'hawaiian-gardens/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'casino-poker',
  line: "Three cards each; your three cards and the dealer's three can pay a bonus.",
  cite: '003:2464-2680',
  wagers: {
    ante: '003:2549-2555',
    play: '003:2542, 003:2550-2555',
    'pair plus': '003:2572-2575',
    '6 card': '003:2595-2601',
  },
  settings: {
    foldsCollected: foldsCollected('003:2545', 'at once'),
    lowest: lowestStraightFlush('003:2511'),
    emptySpots: noEmptySpots('003:2529, 003:2622', 'printed'),
  },
  // 003:2647-2676
  limits: usualFrom1('003:3205-3245'),
  table: { ...offeredAround('003:2470, 003:2560'), backline: printed('none', '003:2529') },
  game: ({ foldsCollected, lowest, emptySpots }) =>
    threeCardPoker({
      decks: 1,
      seats: 8,
      backline: withoutBackline(emptySpots),
      ranking: threeCardsBy(lowest),
      bonusAlone: false,
      // 003:2551
      unqualified: 'pays if higher',
      pairPlus: { title: 'Pair Plus', pays: pairPlusPays('003', 2580), afterFold: 'lost' },
      sixCard: { pays: pokerPays('003', 2606, [1000, 200, 100, 20, 15, 10, 7]), afterFold: 'lives' },
      foldsCollected,
      first: 'left',
    }),
});

export const casinoPoker: readonly PlayerDealerOffering[] = [
  caribbeanStud,
  pokara,
  ultimateTexasHoldem,
  threeCardPoker6CardBonus,
];
