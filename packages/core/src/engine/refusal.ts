/**
 * A command that cannot be done: a code for programs, a sentence for people. A refusal is a value,
 * not an exception, and whoever gets one knows that nothing has changed.
 */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
}

/** Why something was refused, for programs; the sentence beside it is for people. */
export type RefusalCode =
  /** Not this seat's turn, or nobody's. */
  | 'out-of-turn'
  /** The action is not among those the rules allow here. */
  | 'not-allowed'
  /** The action is allowed, the amount is not. */
  | 'bad-amount'
  /** Cards that the seat does not hold, too many or too few of them. */
  | 'bad-cards'
  /** The hand is over. */
  | 'over'
  /** The command itself makes no sense: unknown type, missing or malformed field. */
  | 'malformed'
  /** The hand cannot be started as asked. */
  | 'bad-setup'
  /** There is no such table, hand or person. */
  | 'not-found'
  /** It could not be written down, so it has not happened. */
  | 'not-saved'
  /** The table is moving to another machine: it has not happened, and can be asked again there. */
  | 'moved'
  /** Something has gone wrong at the table, and it rests until the floor has looked. */
  | 'stopped';

/** What was asked for, or why not: look at `ok`. Without a type of its own it says only that it is done. */
export type Result<T extends object = object> = (T & { readonly ok: true }) | Refusal;

/** That it is done, where there is nothing else to say: one value for all, since hands are played by the million. */
export const DONE: { readonly ok: true } = Object.freeze({ ok: true });

/**
 * Makes a refusal.
 *
 * @example
 * ```ts
 * import { refuse } from '@cardroom/core/engine';
 *
 * const no = refuse('bad-amount', 'The minimum is $5.');
 * console.log(no.ok, no.code); // false bad-amount
 * ```
 */
export function refuse(code: RefusalCode, message: string): Refusal {
  return { ok: false, code, message };
}
