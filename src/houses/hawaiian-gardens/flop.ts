import type { KillPots } from '../../engine/pot/game.ts';
import { holdem } from '../../games/holdem.ts';
import { doubleBoardOmaha, omaha, omahaHiLo } from '../../games/omaha.ts';
import { crazyPineapple } from '../../games/pineapple.ts';
import { reverseHoldem } from '../../games/reverse-holdem.ts';
import { shortDeckHoldem } from '../../games/short-deck.ts';
import {
  flopOptions,
  frame,
  largeBetFrom,
  lowQualifier,
  mostPlayers,
  oddTies,
  raiseCap,
} from '../flop-readings.ts';
import { fixed, noLimit, noLimitDoubling, noLimits, potLimit, potLimits } from '../limits.ts';
import { type PotOffering, potOffering } from '../offering.ts';
import { capAtNoLimit, oddBetweenHalves, shortAllIn } from '../readings.ts';
import { setting } from '../setting.ts';

/**
 * Limits with blinds as the Five Card Omaha schedule prints them (003:2274-2297); the other games'
 * schedules give bounds only (003:7564, 003:8052, 003:8681), within which these are customary.
 */
const limits = [
  fixed([4, 8], { blinds: [2, 4] }),
  fixed([1, 2], { blinds: [1, 1] }),
  fixed([2, 4], { blinds: [1, 2] }),
  fixed([3, 6], { blinds: [1, 3] }),
  fixed([6, 12], { blinds: [2, 6] }),
  fixed([8, 16], { blinds: [4, 8] }),
  fixed([9, 18], { blinds: [3, 9] }),
  fixed([15, 30], { blinds: [10, 15] }),
  fixed([20, 40], { blinds: [10, 20] }),
  fixed([40, 80], { blinds: [20, 40] }),
  fixed([100, 200], { blinds: [50, 100] }),
  fixed([500, 1000], { blinds: [250, 500] }),
];

/** 003:2318-2320. */
const omahaNoLimits = noLimits([2, 3], [3, 5], [5, 10]);

/** 003:1399-1419; the $100 buy-in game has a rule of its own (003:71, 003:1402). */
const holdemNoLimits = [
  noLimit({ blinds: [2, 3] }),
  noLimitDoubling({ blinds: [2, 3] }),
  ...noLimits([1, 1], [1, 2], [3, 5], [5, 5], [5, 10], [10, 20], [20, 40], [50, 100]),
];

/** 003:1424-1433. */
const holdemPotLimits = potLimits([5, 10], [2, 3, 5], [5, 5, 10], [5, 10, 15], [5, 10, 25], [25, 25, 50]);

/** 003:2306-2313. */
const omahaPotLimits = potLimits([2, 3], [1, 2], [3, 5], [5, 5], [5, 10], [10, 20]);

/** The fee tables go up to nine players (003:1398, 003:1423); the texts give no number. */
const players = mostPlayers('003:1398', [6, 8, 9, 10], 9, 9);

/** 003:795 gives half a bet in another game of the house. */
const HALF_BET = '003:795';
const halfBet = shortAllIn(HALF_BET);

/** Limit hold'em prints no cap; Crazy Pineapple's is that of other limit games (003:111). */
const limitReadings = {
  raiseCap: raiseCap('003:7, 003:111'),
  shortAllIn: halfBet,
  largeBetFrom: largeBetFrom('003:7'),
  oddTies: oddTies('003:9'),
};

const noLimitReadings = { players, oddTies: oddTies('003:9') };

const discard = setting({
  title: 'When a downcard is thrown away',
  cite: '003:84',
  choices: ['after the flop round', 'before the flop', 'both'],
  // Then one downcard would be left of three, though the text speaks of downcards to the end (003:86).
  printed: 'both',
  customary: 'after the flop round',
  default: 'after the flop round',
});

const DISCARDS = { 'after the flop round': [2], 'before the flop': [1], both: [1, 2] } as const;

const kill = setting({
  title: 'At limit, whoever wins both halves of a large pot kills the next one',
  cite: '003:1217',
  choices: [false, true],
  customary: false,
});

/** 003:1217: the least pot for each limit. */
const SCOOPS = { 200: 3500, 300: 5000, 400: 8000, 600: 10000 };
const scooper: KillPots = { after: 'scoop', actsLast: false, bothHalves: true, pots: SCOOPS };

