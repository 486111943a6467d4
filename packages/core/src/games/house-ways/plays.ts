import { ACE, cardOf, DEUCE, RANK_LETTERS } from '../../cards/index.ts';
import { outranks, paiGowFront } from '../../ranks/joker/pai-gow.ts';
import { standardOrder } from '../../ranks/tables/five-card.ts';
import type { SetRules } from './set-rules.ts';
import type { Seven } from './seven.ts';

/**
 * Chooses the two cards in front, and says whether these cards can be played that way. Plays are the vocabulary of a
 * chart's rows.
 */
export type Play = (seven: Seven, rules: SetRules) => boolean;

const two = new Uint8Array(2);
const five = new Uint8Array(5);

export function frontValue({ cards }: Seven, { front }: SetRules, a: number, b: number): number {
  two[0] = cards[a];
  two[1] = cards[b];
  return front.value(two);
}

export function backValue({ cards }: Seven, { back }: SetRules, a: number, b: number): number {
  let at = 0;
  for (let i = 0; i < 7; i++) if (i !== a && i !== b) five[at++] = cards[i];
  return back.value(five);
}

/** The value of two ranks in front. */
export const frontOf = (high: number, low: number): number =>
  paiGowFront.value([cardOf(high, 0), cardOf(low, 1)]);

const leastBacks = new Uint16Array(10);
for (let value = standardOrder.best; value > 0; value--) leastBacks[standardOrder.categoryOf(value)] = value;

/**
 * The highest front hand, `front` or better, that leaves at least this category in back; of equal ones the one with the
 * best back.
 */
export const bestFront =
  (keeping: number, front = 0): Play =>
  (seven, rules) =>
    search(seven, rules, leastBacks[keeping], front);

function search(seven: Seven, rules: SetRules, leastBack: number, leastFront: number): boolean {
  let best = leastFront;
  let bestBack = 0;
  for (let a = 0; a < 6; a++) {
    for (let b = a + 1; b < 7; b++) {
      const front = frontValue(seven, rules, a, b);
      if (front < best) continue;
      const back = backValue(seven, rules, a, b);
      if (back < leastBack || (front === best && back <= bestBack)) continue;
      if (!outranks(back, front, rules.same)) continue;
      best = front;
      bestBack = back;
      seven.front(a, b);
    }
  }
  return bestBack > 0;
}

/** Keeps the best category that any set leaves in back. */
export const anyLegal: Play = (seven, rules) => {
  for (let category = leastBacks.length - 1; category >= 0; category--) {
    const least = leastBacks[category];
    if (least > 0 && search(seven, rules, least, 0)) return true;
  }
  return false;
};

/** The highest pair in front that leaves this in back. */
export const pairInFront = (keeping: number): Play => bestFront(keeping, frontOf(DEUCE, DEUCE));
/** The highest pair in front that leaves this in back, or else the best front with an ace that does. */
export const aceInFront = (keeping: number): Play => bestFront(keeping, frontOf(ACE, DEUCE));

/** Two cards by their places from the highest, such as the second and third of a hand without a pair. */
export const cardsAt =
  (a: number, b: number): Play =>
  (seven) =>
    seven.front(a, b);

/** The two highest single cards. */
export const topTwo: Play = (seven) => seven.alone > 1 && seven.front(seven.singles[0], seven.singles[1]);

/** The two highest single cards, if the front hand they make passes. */
export const topTwoIf =
  (passes: (front: number, seven: Seven) => boolean): Play =>
  (seven, rules) =>
    topTwo(seven, rules) && passes(frontValue(seven, rules, seven.a, seven.b), seven);

export const highPair: Play = (seven) => seven.front(seven.pairs[0], seven.pairs[0] + 1);
export const secondPair: Play = (seven) => seven.front(seven.pairs[1], seven.pairs[1] + 1);

/** Two cards of the largest group. */
export const splitMost: Play = (seven) => seven.front(seven.most, seven.most + 1);

/** One card of the largest group with the highest single card. */
export const oneOfMost: Play = (seven) => seven.front(seven.most, seven.singles[0]);

/** A wild joker with the highest single card. */
export const jokerAndTop: Play = (seven) => seven.front(seven.singles[0], 6);

/** The first of these plays that can be made. */
export const either =
  (...plays: readonly Play[]): Play =>
  (seven, rules) => {
    for (const play of plays) if (play(seven, rules)) return true;
    return false;
  };

/** Of two plays the one with the higher front hand. */
export const higherFront =
  (first: Play, second: Play): Play =>
  (seven, rules) => {
    const found = first(seven, rules);
    const { a, b } = seven;
    if (!second(seven, rules)) return found;
    if (found && frontValue(seven, rules, a, b) >= frontValue(seven, rules, seven.a, seven.b))
      seven.front(a, b);
    return true;
  };

/** A natural pair, and the joker with the highest single card: the lower of the two pairs goes in front. */
export const pairAndPair: Play = (seven, rules) =>
  seven.ranks[seven.singles[0]] > seven.lead ? highPair(seven, rules) : jokerAndTop(seven, rules);

/** The two highest single cards in front if one is this rank or better, otherwise the other play. */
const topTwoFrom =
  (letter: string, otherwise: Play): Play =>
  (seven, rules) =>
    seven.ranks[seven.singles[0]] >= RANK_LETTERS.indexOf(letter)
      ? topTwo(seven, rules)
      : otherwise(seven, rules);

/** Both pairs in back if this rank can go in front, else one in front and one in back. */
export const keepTwoPairWith = (letter: string): Play => topTwoFrom(letter, secondPair);
/** Four of a kind in back if this rank can go in front, else two in front and two in back. */
export const keepQuadsWith = (letter: string): Play => topTwoFrom(letter, splitMost);
