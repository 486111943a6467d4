import { cardOf, rankOf, suitOf } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { cellsOf, Meetings, PAIRS, pairOf } from './meetings.ts';
import { type Board, BoardGame, type Deal, type Way } from './points.ts';

const STARTS = 169;
const FLOPS_IN_A_PART = 15;
const CARDS = 52;

/** A flop, and how many it stands for. */
interface Flop {
  readonly cards: readonly number[];
  readonly ways: number;
}

/** All flops; those that differ only by suits once. */
function flopsOf({ shoe }: PlayerDealerGame): Flop[] {
  const flops: Flop[] = [];
  forSuitClasses(shoe, 3, (cards, ways) => flops.push({ cards: [...cards], ways }));
  return flops;
}

/** Orders of the four suits that leave a flop as it is, as tables from card to card. */
function suitOrders(flop: readonly number[]): Uint8Array[] {
  const orders: Uint8Array[] = [];
  for (const [a, b, c, d] of ORDERS) {
    const to = [a, b, c, d];
    const table = Uint8Array.from({ length: CARDS }, (_, card) => cardOf(rankOf(card), to[suitOf(card)]));
    if (flop.every((card) => flop.includes(table[card]))) orders.push(table);
  }
  return orders;
}

const ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
);

/**
 * Of pairs of cards that differ only by such an order, the first stands for all: how many they are, 0 for the others.
 */
function firstOf(orders: readonly Uint8Array[], low: number, high: number): number {
  const own = pairOf(low, high);
  let same = 0;
  for (const order of orders) {
    const other = pairOfAny(order[low], order[high]);
    if (other < own) return 0;
    if (other === own) same++;
  }
  return orders.length / same;
}

const pairOfAny = (a: number, b: number): number => (a < b ? pairOf(a, b) : pairOf(b, a));

/** The number of parts in which the flops are counted. */
export const boardParts = (game: PlayerDealerGame): number =>
  Math.ceil(flopsOf(game).length / FLOPS_IN_A_PART);

/** Starting hands are a pair, suited, or neither. */
export function startOf(a: number, b: number): number {
  const [low, high] = [Math.min(rankOf(a), rankOf(b)), Math.max(rankOf(a), rankOf(b))];
  return suitOf(a) === suitOf(b) ? 13 * high + low : 13 * low + high;
}

/**
 * What some flops come to, by starting hand, way to play and how hands compare: places in a table of counts, and the
 * counts. All ways begin by waiting, except the first, which bets every deal before the flop.
 */
export interface BoardPart {
  readonly places: Int32Array;
  readonly counts: Float64Array;
  /** By kind of board and comparison: deals that stand for all that compare like this. */
  readonly deals: Readonly<Record<number, Deal>>;
}

/** The table of counts: all deals, those bet on after the flop, after the river, and folds by kind of board. */
class Places {
  readonly cells: number;
  readonly size: number;
  static readonly ALL = 0;
  static readonly FLOP = 1;
  static readonly RIVER = 2;
  static readonly FOLD = 3;

  constructor({ kinds }: Board) {
    this.cells = cellsOf(kinds);
    this.size = (Places.FOLD + kinds) * this.cells;
  }

  at(start: number, group: number, cell: number): number {
    return start * this.size + group * this.cells + cell;
  }
}

/** Counts a part of the flops: every hand of two, every turn and river, every hand of the bank. */
export function countBoards(game: PlayerDealerGame, board: Board, part: number): BoardPart {
  return countFlops(game, board, flopsOf(game).slice(part * FLOPS_IN_A_PART, (part + 1) * FLOPS_IN_A_PART));
}

/** Counts only these flops. */
export function countFlops(game: PlayerDealerGame, board: Board, flops: readonly Flop[]): BoardPart {
  const count = new BoardCount(game, board);
  for (const flop of flops) count.flop(flop);
  return count.answer();
}

class BoardCount {
  readonly #game: BoardGame;
  readonly #board: Board;
  readonly #meetings: Meetings;
  readonly #places: Places;
  readonly #sums: Float64Array;
  readonly #deals: Record<number, Deal> = {};
  /** Of one flop, by hand and meeting: all deals, and those that fold by kind of board. */
  readonly #all: Int32Array;
  readonly #folds: Int32Array;
  readonly #checked = new Float64Array(PAIRS);
  /** What a comparison comes to, by way to play; NaN until it has been asked. */
  readonly #flopNets: Float64Array;
  readonly #riverNets: Float64Array;
  readonly #foldNets: Float64Array;
  readonly #starts = new Uint8Array(PAIRS);

