import type { RuleCommand } from '../irregularities/rule-command.ts';
import type { Cents } from '../money.ts';
import type { ShuffleCommand } from '../shuffles.ts';

/** What may be asked of a hand. Seats act for themselves; the house gives the shuffles. */
export type PotCommand =
  | ShuffleCommand
  /** The floor rules on something that went wrong. */
  | RuleCommand
  | { readonly type: 'fold' | 'check' | 'call' | 'bring-in'; readonly seat: number }
  /** Bet, raise or complete: what the seat's bet in this round becomes. */
  | { readonly type: 'bet'; readonly seat: number; readonly to: Cents }
  /** Discard (and draw as many, in a draw). No cards: stand pat. */
  | { readonly type: 'discard'; readonly seat: number; readonly cards: readonly number[] }
  /** Turn a downcard up; no card: keep it down. */
  | { readonly type: 'turn-up'; readonly seat: number; readonly cards: readonly number[] }
  /** Kill the pot for this much; 0 passes. */
  | { readonly type: 'kill'; readonly seat: number; readonly to: Cents }
  /** `play-board`: claim the pot with the board alone, and pass the downcards in unseen. */
  | { readonly type: 'show' | 'muck' | 'play-board'; readonly seat: number };
