import { DIE_SIDES } from './dice.ts';
import { packs } from './pack.ts';
import { hashedRandom } from './random.ts';
import { type HashText, hashText } from './sha256.ts';
import { shuffle } from './shuffle.ts';

/**
 * The players' cut. An order is committed to first; then players give numbers; a hash of the root and all numbers says
 * how many cards to cut off before the deal. docs/shuffles.md has the texts that are hashed.
 */

const NUMBER = /^[0-9a-f]{32}$/;

/** Whether a player may give this number: 16 bytes as lower-case hexadecimal digits. */
export const isCutNumber = (value: unknown): value is string =>
  typeof value === 'string' && NUMBER.test(value);

const ROOT = /^[0-9a-f]{64}$/;

/** Whether a value has the form of a commitment's root. */
export const isRoot = (value: unknown): value is string => typeof value === 'string' && ROOT.test(value);

/** Sorted, so that it does not matter who answered first. */
const together = (words: string, numbers: readonly string[]): string =>
  [words, ...[...numbers].sort()].join(' ');

const below = (hash: string, size: number): number => Number(BigInt(`0x${hash}`) % BigInt(size));

/**
 * How many cards go from the top to the bottom before the deal. With no players' numbers, the root alone decides.
 *
 * @example
 * ```ts
 * import { cutOf } from '@cardroom/core/cards';
 *
 * const root = 'ab'.repeat(32);
 * console.log(cutOf(root, [], 52), cutOf(root, ['0123456789abcdef0123456789abcdef'], 52)); // 47 49
 * ```
 */
export function cutOf(
  root: string,
  numbers: readonly string[],
  size: number,
  hash: HashText = hashText,
): number {
  return below(hash(together(`cardroom cut ${root}`, numbers)), size);
}

/** The committed order after the cut, as it is dealt. */
export const turned = (order: readonly number[], cut: number): number[] =>
  order.slice(cut).concat(order.slice(0, cut));

/** The committed position of the card that is dealt at `position`; both count from 1. */
export const committedPosition = (position: number, cut: number, size: number): number =>
  ((position - 1 + cut) % size) + 1;

/**
 * What a die with the committed value `die` shows; `position` is its place in the commitment, from 1.
 *
 * @example
 * ```ts
 * import { turnedDie } from '@cardroom/core/cards';
 *
 * console.log(turnedDie('ab'.repeat(32), ['0123456789abcdef0123456789abcdef'], 1, 6)); // 6
 * ```
 */
export function turnedDie(root: string, numbers: readonly string[], position: number, die: number): number {
  const turn = below(hashText(together(`cardroom dice cut ${root} ${position}`, numbers)), DIE_SIDES);
  return ((die - 1 + turn) % DIE_SIDES) + 1;
}

/**
 * The cards of the `draw`-th draw for the button since this root was announced, from a standard pack.
 *
 * @example
 * ```ts
 * import { drawnCards, printCards } from '@cardroom/core/cards';
 *
 * console.log(printCards(drawnCards('ab'.repeat(32), 1, [], 3))); // Js Kh As
 * ```
 */
export function drawnCards(root: string, draw: number, numbers: readonly string[], count: number): number[] {
  const key = hashText(together(`cardroom draw ${root} ${draw}`, numbers));
  return Array.from(shuffle(packs.standard.cards.slice(), hashedRandom(key), count).subarray(0, count));
}

/** The hash, announced before the hand, of the seed that its later shuffles come from. */
export const seedHash = (seed: string, hash: HashText = hashText): string =>
  hash(`cardroom reshuffles ${seed}`);

const SALT_DIGITS = 32;

/**
 * The `number`-th reshuffle of a hand, from 1: the order and salts follow from the seed that was fixed before the hand
 * and from which cards they are, so the house has nothing left to choose.
 *
 * @example
 * ```ts
 * import { reshuffled } from '@cardroom/core/cards';
 *
 * const { order, salts } = reshuffled('cd'.repeat(16), 1, [0, 1, 2, 3]);
 * console.log([...order].sort(), salts.length); // [ 0, 1, 2, 3 ] 4
 * ```
 */
export function reshuffled(
  seed: string,
  number: number,
  cards: readonly number[],
  hash: HashText = hashText,
): { readonly order: readonly number[]; readonly salts: readonly string[] } {
  const key = hash(`cardroom reshuffle ${number} ${seed}`);
  const sorted = Uint8Array.from(cards).sort();
  return {
    order: Array.from(shuffle(sorted, hashedRandom(key, hash))),
    salts: cards.map((_, i) => hash(`cardroom salt ${key} ${i + 1}`).slice(0, SALT_DIGITS)),
  };
}
