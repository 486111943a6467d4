import { baccarat9 as baccarat9Game } from '../../games/baccarat/shared-baccarat.ts';
import { nineAndAHalf as nineAndAHalfGame } from '../../games/nines/nine-and-a-half.ts';
import { nines as ninesGame } from '../../games/nines/nines.ts';
import { fivesAndSixes, foursToSixes } from '../../games/nines/nines-chart.ts';
import { payTable } from '../../games/table-poker/pay-table.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { bankAfterBetting, offeredAround, printed, twoRounds } from '../offering/table-rules.ts';
import { orderUnprinted } from '../readings/baccarat-readings.ts';
import { noAction, noEmptySpots, partners } from '../readings/bank-readings.ts';
import { miscalledHand, wrongCount, wrongPosition } from '../readings/ruling-readings.ts';
import {
  baccarat9Limits,
  baccarat9Ranges,
  nineAndAHalfLimits,
  usualFrom1,
  usualLimits,
} from './table/table-limits.ts';

const packsOf36 = (cite: string) =>
  setting({
    title: 'Decks in the shoe',
    cite,
    choices: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    customary: 8,
  });

const sixOrEight = (cite: string) =>
  setting({ title: 'Decks in the shoe', cite, choices: [8, 6], customary: 8 });

/** 003:1968-1970 */
const bonusTiePays = payTable('003', 1968, [
  ['nine', 10],
  ['eight', 40],
  ['seven', 10],
]);

export const super9 = playerDealerOffering({
  id: 'hawaiian-gardens/super-9',
  name: 'Super 9',
  family: 'baccarat',
  line: 'Three cards and at most one more; closest to nine beats the player-dealer.',
  cite: '003:536-588',
  wagers: { game: '003:549-550' },
  settings: {
    decks: packsOf36('003:577 has a shoe; its size as at 003:1900'),
    partners: partners('003:574', 4),
    wrongCount: wrongCount('003:572; 003:577-578, 003:581 call a deal off until the draw'),
    wrongPosition: wrongPosition('003:577 against 003:581'),
  },
  limits: usualFrom1('003:3277-3317'),
  table: { ...bankAfterBetting('003:561'), backline: printed('allowed', '003:571') },
  game: (values) =>
    ninesGame({
      ...values,
      lowTies: 'lost',
      betsOpen: 'before the dice',
    }),
});

export const baccarat9 = playerDealerOffering({
  id: 'hawaiian-gardens/baccarat-9',
  name: 'Baccarat 9',
  family: 'baccarat',
  line: 'Three cards and one more; everyone shares the Player hand and chooses to hit or stand.',
  cite: '003:1003-1121',
  wagers: { player: '003:1034-1035, 003:1061', banker: '003:1034', tie: '003:1065' },
  settings: {
    decks: sixOrEight('003:1015'),
    circles: setting({
      title: 'Betting circles per seat, one per bettor',
      cite: '003:1071',
      choices: [3, 6, 9],
      customary: 3,
    }),
    first: setting({
      title:
        "Settling starts: where the Banker's downcards count to, where the first one counts to, or left of the player-dealer",
      cite: '003:1059; its diagram is lost',
      choices: ['hole cards', 'first hole card', 'left'],
      labels: {
        'hole cards': "by the Banker's downcards",
        'first hole card': "by the Banker's first downcard",
        left: 'left of the player-dealer',
      },
      customary: 'left',
      default: 'hole cards',
    }),
    order: orderUnprinted('003:1003-1121 print none'),
  },
  limits: baccarat9Limits,
  ranges: baccarat9Ranges,
  table: {
    ...bankAfterBetting('003:1075'),
    backline: printed('allowed', '003:1073'),
    // A room opens any table for anybody, at any hour, and its cage sells no chips for money.
    promises: [
      printed(
        'A table where no purchase is necessary is available at all hours, and opens for anyone who asks',
        '003:1077',
      ),
    ],
  },
  game: (values) =>
    baccarat9Game({
      ...values,
      // 003:1073
      backline: true,
      chart: foursToSixes,
      hole: 2,
      nineStops: false,
      bankerTies: 'push',
      emptySpots: true,
    }),
});

