import { JOKER, type Pack } from '../../cards/index.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { BACK_BITS, BACKS, FRONT_BITS } from './dominance.ts';
import { writeClass } from './hand-index.ts';
import type { FrontAndBack } from './house-way.ts';
import { HAND_PARTS, type Memory, MOST_SETS } from './memory.ts';

const SIZE = 7;

/** Sets every hand of seven by the house way and in every way that may be best; one part of the hands. */
export function setHands(shoe: Pack, sets: SetsOfHand, part: number, memory: Memory): void {
  const jokers = shoe.cards.filter((card) => card === JOKER).length;
  const from = Math.ceil((part * memory.hands) / HAND_PARTS);
  const to = Math.ceil(((part + 1) * memory.hands) / HAND_PARTS);
  let hand = -1;
  let at = MOST_SETS * part * Math.ceil(memory.hands / HAND_PARTS);
  forSuitClasses(shoe, SIZE, (cards, ways) => {
    if (++hand < from || hand >= to) return;
    writeClass(cards, jokers, hand, memory.index);
    writeSorted(cards, memory.cards, 8 * hand);
    memory.cards[8 * hand + SIZE] = ways;
    memory.first[hand] = at;
    memory.count[hand] = sets.write(cards, memory.sets, at);
    memory.way[hand] = sets.way;
    at += memory.count[hand];
  });
}

/** The cards from the lowest, jokers told apart. */
function writeSorted(cards: readonly number[], to: Uint8Array, from: number): void {
  let wild = 0;
  for (let i = 0; i < SIZE; i++) {
    const card = cards[i] === JOKER ? JOKER + wild++ : cards[i];
    let at = from + i;
    for (; at > from && to[at - 1] > card; at--) to[at] = to[at - 1];
    to[at] = card;
  }
}

/** What is to be known of the sets of a hand. */
interface SetsOfHand {
  /** How the bank sets the hand that was written last. */
  readonly way: number;
  /** Writes the sets that are asked about, and says how many. */
  readonly write: (cards: readonly number[], to: Uint32Array, at: number) => number;
}

/** The sets of a hand that may be best. */
export class BestSets implements SetsOfHand {
  way = 0;
  readonly #counted: FrontAndBack;
  readonly #front = [0, 0];
  readonly #back = [0, 0, 0, 0, 0];
  /** Values of both hands, then which two cards lie in front. */
  readonly #keys = new Int32Array(MOST_SETS - 1);

  constructor(counted: FrontAndBack) {
    this.#counted = counted;
  }

  /** That of the house way, then all others of `highest`. */
  write(cards: readonly number[], to: Uint32Array, at: number): number {
    const { way, front, back } = this.#counted;
    const usual = way(cards);
    this.way = setNumber(front(usual.front), back(usual.back));
    to[at] = this.way;
    let count = 1;
    this.highest(cards, (set) => {
      if (set !== this.way) to[at + count++] = set;
    });
    return count;
  }

  /**
   * Every set that is not foul and that no other is as high as both in front and behind, from the highest front and the
   * lowest back on.
   */
  highest(cards: readonly number[], tell: (set: number) => void): void {
    const { front, back, isFoul } = this.#counted;
    const keys = this.#keys;
    let made = 0;
    for (let a = 1; a < SIZE; a++)
      for (let b = 0; b < a; b++) {
        this.#lay(cards, a, b);
        keys[made++] = (((front(this.#front) << BACK_BITS) | back(this.#back)) << 6) | (a << 3) | b;
      }
    keys.sort();
    let highest = -1;
    for (let i = made - 1; i >= 0; i--) {
      const behind = (keys[i] >> 6) & (BACKS - 1);
      if (behind <= highest) continue;
      this.#lay(cards, (keys[i] >> 3) & 7, keys[i] & 7);
      if (isFoul({ front: this.#front, back: this.#back })) continue;
      highest = behind;
      tell(setNumber(keys[i] >> (6 + BACK_BITS), behind));
    }
  }

  #lay(cards: readonly number[], a: number, b: number): void {
    this.#front[0] = cards[a];
    this.#front[1] = cards[b];
    for (let i = 0, at = 0; i < SIZE; i++) if (i !== a && i !== b) this.#back[at++] = cards[i];
  }
}

/** Both values in one number. */
export function setNumber(front: number, back: number): number {
  if (front >= 1 << FRONT_BITS || back >= BACKS)
    throw new Error(`A set of ${front} and ${back} is outside the table.`);
  return (back << FRONT_BITS) | front;
}