export const flop: readonly PotOffering[] = [
  potOffering({
    id: 'hawaiian-gardens/holdem',
    name: "Texas Hold'em (limit)",
    cite: '003:3-63',
    settings: { players, ...limitReadings },
    limits,
    game: (values) => holdem(flopOptions(values)),
  }),
  potOffering({
    id: 'hawaiian-gardens/no-limit-holdem',
    name: "No Limit Hold'em",
    cite: '003:65-78',
    settings: noLimitReadings,
    limits: holdemNoLimits,
    game: (values) => holdem(flopOptions(values)),
  }),
  potOffering({
    id: 'hawaiian-gardens/pot-limit-holdem',
    name: "Pot Limit Hold'em",
    cite: '003:1421-1433',
    settings: { ...noLimitReadings, capAtNoLimit: capAtNoLimit('003:69, 003:1421', null) },
    limits: holdemPotLimits,
    game: (values) => holdem(flopOptions(values)),
  }),
  potOffering({
    id: 'hawaiian-gardens/crazy-pineapple',
    name: 'Crazy Pineapple',
    cite: '003:80-139',
    settings: {
      players,
      discard,
      shortAllIn: halfBet,
      largeBetFrom: largeBetFrom('003:84'),
      oddTies: oddTies('003:86'),
    },
    limits: [...limits, ...omahaNoLimits],
    game: ({ discard, ...values }) =>
      crazyPineapple({ ...flopOptions(values), discardAfter: DISCARDS[discard] }),
  }),
  potOffering({
    id: 'hawaiian-gardens/reverse-holdem',
    name: "Reverse Hold'em",
    cite: '003:430-474',
    settings: limitReadings,
    limits: [...limits, ...omahaNoLimits],
    // 003:432: at most nine; 003:451: otherwise as hold'em.
    game: (values) => reverseHoldem(flopOptions({ players: 9, ...values })),
  }),
  potOffering({
    id: 'hawaiian-gardens/no-limit-omaha',
    name: 'No Limit Omaha',
    cite: '003:1208-1256',
    settings: { players, oddTies: oddTies('003:1216') },
    limits: omahaNoLimits,
    game: (values) => omaha(flopOptions(values)),
  }),
  potOffering({
    id: 'hawaiian-gardens/no-limit-omaha-hi-lo',
    name: 'No Limit Omaha High/Low',
    cite: '003:1208-1256',
    settings: {
      players,
      low: lowQualifier('003:1218', 'eight or better'),
      kill,
      raiseCap: raiseCap('003:111, 003:1247'),
      shortAllIn: halfBet,
      largeBetFrom: largeBetFrom('003:1217'),
      oddTies: oddTies('003:1219-1220'),
      oddChips: oddBetweenHalves('003:1219-1220', null),
    },
    // The kill is for limit games (003:1217), whose rules are printed only with these.
    limits: [...omahaNoLimits, ...limits.filter(({ stakes }) => stakes.bets[0] in SCOOPS)],
    game: ({ low, kill, ...values }) =>
      omahaHiLo({
        ...flopOptions(values),
        low,
        ...(kill && { killPots: scooper }),
      }),
  }),
  potOffering({
    id: 'hawaiian-gardens/five-card-omaha-hi-lo',
    name: 'Five Card Omaha High/Low Split',
    cite: '003:2136-2320',
    settings: {
      // Ten seats are printed (003:2184), fees for nine (003:2273): ten would need 58 cards, nine 53.
      players: mostPlayers('003:2184, 003:2273', [8, 9], 8, 9),
      ...frame('003:2204', '003:2208', '003:2208', HALF_BET),
      oddChips: oddBetweenHalves('003:2260, 003:2267', 'left of button'),
    },
    limits: [...limits, ...omahaPotLimits, ...omahaNoLimits],
    game: (values) => omahaHiLo({ ...flopOptions(values), downcards: 5 }),
  }),
  potOffering({
    id: 'hawaiian-gardens/double-board-omaha',
    name: 'Double Board Omaha',
    cite: '003:3792-3995',
    settings: {
      ...frame('003:3836', '003:3855', '003:3854, 003:3868', HALF_BET),
      oddChips: oddBetweenHalves('003:3905, 003:3917', 'left of button'),
    },
    // 003:3925-3929, 003:3954: bounds only; blinds are customary.
    limits: [...limits.filter(({ stakes }) => stakes.bets[0] > 100), ...omahaNoLimits, ...omahaPotLimits],
    // 003:3831: nine seats, eight play.
    game: (values) => doubleBoardOmaha(flopOptions({ players: 8, ...values })),
  }),
  potOffering({
    id: 'hawaiian-gardens/short-deck-holdem',
    name: "Short Deck Texas Hold'em",
    cite: '003:5574-5837',
    settings: frame('003:5626', '003:5638', '003:5637, 003:5646', HALF_BET),
    // 003:5693-5695, 003:5735-5737, 003:5756, 003:5799: bounds only; blinds are customary.
    limits: [...limits, ...omahaNoLimits, potLimit({ blinds: [5, 10] })],
    // 003:5613: ten seats.
    game: (values) => shortDeckHoldem(flopOptions({ players: 10, ...values })),
  }),
];
