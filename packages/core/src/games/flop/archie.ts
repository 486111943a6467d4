import { cardOf, isPlain } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { handOnly, share } from '../../engine/pot/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { sixOrBetter } from '../../ranks/low/low.ts';
import { NO_HAND, type Ranking } from '../../ranks/ranking.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';
import { tripleDraw } from '../draw/triple-draw.ts';

const SIX = 4;
/** Filled on first use, like the ranking's own tables. */
let leastPairOfSixes = 0;

/** 003:3575: nothing less than a pair of sixes plays for the high half. */
const sixesOrBetter: Ranking = {
  id: 'high-66',
  title: 'High hand of a pair of sixes or better: Archie',
  parts: [{ name: 'cards', sizes: [5] }],
  accepts: isPlain,
  value(cards) {
    leastPairOfSixes ||= high.value([
      cardOf(SIX, 0),
      cardOf(SIX, 1),
      cardOf(0, 2),
      cardOf(1, 3),
      cardOf(2, 0),
    ]);
    const value = high.value(cards);
    return value >= leastPairOfSixes ? value : NO_HAND;
  },
  name: (value) => (value === NO_HAND ? 'no high' : high.name(value)),
};

/**
 * Archie. Three draws; half to the best high from a pair of sixes, half to the best low of a six or
 * better, and all to the best high hand when nobody has either. 003:3537-3791
 */
export const archie = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Archie',
    script: tripleDraw(options, 5),
    shares: [share('high', sixesOrBetter, handOnly), share('low', sixOrBetter, handOnly)],
    otherwise: share('high', high, handOnly),
  });
