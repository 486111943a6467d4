import type { Irregularity } from '../../irregularities/irregularity.ts';
import { NO_SEAT } from '../../sentinels.ts';
import type { RoundEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { playerOf, type RoundState, type Wager } from '../state.ts';
import { type FoundHand, handNamed } from './named-hand.ts';
import { cardsAhead } from './steps-ahead.ts';

/** Cards too many at the end of a hand, or cards that it lacks, which lie aside. */
interface WrongCount {
  readonly hand: FoundHand;
  readonly cards: readonly number[];
  readonly is: 'extra' | 'missing';
  readonly up: boolean;
  readonly eyes: { readonly only?: number };
}

/** Two hands with what lies exchanged between them, and who sees such cards in each. */
interface Exchange {
  readonly hands: readonly [FoundHand, FoundHand];
  readonly places: readonly number[];
  readonly eyes: readonly [{ readonly only?: number }, { readonly only?: number }];
}

/**
 * What went wrong, as it is on the table, and what a remedy has to know about it. Everything is tried on a copy of
 * the round, so that each step sees what the ones before it did, and nothing has happened if one of them cannot be
 * done.
 */
export class Happened {
  /** The round after the events so far; a copy. */
  readonly state: RoundState;
  readonly irregularity: Irregularity;
  readonly log: readonly RoundEvent[];
  readonly events: RoundEvent[] = [];
  /** The hand or pile it is about, before anything is done about it. */
  readonly named: FoundHand | null;
  /** The bet it is about, and what it was before. */
  readonly wager: Wager | null;
  readonly cents: number;
  /** Who plays that hand, before anything is done about it. */
  readonly player: number;
  /** Cards that came out of the stub by mistake. */
  aside: readonly number[] = [];
  /** Who has seen them, where not everybody has. */
  asideEyes: { readonly only?: number } = {};
  /** How many cards too many the hand has, or too few, with who sees such and whether they lie face up. */
  wrongCount: WrongCount | null = null;
  /** Hands whose cards lie exchanged. */
  exchanges: Exchange[] = [];

  constructor(state: RoundState, irregularity: Irregularity, log: readonly RoundEvent[]) {
    this.state = copyOf(state);
    this.irregularity = irregularity;
    this.log = log;
    this.named = handNamed(this.state, irregularity);
    this.player = this.named?.hand === 'spot' ? playerOf(this.state, this.named.spot) : NO_SEAT;
    this.wager = irregularity.wager === undefined ? null : this.state.wagers[irregularity.wager];
    this.cents = this.wager?.cents ?? 0;
    this.emit({ type: 'irregular', irregularity });
  }

  /** The same, as long as it is in play. */
  get hand(): FoundHand | null {
    return this.named?.held?.folded ? null : this.named;
  }

  emit(event: RoundEvent): void {
    this.events.push(event);
    evolve(this.state, event);
  }

  /** The next cards of the stub, if what is left of it is enough for the rest of the round. */
  take(count: number): readonly number[] | null {
    const { deck, next } = this.state;
    if (next + count + cardsAhead(this.state) > deck.length) return null;
    return deck.slice(next, next + count);
  }
}

/** A round of its own with the same cards and chips; what a game and a setup say is shared. */
function copyOf(state: RoundState): RoundState {
  const { game, setup, began, ...own } = state;
  return { game, setup, began, ...structuredClone(own) };
}
