import { leftOfDealer, rightOfDealer, seatBySeat, typeByType } from '../../engine/banked/steps.ts';
import {
  baccarat,
  dragonNine,
  fourCardBonus,
  oddChart,
  threeCardEight,
  threeCardSeven,
  tieBet,
  usualChart,
} from '../../games/baccarat.ts';
import { decks, naturalStops, sevenPushes, standsAlone } from '../baccarat-readings.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { setting } from '../setting.ts';
import { bets } from '../table-limits.ts';

const everyWager = { kinds: 'all', most: 8, decides: 'seated' } as const;

/** 003:3324-3346 */
const listE = [bets(5, 100), bets(5, 10), bets(10, 100), bets(100, 500), bets(300, 1000)];
/** 003:3251-3266 */
const listC = [bets(5, 100), bets(5, 10), bets(10, 100), bets(25, 100), bets(50, 300)];

export const baccarats: readonly BankedOffering[] = [
  bankedOffering({
    id: 'hawaiian-gardens/baccarat',
    name: 'Baccarat with Bonus Wager',
    cite: '003:1435-1492',
    settings: {
      decks: decks('003:1439', 6),
      chart: setting({
        title: 'Which chart the Banker draws by after the Player has drawn',
        cite: '003:1454-1463',
        choices: ['printed here', 'usual'],
        printed: 'printed here',
        customary: 'usual',
        default: 'printed here',
      }),
    },
    limits: listC,
    game: ({ decks, chart }) =>
      baccarat({
        name: 'Baccarat with Bonus Wager',
        decks,
        seats: 14,
        chart: chart === 'usual' ? usualChart : oddChart,
        naturalStops: true,
        sevenPushes: false,
        bankerPays: [19, 20],
        backline: everyWager,
        bonuses: [tieBet(8, { alone: true }), fourCardBonus],
        // No order is printed: seat by seat, base wagers first.
        settlement: seatBySeat(leftOfDealer, 'player', 'banker', 'tie', 'bonus'),
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/ez-baccarat-panda-8',
    name: 'EZ Baccarat Panda 8',
    cite: '003:2684-2841',
    settings: {
      decks: decks('003:2702', 3),
      seats: setting({
        title: 'Positions, the player-dealer included: a blackjack or a baccarat table',
        cite: '003:2716',
        choices: [8, 14],
        printed: null,
        customary: 8,
        default: 8,
      }),
      naturalStops: naturalStops(
        '003:2738-2739 let the other hand draw; 003:2709-2711 rank naturals first',
        null,
      ),
      sevenPushes: sevenPushes('003:2731, 003:2768', false),
      tieAlone: standsAlone('Tie may stand without a line wager', '003:2732 against 003:2774', null, false),
    },
    limits: listE,
    game: ({ tieAlone, ...values }) =>
      baccarat({
        name: 'EZ Baccarat Panda 8',
        ...values,
        backline: everyWager,
        bonuses: [
          tieBet(8, { alone: tieAlone }),
          threeCardEight('Panda 8', { alone: false }),
          threeCardSeven('Dragon 7', { alone: false }),
        ],
        settlement: typeByType(leftOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/fortune-7-baccarat',
    name: 'Fortune 7 Baccarat',
    cite: '003:2847-2973',
    settings: {
      sevenPushes: sevenPushes('003:2884, 003:2921', true),
      bonusAlone: standsAlone(
        'Dragon 7 and Dragon 9 may stand without a line wager',
        '003:2886-2887 against 003:2943, 003:2952',
        null,
        true,
      ),
    },
    limits: listE,
    game: ({ bonusAlone, sevenPushes }) =>
      baccarat({
        name: 'Fortune 7 Baccarat',
        decks: 8,
        seats: 8,
        naturalStops: true,
        sevenPushes,
        backline: everyWager,
        bonuses: [
          tieBet(8, { alone: true }),
          dragonNine({ alone: bonusAlone }),
          threeCardSeven('Dragon 7', { alone: bonusAlone }),
        ],
        settlement: typeByType(leftOfDealer, 'player', 'banker', 'tie', 'nine', 'seven'),
      }),
  }),
  bankedOffering({
    id: 'hawaiian-gardens/gardens-baccarat',
    name: 'Gardens Baccarat',
    cite: '003:11605-11847',
    settings: {
      decks: decks('003:11617', 3),
      sevenPushes: sevenPushes('003:11688', true),
      bonusAlone: standsAlone(
        'Dragon 7 and Tiger 8 may stand without a line wager',
        '003:11650-11651 against 003:11711, 003:11720',
        null,
        false,
      ),
    },
    // 003:11739-11741
    limits: [bets(5, 100), bets(10, 1000), bets(1000, 5000)],
    game: ({ bonusAlone, ...values }) =>
      baccarat({
        name: 'Gardens Baccarat',
        seats: 8,
        naturalStops: true,
        ...values,
        backline: everyWager,
        bonuses: [
          tieBet(8, { alone: true }),
          threeCardEight('Tiger 8', { alone: bonusAlone }),
          threeCardSeven('Dragon 7', { alone: bonusAlone }),
        ],
        // 003:11683: from the player-dealer's right, counter-clockwise.
        settlement: typeByType(rightOfDealer, 'player', 'banker', 'tie', 'eight', 'seven'),
      }),
  }),
];
