import { holdem as holdemGame } from '../../games/flop/holdem.ts';
import { omahaHiLo as omahaHiLoGame } from '../../games/flop/omaha.ts';
import { tahoePineapple } from '../../games/flop/pineapple.ts';
import { fixed, fixedBlinds, noLimits, printedAt } from '../limits/limits.ts';
import { noLimitRange } from '../limits/range.ts';
import { type PotOffering, potOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import {
  flopOptions,
  largeBetFrom,
  lowQualifier,
  mostPlayers,
  oddTies,
  raiseCap,
} from '../readings/flop-readings.ts';
import { headsUpBlinds, oddBetweenHalves, shortAllIn } from '../readings/readings.ts';
import { flopTable, holdemTable } from './table.ts';

/** 002:1219-1234, the no limit games by their least buy-in only. No blind is printed: all are customary. */
const limits = [
  ...printedAt(
    '002:1219-1227',
    fixedBlinds(4, 8),
    fixedBlinds(2, 4),
    fixedBlinds(3, 6),
    fixedBlinds(5, 10),
    fixedBlinds(6, 12),
    fixedBlinds(8, 16),
    fixedBlinds(9, 18),
    fixedBlinds(10, 20),
    fixed([15, 30], { blinds: [10, 15] }),
  ),
  ...noLimits([1, 2], [2, 3]),
];

const ranges = [noLimitRange('002:1228-1234', { buyIn: [20, null] })];

/** 002:53, 002:1244-1245. The older fee is taken from a middle blind, so there were three (002:55). */
const tahoeLimits = [
  ...printedAt('002:1244-1245', fixedBlinds(3, 6), fixedBlinds(2, 4)),
  ...printedAt('002:53-55', fixed([3, 6], { blinds: [1, 1, 3] }, 'three blinds')),
];

/** The book prints no cap, odd chip, seats or all-in rule for its games with a board. */
const readings = {
  players: mostPlayers('002:501-577', [6, 8, 9, 10], 10, 10),
  headsUpBlinds: headsUpBlinds('002:505'),
  raiseCap: raiseCap('002:509-521'),
  shortAllIn: shortAllIn('002:509-521'),
  largeBetFrom: largeBetFrom('002:509-521'),
  oddTies: oddTies('002:523'),
  lastBurn: setting({
    title: 'After a turn or river that came too early, a card is burned before the last one',
    cite: '002:539, 002:541 do not say',
    choices: [false, true],
    customary: false,
  }),
};

const splitReadings = { ...readings, oddChips: oddBetweenHalves('002:545, 002:573', null) };

export const holdem = potOffering({
  id: 'empire/holdem',
  name: "Texas Hold'em",
  family: 'holdem-omaha',
  line: 'Two cards each, five on the board; the best five-card hand wins.',
  cite: '002:501-541',
  settings: readings,
  limits,
  ranges,
  table: holdemTable,
  game: (values) => holdemGame(flopOptions(values)),
});

export const omahaHiLo = potOffering({
  id: 'empire/omaha-hi-lo',
  name: 'Omaha Hi-Lo Split',
  family: 'holdem-omaha',
  line: 'Split pot: best high hand and best low (8 or better). Use two of your four cards.',
  cite: '002:543-565',
  settings: { ...splitReadings, low: lowQualifier('002:545', null) },
  limits,
  ranges,
  table: flopTable,
  game: (values) => omahaHiLoGame({ ...flopOptions(values), low: values.low }),
});

export const tahoePineappleHiLo = potOffering({
  id: 'empire/tahoe-pineapple-hi-lo',
  name: 'Tahoe Pineapple Hi-Lo Split',
  family: 'holdem-omaha',
  line: 'Three cards each, use one or two; split pot, high and low (8 or better).',
  cite: '002:567-577',
  settings: splitReadings,
  limits: tahoeLimits,
  table: flopTable,
  game: (values) => tahoePineapple(flopOptions(values)),
});

export const poker: readonly PotOffering[] = [holdem, omahaHiLo, tahoePineappleHiLo];
