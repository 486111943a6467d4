import { hash, randomBytes } from 'node:crypto';
import {
  bringHash,
  commitCards,
  commitDice,
  makeSalts,
  type Random,
  rollDice,
  secureRandom,
  seedHash,
  shuffle,
} from '@cardroom/core/cards';
import type { DeckNeed } from '@cardroom/core/table';

/** A deck that is fixed: what is told of it, and the secret half that hides it. */
export interface MadeDeck {
  readonly root: string;
  readonly size: number;
  /** JSON, as they are kept: the order is read when it is cut, the salts when the hand is over. */
  readonly order: string;
  readonly salts: string;
  /** Null for games without dice. */
  readonly dice: MadeDice | null;
  /** Cards that are shuffled again in the hand come from it, and its hash is told before. */
  readonly seed: string;
  readonly reshuffles: string;
}

export interface MadeDice {
  readonly root: string;
  readonly count: number;
  /** Their values and salts, as they are kept. */
  readonly kept: string;
}

export type MakeDeck = (need: DeckNeed) => MadeDeck;

const SALT_BYTES = 16;
const SALT_DIGITS = 2 * SALT_BYTES;

/** The same SHA-256 as that of the cards, by the machine's own means. */
export const sha256 = (text: string): string => hash('sha256', text);
bringHash(sha256);

/** Decks nobody can foresee; all salts come in one draw. */
export function secretDecks(): MakeDeck {
  const random = secureRandom();
  const salts = (count: number) => {
    const all = randomBytes(SALT_BYTES * count).toString('hex');
    return Array.from({ length: count }, (_, i) => all.slice(SALT_DIGITS * i, SALT_DIGITS * (i + 1)));
  };
  return (need) => fixed(need, random, salts);
}

/** The same again from the same random, for tests that must repeat. */
export const repeatableDecks =
  (random: Random): MakeDeck =>
  (need) =>
    fixed(need, random, (count) => makeSalts(count, random));

function fixed(need: DeckNeed, random: Random, makeSome: (count: number) => string[]): MadeDeck {
  const order = Array.from(shuffle(Uint8Array.from(need.cards), random));
  const salts = makeSome(order.length);
  const seed = makeSome(2).join('');
  return {
    root: commitCards(order, salts, sha256).root,
    size: order.length,
    order: JSON.stringify(order),
    salts: JSON.stringify(salts),
    dice: need.dice === 0 ? null : fixedDice(need.dice, random, makeSome(need.dice)),
    seed,
    reshuffles: seedHash(seed, sha256),
  };
}

function fixedDice(count: number, random: Random, salts: readonly string[]): MadeDice {
  const order = rollDice(count, random);
  return { root: commitDice(order, salts, sha256).root, count, kept: JSON.stringify({ order, salts }) };
}