export const baccarat92009 = playerDealerOffering({
  id: 'hawaiian-gardens/baccarat-9-2009',
  name: 'Baccarat 9 (2009 rules)',
  family: 'baccarat',
  line: 'Three cards and one more; everyone shares the Player hand (2009 rules).',
  cite: '003:1258-1329',
  wagers: { player: '003:1286, 003:1310', banker: '003:1306, 003:1310', tie: '003:1310' },
  settings: {
    decks: sixOrEight('003:1272'),
    bankerTies: setting({
      title: 'Banker bets when the hands tie on two or more',
      cite: '003:1307 against 003:1310',
      choices: ['push', 'lost'],
      customary: 'push',
    }),
    order: orderUnprinted('003:1258-1329 print none'),
    emptySpots: noEmptySpots('003:1311', 'read'),
  },
  limits: usualLimits,
  table: { ...bankAfterBetting('003:1312'), backline: printed('none', '003:1311') },
  game: (values) =>
    baccarat9Game({
      ...values,
      circles: 1,
      // 003:1311
      backline: false,
      chart: fivesAndSixes,
      hole: 1,
      nineStops: true,
      first: 'left',
    }),
});

export const nineAndAHalf = playerDealerOffering({
  id: 'hawaiian-gardens/nine-and-a-half',
  name: '9 1/2',
  family: 'baccarat',
  line: 'Draw as many cards as you like without going over nine and a half.',
  cite: '003:1333-1394',
  wagers: { bet: '003:1359-1363' },
  settings: {
    decks: setting({
      title: 'Decks in the shoe (four in a shuffling machine)',
      cite: '003:1349',
      choices: [2, 3, 4, 5, 6, 7, 8],
      customary: 6,
      default: 4,
    }),
    seats: setting({
      title: 'Seats, including the player-dealer',
      cite: '003:1333-1394 print none',
      choices: [8, 7],
      customary: 8,
    }),
    overCollected: setting({
      title: 'When a busted hand (over 9½) is collected',
      cite: '003:1363: it loses automatically',
      choices: ['at once', 'in order'],
      customary: 'at once',
    }),
    noAction: noAction('003:1375'),
    miscalledHand: miscalledHand('003:1392'),
  },
  limits: nineAndAHalfLimits,
  table: {
    ...bankAfterBetting('003:1369'),
    backline: printed('allowed', '003:1370'),
    refuseBackline: printed(true, '003:1370'),
  },
  game: ({ noAction, ...values }) => ({ ...nineAndAHalfGame(values), noAction }),
});

export const pan9 = playerDealerOffering({
  id: 'hawaiian-gardens/pan-9',
  name: 'Pan 9 with Bonus Tie Bet',
  family: 'baccarat',
  line: 'Three cards, maybe a fourth; closest to nine wins, with a side bet on ties.',
  cite: '003:1831-1892',
  wagers: { game: '003:1842-1845', tie: '003:1887-1888' },
  settings: {
    decks: packsOf36('003:1870 has a shoe; its size as at 003:1900'),
    wrongCount: wrongCount('003:1864; 003:1868-1869, 003:1873 call a deal off until the draw'),
    wrongPosition: wrongPosition('003:1868 against 003:1873'),
    bonusTie: setting({
      title: 'What the Bonus Tie pays to 1 on nine, eight and seven (the printed odds are missing)',
      cite: '003:1892, borrowed from 003:1967-1970',
      choices: ['10-40-10', 'not offered'],
      customary: '10-40-10',
    }),
  },
  limits: usualFrom1('003:3277-3317'),
  table: { ...twoRounds('another first', '003:1853'), backline: printed('allowed', '003:1863') },
  game: ({ decks, bonusTie }) =>
    ninesGame({
      decks,
      lowTies: 'push',
      betsOpen: 'before the dice',
      ...(bonusTie === 'not offered' ? {} : { bonusTie: { pays: bonusTiePays, settled: 'with each seat' } }),
    }),
});

export const super9BonusTie = playerDealerOffering({
  id: 'hawaiian-gardens/super-9-bonus-tie',
  name: 'Super 9 with Bonus Tie Bet',
  family: 'baccarat',
  line: 'Super 9 with a side bet that the hands tie.',
  cite: '003:1896-1983',
  wagers: { game: '003:1953-1955', tie: '003:1964-1965' },
  settings: { decks: packsOf36('003:1900') },
  limits: usualFrom1('003:3277-3317'),
  table: { ...offeredAround('003:1974'), backline: printed('allowed', '003:1902') },
  game: ({ decks }) =>
    ninesGame({
      decks,
      lowTies: 'lost',
      betsOpen: 'after the dice',
      bonusTie: { pays: bonusTiePays, settled: 'after all game wagers' },
    }),
});

export const nines: readonly PlayerDealerOffering[] = [
  super9,
  baccarat9,
  baccarat92009,
  nineAndAHalf,
  pan9,
  super9BonusTie,
];
