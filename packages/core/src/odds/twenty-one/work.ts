import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import type { Work } from '../work.ts';
import { chartColumn, chartsOfColumns } from './charts.ts';
import type { Counting } from './hands.ts';
import { priceAgainst, priceOf, type Sums } from './price.ts';
import { TwentyOne } from './solve.ts';

/** What the wagers cost by the counted line, one card up after another: up to some minutes. */
export function priceWork(game: BlackjackGame, counting: Counting): Work {
  const { cards } = new ShoeCount(game.shoe, counting.alike);
  return {
    stages: [{ parts: cards.length, run: (up) => priceAgainst(game, counting, up) }],
    join: ([sums]) => priceOf(game, counting, sums as readonly Sums[]),
  };
}

/** The charts of a game, column by column. */
export function chartWork(game: BlackjackGame, counting: Counting): Work {
  const shoe = new ShoeCount(game.shoe, counting.alike);
  return {
    stages: [{ parts: shoe.cards.length, run: (up) => chartColumn(new TwentyOne(game, counting), up) }],
    join: ([columns]) => chartsOfColumns(shoe, columns as readonly (readonly string[])[]),
  };
}
