import type { Board } from './points.ts';

/** Two cards of 52, numbered; the higher card is the second. */
export const pairOf = (low: number, high: number): number => (high * (high - 1)) / 2 + low;
export const PAIRS = pairOf(50, 51) + 1;
const DECK = 52;

/** How two hands compare: the kinds of both, and if these are the same, whether the first is higher, equal or lower. */
export const cellsOf = (kinds: number): number => kinds * (kinds + 2);

/** For one board, compares every two cards with all hands that the bank may hold. */
export class Meetings {
  /** The pairs of cards that are left, in rising order of their values: numbers of pairs. */
  readonly pairs = new Int16Array(PAIRS);
  count = 0;
  /** For the last hand visited: the ways in which it compares with hands of the bank, and how many of each. */
  readonly cells: Int16Array;
  readonly often: Int32Array;
  /** By number of a pair: its cards, its value and kind on this board. */
  readonly low = new Uint8Array(PAIRS);
  readonly high = new Uint8Array(PAIRS);
  readonly values = new Int32Array(PAIRS);
  readonly #board: Board;
  readonly #kinds: number;
  #kindOf = new Uint8Array(0);
  #starts = new Int32Array(0);
  /** By kind: hands on this board, and those of them with each card. */
  readonly #all: Int32Array;
  readonly #with: Int32Array;
  /** The kinds that there are on this board, in rising order. */
  readonly #here: Uint8Array;
  #kindsHere = 0;
  /** Hands below the current value, and equal to it; and how many of them hold each card. */
  readonly #below = new Int32Array(DECK);
  readonly #equal = new Int32Array(DECK);
  readonly #unsorted = new Int16Array(PAIRS);
  readonly #left = new Uint8Array(DECK);

  constructor(board: Board) {
    this.#board = board;
    this.#kinds = board.kinds;
    this.#all = new Int32Array(board.kinds);
    this.#with = new Int32Array(board.kinds * DECK);
    this.#here = new Uint8Array(board.kinds);
    this.cells = new Int16Array(board.kinds + 2);
    this.often = new Int32Array(board.kinds + 2);
    for (let high = 1; high < DECK; high++)
      for (let low = 0; low < high; low++) {
        this.low[pairOf(low, high)] = low;
        this.high[pairOf(low, high)] = high;
      }
  }

  kind(pair: number): number {
    return this.#kindOf[this.values[pair]];
  }

  /** How a hand meets another. */
  cellOf(pair: number, other: number): number {
    const kinds = this.#kinds;
    const [mine, theirs] = [this.kind(pair), this.kind(other)];
    const ahead = this.values[pair] - this.values[other];
    if (mine !== theirs || ahead > 0) return mine * kinds + theirs;
    return kinds * (ahead === 0 ? kinds : kinds + 1) + mine;
  }

  /** Lays a board, and values and sorts all hands of two cards that are left. */
  lay(board: readonly number[]): void {
    const { value } = this.#board;
    const values = this.values;
    const unsorted = this.#unsorted;
    const left = this.#left;
    let cards = 0;
    for (let card = 0; card < DECK; card++) if (!board.includes(card)) left[cards++] = card;
    const hole = [0, 0];
    let top = 0;
    let count = 0;
    for (let j = 1; j < cards; j++) {
      const high = left[j];
      hole[1] = high;
      const first = (high * (high - 1)) / 2;
      for (let i = 0; i < j; i++) {
        const low = left[i];
        hole[0] = low;
        const worth = value(hole, board);
        values[first + low] = worth;
        unsorted[count++] = first + low;
        if (worth > top) top = worth;
      }
    }
    this.count = count;
    this.#sort(top);
    this.#countKinds();
  }

  #sort(top: number): void {
    const { values, pairs, count } = this;
    if (this.#starts.length < top + 2) this.#grow(top);
    const unsorted = this.#unsorted;
    const starts = this.#starts;
    starts.fill(0, 0, top + 2);
    for (let i = 0; i < count; i++) starts[values[unsorted[i]] + 1]++;
    for (let value = 1; value <= top; value++) starts[value] += starts[value - 1];
    for (let i = 0; i < count; i++) {
      const pair = unsorted[i];
      pairs[starts[values[pair]]++] = pair;
    }
  }

  #grow(top: number): void {
    this.#starts = new Int32Array(top + 2);
    this.#kindOf = Uint8Array.from({ length: top + 1 }, (_, value) =>
      value === 0 ? 0 : this.#board.kind(value),
    );
  }

  #countKinds(): void {
    const { pairs, count, low, high, values } = this;
    const kindOf = this.#kindOf;
    const all = this.#all.fill(0);
    const having = this.#with.fill(0);
    for (let i = 0; i < count; i++) {
      const pair = pairs[i];
      const kind = kindOf[values[pair]];
      all[kind]++;
      having[kind * DECK + low[pair]]++;
      having[kind * DECK + high[pair]]++;
    }
    this.#kindsHere = 0;
    for (let kind = 0; kind < this.#kinds; kind++) if (all[kind] > 0) this.#here[this.#kindsHere++] = kind;
  }

  /**
   * Visits every hand in rising order, with how it compares with hands that share no card with it: the first `met` of
   * `cells`, each `often` times.
   */
  each(tell: (pair: number, met: number) => void): void {
    const { pairs, values, low, high, cells, often, count } = this;
    const kinds = this.#kinds;
    const kindOf = this.#kindOf;
    const all = this.#all;
    const having = this.#with;
    const here = this.#here;
    const kindsHere = this.#kindsHere;
    const below = this.#below.fill(0);
    const equal = this.#equal.fill(0);
    for (let from = 0; from < count; ) {
      const value = values[pairs[from]];
      const kind = kindOf[value];
      let end = from;
      for (; end < count && values[pairs[end]] === value; end++) {
        equal[low[pairs[end]]]++;
        equal[high[pairs[end]]]++;
      }
      for (let i = from; i < end; i++) {
        const pair = pairs[i];
        const a = low[pair];
        const b = high[pair];
        let left = from - below[a] - below[b];
        // The hand itself is left out twice, once with each of its cards.
        const same = end - from - equal[a] - equal[b] + 1;
        let met = 0;
        for (let k = 0; k < kindsHere; k++) {
          const other = here[k];
          const hands = all[other] - having[other * DECK + a] - having[other * DECK + b];
          if (other === kind) {
            cells[met] = kind * kinds + kind;
            often[met++] = left;
            cells[met] = kinds * kinds + kind;
            often[met++] = same;
            cells[met] = kinds * (kinds + 1) + kind;
            often[met++] = hands + 1 - left - same;
          } else {
            if (other < kind) left -= hands;
            cells[met] = kind * kinds + other;
            often[met++] = hands;
          }
        }
        tell(pair, met);
      }
      for (let i = from; i < end; i++) {
        const a = low[pairs[i]];
        const b = high[pairs[i]];
        below[a] += equal[a];
        below[b] += equal[b];
        equal[a] = 0;
        equal[b] = 0;
      }
      from = end;
    }
  }
}