  constructor(game: PlayerDealerGame, board: Board) {
    this.#game = new BoardGame(game);
    this.#board = board;
    this.#meetings = new Meetings(board);
    this.#places = new Places(board);
    const { cells, size } = this.#places;
    this.#sums = new Float64Array(STARTS * size);
    this.#all = new Int32Array(PAIRS * cells);
    this.#folds = new Int32Array(PAIRS * cells * board.kinds);
    this.#flopNets = new Float64Array(cells).fill(Number.NaN);
    this.#riverNets = new Float64Array(cells).fill(Number.NaN);
    this.#foldNets = new Float64Array(cells * board.kinds).fill(Number.NaN);
    for (let pair = 0; pair < PAIRS; pair++)
      this.#starts[pair] = startOf(this.#meetings.low[pair], this.#meetings.high[pair]);
  }

  flop({ cards, ways }: Flop): void {
    this.#all.fill(0);
    this.#folds.fill(0);
    this.#checked.fill(0);
    const alike = suitOrders(cards);
    const [a, b, c] = cards;
    for (let river = 1; river < CARDS; river++) {
      if (cards.includes(river)) continue;
      for (let turn = 0; turn < river; turn++) {
        if (cards.includes(turn)) continue;
        const times = firstOf(alike, turn, river);
        if (times > 0) this.#lay([a, b, c, turn, river], times);
      }
    }
    for (let pair = 0; pair < PAIRS; pair++) {
      const low = this.#meetings.low[pair];
      const high = this.#meetings.high[pair];
      if (cards.includes(low) || cards.includes(high)) continue;
      const times = firstOf(alike, low, high);
      if (times > 0) this.#decide(pair, alike, ways, times);
    }
  }

