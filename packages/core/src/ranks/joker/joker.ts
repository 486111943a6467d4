import { JOKER } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { jokerOrder, type WheelPlace } from '../tables/five-card-extended.ts';
import { JokerTable, type JokerUse } from './joker-table.ts';

/** A ranking of hands with jokers. */
export interface JokerRanking extends Ranking {
  /** How many jokers a hand may hold. */
  readonly jokers: number;
  /** The category of `five-card.ts`. */
  categoryOf(value: number): number;
}

/**
 * A ranking of the best five of five to seven cards with jokers; five aces are highest.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { jokerRanking } from '@cardroom/core/ranks';
 *
 * const use = { jokers: 2, as: 'any', completesFlush: true, fives: 'all' } as const;
 * const own = jokerRanking('two-jokers', 'High with two jokers', use, 'lowest');
 * const read = parseCards('9s 9d 9h Jk Jk');
 * if (read.ok) console.log(own.name(own.value(read.cards))); // five nines
 * ```
 */
export function jokerRanking(id: string, title: string, use: JokerUse, wheel: WheelPlace): JokerRanking {
  let made: JokerTable | undefined;
  const table = () => {
    made ??= new JokerTable(jokerOrder(wheel), use);
    return made;
  };
  return {
    id: wheel === 'lowest' ? id : `${id}-wheel-second`,
    title: wheel === 'lowest' ? title : `${title}, A-2-3-4-5 the second-best straight`,
    parts: [{ name: 'cards', sizes: [5, 6, 7] }],
    accepts: (card) => card >= 0 && card <= JOKER,
    jokers: use.jokers,
    value: (cards) => table().value(cards),
    categoryOf: (value) => table().order.categoryOf(value),
    name: (value) => table().order.name(value),
  };
}

interface BugSettings {
  /** Face Up Pai Gow's joker completes straights and straight flushes only (000:1115, 003:11336). */
  readonly completesFlush?: boolean;
  readonly wheel?: WheelPlace;
}

/**
 * One joker: an ace, or whatever completes a straight, flush or straight flush (000:583, 002:685, 003:951).
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { bugRanking } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Kd Qh 2c Jk');
 * const bug = bugRanking();
 * if (read.ok) console.log(bug.name(bug.value(read.cards))); // pair of aces, king-queen-deuce kickers
 * ```
 */
export function bugRanking({ completesFlush = true, wheel = 'lowest' }: BugSettings = {}): JokerRanking {
  return jokerRanking(
    completesFlush ? 'bug' : 'bug-no-flush',
    completesFlush
      ? 'High with a joker for aces, straights and flushes (Pai Gow Poker, Double Hand)'
      : 'High with a joker for aces and straights, not for a plain flush (Face Up Pai Gow)',
    { jokers: 1, as: 'ace', completesFlush, fives: 'aces' },
    wheel,
  );
}

/** High hands with a joker that is an ace, or completes a straight or a flush. */
export const bug = bugRanking();
/** High hands with a joker that is an ace, or completes a straight, but no flush. */
export const bugNoFlush = bugRanking({ completesFlush: false });
