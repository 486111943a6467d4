import { holdem as holdemGame } from '../../games/flop/holdem.ts';
import { omaha as omahaGame, omahaHiLo as omahaHiLoGame } from '../../games/flop/omaha.ts';
import { fixedBlinds, noLimits, potLimit } from '../limits/limits.ts';
import { bigRanges, fixedRange } from '../limits/range.ts';
import { type PotOffering, potOffering } from '../offering/offering.ts';
import { flopOptions, frame } from '../readings/flop-readings.ts';
import { oddBetweenHalves } from '../readings/readings.ts';
import { pokerTable } from './table.ts';

/**
 * Limit, pot limit and no limit for $1 to $1,000 (001:124, 001:286, 001:434-436); blinds follow the
 * posted limit (001:214) and are customary here.
 */
const limits = [
  fixedBlinds(4, 8),
  fixedBlinds(1, 2),
  fixedBlinds(2, 4),
  fixedBlinds(20, 40),
  fixedBlinds(500, 1000),
  ...noLimits([1, 3], [5, 10]),
  potLimit({ blinds: [1, 2] }),
];

/** From $1 to $1,000 in every game: no bet of a limit game is larger, and no blind. */
const ranges = (cite: string, forcedCite?: string) => [
  fixedRange([1, 500], cite, forcedCite === undefined ? {} : { forcedCite }),
  ...bigRanges(cite, { bet: [1, 1000] }),
];

/** 001:42, 001:197, 001:350: ten seats. */
const players = 10;

export const omaha = potOffering({
  id: 'hotel-del-rio/omaha',
  name: 'Omaha',
  family: 'holdem-omaha',
  line: 'Four cards each; use two of them and three from the board.',
  cite: '001:3-145',
  settings: frame({ blinds: '001:55', cap: '001:67', bets: '001:66, 001:75' }),
  limits,
  ranges: ranges('001:124'),
  table: pokerTable('001:54', '001:108'),
  game: (values) => omahaGame(flopOptions({ players, ...values })),
});

export const omahaHiLo = potOffering({
  id: 'hotel-del-rio/omaha-hi-lo',
  name: 'Omaha High/Low Split',
  family: 'holdem-omaha',
  line: 'Split pot: best high hand and best low (8 or better). Use two of your four cards.',
  cite: '001:147-309',
  settings: {
    ...frame({ blinds: '001:213', cap: '001:222', bets: '001:221, 001:230' }),
    oddChips: oddBetweenHalves('001:278, 001:280', 'left of button'),
  },
  limits,
  ranges: ranges('001:286', '001:214'),
  table: pokerTable('001:212', '001:265'),
  game: (values) => omahaHiLoGame(flopOptions({ players, ...values })),
});

export const holdem = potOffering({
  id: 'hotel-del-rio/holdem',
  name: "Texas Hold'em",
  family: 'holdem-omaha',
  line: 'Two cards each, five on the board; the best five-card hand wins.',
  cite: '001:311-457',
  settings: frame({ blinds: '001:364', cap: '001:376', bets: '001:375, 001:385' }),
  limits,
  ranges: ranges('001:434-436'),
  table: pokerTable('001:362', '001:418'),
  game: (values) => holdemGame(flopOptions({ players, ...values })),
});

export const poker: readonly PotOffering[] = [omaha, omahaHiLo, holdem];
