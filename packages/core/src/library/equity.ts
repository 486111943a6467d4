import {
  type Card,
  parseCards,
  printCard,
  quoted,
  secureRandom,
  seededRandom,
  shuffle,
} from '../cards/index.ts';
import { type Result, refuse } from '../engine/index.ts';
import { NO_HAND, type Ranking } from '../ranks/ranking.ts';
import { isCards, type Shape, whyNotOptions } from './given.ts';
import { countCards, type GivenCards, isRanking, notRanking, sayCard } from './rank.ts';

/** How often a hand wins. */
export interface HandEquity {
  /** Boards on which it alone is best, of all: 0 to 1. */
  readonly win: number;
  /** Boards on which it is best together with others. */
  readonly tie: number;
  /** Its part of the pot: ties divided among those who tie. */
  readonly share: number;
  /** How far a simulated share is likely off (one standard error); 0 where it is exact. */
  readonly error: number;
}

/** What each hand may expect, and how that was found. */
export interface Equity {
  readonly method: 'exact' | 'simulated';
  /** Boards that were looked at. */
  readonly boards: number;
  readonly hands: readonly HandEquity[];
}

/** What is known besides the hands, and how much work may be spent on it. */
export interface EquityOptions {
  /** Cards that lie on the board already: none to five. */
  readonly board?: GivenCards;
  /** Cards that cannot come: folded, exposed. */
  readonly dead?: GivenCards;
  /** So many boards at most: where more may come, so many are dealt at random. */
  readonly deals?: number;
  /** The same seed simulates the same boards. */
  readonly seed?: string | number;
}

const OPTIONS: Shape<EquityOptions> = {
  board: 'a text or a list of cards',
  dead: 'a text or a list of cards',
  deals: 'a whole number',
  seed: 'a text or a number',
};

/** Up to so many boards are all looked at. */
const MOST_EXACT = 2_000_000;
const USUAL_DEALS = 100_000;
const BOARD = 5;
/** Cards there are: 52 and a joker. */
const ALL_CARDS = 53;

/**
 * How often each hand wins when the rest of a five-card board comes: looked up for every board while there are at
 * most two million (or `deals`), simulated beyond.
 *
 * @example
 * ```ts
 * import { equity, high } from '@cardroom/core/ranks';
 *
 * const turn = equity(high, ['AsAh', 'KsKh'], { board: '2c 7d 9h Jc' });
 * if (turn.ok) console.log(turn.method, turn.boards, turn.hands[1].win.toFixed(4)); // exact 44 0.0455
 * ```
 */
export function equity(
  by: Ranking,
  hands: readonly GivenCards[],
  options: EquityOptions = {},
): Result<Equity> {
  if (!isRanking(by)) return refuse('malformed', notRanking(by));
  const wrong = whyNotOptions(options, OPTIONS);
  if (wrong !== null) return wrong;
  const { board = [], dead = [], deals, seed } = options;
  const size = holeCards(by);
  if (size === null) return refuse('not-allowed', `${by.id} is not ranked with a board of five cards.`);
  if (!Array.isArray(hands) || hands.length < 2)
    return refuse('bad-cards', 'At least two hands are compared.');
  if (deals !== undefined && (deals < 1 || deals > 1e8))
    return refuse('bad-amount', `Deal 1 to 100,000,000 boards, not ${deals}.`);
  const known = readAll(by, size, hands, board, dead);
  if (!known.ok) return known;
  const { live, shown, rest } = known;
  const missing = BOARD - shown.length;
  if (missing > rest.length) return refuse('bad-cards', 'There are too few cards left for a board.');
  const count = new Count(by, live);
  if (chooseCount(rest.length, missing) <= (deals ?? MOST_EXACT)) {
    everyBoard(shown, rest, missing, (cards) => count.add(cards));
    return { ok: true, ...count.result('exact') };
  }
  const random = seed === undefined ? secureRandom() : seededRandom(`${seed} equity`);
  const stub = Uint8Array.from(rest);
  const cards = [...shown, ...new Array<number>(missing).fill(0)];
  for (let i = 0; i < (deals ?? USUAL_DEALS); i++) {
    shuffle(stub, random, missing);
    for (let at = 0; at < missing; at++) cards[shown.length + at] = stub[at];
    count.add(cards);
  }
  return { ok: true, ...count.result('simulated') };
}

/** How many cards a hand has beside the board; null for a ranking that knows no board. */
function holeCards({ parts, repeats }: Ranking): readonly number[] | null {
  if (repeats === true) return null;
  const [first, second] = parts;
  if (second !== undefined) return first.name === 'hole' && second.sizes.includes(BOARD) ? first.sizes : null;
  const sizes = first.sizes.map((size) => size - BOARD).filter((size) => size > 0);
  return sizes.length > 0 && first.sizes.includes(BOARD) ? sizes : null;
}

interface Known {
  readonly live: readonly (readonly Card[])[];
  readonly shown: readonly Card[];
  /** What may still come. */
  readonly rest: readonly Card[];
}

