import type { Share } from '../../../engine/pot/game.ts';
import { columnsOf, type Deals, type Holding, valueIn } from './contest.ts';
import { suitClass } from './suit-classes.ts';
import { Tally } from './tally.ts';
import { everyWholeBoard, isWholeBoard } from './whole-boards.ts';

function chooseCount(from: number, count: number): number {
  if (count > from) return 0;
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return Math.round(ways);
}

/** The most deals there can be: hands that share a card are counted, too. */
export function countDeals({ players, boards, rest }: Deals): number {
  let left = rest.length;
  let deals = 1;
  // The cards of ranges are among the rest.
  for (const { count, size } of players) if (count !== 1) left -= size;
  for (const { count } of players) deals *= count;
  for (const { missing } of [...players, ...boards]) {
    deals *= chooseCount(left, missing);
    left -= missing;
  }
  return deals;
}

/** With this many cards to come, it pays to deal out only one of all hands that differ only by suits. */
const WORTH_A_CLASS = 200;
const MOST_CLASSED = 20_000;

/** Counts every deal there is. */
export function everyDeal(deals: Deals, onProgress?: (done: number) => void): Tally {
  const { players, contest } = deals;
  const total = tallyFor(deals);
  const tuples = players.reduce((all, { count }) => all * count, 1);
  if (tuples === 1 || tuples > MOST_CLASSED || countDeals(deals) / tuples < WORTH_A_CLASS) {
    dealAll(deals, total);
    return total;
  }
  const known = deals.boards.map((board) => board.known);
  const single = players.filter(({ count }) => count === 1).map(({ hands }) => Array.from(hands));
  const classes = new Map<string, { of: Deals; times: number }>();
  eachTuple(players, (hands) => {
    const taken = new Set(hands.flat());
    if (taken.size < hands.reduce((sum, hand) => sum + hand.length, 0)) return;
    // Dead cards, and those that cannot come, are neither here nor in the rest.
    const rest = deals.rest.filter((card) => !taken.has(card));
    const id = suitClass([...hands, ...known, ...single, rest]);
    const found = classes.get(id);
    if (found !== undefined) {
      found.times++;
      return;
    }
    const fixed = players.map((holding, i) => ({ ...holding, count: 1, hands: Uint8Array.from(hands[i]) }));
    classes.set(id, { of: { contest, players: fixed, boards: deals.boards, rest }, times: 1 });
  });
  let done = 0;
  for (const { of, times } of classes.values()) {
    const tally = tallyFor(deals);
    dealAll(of, tally);
    total.merge(tally, times);
    onProgress?.(++done / classes.size);
  }
  return total;
}

export function tallyFor({ contest, players }: Pick<Deals, 'contest' | 'players'>): Tally {
  return new Tally(players.length, contest.shares.length, columnsOf(contest).length, contest.unclaimed);
}

function eachTuple(players: readonly Holding[], see: (hands: readonly number[][]) => void): void {
  const hands: number[][] = [];
  const next = (at: number): void => {
    if (at === players.length) {
      see(hands);
      return;
    }
    const { size, count, hands: all } = players[at];
    for (let i = 0; i < count; i++) {
      hands[at] = Array.from(all.subarray(i * size, (i + 1) * size));
      next(at + 1);
    }
  };
  next(0);
}

function dealAll(deals: Deals, tally: Tally): void {
  if (isWholeBoard(deals)) everyWholeBoard(deals, tally);
  else new EveryDeal(deals, tally).run();
}

const WORD = 32;

/** The hands that one player may have in the end, with their cards as bits and their values. */
class Finals {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly values: Float64Array;
  count = 0;
  readonly #holding: Holding;
  readonly #columns: readonly Share[];
  readonly #cards: Uint8Array;

  constructor(holding: Holding, columns: readonly Share[], left: number) {
    const most = holding.count * chooseCount(left, holding.missing);
    this.#holding = holding;
    this.#columns = columns;
    this.#cards = new Uint8Array(holding.size + holding.missing);
    this.low = new Int32Array(most);
    this.high = new Int32Array(most);
    this.values = new Float64Array(most * columns.length);
  }

  /** Every hand that can be made with these boards. */
  fill(rest: Uint8Array, boards: readonly Uint8Array[], usedLow: number, usedHigh: number): void {
    const { size, count, hands } = this.#holding;
    this.count = 0;
    for (let i = 0; i < count; i++) {
      let low = 0;
      let high = 0;
      for (let at = 0; at < size; at++) {
        const card = hands[i * size + at];
        this.#cards[at] = card;
        if (card < WORD) low |= 1 << card;
        else high |= 1 << (card - WORD);
      }
      if (low & usedLow || high & usedHigh) continue;
      this.#complete(rest, boards, size, 0, low, high, usedLow | low, usedHigh | high);
    }
  }

