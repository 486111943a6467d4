import type { KillPots } from '../../engine/pot/game.ts';
import { holdem as holdemGame } from '../../games/flop/holdem.ts';
import { doubleBoardOmaha as doubleBoardOmahaGame, omaha, omahaHiLo } from '../../games/flop/omaha.ts';
import { crazyPineapple as crazyPineappleGame } from '../../games/flop/pineapple.ts';
import { reverseHoldem as reverseHoldemGame } from '../../games/flop/reverse-holdem.ts';
import { shortDeckHoldem as shortDeckHoldemGame } from '../../games/flop/short-deck.ts';
import {
  fixed,
  noLimit,
  noLimitDoubling,
  noLimits,
  potLimit,
  potLimits,
  printedAt,
} from '../limits/limits.ts';
import { type Limit, type PotOffering, potOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import {
  flopOptions,
  frame,
  largeBetFrom,
  lowQualifier,
  mostPlayers,
  oddTies,
  raiseCap,
} from '../readings/flop-readings.ts';
import { capAtNoLimit, capLifted, oddBetweenHalves, shortAllIn } from '../readings/readings.ts';
import { ruledAs } from '../readings/ruling-readings.ts';
import { doubleBoardRanges, holdemBig, holdemFixed, holdemRanges, omahaRanges } from './table/ranges.ts';
import {
  doubleBoardTable,
  fiveCardOmahaTable,
  holdemTable,
  noLimitHoldemTable,
  omahaTable,
  pineappleTable,
  potLimitHoldemTable,
  reverseHoldemTable,
  shortDeckTable,
} from './table/table.ts';

/** The Five Card Omaha schedule prints limits with their blinds. */
const fiveCardLimits = printedAt(
  '003:2274-2297',
  fixed([4, 8], { blinds: [2, 4] }),
  fixed([1, 2], { blinds: [1, 1] }),
  fixed([2, 4], { blinds: [1, 2] }),
  fixed([3, 6], { blinds: [1, 3] }),
  fixed([6, 12], { blinds: [2, 6] }),
  fixed([8, 16], { blinds: [4, 8] }),
  fixed([9, 18], { blinds: [3, 9] }),
  fixed([15, 30], { blinds: [10, 15] }),
  fixed([20, 40], { blinds: [10, 20] }),
  fixed([30, 60], { blinds: [10, 30] }),
  fixed([40, 80], { blinds: [20, 40] }),
  fixed([50, 100], { blinds: [25, 50] }),
  fixed([60, 120], { blinds: [30, 60] }),
  fixed([75, 150], { blinds: [25, 75] }),
  fixed([80, 160], { blinds: [40, 80] }),
  fixed([100, 200], { blinds: [50, 100] }),
  fixed([150, 300], { blinds: [100, 150] }),
  fixed([200, 400], { blinds: [100, 200] }),
  fixed([300, 600], { blinds: [150, 300] }),
  fixed([500, 1000], { blinds: [250, 500] }),
);

/** The usual limits of other games: these schedules give bounds only (003:7564, 003:8052, 003:8681). */
const USUAL = [
  '4-8',
  '1-2',
  '2-4',
  '3-6',
  '6-12',
  '8-16',
  '9-18',
  '15-30',
  '20-40',
  '40-80',
  '100-200',
  '500-1000',
];
const limits: readonly Limit[] = fiveCardLimits
  .filter(({ id }) => USUAL.includes(id))
  .map(({ cite: _, ...of }) => of);

/** 003:2318-2320. */
const omahaNoLimits = printedAt('003:2318-2320', ...noLimits([2, 3], [3, 5], [5, 10]));

/** 003:1399-1419; the $100 buy-in game has a rule of its own (003:71, 003:1402). */
const holdemNoLimits = printedAt(
  '003:1399-1419',
  noLimit({ blinds: [2, 3] }),
  noLimitDoubling({ blinds: [2, 3] }),
  ...noLimits([1, 1], [1, 2], [3, 5], [5, 5], [5, 10], [10, 20], [15, 25], [20, 40], [25, 50]),
  ...noLimits([50, 100], [100, 200]),
);

/** 003:1424-1433. */
const holdemPotLimits = printedAt(
  '003:1424-1433',
  ...potLimits([5, 10], [2, 3, 5], [5, 5, 10], [5, 10, 15], [5, 10, 25], [25, 25, 50]),
);

/** 003:2306-2313. */
const omahaPotLimits = printedAt(
  '003:2306-2313',
  ...potLimits([2, 3], [1, 2], [3, 5], [5, 5], [5, 10], [10, 20]),
);

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
  title: 'When the extra card is discarded',
  cite: '003:84',
  choices: ['after the flop round', 'before the flop', 'both'],
  // That would leave one downcard of three, though the text speaks of downcards to the end (003:86).
  printed: 'both',
  customary: 'after the flop round',
  default: 'after the flop round',
});