  /** A whole board: hands that have not bet yet bet or fold. It stands for this many boards. */
  #lay(board: readonly number[], times: number): void {
    const meetings = this.#meetings;
    const { cells: size } = this.#places;
    const { kinds } = this.#board;
    const kind = this.#board.kindOfBoard(board);
    const { cells, often } = meetings;
    const nets = this.#riverNets;
    const foldNets = this.#foldNets;
    const all = this.#all;
    const folds = this.#folds;
    const checked = this.#checked;
    meetings.lay(board);
    meetings.each((pair, met) => {
      let stay = 0;
      let fold = 0;
      const at = pair * size;
      for (let i = 0; i < met; i++) {
        const cell = cells[i];
        const count = often[i];
        if (count === 0) continue;
        let folded = foldNets[kind * size + cell];
        // NaN: not asked yet.
        if (Number.isNaN(folded)) {
          this.#ask(board, kind, pair, cell);
          folded = foldNets[kind * size + cell];
        }
        stay += count * nets[cell];
        fold += count * folded;
        all[at + cell] += times * count;
      }
      checked[pair] += times * Math.max(stay, fold);
      if (stay >= fold) return;
      const to = (pair * kinds + kind) * size;
      for (let i = 0; i < met; i++) folds[to + cells[i]] += times * often[i];
    });
  }

  /** After the flop: whether the hand is bet on, and what all of its deals are then counted as. */
  #decide(pair: number, alike: readonly Uint8Array[], ways: number, times: number): void {
    const { cells } = this.#places;
    const { kinds } = this.#board;
    const { low, high } = this.#meetings;
    const start = this.#starts[pair];
    // Each board stands for those that differ only by suits, and each hand meets them in as many places.
    const pairs = alike.map((order) => pairOfAny(order[low[pair]], order[high[pair]]));
    const sumOf = (counts: ArrayLike<number>, size: number, at: number): number => {
      let sum = 0;
      for (const one of pairs) sum += counts[one * size + at];
      return sum / pairs.length;
    };
    const all = Float64Array.from({ length: cells }, (_, cell) => sumOf(this.#all, cells, cell));
    let bet = 0;
    for (let cell = 0; cell < cells; cell++) if (all[cell] !== 0) bet += all[cell] * this.#flopNets[cell];
    const bets = bet >= sumOf(this.#checked, 1, 0);
    const add = (group: number, cell: number, count: number) => {
      this.#sums[this.#places.at(start, group, cell)] += ways * times * count;
    };
    for (let cell = 0; cell < cells; cell++) {
      if (all[cell] === 0) continue;
      add(Places.ALL, cell, all[cell]);
      if (bets) {
        add(Places.FLOP, cell, all[cell]);
        continue;
      }
      let played = all[cell];
      for (let kind = 0; kind < kinds; kind++) {
        const folded = sumOf(this.#folds, cells * kinds, kind * cells + cell);
        if (folded === 0) continue;
        add(Places.FOLD + kind, cell, folded);
        played -= folded;
      }
      add(Places.RIVER, cell, played);
    }
  }

  /** Finds a hand of the bank that compares like this, and asks the game what that comes to. */
  #ask(board: readonly number[], kindOfBoard: number, pair: number, cell: number): void {
    const meetings = this.#meetings;
    const { cells } = this.#places;
    const [a, b] = [meetings.low[pair], meetings.high[pair]];
    for (let i = 0; i < meetings.count; i++) {
      const other = meetings.pairs[i];
      const [c, d] = [meetings.low[other], meetings.high[other]];
      if (a === c || a === d || b === c || b === d || meetings.cellOf(pair, other) !== cell) continue;
      const deal = { own: [a, b], board: [...board], theirs: [c, d] };
      this.#flopNets[cell] = this.#game.comes('flop', deal).net;
      this.#riverNets[cell] = this.#game.comes('river', deal).net;
      this.#foldNets[kindOfBoard * cells + cell] = this.#game.comes('fold', deal).net;
      this.#deals[kindOfBoard * cells + cell] = deal;
      return;
    }
    throw new Error('No hand of the bank meets like this.');
  }

  answer(): BoardPart {
    const places: number[] = [];
    for (let place = 0; place < this.#sums.length; place++) if (this.#sums[place] !== 0) places.push(place);
    return {
      places: Int32Array.from(places),
      counts: Float64Array.from(places, (place) => this.#sums[place]),
      deals: this.#deals,
    };
  }
}

/**
 * Deals that best play plays alike and that compare alike: how many, one of them, and what the bets played for come to.
 */
export interface Played {
  readonly way: Way;
  readonly count: number;
  readonly deal: Deal;
  readonly net: number;
}

/** A starting hand by best play: what each first step is worth in Antes, and how hands that wait go on. */
export interface Start {
  readonly worths: Readonly<Record<'before' | 'before, least' | 'wait', number>>;
  /** If the hand waits: how many of its deals are bet on after the flop, and how many are given up. */
  readonly flop: number;
  readonly fold: number;
}

/** What is kept of a count: what is done with all deals, and each of the 169 starting hands by `startOf`. */
export interface BestPlay {
  readonly played: readonly Played[];
  readonly starts: readonly Start[];
}

/** Puts the parts together: every starting hand is bet on or waits, whichever is worth more. */
export function bestPlay(game: PlayerDealerGame, board: Board, parts: readonly BoardPart[]): BestPlay {
  const places = new Places(board);
  const sums = new Float64Array(STARTS * places.size);
  const deals = new Map<number, Deal>();
  for (const part of parts) {
    part.places.forEach((place, i) => {
      sums[place] += part.counts[i];
    });
    for (const [at, deal] of Object.entries(part.deals))
      if (!deals.has(Number(at))) deals.set(Number(at), deal);
  }
  const asked = new BoardGame(game);
  const found = new Map<string, Played>();
  const group = (way: Way, start: number, at: number): Played[] => {
    const all: Played[] = [];
    for (let cell = 0; cell < places.cells; cell++) {
      const count = sums[places.at(start, at, cell)];
      if (count === 0) continue;
      const deal = dealOf(deals, places.cells, cell, at - Places.FOLD);
      all.push({ way, count, deal, net: asked.comes(way, deal).net });
    }
    return all;
  };
  const starts: Start[] = [];
  for (let start = 0; start < STARTS; start++) {
    const waits = [...group('flop', start, Places.FLOP), ...group('river', start, Places.RIVER)];
    for (let kind = 0; kind < board.kinds; kind++) waits.push(...group('fold', start, Places.FOLD + kind));
    const ways = [group('before', start, Places.ALL), group('before, least', start, Places.ALL), waits];
    const worths = ways.map((all) => all.reduce((sum, { count, net }) => sum + count * net, 0));
    const deals = ways[0].reduce((sum, { count }) => sum + count, 0);
    const partOf = (way: Way) =>
      waits.reduce((sum, one) => sum + (one.way === way ? one.count : 0), 0) / deals;
    const [before, least, wait] = worths.map((worth) => worth / deals);
    starts.push({
      worths: { before, 'before, least': least, wait },
      flop: partOf('flop'),
      fold: partOf('fold'),
    });
    for (const one of ways[worths.indexOf(Math.max(...worths))]) {
      const key = `${one.way} ${JSON.stringify(one.deal)}`;
      found.set(key, { ...one, count: one.count + (found.get(key)?.count ?? 0) });
    }
  }
  return { played: [...found.values()], starts };
}

/** A deal in which hands compare like this, on a board of this kind if that matters. */
function dealOf(deals: ReadonlyMap<number, Deal>, cells: number, cell: number, kind: number): Deal {
  for (let at = kind < 0 ? cell : kind * cells + cell; at < cells * cells; at += cells) {
    const deal = deals.get(at);
    if (deal !== undefined) return deal;
    if (kind >= 0) break;
  }
  throw new Error('Hands that were never seen to meet.');
}
