import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { isSplit, upCard } from '../../games/blackjack/rules.ts';
import type { LineOfPlay } from '../round/line-of-play.ts';
import type { Counting } from './hands.ts';
import type { TwentyOne, Worths } from './solve.ts';

/** Plays by the count: the choice that is worth the most with the cards in sight. */
export function lineBy(solved: TwentyOne, { alike }: Counting): LineOfPlay {
  const { kinds } = solved;
  const places = new Map(kinds.cards.map((card, kind) => [alike(card), kind]));
  const kindOf = (card: number): number => places.get(alike(card)) ?? 0;
  return (view, hand, open) => {
    const ids = open.map(({ id }) => id);
    const own = hand.cards.map(kindOf);
    const up = kindOf(upCard(view));
    if (ids.includes('play on')) {
      const { insurance = -1, ...rest } = solved.early(own, up);
      return { id: ids.includes('insurance') && insurance > 0 ? 'insurance' : bestOf(rest, ids) };
    }
    const split = isSplit(hand);
    // A pair of a split is split once more, or never.
    if (split && ids.includes('split') && solved.split(own, up)?.again === true) return { id: 'split' };
    const worths = solved.play(own, up, { split, oneRank: ids.includes('split') });
    return { id: bestOf(worths, ids) };
  };
}

function bestOf(worths: Worths, open: readonly string[]): string {
  let [best, most] = [open[0], Number.NEGATIVE_INFINITY];
  for (const id of open) {
    const worth = worths[id] ?? Number.NEGATIVE_INFINITY;
    if (worth > most) [best, most] = [id, worth];
  }
  return best;
}

/** Whether a game is a game of twenty-one, with its rules. */
export const isTwentyOne = (game: object): game is BlackjackGame =>
  'rules' in game && 'totals' in (game.rules as object);
