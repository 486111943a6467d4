import { hash, randomBytes } from 'node:crypto';
import { commitCards, makeSalts, type Random, secureRandom, shuffle } from '../cards/index.ts';

/** A shuffle that is fixed: its order, the salts that hide it, and the root that is published. */
export interface MadeShuffle {
  readonly root: string;
  readonly order: readonly number[];
  /** JSON, as it is kept: nobody reads them before the hand is over. */
  readonly salts: string;
}

export type MakeShuffle = (cards: readonly number[]) => MadeShuffle;

const SALT_BYTES = 16;
const SALT_DIGITS = 2 * SALT_BYTES;

const sha256 = (text: string): string => hash('sha256', text);

/** Shuffles nobody can foresee; all salts come in one draw. */
export function secretShuffles(): MakeShuffle {
  const random = secureRandom();
  return (cards) => {
    const all = randomBytes(SALT_BYTES * cards.length).toString('hex');
    const salts = cards.map((_, i) => all.slice(SALT_DIGITS * i, SALT_DIGITS * (i + 1)));
    return fixed(cards, random, salts);
  };
}

/** The same again from the same random, for tests that must repeat. */
export const repeatableShuffles =
  (random: Random): MakeShuffle =>
  (cards) =>
    fixed(cards, random, makeSalts(cards.length, random));

function fixed(cards: readonly number[], random: Random, salts: readonly string[]): MadeShuffle {
  const order = Array.from(shuffle(Uint8Array.from(cards), random));
  return { root: commitCards(order, salts, sha256).root, order, salts: JSON.stringify(salts) };
}
