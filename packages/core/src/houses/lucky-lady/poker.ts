import { holdem as holdemGame } from '../../games/flop/holdem.ts';
import { omaha as omahaGame, omahaHiLo as omahaHiLoGame } from '../../games/flop/omaha.ts';
import { ezMoneyHoldem as ezMoneyHoldemGame } from '../../games/flop/short-deck.ts';
import { fixed, fixedBlinds, noLimit, printedAt } from '../limits/limits.ts';
import { fixedRange, noLimitRange, potLimitRange, spreadRange } from '../limits/range.ts';
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
import {
  capAtNoLimit,
  capLifted,
  headsUpBlinds,
  oddBetweenHalves,
  shortAllIn,
} from '../readings/readings.ts';
import { ruledAs } from '../readings/ruling-readings.ts';
import { ezMoneyTable, holdemTable, noLimitTable, omahaHiLoTable, omahaTable } from './table.ts';

/** 004:69, 004:651. */
const threeSix = fixed([3, 6], { blinds: [1, 3] });
const fourEight = fixed([4, 8], { blinds: [2, 4] });

/** 004:1440-1441. */
const noLimits = [noLimit({ blinds: [1, 3] }), noLimit({ blinds: [5, 5] })];

/** 004:1726-1728 and 004:1785-1787 bound the limits; blinds above 4-8 are customary. */
const limits = [fourEight, threeSix, fixedBlinds(1, 2), fixedBlinds(10, 20), fixedBlinds(500, 1000)];

const buyIn = [1, 1000] as const;
const holdemBig = '004:1745-1749';

/** Limit games by one line, all others by another. */
const ranges = (limit: string, big: string) => [
  fixedRange([1, 500], limit),
  noLimitRange(big, { buyIn }),
  potLimitRange(big, { buyIn }),
  spreadRange(buyIn, big, { buyIn }),
];

const readings = {
  players: mostPlayers('004:73, 004:1741', [6, 8, 9, 10], 9, 9),
  oddTies: oddTies('004:63, 004:650, 004:1346'),
};

/** Hold'em, and so Omaha (004:41, 004:48), prints neither a cap nor how an all-in raise counts. */
const limitReadings = {
  ...readings,
  raiseCap: raiseCap('004:1344-1397'),
  shortAllIn: shortAllIn('004:1344-1397'),
  largeBetFrom: largeBetFrom('004:1346'),
};

const allIn = setting({
  title: 'A player short of a bet may go all in instead of folding',
  cite: '004:651',
  choices: [false, true],
  printed: false,
  customary: true,
});

export const omaha = potOffering({
  id: 'lucky-lady/omaha',
  name: 'Omaha',
  family: 'holdem-omaha',
  line: 'Four cards each; use two of them and three from the board.',
  cite: '004:39-49',
  settings: limitReadings,
  limits: [...limits, ...noLimits],
  ranges: ranges('004:1785-1787', '004:1803-1807'),
  table: omahaTable,
  game: (values) => omahaGame(flopOptions(values)),
});

export const omahaHiLo = potOffering({
  id: 'lucky-lady/omaha-hi-lo',
  name: 'Omaha High-Low Split (with kill)',
  family: 'holdem-omaha',
  line: 'Split pot: best high hand and best low (8 or better). Use two of your four cards.',
  cite: '004:51-77',
  settings: {
    ...readings,
    shortAllIn: shortAllIn('004:57'),
    oddChips: oddBetweenHalves('004:63', null),
    low: lowQualifier('004:63, 004:1416', 'eight or better'),
  },
  // 004:53 and 004:65 print the kill with these two only; others are played without it.
  limits: [fourEight, threeSix],
  ranges: ranges('004:1830-1832', '004:1848-1852'),
  table: omahaHiLoTable,
  game: (values) =>
    omahaHiLoGame({
      // 004:57: a bet and three raises, with no exception for two players.
      ...flopOptions(values, { cap: 3, capLifted: 'never' }),
      low: values.low,
      // 004:65: winning the entire pot, in whatever way.
      killPots: {
        after: 'scoop',
        actsLast: false,
        bothHalves: false,
        pots: { 300: 4000, 400: 5000 },
      },
    }),
});

export const ezMoneyHoldem = potOffering({
  id: 'lucky-lady/ez-money-holdem',
  name: "EZ Money Hold'em",
  family: 'holdem-omaha',
  line: "Hold'em with no cards below a seven; a flush beats a full house.",
  cite: '004:635-661',
  settings: {
    headsUpBlinds: headsUpBlinds('004:644', 'button big'),
    allIn,
    capLifted: capLifted('004:652'),
    shortAllIn: shortAllIn('004:651'),
  },
  limits: printedAt('004:1772-1774', threeSix, fourEight),
  // 004:641: nine seats; a tenth player only waits.
  table: ezMoneyTable,
  game: ({ allIn, ...values }) => ezMoneyHoldemGame(flopOptions({ players: 9, ...values }, { allIn })),
});

export const holdem = potOffering({
  id: 'lucky-lady/holdem',
  name: "Texas Hold'em",
  family: 'holdem-omaha',
  line: 'Two cards each, five on the board; the best five-card hand wins.',
  cite: '004:1344-1397',
  settings: limitReadings,
  limits,
  ranges: [
    fixedRange([1, 500], '004:1726-1728'),
    potLimitRange(holdemBig, { buyIn }),
    spreadRange(buyIn, holdemBig, { buyIn }),
  ],
  table: holdemTable,
  game: (values) => holdemGame(flopOptions(values)),
});

export const noLimitHoldem = potOffering({
  id: 'lucky-lady/no-limit-holdem',
  name: "No-Limit Hold'em",
  family: 'holdem-omaha',
  line: "Hold'em in which you may bet all your chips at any time.",
  cite: '004:1421-1443',
  settings: {
    ...readings,
    capAtNoLimit: capAtNoLimit('004:1431', null),
    holdemRulings: ruledAs('Hold’em', '004:1421-1443 print none; 004:1383-1397', true),
  },
  limits: printedAt('004:1440-1441', ...noLimits),
  ranges: [noLimitRange(holdemBig, { buyIn })],
  table: noLimitTable,
  game: (values) => holdemGame(flopOptions(values)),
});

export const poker: readonly PotOffering[] = [omaha, omahaHiLo, ezMoneyHoldem, holdem, noLimitHoldem];
