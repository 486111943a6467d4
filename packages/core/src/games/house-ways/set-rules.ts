import { type Cards, JOKER, parseCards } from '../../cards/index.ts';
import type { Arrangement } from '../../engine/player-dealer/game.ts';
import { bugRanking, type JokerRanking } from '../../ranks/joker/joker.ts';
import { outranks, paiGowFront, paiGowFrontWild, type SameInBack } from '../../ranks/joker/pai-gow.ts';
import { wildRanking } from '../../ranks/joker/wild.ts';
import type { HouseWay } from './chart.ts';

/** How the two hands of a set are ranked, and when a set is foul. */
export interface SetRules {
  /** An ace that may complete straights, or any card at all; a chart treats them differently. */
  readonly joker: 'ace' | 'wild';
  /** Whether the joker completes a flush. */
  readonly flush: boolean;
  readonly front: JokerRanking;
  readonly back: JokerRanking;
  readonly same: SameInBack;
  /** With a joker among the seven cards, a back hand below a pair of fives is foul if it need not be (003:490, 003:961). */
  readonly jokerFives?: boolean;
}

type Wheel = 'lowest' | 'second';

/** A ranking's tables are large, so the same choices share one ranking. */
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
  readonly jokerFives?: boolean;
}

/** The joker is an ace or completes a straight, and most often a flush. */
export function limitedJoker({
  flush = true,
  wheel = 'lowest',
  same = 'stands',
  jokerFives = false,
}: Choices & { readonly flush?: boolean } = {}): SetRules {
  return { joker: 'ace', flush, front: paiGowFront, back: bugs(flush, wheel), same, jokerFives };
}

/** Jokers are any card. */
export function wildJoker({
  fives = 'all',
  wheel = 'lowest',
  same = 'stands',
  jokerFives = false,
}: Choices & { readonly fives?: 'all' | 'aces' } = {}): SetRules {
  return { joker: 'wild', flush: true, front: paiGowFrontWild, back: wilds(fives, wheel), same, jokerFives };
}

/** Whether the two hands as set are foul: the wrong number of cards (003:528), or a front that is too high. */
export function isFoul(rules: SetRules, front: readonly number[], back: readonly number[]): boolean {
  if (front.length !== 2 || back.length !== 5) return true;
  if (!outranks(rules.back.value(back), rules.front.value(front), rules.same)) return true;
  return rules.jokerFives === true && breaksFives(rules, front, back);
}

const PAIR_OF_FIVES = parseCards('5s 5d 4c 3h 2s');

function breaksFives(rules: SetRules, front: readonly number[], back: readonly number[]): boolean {
  const all = [...front, ...back];
  const fives = PAIR_OF_FIVES.ok ? rules.back.value(PAIR_OF_FIVES.cards) : 0;
  if (!all.includes(JOKER) || rules.back.value(back) >= fives) return false;
  return fivesSets(rules, all, fives).length > 0;
}

/** All sets of seven cards whose back hand has a pair of fives or better, and is not foul. */
function fivesSets(rules: SetRules, all: readonly number[], fives: number): Arrangement[] {
  const sets: Arrangement[] = [];
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const front = [all[i], all[j]];
      const back = all.filter((_, at) => at !== i && at !== j);
      const value = rules.back.value(back);
      if (value >= fives && outranks(value, rules.front.value(front), rules.same)) sets.push({ front, back });
    }
  }
  return sets;
}

/** Makes a house way avoid back hands below a pair of fives with a joker, where they are foul. */
export function heedingFives(rules: SetRules, way: HouseWay): HouseWay {
  if (!rules.jokerFives) return way;
  const set = (cards: Cards): Arrangement => {
    const usual = way.set(cards);
    if (!isFoul(rules, usual.front, usual.back)) return usual;
    const fives = PAIR_OF_FIVES.ok ? rules.back.value(PAIR_OF_FIVES.cards) : 0;
    const worth = ({ front }: Arrangement) => rules.front.value(front);
    return fivesSets(rules, [...usual.front, ...usual.back], fives).reduce((best, one) =>
      worth(one) > worth(best) ? one : best,
    );
  };
  return { ...way, set };
}
