import type { Random } from '../../../cards/index.ts';
import { columnsOf, type Deals, fillValues } from './contest.ts';
import { tallyFor } from './every-deal.ts';
import type { Tally } from './tally.ts';

/** When dealing at random stops. */
export interface Precision {
  /** One standard error of every part of the pot at most. */
  readonly error: number;
  /** At most this many deals. */
  readonly deals: number;
  /** Told how far it is: 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** The progress after this many deals with this error: errors shrink with the root of the deals. */
const partDone = (done: number, worst: number, { error, deals }: Precision): number =>
  done >= deals || worst <= error ? 1 : Math.max(done / deals, (error / worst) ** 2);

/** How often the error is checked; with fewer deals than the least, their spread says nothing. */
interface Looks {
  readonly stretch: number;
  readonly least: number;
}

const USUAL: Looks = { stretch: 1024, least: 4096 };

/** Goes on with `once` until the tally is as precise as wanted; false when no deal fits. */
export function untilPrecise(
  tally: Pick<Tally, 'deals' | 'worstError'>,
  precision: Precision,
  once: () => boolean,
  { stretch, least }: Looks = USUAL,
): boolean {
  const { deals, onProgress } = precision;
  for (let far = 0; far < 1; ) {
    for (let i = Math.min(stretch, deals - tally.deals); i > 0; i--) if (!once()) return false;
    far = partDone(
      tally.deals,
      tally.deals >= least ? tally.worstError() : Number.POSITIVE_INFINITY,
      precision,
    );
    onProgress?.(far);
  }
  return true;
}

/** How many times in a row hands drawn from ranges may collide before giving up. */
export const MOST_TRIES = 200_000;

export const NO_CARD = -1;

/** A deck of which some cards are taken away, dealt from the top and put together again. */
export class Stub {
  readonly #all: Uint8Array;
  readonly #random: Random;
  readonly #taken = new Uint8Array(64);
  #cards: Uint8Array;
  #next = 0;

  constructor(cards: readonly number[], random: Random) {
    this.#all = Uint8Array.from(cards);
    this.#cards = this.#all;
    this.#random = random;
  }

  again(): void {
    this.#cards = this.#all;
    this.#next = 0;
    this.#taken.fill(0);
  }

  /** Takes a card out before the deal; false if it is already gone. */
  take(card: number): boolean {
    if (this.#taken[card] === 1) return false;
    this.#taken[card] = 1;
    return true;
  }

  /** Goes on with these cards, once all others are dealt. */
  reuse(cards: readonly number[]): void {
    this.#cards = Uint8Array.from(cards);
    this.#next = 0;
    this.#taken.fill(0);
  }

  /** The next card; `NO_CARD` when there is none left. */
  deal(): number {
    const cards = this.#cards;
    for (;;) {
      const at = this.#next++;
      if (at >= cards.length) return NO_CARD;
      const from = at + this.#random.below(cards.length - at);
      const card = cards[from];
      cards[from] = cards[at];
      cards[at] = card;
      if (this.#taken[card] === 0) return card;
    }
  }
}

/** Deals at random until every part of the pot is known as precisely as wanted; null when no deal fits. */
export function dealAtRandom(deals: Deals, precision: Precision, random: Random): Tally | null {
  const tally = tallyFor(deals);
  const columns = columnsOf(deals.contest);
  const { players, boards } = deals;
  const stub = new Stub(deals.rest, random);
  const hands = players.map(({ size, missing }) => new Uint8Array(size + missing));
  const table = boards.map(({ known, missing }) =>
    Uint8Array.from([...known, ...new Array(missing).fill(0)]),
  );
  const values = new Float64Array(players.length * columns.length);
  const once = (): boolean => {
    let tries = 0;
    do {
      if (tries++ > MOST_TRIES) return false;
      stub.again();
    } while (!drawHands(deals, stub, random, hands));
    for (let b = 0; b < table.length; b++)
      for (let i = boards[b].known.length; i < table[b].length; i++) table[b][i] = stub.deal();
    for (let p = 0; p < players.length; p++)
      for (let i = players[p].size; i < hands[p].length; i++) hands[p][i] = stub.deal();
    fillValues(values, columns, players, hands, table);
    tally.add(values);
    return true;
  };
  return untilPrecise(tally, precision, once) ? tally : null;
}

/** Draws a hand for everybody from their ranges; false if two of them share a card. */
export function drawHands(
  { players }: Pick<Deals, 'players'>,
  stub: Stub,
  random: Random,
  hands: readonly { [at: number]: number }[],
): boolean {
  for (let p = 0; p < players.length; p++) {
    const { size, count, hands: all } = players[p];
    const from = count === 1 ? 0 : random.below(count) * size;
    for (let i = 0; i < size; i++) {
      const card = all[from + i];
      if (!stub.take(card)) return false;
      hands[p][i] = card;
    }
  }
  return true;
}
