import { jokerPack } from '../../cards/index.ts';
import { threeBlinds } from '../../engine/pot/steps.ts';
import type { BlindsOptions } from '../../games/blinds-game.ts';
import { lowball as lowballGame } from '../../games/draw/lowball.ts';
import {
  badacey as badaceyGame,
  badeucey as badeuceyGame,
  badugi as badugiGame,
  kansasCityLowball as kansasCityLowballGame,
} from '../../games/draw/triple-draw.ts';
import { archie as archieGame } from '../../games/flop/archie.ts';
import { twoSevenCaptain as twoSevenCaptainGame } from '../../games/flop/captain.ts';
import {
  dramadugi as dramadugiGame,
  dramaha as dramahaGame,
  twoSevenDramaha as twoSevenDramahaGame,
} from '../../games/flop/dramaha.ts';
import { matchIt as matchItGame } from '../../games/flop/match-it.ts';
import { lowballJoker } from '../../ranks/low/lowball-joker.ts';
import { fixed, fixedBlinds, noLimits, potLimit } from '../limits/limits.ts';
import { type Limit, type PotOffering, potOffering } from '../offering/offering.ts';
import { setting, type ValuesOf } from '../offering/setting.ts';
import { CAPS, raiseCap } from '../readings/flop-readings.ts';
import { betsAfterDraw, lossFor } from '../readings/lowball-readings.ts';
import {
  blindsFor,
  capAtNoLimit,
  capLifted,
  deckRunsOut,
  headsUpBlinds,
  oddBetweenHalves,
  raises,
  shortAllIn,
} from '../readings/readings.ts';
import { changedDraw } from '../readings/ruling-readings.ts';
import {
  archieRanges,
  badugiRanges,
  captainRanges,
  dramadugiRanges,
  dramahaRanges,
  holdemBig,
  holdemFixed,
  lowballRanges,
} from './table/ranges.ts';
import {
  archieTable,
  badaceyTable,
  badugiTable,
  captainTable,
  dramadugiTable,
  dramahaTable,
  lowballTable,
  matchItTable,
} from './table/table.ts';

/** 003:327-342: the limits and their three blinds. */
const threeBlindLimits: readonly Limit[] = [
  fixed([15, 30], { blinds: [5, 10, 15] }),
  fixed([20, 40], { blinds: [10, 10, 20] }),
  fixed([10, 20], { blinds: [5, 5, 10] }),
  fixed([30, 60], { blinds: [10, 20, 30] }),
];

/** 003:3714-3777 and similar lines: $2-$4 to $4,000-$8,000; no limit from blinds of $1-$2 to $5-$10 (003:3716-3718). */
const blindLimits: readonly Limit[] = [
  fixedBlinds(4, 8),
  fixedBlinds(2, 4),
  fixedBlinds(50, 100),
  fixedBlinds(4000, 8000),
  ...noLimits([1, 2], [5, 10]),
  potLimit({ blinds: [1, 2] }),
];

const NO_ALL_IN_RULE = '003 prints nothing on all-in bets for this game';

/** Where a newer text prints its blinds, cap and odd chips, and what it says about the last two. */
interface SplitLines {
  readonly blinds: string;
  readonly cap: string;
  readonly odd: string;
  readonly to: 'left of button' | 'high card';
  readonly lifted?: 'two begin the round' | 'two remain';
}

/** The newer texts print the same frame at other lines. */
const splitReadings = ({ blinds, cap, odd, to, lifted = 'two begin the round' }: SplitLines) => ({
  headsUpBlinds: headsUpBlinds(blinds, 'button big'),
  capAtNoLimit: capAtNoLimit(cap),
  capLifted: capLifted(cap, lifted),
  shortAllIn: shortAllIn(NO_ALL_IN_RULE),
  oddChips: oddBetweenHalves(odd, to),
});

/** Seven of nine seated are dealt in, if there are nine seats (003:3589). */
function sevenPlayers(values: ValuesOf<ReturnType<typeof splitReadings>>): BlindsOptions {
  return {
    players: 7,
    blinds: blindsFor(values.headsUpBlinds),
    betting: raises(values),
    oddChips: values.oddChips,
  };
}

export const lowball = potOffering({
  id: 'hawaiian-gardens/lowball',
  name: 'Lowball (ace-to-five, joker, kill pots)',
  family: 'draw-lowball',
  line: 'Five cards, one draw, a joker; lowest hand wins; a kill can double the stakes.',
  cite: '003:245-342',
  settings: {
    shortAllIn: shortAllIn('003:280', 'half'),
    capLifted: capLifted('003:275'),
    betsAfterDraw: betsAfterDraw('003:279'),
    deckRunsOut: deckRunsOut('003:245-342 are silent'),
  },
  limits: threeBlindLimits,
  ranges: lowballRanges,
  table: lowballTable('003:258-260', '003:261-265', '003:303'),
  game: (values) =>
    lowballGame({
      players: 8,
      pack: jokerPack,
      ranking: lowballJoker,
      blinds: threeBlinds,
      betting: raises(values, { cap: 6, checkRaise: false }),
      mustBet: {
        best: 7,
        loses: lossFor(values.betsAfterDraw),
        raiseMends: true,
        shortBetExcused: true,
      },
      deckRunsOut: values.deckRunsOut,
      kills: { behind: 3, rule: { most: 1, holding: 4, actsLast: true } },
      killPots: { after: 'two pots', actsLast: true },
    }),
});

