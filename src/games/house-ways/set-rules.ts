import { bugRanking, type JokerRanking } from '../../ranks/joker.ts';
import { outranks, paiGowFront, paiGowFrontWild, type SameInBack } from '../../ranks/pai-gow.ts';
import { wildRanking } from '../../ranks/wild.ts';

/** How the two hands of a set are ranked, and when a set is foul. */
export interface SetRules {
  /** An ace that may complete straights, or any card at all; a chart treats them differently. */
  readonly joker: 'ace' | 'wild';
  /** Whether the joker completes a flush. */
  readonly flush: boolean;
  readonly front: JokerRanking;
  readonly back: JokerRanking;
  readonly same: SameInBack;
}

type Wheel = 'lowest' | 'second';

/** A ranking's tables are large: the same choices share them. */
function shared<A extends readonly unknown[]>(make: (...choices: A) => JokerRanking) {
  const made = new Map<string, JokerRanking>();
  return (...choices: A): JokerRanking => {
    const key = choices.join();
    const known = made.get(key) ?? make(...choices);
    made.set(key, known);
    return known;
  };
}

const bugs = shared((completesFlush: boolean, wheel: Wheel) => bugRanking({ completesFlush, wheel }));
const wilds = shared((fives: 'all' | 'aces', wheel: Wheel) => wildRanking({ fives, wheel }));

interface Choices {
  readonly wheel?: Wheel;
  readonly same?: SameInBack;
}

/** The joker is an ace or completes a straight, and most often a flush. */
export function limitedJoker({
  flush = true,
  wheel = 'lowest',
  same = 'stands',
}: Choices & { readonly flush?: boolean } = {}): SetRules {
  return { joker: 'ace', flush, front: paiGowFront, back: bugs(flush, wheel), same };
}

/** Jokers are any card. */
export function wildJoker({
  fives = 'all',
  wheel = 'lowest',
  same = 'stands',
}: Choices & { readonly fives?: 'all' | 'aces' } = {}): SetRules {
  return { joker: 'wild', flush: true, front: paiGowFrontWild, back: wilds(fives, wheel), same };
}

export function isFoul(rules: SetRules, front: readonly number[], back: readonly number[]): boolean {
  return !outranks(rules.back.value(back), rules.front.value(front), rules.same);
}