function readAll(
  ranking: Ranking,
  sizes: readonly number[],
  hands: readonly GivenCards[],
  board: GivenCards,
  dead: GivenCards,
): Result<Known> {
  const used = new Set<number>();
  const groups: Card[][] = [];
  const named = [
    ...hands.map((hand, i) => [`Hand ${i + 1}`, hand] as const),
    ['The board', board] as const,
    ['The dead cards', dead] as const,
  ];
  for (const [whose, given] of named) {
    if (!isCards(given))
      return refuse('bad-cards', `${whose}: cards are a text like "As Kd" or a list, not ${quoted(given)}.`);
    const read =
      typeof given === 'string' ? parseCards(given) : { ok: true as const, cards: Array.from(given) };
    if (!read.ok) return refuse('bad-cards', `${whose}: ${read.message}`);
    for (const card of read.cards) {
      if (!Number.isInteger(card) || card < 0 || !ranking.accepts(card))
        return refuse('bad-cards', `${whose}: ${sayCard(card)} is not in the deck of ${ranking.id}.`);
      if (used.has(card)) return refuse('bad-cards', `${printCard(card)} appears twice.`);
      used.add(card);
    }
    groups.push(read.cards as Card[]);
  }
  const shown = groups[hands.length];
  const live = groups.slice(0, hands.length);
  const wrong = live.findIndex((hand) => !sizes.includes(hand.length));
  if (wrong >= 0)
    return refuse(
      'bad-cards',
      `Hand ${wrong + 1} has ${countCards(live[wrong].length)}; with a board, ${ranking.id} takes ${sizes.join(' or ')}.`,
    );
  if (shown.length > BOARD)
    return refuse('bad-cards', `The board has ${shown.length} cards, not up to five.`);
  const rest = Array.from({ length: ALL_CARDS }, (_, card) => card as Card).filter(
    (card) => ranking.accepts(card) && !used.has(card),
  );
  return { ok: true, live, shown, rest };
}

/** Wins, ties and shares so far. */
class Count {
  readonly #ranking: Ranking;
  readonly #hands: readonly (readonly Card[])[];
  readonly #values: number[];
  readonly #wins: number[];
  readonly #ties: number[];
  readonly #shares: number[];
  readonly #squares: number[];
  /** A hand and the board in one, where the ranking has one part. */
  readonly #together: number[][];
  #boards = 0;

  constructor(ranking: Ranking, hands: readonly (readonly Card[])[]) {
    const none = () => hands.map(() => 0);
    this.#ranking = ranking;
    this.#hands = hands;
    this.#values = none();
    this.#wins = none();
    this.#ties = none();
    this.#shares = none();
    this.#squares = none();
    this.#together = hands.map((hand) => [...hand, 0, 0, 0, 0, 0]);
  }

  add(board: readonly number[]): void {
    let best = Number.NEGATIVE_INFINITY;
    let equal = 0;
    for (let i = 0; i < this.#hands.length; i++) {
      const value = this.#value(i, board);
      this.#values[i] = value;
      if (value > best) {
        best = value;
        equal = 1;
      } else if (value === best) equal++;
    }
    this.#boards++;
    // Nobody qualifies: there is nothing to win.
    if (best === NO_HAND) return;
    const share = 1 / equal;
    for (let i = 0; i < this.#hands.length; i++) {
      if (this.#values[i] !== best) continue;
      if (equal === 1) this.#wins[i]++;
      else this.#ties[i]++;
      this.#shares[i] += share;
      this.#squares[i] += share * share;
    }
  }

  #value(i: number, board: readonly number[]): number {
    if (this.#ranking.parts.length > 1) return this.#ranking.value(this.#hands[i], board);
    const cards = this.#together[i];
    const from = this.#hands[i].length;
    for (let at = 0; at < BOARD; at++) cards[from + at] = board[at];
    return this.#ranking.value(cards);
  }

  result(method: Equity['method']): Equity {
    const boards = this.#boards;
    return {
      method,
      boards,
      hands: this.#hands.map((_, i) => {
        const share = this.#shares[i] / boards;
        const spread = Math.max(0, this.#squares[i] / boards - share * share);
        return {
          win: this.#wins[i] / boards,
          tie: this.#ties[i] / boards,
          share,
          error: method === 'exact' ? 0 : Math.sqrt(spread / boards),
        };
      }),
    };
  }
}

function chooseCount(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

/** Every board that may come, in one array that is filled anew each time. */
function everyBoard(
  shown: readonly number[],
  rest: readonly number[],
  missing: number,
  see: (board: readonly number[]) => void,
): void {
  const board = [...shown, ...new Array<number>(missing).fill(0)];
  const fill = (at: number, from: number): void => {
    if (at === board.length) {
      see(board);
      return;
    }
    for (let i = from; i < rest.length; i++) {
      board[at] = rest[i];
      fill(at + 1, i + 1);
    }
  };
  fill(shown.length, 0);
}
