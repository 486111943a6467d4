import type { Cents } from '../money.ts';
import type { ShuffleCommand } from '../shuffles.ts';

/** What may be asked of a round. The house shuffles, rolls and closes the betting. */
export type RoundCommand =
  | ShuffleCommand
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'close' }
  | { readonly type: 'stake'; readonly seat: number; readonly cents: Cents }
  | {
      readonly type: 'wager';
      readonly seat: number;
      readonly spot: number;
      readonly kind: string;
      readonly cents: Cents;
    }
  | { readonly type: 'withdraw'; readonly seat: number; readonly wager: number }
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
