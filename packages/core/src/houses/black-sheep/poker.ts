import { holdem as holdemGame } from '../../games/flop/holdem.ts';
import { omaha as omahaGame, omahaHiLo as omahaHiLoGame } from '../../games/flop/omaha.ts';
import { fixedBlinds, noLimits, potLimit } from '../limits/limits.ts';
import { bigRanges, fixedRange } from '../limits/range.ts';
import { type PotOffering, potOffering } from '../offering/offering.ts';
import { flopOptions, frame } from '../readings/flop-readings.ts';
import { oddBetweenHalves } from '../readings/readings.ts';
import { pokerTable } from './table.ts';

/**
 * 000:2083-2085 and 000:2096-2100 bound the limits; blinds follow the posted limit (000:70) and are
 * customary here.
 */
const limits = [
  fixedBlinds(4, 8),
  fixedBlinds(3, 6),
  fixedBlinds(10, 20),
  fixedBlinds(100, 200),
  ...noLimits([1, 3], [5, 10]),
  potLimit({ blinds: [1, 3] }),
];

/** Blinds follow the posted limit, where that is printed. */
const ranges = (forcedCite?: string) => [
  fixedRange([3, 100], '000:2083-2085', forcedCite === undefined ? {} : { forcedCite }),
  ...bigRanges('000:2098-2100', { buyIn: [100, null] }),
];

/** 000:53, 000:186, 000:325: ten seats. */
const players = 10;

export const omahaHiLo = potOffering({
  id: 'black-sheep/omaha-hi-lo',
  name: 'Omaha High/Low Split',
  family: 'holdem-omaha',
  line: 'Split pot: best high hand and best low (8 or better). Use two of your four cards.',
  cite: '000:3-144',
  settings: {
    ...frame({ blinds: '000:69', cap: '000:78', bets: '000:77, 000:86' }),
    oddChips: oddBetweenHalves('000:132, 000:134', 'left of button'),
  },
  limits,
  ranges: ranges('000:70'),
  table: pokerTable('000:119'),
  game: (values) => omahaHiLoGame(flopOptions({ players, ...values })),
});

export const omaha = potOffering({
  id: 'black-sheep/omaha',
  name: 'Omaha',
  family: 'holdem-omaha',
  line: 'Four cards each; use two of them and three from the board.',
  cite: '000:146-270',
  settings: frame({ blinds: '000:199', cap: '000:211', bets: '000:210, 000:219' }),
  limits,
  ranges: ranges(),
  table: pokerTable('000:252'),
  game: (values) => omahaGame(flopOptions({ players, ...values })),
});

export const holdem = potOffering({
  id: 'black-sheep/holdem',
  name: "Texas Hold'em",
  family: 'holdem-omaha',
  line: 'Two cards each, five on the board; the best five-card hand wins.',
  cite: '000:286-409',
  settings: frame({ blinds: '000:338', cap: '000:350', bets: '000:349, 000:358' }),
  limits,
  ranges: ranges(),
  table: pokerTable('000:391'),
  game: (values) => holdemGame(flopOptions({ players, ...values })),
});

export const poker: readonly PotOffering[] = [omahaHiLo, omaha, holdem];