const DISCARDS = { 'after the flop round': [2], 'before the flop': [1], both: [1, 2] } as const;

const kill = setting({
  title: 'Limit games: a player who scoops a large pot kills the next one',
  cite: '003:1217',
  choices: [false, true],
  customary: false,
});

/** 003:1217: the least pot for each limit. */
const SCOOPS = { 200: 3500, 300: 5000, 400: 8000, 600: 10000 };
const scooper: KillPots = { after: 'scoop', actsLast: false, bothHalves: true, pots: SCOOPS };

export const holdem = potOffering({
  id: 'hawaiian-gardens/holdem',
  name: "Texas Hold'em (limit)",
  family: 'holdem-omaha',
  line: 'Two cards each, five on the board; the best five-card hand wins.',
  cite: '003:3-63',
  settings: { players, ...limitReadings },
  limits,
  ranges: [holdemFixed()],
  table: holdemTable,
  game: (values) => holdemGame(flopOptions(values)),
});

export const noLimitHoldem = potOffering({
  id: 'hawaiian-gardens/no-limit-holdem',
  name: "No Limit Hold'em",
  family: 'holdem-omaha',
  line: "Hold'em in which you may bet all your chips at any time.",
  cite: '003:65-78',
  settings: noLimitReadings,
  limits: holdemNoLimits,
  ranges: holdemBig({ figures: [2, 3] }).filter(({ kind }) => kind === 'no-limit'),
  table: noLimitHoldemTable,
  game: (values) => holdemGame(flopOptions(values)),
});

export const potLimitHoldem = potOffering({
  id: 'hawaiian-gardens/pot-limit-holdem',
  name: "Pot Limit Hold'em",
  family: 'holdem-omaha',
  line: "Hold'em in which you may bet up to the size of the pot.",
  cite: '003:1421-1433',
  settings: {
    ...noLimitReadings,
    capAtNoLimit: capAtNoLimit('003:69, 003:1421', null),
    noLimitRulings: ruledAs('No Limit Hold’em', '003:1421-1433 print no rules; 003:67-78', false),
  },
  limits: holdemPotLimits,
  ranges: holdemBig({ figures: [2, 3] }).filter(({ kind }) => kind === 'pot'),
  table: potLimitHoldemTable,
  game: (values) => holdemGame(flopOptions(values)),
});

export const crazyPineapple = potOffering({
  id: 'hawaiian-gardens/crazy-pineapple',
  name: 'Crazy Pineapple',
  family: 'holdem-omaha',
  line: "Hold'em with three cards; you discard one.",
  cite: '003:80-139',
  settings: {
    players,
    discard,
    capLifted: capLifted('003:111'),
    shortAllIn: halfBet,
    largeBetFrom: largeBetFrom('003:84'),
    oddTies: oddTies('003:86'),
  },
  limits: [...limits, ...omahaNoLimits],
  ranges: omahaRanges(),
  table: pineappleTable,
  game: ({ discard, ...values }) =>
    crazyPineappleGame({ ...flopOptions(values), discardAfter: DISCARDS[discard] }),
});

export const reverseHoldem = potOffering({
  id: 'hawaiian-gardens/reverse-holdem',
  name: "Reverse Hold'em",
  family: 'holdem-omaha',
  line: "Hold'em in reverse: one board card, one more, then three.",
  cite: '003:430-474',
  settings: {
    ...limitReadings,
    earlyFlop: setting({
      title: 'Flop that comes before the betting is done',
      cite: '003:455 of "a card"; 003:43-45 by 003:457',
      choices: ['shuffled back', 'out for the round'],
      labels: { 'shuffled back': 'is shuffled back', 'out for the round': 'is out of play for the round' },
      customary: 'shuffled back',
    }),
  },
  limits: [...limits, ...omahaNoLimits],
  ranges: holdemRanges,
  // 003:432: at most nine.
  table: reverseHoldemTable,
  game: (values) => reverseHoldemGame(flopOptions({ players: 9, ...values })),
});

