import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import type { DealtRounds } from '../round/one-bettor.ts';
import type { Work } from '../work.ts';
import { chartColumn, chartsOfColumns } from './charts.ts';
import type { Counting } from './hands.ts';
import { lineBy } from './line.ts';
import { priceAgainst, priceOf, Spread, type Sums } from './price.ts';
import { TwentyOne } from './solve.ts';

/** Made when it is first asked for: own hands, and what they come to, are the same for every card up of a thread. */
function solving(game: BlackjackGame, counting: Counting): () => TwentyOne {
  let solved: TwentyOne | null = null;
  return () => {
    solved ??= new TwentyOne(game, counting);
    return solved;
  };
}

/**
 * What the wagers cost by the counted line, one card up after another, and then rounds dealt by it: takes up to some
 * minutes.
 */
export function priceWork(game: BlackjackGame, counting: Counting): Work {
  const { cards } = new ShoeCount(game.shoe, counting.alike);
  const solved = solving(game, counting);
  let spread: Spread | null = null;
  return {
    stages: [
      {
        parts: cards.length,
        run: (up) => {
          const sums = priceAgainst(solved(), up);
          solved().forget(up);
          return sums;
        },
      },
      {
        parts: Spread.parts,
        run: (part) => {
          spread ??= new Spread(game, lineBy(solved(), counting));
          return spread.deal(part);
        },
      },
    ],
    join: ([sums, rounds]) => priceOf(game, sums as readonly Sums[], rounds as readonly DealtRounds[]),
  };
}

/** The charts of a game, column by column. */
export function chartWork(game: BlackjackGame, counting: Counting): Work {
  const shoe = new ShoeCount(game.shoe, counting.alike);
  const solved = solving(game, counting);
  return {
    stages: [
      {
        parts: shoe.cards.length,
        run: (up) => {
          const column = chartColumn(solved(), up);
          solved().forget(up);
          return column;
        },
      },
    ],
    join: ([columns]) => chartsOfColumns(shoe, columns as readonly (readonly string[])[]),
  };
}
