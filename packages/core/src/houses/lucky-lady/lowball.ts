import { jokerPack } from '../../cards/index.ts';
import { oneBlind } from '../../engine/pot/steps.ts';
import { lowball as lowballGame } from '../../games/draw/lowball.ts';
import { lowballJoker } from '../../ranks/low/lowball-joker.ts';
import { fixed, unstructured } from '../limits/limits.ts';
import { bigRanges, fixedRange, spreadRange } from '../limits/range.ts';
import { potOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { betsAfterDraw, lossFor, raiseMends } from '../readings/lowball-readings.ts';
import { deckRunsOut, raises, shortAllIn } from '../readings/readings.ts';
import { lowballTable } from './table.ts';

/**
 * What 004:23-27 prints about two limits is taken for all: an ante, a blind, and from $10-$20 on kills of any amount.
 */
const byPages = { forced: 'ante and one blind', unstructuredFrom: 10 } as const;

export const lowball = potOffering({
  id: 'lucky-lady/lowball',
  name: 'Lowball Draw (joker, kill buttons)',
  family: 'draw-lowball',
  line: 'Five cards, one draw, a joker; lowest hand wins; a kill can double the stakes.',
  cite: '004:3-35',
  settings: {
    shortAllIn: shortAllIn('004 prints nothing on all-in bets'),
    checkRaise: setting({
      title: 'Check-raise allowed',
      cite: '004 prints nothing on it',
      choices: [true, false],
      customary: false,
      default: true,
    }),
    betsAfterDraw: betsAfterDraw('004:19'),
    raiseMends: raiseMends('004:19', true),
    deckRunsOut: deckRunsOut('004:3-35 are silent'),
    killerActsLast: setting({
      title: 'The killer acts last in the first betting round',
      cite: '004:13 (silent; printed at 003:302)',
      choices: [true, false],
      customary: true,
    }),
    playersWithoutButton: setting({
      title: 'Kill round: how many fewer kill buttons than players',
      cite: '004:21',
      choices: [1, 2, 3],
      customary: 2,
    }),
  },
  limits: [
    fixed([5, 10], { ante: 1, blinds: [5] }),
    unstructured(fixed([10, 20], { ante: 1, blinds: [10] })),
  ],
  ranges: [
    fixedRange([1, 500], '004:1874-1876', byPages),
    ...bigRanges('004:1889-1893', { ...byPages, buyIn: [1, 1000], figures: [1] }),
    spreadRange([1, 1000], '004:1889-1893', { ...byPages, buyIn: [1, 1000] }),
  ],
  table: lowballTable,
  game: (values) =>
    lowballGame({
      players: 8,
      pack: jokerPack,
      ranking: lowballJoker,
      blinds: oneBlind,
      // 004:11: a bet and three raises in both rounds, with no exception for two players.
      betting: raises(values, { capLifted: 'never', checkRaise: values.checkRaise }),
      mustBet: {
        best: 8,
        loses: lossFor(values.betsAfterDraw),
        raiseMends: values.raiseMends,
        shortBetExcused: false,
      },
      deckRunsOut: values.deckRunsOut,
      kills: {
        behind: 2,
        rule: { most: Number.POSITIVE_INFINITY, holding: 0, actsLast: values.killerActsLast },
      },
      killPots: {
        after: 'buttons',
        buttons: (players) => Math.max(1, players - values.playersWithoutButton),
        actsLast: values.killerActsLast,
      },
    }),
});