export const badugi = potOffering({
  id: 'hawaiian-gardens/badugi',
  name: 'Badugi',
  family: 'draw-lowball',
  line: 'Three draws; four low cards of different ranks and suits.',
  cite: '003:880-901',
  settings: {
    headsUpBlinds: headsUpBlinds('003:886-887 name the blinds, not their places'),
    raiseCap: raiseCap('003:887 prints no cap'),
    shortAllIn: shortAllIn(NO_ALL_IN_RULE),
    deckRunsOut: deckRunsOut('003:892: "would reshuffle the discards", and no more'),
  },
  // The fees of 003:9255-9565 reach from $2-$4 up; blinds are customary. So are eight seats.
  limits: blindLimits,
  ranges: badugiRanges(),
  table: badugiTable,
  game: (values) =>
    badugiGame({
      players: 8,
      blinds: blindsFor(values.headsUpBlinds),
      betting: raises(values, CAPS[values.raiseCap]),
      deckRunsOut: values.deckRunsOut,
    }),
});

export const matchIt = potOffering({
  id: 'hawaiian-gardens/match-it',
  name: 'Match-It',
  family: 'draw-lowball',
  line: 'Three cards, two draws and three board cards; match their ranks.',
  cite: '003:903-945',
  settings: {
    shortAllIn: shortAllIn(NO_ALL_IN_RULE),
    capLifted: capLifted('003:919', 'two remain'),
    deckRunsOut: deckRunsOut('003:903-945 are silent'),
  },
  // 003:919: one, two and three units. Amounts, antes and nine seats are customary.
  limits: [
    fixed([2, 4, 6], { ante: 1, blinds: [1, 2] }),
    fixed([4, 8, 12], { ante: 1, blinds: [2, 4] }),
    fixed([10, 20, 30], { ante: 2, blinds: [5, 10] }),
  ],
  ranges: [
    holdemFixed({ times: [1, 2, 3], forced: 'ante and two blinds' }),
    ...holdemBig({ forced: 'ante and two blinds' }),
  ],
  table: matchItTable,
  game: (values) => matchItGame({ players: 9, betting: raises(values), deckRunsOut: values.deckRunsOut }),
});

export const kansasCityLowball = potOffering({
  id: 'hawaiian-gardens/kansas-city-lowball',
  name: 'Kansas City Lowball (2-7 triple draw)',
  family: 'draw-lowball',
  line: 'Three draws, lowest hand wins; 7-5-4-3-2 is the best hand.',
  cite: '003:1516-1547',
  settings: {
    shortAllIn: shortAllIn(NO_ALL_IN_RULE),
    capLifted: capLifted('003:1544'),
    joker: setting({
      title: 'Joker in the deck (it plays as the lowest card the hand lacks)',
      cite: '003:1526 (no pack is named)',
      choices: [true, false],
      customary: false,
    }),
  },
  limits: threeBlindLimits,
  ranges: lowballRanges,
  table: lowballTable('003:1528-1530', '003:1531-1532'),
  game: (values) =>
    kansasCityLowballGame({
      players: 8,
      blinds: threeBlinds,
      betting: raises(values, { cap: 6 }),
      joker: values.joker,
    }),
});

export const archie = potOffering({
  id: 'hawaiian-gardens/archie',
  name: 'Archie',
  family: 'split-mixed',
  line: 'Three draws; split pot, high (sixes or better) and low (6 or better).',
  cite: '003:3537-3791',
  settings: {
    ...splitReadings({ blinds: '003:3607', cap: '003:3615', odd: '003:3693', to: 'left of button' }),
    changedDraw: changedDraw('003:3625-3627 and its like say "or"', 'either'),
  },
  limits: blindLimits,
  ranges: archieRanges,
  table: archieTable,
  game: (values) => archieGame(sevenPlayers(values)),
});

export const badacey = potOffering({
  id: 'hawaiian-gardens/badacey',
  name: 'Badacey',
  family: 'split-mixed',
  line: 'Three draws; split pot, best ace-to-five low and best badugi.',
  cite: '003:4658-4894',
  settings: {
    ...splitReadings({
      blinds: '003:4717',
      cap: '003:4724',
      odd: '003:4799, 003:4808',
      to: 'high card',
      lifted: 'two remain',
    }),
    changedDraw: changedDraw('003:4730-4732, which has no word between', null),
  },
  limits: blindLimits,
  ranges: badugiRanges('003:4718'),
  table: badaceyTable({
    seats: '003:4702',
    draw: '003:4715',
    buyIn: '003:4818-4820',
    showdown: '003:4784',
  }),
  game: (values) => badaceyGame(sevenPlayers(values)),
});

