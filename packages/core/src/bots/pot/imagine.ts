import { HIDDEN, type Random } from '../../cards/index.ts';
import type { PotGame, Share } from '../../engine/pot/game.ts';
import { handValue } from '../../engine/pot/showdown.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { countOf, type DrawCard, drawCardOf } from '../../odds/equity/draws/draw-card.ts';
import { NO_HAND } from '../../ranks/ranking.ts';

/** A hand as one seat sees it: the same state, with the cards it may not know hidden. */
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

/** Hands to try for one that fits how many cards a player has drawn. */
const MOST_TRIES = 5;
const PLACES = 64;
const seen = new Uint8Array(PLACES);

/** The pack without the cards that this seat has seen. */
function unseenBy({ seat, state }: SeatView): number[] {
  seen.fill(0);
  const { down, up, boards, muck, thrown } = state;
  for (const card of down[seat]) seen[card]++;
  for (const cards of up) for (const card of cards) seen[card]++;
  for (const cards of boards) for (const card of cards) seen[card]++;
  for (const card of muck) seen[card]++;
  for (const card of thrown) seen[card]++;
  seen[HIDDEN] = 0;
  const unseen: number[] = [];
  for (const card of state.game.pack.cards) {
    if (seen[card] > 0) seen[card]--;
    else unseen.push(card);
  }
  return unseen;
}

/**
 * Imagined deals of the cards that a seat has not seen. One of these serves one decision and is dealt again as often
 * as wanted. It knows nothing of the real deck.
 */
export class Imagined {
  readonly boards: number[][];
  readonly #view: SeatView;
  readonly #stub: number[];
  readonly #random: Random;
  readonly #known: readonly (readonly number[])[];
  readonly #counts: readonly number[];
  readonly #held: number;
  readonly #drawCard: DrawCard | null;
  readonly #draws: number;
  /** Draws that are over. */
  readonly #past: number;
  #next = 0;
  /** How many cards from the top have been fixed since the last new deal. */
  #settled = 0;

  constructor(view: SeatView, random: Random) {
    const { game, boards, step } = view.state;
    const shape = shapeOf(game);
    this.#view = view;
    this.#stub = unseenBy(view);
    this.#random = random;
    // Stud has no board, but a community card takes the place of one of each player's own.
    const common = shape.boards.length === 0 ? (boards[0]?.length ?? 0) : 0;
    this.#known = boards;
    this.#counts = common > 0 ? [common] : shape.boards;
    this.#held = shape.held - common;
    this.boards = this.#counts.map(() => []);
    this.#drawCard = drawCardOf(game);
    let draws = 0;
    let past = 0;
    for (let at = 0; at < game.script.length; at++) {
      if (game.script[at].do !== 'draw') continue;
      if (at < step) past++;
      else draws++;
    }
    this.#draws = draws;
    this.#past = past;
  }

