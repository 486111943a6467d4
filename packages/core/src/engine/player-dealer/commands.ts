import type { Proof } from '../../cards/index.ts';
import type { RuleCommand } from '../irregularities/rule-command.ts';
import type { Cents } from '../money.ts';
import type { ShuffleCommand } from '../shuffles.ts';
import type { Laid } from './game.ts';

/** What may be asked of a round. The house shuffles, rolls, closes the betting, and lets people come and go. */
export type RoundCommand =
  | ShuffleCommand
  /** The floor's. */
  | RuleCommand
  /** From the floor: no bet is settled until it says so. */
  | { readonly type: 'hold'; readonly on: boolean }
  /** With the proofs of what was committed of these dice, if it was. */
  | { readonly type: 'roll'; readonly dice: readonly number[]; readonly proofs?: readonly Proof[] }
  | { readonly type: 'close' }
  /** Chips of somebody who stands behind the seats, and all of them away again. */
  | { readonly type: 'join'; readonly seat: number; readonly cents: Cents }
  | { readonly type: 'part'; readonly seat: number }
  /** Whether a seat takes bets behind it, and whether a bettor agrees on who plays the hand. */
  | { readonly type: 'back line' | 'agree'; readonly seat: number; readonly on: boolean }
  | { readonly type: 'stake'; readonly seat: number; readonly cents: Cents }
  | {
      readonly type: 'wager';
      readonly seat: number;
      readonly spot: number;
      readonly kind: string;
      readonly cents: Cents;
    }
  | { readonly type: 'withdraw'; readonly seat: number; readonly wager: number }
  /** The player-dealer's, where the book leaves it to them how piles are laid. */
  | { readonly type: 'style'; readonly seat: number; readonly laid: Laid }
  | { readonly type: 'pick'; readonly seat: number; readonly pile: number }
  /** One of the choices offered: the circle when several may choose, chips where the choice takes any,
   * the front cards of a hand that is set, those thrown away. */
  | {
      readonly type: 'choose';
      readonly seat: number;
      readonly choice: string;
      readonly spot?: number;
      readonly cents?: Cents;
      readonly front?: readonly number[];
      readonly discard?: readonly number[];
    };
