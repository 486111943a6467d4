import { Numbers } from './numbers.ts';
import { MAY, type Move } from './own-hands.ts';
import type { Rules21 } from './rules21.ts';

/** Moves by number, and the number for no move. */
const MOVES: readonly Move[] = ['stand', 'hit', 'double', 'surrender'];
const STAND = 0;
const WAGERS = ['game', 'double'] as const;

/** Cards that are gone besides the hand's own and the card up: those of one kind, in the other hands of a split. */
export interface Gone {
  readonly kind: number;
  readonly count: number;
}
const NOTHING: Gone = { kind: 0, count: 0 };

/**
 * The context of a hand: the kind it began with if it is from a split, and whether it is not the first of its circle.
 */
interface Asked {
  readonly first?: number;
  readonly later?: boolean;
  readonly gone?: Gone;
  /** The line whose moves are played; without one, the best are found. */
  readonly line?: Against;
}

/**
 * Hands of one player against one card up. All worths are fractions of everything that can happen, so the cases in
 * which a checked bank has no natural add up to less than one; choices can still be compared.
 */
export class Against {
  readonly #rules: Rules21;
  readonly #up: number;
  readonly #first: number | null;
  /** Whether these are hands of a split. */
  readonly split: boolean;
  readonly #later: boolean;
  readonly #gone: Gone;
  readonly #line: Against | null;
  readonly #stops: boolean;
  readonly #left: Float64Array;
  #total: number;
  readonly #worth = new Numbers();
  readonly #moves = new Numbers();
  readonly #stands: Readonly<Record<'game' | 'double', Numbers>> = {
    game: new Numbers(),
    double: new Numbers(),
  };

  constructor(rules: Rules21, up: number, { first, later = false, gone = NOTHING, line }: Asked = {}) {
    this.#rules = rules;
    this.#up = up;
    this.#first = first ?? null;
    this.split = first !== undefined;
    this.#later = later;
    this.#gone = gone;
    this.#line = line ?? null;
    this.#stops = rules.stops(up);
    this.#left = Float64Array.from(rules.shoe.left);
    this.#left[up]--;
    this.#left[gone.kind] -= gone.count;
    this.#total = rules.shoe.total - 1 - gone.count;
  }

  /** What a hand comes to when it is played on in the best way, or by the line, without splits. */
  worth(hand: number): number {
    const known = this.#worth.get(hand);
    if (!Number.isNaN(known)) return known;
    const cards = this.#rules.own.cards[hand];
    for (const kind of cards) this.#left[kind]--;
    this.#total -= cards.length;
    const may = this.#stops ? 0 : this.#rules.own.may(hand, this.#first);
    let best: number;
    let move = STAND;
    if (this.#line !== null) {
      move = this.#line.move(hand);
      best = this.#by(move, hand);
    } else {
      best = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < MOVES.length; at++) {
        if ((may & MAY[MOVES[at]]) === 0) continue;
        const worth = this.#by(at, hand);
        if (worth > best) [best, move] = [worth, at];
      }
      if (best === Number.NEGATIVE_INFINITY) best = this.#by(STAND, hand);
    }
    for (const kind of cards) this.#left[kind]++;
    this.#total += cards.length;
    this.#worth.set(hand, best);
    this.#moves.set(hand, move);
    return best;
  }

  /** The move of the line with a hand. */
  move(hand: number): number {
    const known = this.#moves.get(hand);
    if (!Number.isNaN(known)) return known;
    this.worth(hand);
    return this.#moves.get(hand);
  }

  moveId(hand: number): Move {
    return MOVES[this.move(hand)];
  }

  /** What one move comes to. */
  worthOf(move: Move, hand: number): number {
    const cards = this.#rules.own.cards[hand];
    for (const kind of cards) this.#left[kind]--;
    this.#total -= cards.length;
    const worth = this.#by(MOVES.indexOf(move), hand);
    for (const kind of cards) this.#left[kind]++;
    this.#total += cards.length;
    return worth;
  }

  /** How likely the hand is played at all: that a bank whose card is checked has no natural. */
  played(hand: number): number {
    const cards = this.#rules.own.cards[hand];
    for (const kind of cards) this.#left[kind]--;
    this.#total -= cards.length;
    const part = this.#played();
    for (const kind of cards) this.#left[kind]++;
    this.#total += cards.length;
    return part;
  }

  /** The chance of each kind to come next. */
  next(hand: number): Float64Array {
    const chances = Float64Array.from(this.#left);
    for (const kind of this.#rules.own.cards[hand]) chances[kind]--;
    const total = this.#total - this.#rules.own.cards[hand].length;
    for (let kind = 0; kind < chances.length; kind++) chances[kind] /= total;
    return chances;
  }

  // The cards of the hand are gone from what is left in all of these.

  #by(move: number, hand: number): number {
    const { own } = this.#rules;
    switch (MOVES[move]) {
      case 'hit': {
        const [left, total] = [this.#left, this.#total];
        let sum = 0;
        for (let kind = 0; kind < left.length; kind++)
          if (left[kind] > 0) sum += (left[kind] / total) * this.#after(own.with(hand, kind), hand);
        return sum;
      }
      case 'double': {
        const [left, total] = [this.#left, this.#total];
        let sum = 0;
        for (let kind = 0; kind < left.length; kind++) {
          if (left[kind] <= 0) continue;
          const more = own.with(hand, kind);
          const chance = left[kind] / total;
          left[kind]--;
          this.#total--;
          sum += chance * (this.#stand(more, 'game') + this.#stand(more, 'double'));
          left[kind]++;
          this.#total++;
        }
        return sum;
      }
      case 'surrender':
        return this.#rules.surrendered * this.#played();
      default:
        return this.#stand(hand, 'game');
    }
  }

  /** `worth` of a hand with one card more, with the cards of the hand before given back first. */
  #after(more: number, hand: number): number {
    const known = this.#worth.get(more);
    if (!Number.isNaN(known)) return known;
    const cards = this.#rules.own.cards[hand];
    for (const kind of cards) this.#left[kind]++;
    this.#total += cards.length;
    const worth = this.worth(more);
    for (const kind of cards) this.#left[kind]--;
    this.#total -= cards.length;
    return worth;
  }

  #played(): number {
    return 1 - this.#rules.naturalPart(this.#up, this.#left, this.#total);
  }

  #stand(hand: number, wager: 'game' | 'double'): number {
    const known = this.#stands[wager].get(hand);
    if (!Number.isNaN(known)) return known;
    const rules = this.#rules;
    const mixture = rules.own.mixture(hand, this.split);
    const fixed = rules.fixed(mixture, this.split, this.#later);
    const row = fixed === null ? this.#row(hand) : 0;
    const { parts } = rules.bankEnds(this.#up);
    const { mixtures } = rules.dealer(this.#up);
    for (const kind of WAGERS)
      this.#stands[kind].set(
        hand,
        fixed !== null
          ? fixed[kind] * this.#played()
          : dot(parts, row, mixtures, rules.nets(mixture, this.split, this.#later, kind)),
      );
    return this.#stands[wager].get(hand);
  }

  /** The place of the row that says how the bank ends when this hand stands. */
  #row(hand: number): number {
    const gone = this.#goneWith(hand);
    return this.#rules.bankEnds(this.#up).row(gone, this.#rules.own.cards[gone]);
  }

  /** The cards of a hand and those that are gone besides, as a hand. */
  #goneWith(hand: number): number {
    let gone = hand;
    for (let i = 0; i < this.#gone.count; i++) gone = this.#rules.own.with(gone, this.#gone.kind);
    return gone;
  }

  /** How often the bank ends with each mixture of classes when this hand stands. */
  forEnds(hand: number, tell: (mixture: number, chance: number) => void): void {
    const row = this.#row(hand);
    const { parts } = this.#rules.bankEnds(this.#up);
    for (const [i, mixture] of this.#rules.dealer(this.#up).mixtures.entries())
      if (parts[row + i] !== 0) tell(mixture, parts[row + i]);
  }
}

function dot(parts: Float64Array, row: number, mixtures: readonly number[], nets: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < mixtures.length; i++) sum += parts[row + i] * nets[mixtures[i]];
  return sum;
}