  /** All cards not seen are shuffled, and the boards filled up. */
  dealAnew(): void {
    this.#next = 0;
    this.#settled = 0;
    for (const [i, board] of this.boards.entries()) {
      const known = this.#known[i];
      board.length = 0;
      if (known !== undefined) for (const card of known) board.push(card);
      while (board.length < this.#counts[i]) board.push(this.#top());
    }
  }

  #top(): number {
    const stub = this.#stub;
    const at = this.#next++;
    // Only a full game can want more cards than are left; then some come twice.
    if (at >= stub.length) return stub[this.#random.below(stub.length)];
    if (at >= this.#settled) {
      const from = at + this.#random.below(stub.length - at);
      const card = stub[from];
      stub[from] = stub[at];
      stub[at] = card;
      this.#settled = this.#next;
    }
    return stub[at];
  }

  /** How far the stub has been dealt, to try several hands against the same cards. */
  get mark(): number {
    return this.#next;
  }

  back(mark: number): void {
    this.#next = mark;
  }

  /** The seat's own hand as it may come out, by share. */
  mine(values: number[]): number[] {
    const { state, seat } = this.#view;
    return this.#played(state.down[seat], state.up[seat], values);
  }

  /** A hand that another player may hold; after draws, one from which as many cards were thrown away. */
  theirs(seat: number, values: number[]): number[] {
    const { up, drawn } = this.#view.state;
    if (this.#past === 0 || this.#drawCard === null) return this.#played([], up[seat], values);
    return this.#played(this.#drawnTo(drawn[seat], this.#drawCard), up[seat], values);
  }

  /** A hand after the draws so far: one that would have thrown away as many at the last draw, if one turns up soon. */
  #drawnTo(thrown: number, drawCard: DrawCard): number[] {
    const down: number[] = [];
    const from = this.#next;
    const all = this.#past + this.#draws;
    for (let tries = 1; ; tries++) {
      this.#next = from;
      this.#settled = Math.min(this.#settled, from);
      down.length = 0;
      while (down.length < this.#held) down.push(this.#top());
      for (let left = all; left > this.#draws + 1; left--) this.#drawOnce(down, drawCard, left);
      const kept = drawCard(down, this.#draws + 1);
      const away = down.length - countOf(kept);
      if (away !== thrown && thrown >= 0 && tries < MOST_TRIES) continue;
      for (let i = 0; i < down.length; i++) if (!(kept & (1 << i))) down[i] = this.#top();
      return down;
    }
  }

  #drawOnce(down: number[], drawCard: DrawCard, left: number): void {
    const kept = drawCard(down, left);
    for (let i = 0; i < down.length; i++) if (!(kept & (1 << i))) down[i] = this.#top();
  }

  /** The values of these cards when they are kept and the hand is filled up. */
  kept(down: readonly number[], values: number[]): number[] {
    return this.#valued(this.#filled(down, 0), this.#view.state.up[this.#view.seat], values);
  }

  #played(known: readonly number[], up: readonly number[], values: number[]): number[] {
    const { state, seat } = this.#view;
    const mine = state.down[seat].length + state.up[seat].length;
    // Before a discard everybody holds too many cards and will keep the better ones.
    const over = this.#drawCard === null ? Math.max(0, mine - this.#held) : 0;
    const down = this.#filled(known, over, up.length);
    if (this.#drawCard !== null) this.#draw(down, this.#drawCard);
    if (over === 0) return this.#valued(down, up, values);
    return this.#bestOf(down, up, over, values);
  }

  #filled(
    known: readonly number[],
    over: number,
    up = this.#view.state.up[this.#view.seat].length,
  ): number[] {
    const down = known.slice();
    while (down.length + up < this.#held + over) down.push(this.#top());
    return down;
  }

  /** The draws still to come, by the strategy card. */
  #draw(down: number[], drawCard: DrawCard): void {
    for (let left = this.#draws; left > 0; left--) this.#drawOnce(down, drawCard, left);
  }

  /** Discards what is best for one share, picked at random: nobody can keep the best cards for all shares. */
  #bestOf(down: readonly number[], up: readonly number[], over: number, values: number[]): number[] {
    const { shares } = this.#view.state.game;
    const by = this.#random.below(shares.length);
    let best = Number.NEGATIVE_INFINITY;
    const trial: number[] = [];
    for (let gone = 0; gone < 1 << down.length; gone++) {
      if (countOf(gone) !== over) continue;
      this.#valued(
        down.filter((_, i) => !(gone & (1 << i))),
        up,
        trial,
      );
      if (trial[by] <= best) continue;
      best = trial[by];
      for (const [i, value] of trial.entries()) values[i] = value;
    }
    return values;
  }

  #valued(down: readonly number[], up: readonly number[], values: number[]): number[] {
    const { shares } = this.#view.state.game;
    for (let i = 0; i < shares.length; i++) values[i] = this.#value(shares[i], down, up);
    return values;
  }

  #value(share: Share, down: readonly number[], up: readonly number[]): number {
    if (share.from.use !== 'facing') return handValue(share, down, up, this.boards);
    // Mexican Poker: one card stays down, the others come face up.
    return handValue(share, down.slice(0, 1), [...up, ...down.slice(1)], this.boards);
  }
}

/** The part of a pot that goes to `mine` against these hands. */
export function partWon(mine: readonly number[], others: readonly (readonly number[])[]): number {
  let won = 0;
  let contested = 0;
  for (let share = 0; share < mine.length; share++) {
    const value = mine[share];
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