export const noLimitOmaha = potOffering({
  id: 'hawaiian-gardens/no-limit-omaha',
  name: 'No Limit Omaha',
  family: 'holdem-omaha',
  line: 'Omaha in which you may bet all your chips at any time.',
  cite: '003:1208-1256',
  settings: {
    players,
    raiseCap: raiseCap('003:111, 003:1247'),
    shortAllIn: halfBet,
    largeBetFrom: largeBetFrom('003:1217'),
    oddTies: oddTies('003:1216'),
  },
  limits: omahaNoLimits,
  ranges: omahaRanges(),
  table: omahaTable,
  game: (values) => omaha(flopOptions(values)),
});

export const noLimitOmahaHiLo = potOffering({
  id: 'hawaiian-gardens/no-limit-omaha-hi-lo',
  name: 'No Limit Omaha High/Low',
  family: 'holdem-omaha',
  line: 'Omaha, split pot: high and low (8 or better), no limit.',
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
  // Kills are for limit games (003:1217), and their rules are printed only with these.
  limits: [...omahaNoLimits, ...limits.filter(({ stakes }) => stakes.bets[0] in SCOOPS)],
  ranges: omahaRanges(),
  table: omahaTable,
  game: ({ low, kill, ...values }) =>
    omahaHiLo({
      ...flopOptions(values),
      low,
      ...(kill && { killPots: scooper }),
    }),
});

export const fiveCardOmahaHiLo = potOffering({
  id: 'hawaiian-gardens/five-card-omaha-hi-lo',
  name: 'Five Card Omaha High/Low Split',
  family: 'holdem-omaha',
  line: 'Five cards, use two; split pot, high and low (8 or better).',
  cite: '003:2136-2320',
  settings: {
    // Ten seats are printed (003:2184), fees for nine (003:2273): ten would need 58 cards, nine 53.
    players: mostPlayers('003:2184, 003:2273', [8, 9], 8, 9),
    ...frame({ blinds: '003:2204', cap: '003:2208', bets: '003:2208', allIn: HALF_BET }),
    oddChips: oddBetweenHalves('003:2260, 003:2267', 'left of button'),
  },
  limits: [...fiveCardLimits, ...omahaPotLimits, ...omahaNoLimits],
  ranges: omahaRanges('003:2204'),
  table: fiveCardOmahaTable,
  game: (values) => omahaHiLo({ ...flopOptions(values), downcards: 5 }),
});

export const doubleBoardOmaha = potOffering({
  id: 'hawaiian-gardens/double-board-omaha',
  name: 'Double Board Omaha',
  family: 'holdem-omaha',
  line: 'Omaha with two boards; each wins half the pot.',
  cite: '003:3792-3995',
  settings: {
    ...frame({ blinds: '003:3836', cap: '003:3855', bets: '003:3854, 003:3868', allIn: HALF_BET }),
    oddChips: oddBetweenHalves('003:3905, 003:3917', 'left of button'),
  },
  // 003:3925-3929, 003:3954: bounds only; blinds are customary.
  limits: [...limits, ...omahaNoLimits, ...omahaPotLimits],
  ranges: doubleBoardRanges,
  // 003:3831: nine seats, eight play.
  table: doubleBoardTable,
  game: (values) => doubleBoardOmahaGame(flopOptions({ players: 8, ...values })),
});

export const shortDeckHoldem = potOffering({
  id: 'hawaiian-gardens/short-deck-holdem',
  name: "Short Deck Texas Hold'em",
  family: 'holdem-omaha',
  line: "Hold'em with no cards below a six; a flush beats a full house.",
  cite: '003:5574-5837',
  settings: frame({ blinds: '003:5626', cap: '003:5638', bets: '003:5637, 003:5646', allIn: HALF_BET }),
  // 003:5693-5695, 003:5735-5737, 003:5756, 003:5799: bounds only; blinds are customary.
  limits: [...limits, ...omahaNoLimits, potLimit({ blinds: [5, 10] })],
  ranges: holdemRanges,
  // 003:5613: ten seats.
  table: shortDeckTable,
  game: (values) => shortDeckHoldemGame(flopOptions({ players: 10, ...values })),
});

export const flop: readonly PotOffering[] = [
  holdem,
  noLimitHoldem,
  potLimitHoldem,
  crazyPineapple,
  reverseHoldem,
  noLimitOmaha,
  noLimitOmahaHiLo,
  fiveCardOmahaHiLo,
  doubleBoardOmaha,
  shortDeckHoldem,
];