  #complete(
    rest: Uint8Array,
    boards: readonly Uint8Array[],
    at: number,
    from: number,
    low: number,
    high: number,
    usedLow: number,
    usedHigh: number,
  ): void {
    if (at === this.#cards.length) {
      const n = this.count++;
      this.low[n] = low;
      this.high[n] = high;
      const columns = this.#columns;
      for (let c = 0; c < columns.length; c++)
        this.values[n * columns.length + c] = valueIn(columns[c], this.#cards, this.#holding.up, boards);
      return;
    }
    for (let i = from; i < rest.length; i++) {
      const card = rest[i];
      const bit = 1 << (card & (WORD - 1));
      if (card < WORD ? usedLow & bit : usedHigh & bit) continue;
      this.#cards[at] = card;
      if (card < WORD) this.#complete(rest, boards, at + 1, i + 1, low | bit, high, usedLow, usedHigh);
      else this.#complete(rest, boards, at + 1, i + 1, low, high | bit, usedLow, usedHigh);
    }
  }
}

/** Boards outside, and for each of them all hands that do not share a card. */
class EveryDeal {
  readonly #deals: Deals;
  readonly #tally: Tally;
  readonly #rest: Uint8Array;
  readonly #boards: Uint8Array[];
  readonly #finals: readonly Finals[];
  readonly #values: Float64Array;
  readonly #columns: number;
  /** A share can go unwon only if there may be no hand for it. */
  readonly #mayMiss: boolean;

  constructor(deals: Deals, tally: Tally) {
    const columns = columnsOf(deals.contest);
    const toBoards = deals.boards.reduce((sum, { missing }) => sum + missing, 0);
    this.#deals = deals;
    this.#tally = tally;
    this.#rest = Uint8Array.from(deals.rest);
    this.#boards = deals.boards.map(({ known, missing }) =>
      Uint8Array.from([...known, ...new Array(missing).fill(0)]),
    );
    this.#columns = columns.length;
    this.#mayMiss = deals.contest.unclaimed === true;
    this.#finals = deals.players.map((holding) => {
      const own = holding.count === 1 ? 0 : holding.size;
      return new Finals(holding, columns, deals.rest.length - toBoards - own);
    });
    this.#values = new Float64Array(deals.players.length * columns.length);
  }

  run(): void {
    this.#fillBoard(0, 0, 0, 0, 0);
  }

  /** The cards of a board in any order, one board after the other. */
  #fillBoard(board: number, at: number, from: number, low: number, high: number): void {
    if (board === this.#boards.length) {
      this.#dealHands(low, high);
      return;
    }
    const { known, missing } = this.#deals.boards[board];
    if (at === missing) {
      this.#fillBoard(board + 1, 0, 0, low, high);
      return;
    }
    const rest = this.#rest;
    for (let i = from; i < rest.length; i++) {
      const card = rest[i];
      const bit = 1 << (card & (WORD - 1));
      if (card < WORD ? low & bit : high & bit) continue;
      this.#boards[board][known.length + at] = card;
      if (card < WORD) this.#fillBoard(board, at + 1, i + 1, low | bit, high);
      else this.#fillBoard(board, at + 1, i + 1, low, high | bit);
    }
  }

  #dealHands(low: number, high: number): void {
    for (const finals of this.#finals) finals.fill(this.#rest, this.#boards, low, high);
    if (this.#finals.length === 2 && this.#columns === 1 && !this.#mayMiss) this.#twoHands();
    else this.#seat(0, 0, 0);
  }

  #twoHands(): void {
    const [one, other] = this.#finals;
    let ahead = 0;
    let equal = 0;
    let behind = 0;
    for (let i = 0; i < one.count; i++) {
      const low = one.low[i];
      const high = one.high[i];
      const value = one.values[i];
      for (let k = 0; k < other.count; k++) {
        if (low & other.low[k] || high & other.high[k]) continue;
        const theirs = other.values[k];
        if (value > theirs) ahead++;
        else if (value < theirs) behind++;
        else equal++;
      }
    }
    if (ahead > 0) this.#tally.addWinners(1, ahead);
    if (behind > 0) this.#tally.addWinners(2, behind);
    if (equal > 0) this.#tally.addWinners(3, equal);
  }

  #seat(player: number, low: number, high: number): void {
    if (player === this.#finals.length) {
      this.#tally.add(this.#values);
      return;
    }
    const finals = this.#finals[player];
    const columns = this.#columns;
    for (let i = 0; i < finals.count; i++) {
      if (low & finals.low[i] || high & finals.high[i]) continue;
      for (let c = 0; c < columns; c++) this.#values[player * columns + c] = finals.values[i * columns + c];
      this.#seat(player + 1, low | finals.low[i], high | finals.high[i]);
    }
  }
}
