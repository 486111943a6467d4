import type { Random } from '../cards/index.ts';
import type { PotGame, Share } from '../engine/pot/game.ts';
import { handValue } from '../engine/pot/showdown.ts';
import type { HandState } from '../engine/pot/state.ts';
import { NO_HAND } from '../ranks/ranking.ts';

/** A hand as one seat sees it: the same state, in which the cards it may not know are hidden. */
export interface SeatView {
  readonly seat: number;
  readonly state: HandState;
}

/** How many cards a player and each board have at the showdown. */
interface Shape {
  readonly held: number;
  readonly boards: readonly number[];
}

const shapes = new WeakMap<PotGame, Shape>();

function shapeOf(game: PotGame): Shape {
  let shape = shapes.get(game);
  if (shape === undefined) {
    let held = 0;
    const boards: number[] = [];
    for (const step of game.script) {
      if (step.do === 'deal') held += step.count;
      else if (step.do === 'discard') held -= step.count;
      else if (step.do === 'draw') held = step.hold;
      else if (step.do === 'board') {
        for (const [i, count] of step.counts.entries()) boards[i] = (boards[i] ?? 0) + count;
      }
    }
    shape = { held, boards };
    shapes.set(game, shape);
  }
  return shape;
}

/** One guess at how the cards not yet seen could fall: boards filled up, and hands for some opponents. */
export class Guess {
  readonly boards: number[][];
  readonly #held: number;
  readonly #stub: number[];
  readonly #random: Random;
  #next = 0;
  /** How many cards from the top are settled; the rest are drawn when they are needed. */
  #settled = 0;

  constructor(view: SeatView, unseen: readonly number[], random: Random) {
    const { state } = view;
    const shape = shapeOf(state.game);
    this.#stub = [...unseen];
    this.#random = random;
    this.boards = shape.boards.map((count, i) => this.#fill(state.boards[i] ?? [], count));
    // Stud: a card that serves all takes the place of one of each player's own.
    const common = shape.boards.length === 0 ? state.boards : [];
    if (common.length > 0) this.boards = common.map((cards) => [...cards]);
    this.#held = shape.held - (common[0]?.length ?? 0);
  }

  #fill(cards: readonly number[], count: number): number[] {
    const filled = cards.slice(0, count);
    while (filled.length < count && this.#next < this.#stub.length) filled.push(this.#top());
    return filled;
  }

  #top(): number {
    const stub = this.#stub;
    const at = this.#next++;
    if (at >= this.#settled) {
      const from = at + this.#random.below(stub.length - at);
      [stub[at], stub[from]] = [stub[from], stub[at]];
      this.#settled = this.#next;
    }
    return stub[at];
  }

  /** The value in each share of a hand with these cards, filled up to its full number. */
  values(shares: readonly Share[], down: readonly number[], up: readonly number[]): number[] {
    const more = Math.max(0, this.#held - down.length - up.length);
    const drawn = this.#fill([], more);
    return shares.map((share) =>
      share.from.use === 'facing'
        ? handValue(
            share,
            down.length > 0 ? down : drawn.slice(0, 1),
            [...up, ...drawn.slice(down.length > 0 ? 0 : 1)],
            this.boards,
          )
        : handValue(share, [...down, ...drawn], up, this.boards),
    );
  }

  /** Where the stub stands, to try several hands against the same cards. */
  get mark(): number {
    return this.#next;
  }

  back(mark: number): void {
    this.#next = mark;
  }

  /** Cards a hand has too many, before a discard that is still to come. */
  over(count: number): number {
    return Math.max(0, count - this.#held);
  }
}

/** The pack without the cards this seat sees. */
export function unseenCards({ seat, state }: SeatView): number[] {
  const seen = [...state.down[seat], ...state.up.flat(), ...state.boards.flat()];
  const unseen = Array.from(state.game.pack.cards);
  for (const card of seen) {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}

/** The part of a pot that goes to `mine` against these hands. */
export function partWon(mine: readonly number[], others: readonly (readonly number[])[]): number {
  let won = 0;
  let contested = 0;
  for (const [share, value] of mine.entries()) {
    let best = value;
    let tied = 1;
    for (const hand of others) {
      if (hand[share] > best) {
        best = hand[share];
        tied = 0;
      } else if (hand[share] === best) tied++;
    }
    if (best === NO_HAND) continue;
    contested++;
    if (value === best) won += 1 / tied;
  }
  return contested === 0 ? 1 / (others.length + 1) : won / contested;
}
