import { nineAndAHalf } from '../../games/nine-and-a-half.ts';
import { nines as ninesGame } from '../../games/nines.ts';
import { fivesAndSixes, foursToSixes } from '../../games/nines-chart.ts';
import { payTable } from '../../games/pay-table.ts';
import { baccarat9 } from '../../games/shared-baccarat.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { setting } from '../setting.ts';
import { baccarat9Limits, nineAndAHalfLimits, usualFrom1, usualLimits } from './table-limits.ts';

const packsOf36 = (cite: string) =>
  setting({
    title: 'Packs in the shoe',
    cite,
    choices: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    customary: 8,
  });

const sixOrEight = (cite: string) =>
  setting({ title: 'Packs in the shoe', cite, choices: [8, 6], customary: 8 });

/** 003:1968-1970 */
const bonusTiePays = payTable('003', 1968, [
  ['nine', 10],
  ['eight', 40],
  ['seven', 10],
]);

export const nines: readonly BankedOffering[] = [
  bankedOffering({
    id: 'hawaiian-gardens/super-9',
    name: 'Super 9',
    cite: '003:536-588',
    settings: { decks: packsOf36('003:577 has a shoe; its size as at 003:1900') },
    limits: usualFrom1,
    game: ({ decks }) =>
      ninesGame({
        name: 'Super 9',
        decks,
        // 003:574
        partners: 4,
        lowTies: 'lost',
        betsOpen: 'before the dice',
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/baccarat-9',
    name: 'Baccarat 9 (undated)',
    cite: '003:1003-1121',
    settings: {
      decks: sixOrEight('003:1015'),
      circles: setting({
        title: 'Betting circles at each seat, one a bettor',
        cite: '003:1071',
        choices: [3, 6, 9],
        customary: 3,
      }),
    },
    limits: baccarat9Limits,
    game: (values) =>
      baccarat9({
        name: 'Baccarat 9',
        ...values,
        // 003:1073
        backline: true,
        chart: foursToSixes,
        hole: 2,
        nineStops: false,
        bankerTies: 'push',
        first: 'hole cards',
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/baccarat-9-2009',
    name: 'Baccarat 9 (January 13, 2009)',
    cite: '003:1258-1329',
    settings: {
      decks: sixOrEight('003:1272'),
      bankerTies: setting({
        title: 'Banker wagers when the hands tie on two or more',
        cite: '003:1307 against 003:1310',
        choices: ['push', 'lost'],
        customary: 'push',
      }),
    },
    limits: usualLimits,
    game: (values) =>
      baccarat9({
        name: 'Baccarat 9',
        ...values,
        circles: 1,
        // 003:1311
        backline: false,
        chart: fivesAndSixes,
        hole: 1,
        nineStops: true,
        first: 'left',
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/nine-and-a-half',
    name: '9 1/2',
    cite: '003:1333-1394',
    settings: {
      decks: setting({
        title: 'Packs in the shoe; a shuffling machine has four',
        cite: '003:1349',
        choices: [2, 3, 4, 5, 6, 7, 8],
        customary: 6,
        default: 4,
      }),
      seats: setting({
        title: 'Positions, the player-dealer included',
        cite: '003:1333-1394 print none',
        choices: [8, 7],
        customary: 8,
      }),
      overCollected: setting({
        title: 'When a hand over 9½ is collected',
        cite: '003:1363: it loses automatically',
        choices: ['at once', 'in order'],
        customary: 'at once',
      }),
    },
    limits: nineAndAHalfLimits,
    game: nineAndAHalf,
  }),
  bankedOffering({
    id: 'hawaiian-gardens/pan-9',
    name: 'Pan 9 with Bonus Tie Bet',
    cite: '003:1831-1892',
    settings: {
      decks: packsOf36('003:1870 has a shoe; its size as at 003:1900'),
      bonusTie: setting({
        title: 'What the Bonus Tie pays to 1 on nine, eight and seven; the layout with its odds is lost',
        cite: '003:1892, borrowed from 003:1967-1970',
        choices: ['10-40-10', 'not offered'],
        customary: '10-40-10',
      }),
    },
    limits: usualFrom1,
    game: ({ decks, bonusTie }) =>
      ninesGame({
        name: 'Pan 9 with Bonus Tie Bet',
        decks,
        lowTies: 'push',
        betsOpen: 'before the dice',
        ...(bonusTie === 'not offered'
          ? {}
          : { bonusTie: { pays: bonusTiePays, settled: 'with each seat' } }),
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/super-9-bonus-tie',
    name: 'Super 9 with Bonus Tie Bet',
    cite: '003:1896-1983',
    settings: { decks: packsOf36('003:1900') },
    limits: usualFrom1,
    game: ({ decks }) =>
      ninesGame({
        name: 'Super 9 with Bonus Tie Bet',
        decks,
        lowTies: 'lost',
        betsOpen: 'after the dice',
        bonusTie: { pays: bonusTiePays, settled: 'after all game wagers' },
      }),
  }),
];
