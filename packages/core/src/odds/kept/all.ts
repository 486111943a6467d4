import { keptBoard } from './board.ts';
import { keptFaceUp } from './face-up.ts';
import { keptFiveCards } from './five-cards.ts';
import type { Keeping } from './keeping.ts';
import { keptPaiGow } from './pai-gow.ts';
import { keptSets } from './sets.ts';
import { keptShort } from './short.ts';
import { keptCharts, keptTwentyOne } from './twenty-one.ts';

/** Everything that is kept, with how it is made. */
export const keepings: readonly Keeping[] = [
  ...keptPaiGow,
  ...keptSets,
  ...keptShort,
  ...keptTwentyOne,
  ...keptCharts,
  ...keptFaceUp,
  ...keptFiveCards,
  ...keptBoard,
];
