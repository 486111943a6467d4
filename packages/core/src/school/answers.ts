import type { Random } from '../cards/index.ts';

/** At most so many wrong answers are shown with the right one. */
const MOST_WRONG = 4;

/** Mixes the right answer with wrong ones; null where no wrong one is left. */
export function mixAnswers(
  right: string,
  wrong: readonly string[],
  random: Random,
): { readonly answers: readonly string[]; readonly right: number } | null {
  const others = [...new Set(wrong)].filter((answer) => answer !== right).slice(0, MOST_WRONG);
  if (others.length === 0) return null;
  const answers = mixed([right, ...others], random);
  return { answers, right: answers.indexOf(right) };
}

/** The same things in another order. */
export function mixed<T>(things: readonly T[], random: Random): T[] {
  const left = [...things];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  return order;
}

/** One of them. */
export const pick = <T>(things: readonly T[], random: Random): T => things[random.below(things.length)];

/** True once in n times. */
export const oneIn = (n: number, random: Random): boolean => random.below(n) === 0;
