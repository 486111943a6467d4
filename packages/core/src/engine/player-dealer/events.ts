import type { Proof } from '../../cards/index.ts';
import type { Cents } from '../money.ts';
import type { Committed } from '../shuffles.ts';
import type { Laid } from './game.ts';
import type { RoundRulingEvent } from './irregularities/events.ts';

/** What happens in a round, in order. `cards` with `only` are for one seat or for the house. */
export type RoundEvent =
  | Shuffled
  | RoundRulingEvent
  | { readonly type: 'opened' }
  /** The player-dealer, or a partner on the bank, puts chips up. */
  | { readonly type: 'staked'; readonly seat: number; readonly cents: Cents }
  | {
      readonly type: 'wagered';
      readonly seat: number;
      readonly spot: number;
      readonly kind: string;
      readonly cents: Cents;
      readonly hand: number;
    }
  /** Chips go back before the cards are dealt. */
  | { readonly type: 'withdrawn'; readonly wager: number }
  /** Somebody who stands behind the seats brings chips while the betting is open, or takes them away again. */
  | { readonly type: 'joined' | 'parted'; readonly seat: number; readonly cents: Cents }
  /** A seat takes bets behind it or refuses them; somebody agrees on who plays the hand, or does not. */
  | { readonly type: 'back line' | 'agreed'; readonly seat: number; readonly on: boolean }
  /** How the player-dealer wants the piles laid. */
  | { readonly type: 'styled'; readonly laid: Laid }
  | { readonly type: 'closed' }
  /** What the dice show, and the proofs of what they were committed to before the bets. */
  | { readonly type: 'rolled'; readonly dice: readonly number[]; readonly proofs?: readonly Proof[] }
  /** The action button is placed; `first` is given the first hand. */
  | { readonly type: 'action'; readonly seat: number; readonly first: number }
  | { readonly type: 'burned'; readonly cards: readonly number[]; readonly only: number }
  /** To a hand on a circle, or to a shared hand by its name. */
  | Dealt
  | { readonly type: 'piled'; readonly cards: readonly number[]; readonly only: number }
  | { readonly type: 'picked'; readonly pile: number }
  /** Piles nobody has bet on go back unseen. */
  | { readonly type: 'cleared'; readonly cards: readonly number[]; readonly only: number }
  | { readonly type: 'asked'; readonly spot: number; readonly number: number }
  | {
      readonly type: 'chose';
      readonly spot: number;
      readonly number: number;
      readonly choice: string;
      readonly ends: 'pass' | 'done' | 'fold' | null;
    }
  /** Cards leave a hand; their places tell which, for those who do not know the cards. */
  | {
      readonly type: 'discarded';
      readonly spot: number;
      readonly number: number;
      readonly places: readonly number[];
      readonly cards: readonly number[];
      readonly only?: number;
    }
  | { readonly type: 'split'; readonly spot: number; readonly number: number }
  | {
      readonly type: 'set';
      readonly spot: number;
      readonly number: number;
      readonly cards: readonly number[];
      readonly front: number;
      readonly only?: number;
    }
  /** Cards are turned up: all of the hand, or as many as may be seen; a hand that was set lies as it was set. */
  | {
      readonly type: 'revealed';
      readonly hand: string;
      readonly spot: number;
      readonly number: number;
      readonly cards: readonly number[];
      /** How many of the cards are the front hand's; 0 for a hand that was not set. */
      readonly front: number;
    }
  /** The floor holds the bets, or lets them be settled. */
  | { readonly type: 'held'; readonly on: boolean }
  | Settled
  | { readonly type: 'banked'; readonly seat: number; readonly cents: Cents }
  /** `cite` is the line that prints it, where one does. */
  | {
      readonly type: 'taken';
      readonly from: number;
      readonly to: 'drop' | 'jackpot';
      readonly cents: Cents;
      readonly cite?: string;
    }
  | { readonly type: 'step done' }
  | { readonly type: 'ended' };

/** The shoe was shuffled, in this order. */
export interface Shuffled extends Committed {
  readonly type: 'shuffled';
  /** Present where a ruling has the deal begin again. */
  readonly pile?: 'pack again';
  readonly cards: readonly number[];
  readonly only: number;
}

/** Cards went to a place. */
export interface Dealt {
  readonly type: 'dealt';
  /** `spot`, or the name of a shared hand: `dealer`, `player`, `banker`, `board`, `hit`. */
  readonly to: string;
  readonly spot: number;
  readonly number: number;
  readonly cards: readonly number[];
  readonly up: boolean;
  /** The pile laid out before that the cards are taken from; `NO_PILE` for the stub. */
  readonly pile: number;
  readonly only?: number;
}

/** One claim, met as far as the stake goes. */
export interface Settled {
  readonly type: 'settled';
  /** The wager, or `NO_WAGER` for a claim without one (Envy). */
  readonly wager: number;
  readonly seat: number;
  readonly spot: number;
  readonly kind: string;
  readonly result: 'win' | 'lose' | 'half' | 'push' | 'unmet';
  /** What should have changed hands, and what did. */
  readonly due: Cents;
  readonly cents: Cents;
  /** What is left of the stake for the next claim. */
  readonly left: Cents;
}