export const badeucey = potOffering({
  id: 'hawaiian-gardens/badeucey',
  name: 'Badeucey',
  family: 'split-mixed',
  line: 'Three draws; split pot, best deuce-to-seven low and best badugi.',
  cite: '003:6256-6499',
  settings: {
    ...splitReadings({
      blinds: '003:6320',
      cap: '003:6327',
      odd: '003:6404, 003:6415',
      to: 'high card',
      lifted: 'two remain',
    }),
    changedDraw: changedDraw('003:6337-6339, which has no word between', null),
    // 003:6308 deals to the button last, 003:6322 begins left of the big blind.
    dealFrom: setting({
      title: 'First card goes to: the player left of the button, or left of the big blind',
      cite: '003:6308, 003:6322',
      choices: ['left of the button', 'left of the big blind'],
      customary: 'left of the button',
    }),
  },
  limits: blindLimits,
  ranges: badugiRanges('003:6321'),
  table: badaceyTable({
    seats: '003:6303',
    draw: '003:6318',
    buyIn: '003:6423-6425',
    showdown: '003:6388',
  }),
  game: ({ dealFrom, ...values }) =>
    badeuceyGame({ ...sevenPlayers(values), afterBlinds: dealFrom === 'left of the big blind' }),
});

export const twoSevenDramaha = potOffering({
  id: 'hawaiian-gardens/two-seven-dramaha',
  name: '2-7 Dramaha',
  family: 'split-mixed',
  line: 'Half the pot for the best Omaha hand, half for the best deuce-to-seven low in hand.',
  cite: '003:6721-6959',
  settings: {
    ...splitReadings({ blinds: '003:6792', cap: '003:6806', odd: '003:6874', to: 'left of button' }),
    changedDraw: changedDraw('003:6826-6828 says "or"', 'either'),
  },
  limits: blindLimits,
  ranges: dramahaRanges,
  table: dramahaTable({ draw: '003:6791', buyIn: '003:6891-6893', showdown: '003:6856' }),
  game: (values) => twoSevenDramahaGame(sevenPlayers(values)),
});

export const dramaha = potOffering({
  id: 'hawaiian-gardens/dramaha',
  name: 'Dramaha',
  family: 'split-mixed',
  line: 'Half the pot for the best Omaha hand, half for the best five cards in your hand.',
  cite: '003:6960-7174',
  settings: {
    ...splitReadings({
      blinds: '003:7011',
      cap: '003:7023',
      odd: '003:7091-7095',
      to: 'left of button',
    }),
    changedDraw: changedDraw('003:7043-7045 says "or"', 'either'),
  },
  limits: blindLimits,
  ranges: dramahaRanges,
  table: dramahaTable({ draw: '003:7010', buyIn: '003:7106-7108', showdown: '003:7073' }),
  game: (values) => dramahaGame(sevenPlayers(values)),
});

export const dramadugi = potOffering({
  id: 'hawaiian-gardens/dramadugi',
  name: 'Dramadugi',
  family: 'split-mixed',
  line: 'Half the pot for the best Omaha hand, half for the best badugi in your hand.',
  cite: '003:7367-7555',
  settings: {
    ...splitReadings({ blinds: '003:7431', cap: '003:7441', odd: '003:7507', to: 'left of button' }),
    exposedFirstCard: setting({
      title: 'Exposed card that makes a misdeal',
      cite: '003:7436: "if the first card dealt to is exposed"',
      choices: ['off the deck', 'of a hand'],
      labels: { 'off the deck': 'the first of the deal', 'of a hand': 'the first that any player gets' },
      customary: 'off the deck',
    }),
  },
  // 003:7523 heads its only fees "No Limit/Pot Limit"; the blinds are customary.
  limits: [potLimit({ blinds: [1, 2] }), ...noLimits([1, 2], [5, 10])],
  ranges: dramadugiRanges,
  table: dramadugiTable,
  game: (values) => dramadugiGame(sevenPlayers(values)),
});

export const twoSevenCaptain = potOffering({
  id: 'hawaiian-gardens/two-seven-captain',
  name: '2-7 Captain',
  family: 'split-mixed',
  line: 'Call one bet or fold. Everything after that is free.',
  cite: '003:11849-12042',
  settings: {
    oddChips: oddBetweenHalves('003:11950', 'left of button'),
    raises: setting({
      title: 'Raises allowed in the one betting round',
      cite: '003:11926-11929 (the list of options breaks off)',
      choices: [true, false],
      customary: true,
      default: false,
    }),
  },
  // Ante, small, middle and big blind. 003:11914 leaves the amounts to the limit; nobody can meet
  // the ante with less than a blind already in, so none is larger.
  limits: [
    fixed([4], { blinds: [4, 1, 2, 4] }),
    fixed([2], { blinds: [2, 1, 1, 2] }),
    fixed([100], { blinds: [100, 25, 50, 100] }),
  ],
  ranges: captainRanges,
  table: captainTable,
  game: (values) => twoSevenCaptainGame({ players: 7, oddChips: values.oddChips, raises: values.raises }),
});

export const draw: readonly PotOffering[] = [
  lowball,
  badugi,
  matchIt,
  kansasCityLowball,
  archie,
  badacey,
  badeucey,
  twoSevenDramaha,
  dramaha,
  dramadugi,
  twoSevenCaptain,
];
