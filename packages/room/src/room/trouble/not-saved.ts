import { type Refusal, refuse } from '@cardroom/core/engine';
import type { StoreError } from '../../store/errors.ts';
import { type Entry, railOf } from '../../store/ledger/ledger.ts';
import type { Commit } from '../../store/store.ts';
import { tooFew } from '../ledger/money.ts';

/** What is said of a table that goes to another machine, or has gone. */
export const MOVING = 'This table is moving to another machine. One moment.';
const NOT_SAVED = 'This could not be saved, so it has not happened. Try again.';

/** Why a command has not happened that could not be written; `isShared` where others write to the same data. */
export function whyNotSaved(
  { kind, has = 0 }: StoreError,
  { postings = [] }: Commit,
  isShared: boolean,
): Refusal {
  if (!isShared) return refuse('not-saved', NOT_SAVED);
  if (kind === 'moved') return refuse('moved', MOVING);
  const bought = postings.flatMap(({ entries }) => entries).find((entry) => isRail(entry) && entry.cents < 0);
  if (kind === 'refused' && bought !== undefined) return tooFew(has, -bought.cents);
  return refuse('not-saved', NOT_SAVED);
}

const isRail = ({ account }: Entry): boolean => account.startsWith(railOf(''));

/**
 * What becomes of a table that could not be written: another machine has it; chips have moved elsewhere, so that it
 * decides again; its own record is at fault; or the disk is, which is tried again.
 */
export function afterFailure(
  { kind, item }: StoreError,
  isShared: boolean,
): 'gone' | 'decide again' | 'trouble' | 'try again' {
  if (isShared && kind === 'moved') return 'gone';
  if (isShared && (kind === 'refused' || kind === 'stale')) return 'decide again';
  return item === undefined ? 'try again' : 'trouble';
}
