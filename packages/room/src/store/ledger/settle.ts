import { randomBytes } from 'node:crypto';
import { StoreError } from '../errors.ts';
import type { Commit } from '../store.ts';
import { type Entry, isPatrons, type Posting } from './ledger.ts';

/** The accounts that a batch moves chips of, in order, so that two batches never wait for each other. */
export function accountsIn(batch: readonly Commit[]): string[] {
  const names = new Set<string>();
  for (const { postings = [], expects } of batch) {
    if (expects !== undefined) names.add(expects.account);
    for (const { entries } of postings) for (const { account } of entries) names.add(account);
  }
  return [...names].sort();
}

/** Posts one after another onto these balances; refuses the batch as soon as a patron has not enough. */
export function settle(balances: Map<string, number>, batch: readonly Commit[]): void {
  for (const [item, { postings = [], expects }] of batch.entries()) {
    if (expects !== undefined && (balances.get(expects.account) ?? 0) !== expects.cents)
      throw new StoreError('stale', `${expects.account} has changed since it was looked at.`, { item });
    for (const { why, entries } of postings) post(balances, entries, why, item);
  }
}

function post(balances: Map<string, number>, entries: readonly Entry[], why: string, item: number): void {
  for (const { account, cents } of entries) {
    const had = balances.get(account) ?? 0;
    if (had + cents < 0 && isPatrons(account))
      throw new StoreError('refused', `${account} has ${had} cents, not the ${-cents} needed (${why}).`, {
        item,
        has: had,
      });
    balances.set(account, had + cents);
  }
}

const writer = randomBytes(5).toString('hex');
let written = 0;

/** A name for a posting that no other has, in this process or another. */
const newTx = (): string => `${writer}-${Date.now().toString(36)}-${(written++).toString(36)}`;

export interface EntryRow extends Entry {
  readonly tx: string;
  readonly at: number;
  readonly table: string | null;
  readonly seq: number | null;
  readonly why: string;
}

/** The lines of postings as they stand in the books. */
export function linesOf(postings: readonly Posting[]): EntryRow[] {
  return postings.flatMap(({ why, at, table, seq, entries }) => {
    const tx = newTx();
    return entries.map(({ account, cents, why: of = why }) => ({
      tx,
      at,
      table,
      seq,
      account,
      cents,
      why: of,
    }));
  });
}
