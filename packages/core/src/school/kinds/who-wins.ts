import { pointsOf, potOf, roundOf } from '../built.ts';
import type { QuestionKind } from '../kind.ts';
import { askDuel } from '../points/ask-duel.ts';
import { askPotWinner } from '../pot/ask-winner.ts';
import { askRoundWinner } from '../round/ask-winner.ts';

/** Who wins which share, and with what hand. */
export const whoWins: QuestionKind = {
  id: 'who-wins',
  title: 'Who wins',
  fits: () => true,
  make: (offering, level, random) => {
    const pot = potOf(offering);
    if (pot !== null) return askPotWinner(pot, level, random);
    const round = roundOf(offering);
    if (round !== null) return askRoundWinner(round, level, random);
    const points = pointsOf(offering);
    return points && askDuel(points, level, random);
  },
};
