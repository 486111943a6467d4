import { standardPack } from '../../cards/index.ts';
import { threeBlinds, threeRaises } from '../../engine/pot/steps.ts';
import { lowball as lowballGame } from '../../games/draw/lowball.ts';
import { aceFive } from '../../ranks/low/low.ts';
import { fixed, printedAt } from '../limits/limits.ts';
import { potOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { raiseMends } from '../readings/lowball-readings.ts';
import { deckRunsOut } from '../readings/readings.ts';
import { lowballTable } from './table.ts';

/** 002:581 mentions the blind, 002:61 the middle one, 002:1239 three: they are placed as at 003:1520. */
export const lowball = potOffering({
  id: 'empire/lowball',
  name: 'Lowball',
  family: 'draw-lowball',
  line: 'Five cards, one draw; lowest hand wins; you must bet a seven or better.',
  cite: '002:579-609',
  settings: {
    // "Checking and raising is allowed but you must bet a seven": so raising does not help a seven that was checked.
    raiseMends: raiseMends('002:586', false),
    deckRunsOut: deckRunsOut('002:579-609 are silent'),
    drawMistake: setting({
      title: 'A wrong number of cards dealt on the draw: which hand is foul',
      cite: '002:583 against 002:605',
      choices: ['that hand', 'both hands'],
      labels: { 'that hand': 'the one that got them', 'both hands': 'that of the player who deals, too' },
      customary: 'that hand',
    }),
    silence: setting({
      title: 'Two players act behind one who says nothing: the hand',
      cite: '002:600: at the floor\'s discretion, yet it "will be forfeited"',
      choices: ['floor decides', 'dead'],
      labels: { 'floor decides': 'is dead unless the floor lets it play', dead: 'is dead' },
      customary: 'floor decides',
    }),
  },
  limits: [
    // 002:1239 names the blinds, 002:585 has every bet of one size: that of the largest.
    ...printedAt('002:1239', fixed([10], { blinds: [5, 5, 10] })),
    // 002:59; the blinds in the same proportion are customary.
    ...printedAt('002:59', fixed([20], { blinds: [10, 10, 20] })),
  ],
  table: lowballTable,
  game: (values) =>
    lowballGame({
      // Eight seats are customary; 002:61 counts "five or fewer" and more.
      players: 8,
      pack: standardPack,
      ranking: aceFive,
      blinds: threeBlinds,
      // 002:585: no restriction on raises; 002:594: half a bet is a raise.
      betting: { ...threeRaises, cap: null, shortAllIn: 'half' },
      mustBet: { best: 7, loses: 'pot', raiseMends: values.raiseMends, shortBetExcused: false },
      deckRunsOut: values.deckRunsOut,
      buttonDraws: 4,
      // 002:609.
      straddles: 3,
    }),
});
