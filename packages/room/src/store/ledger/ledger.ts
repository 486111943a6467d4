import { type Cents, isCents } from '@cardroom/core/engine';

/**
 * Double entry: chips never come from nowhere. The cage issues play chips, so it may be below zero; what is a
 * patron's may not.
 *
 *   cage · rail:<user> · at:<table>:<user> · drop:<house> · jackpot:<house>
 */
export const CAGE = 'cage';
export const railOf = (user: string): string => `rail:${user}`;
export const atTable = (table: string, user: string): string => `at:${table}:${user}`;
export const dropOf = (house: string): string => `drop:${house}`;
export const jackpotOf = (house: string): string => `jackpot:${house}`;

/** What stands before the line in the reason of a fee that one prints. */
export const FEE_BY = 'fee ';

export const isPatrons = (account: string): boolean => /^(rail|at):/.test(account);

export interface Entry {
  readonly account: string;
  readonly cents: Cents;
  /** Why this line was booked, where it is not for what the whole posting is. */
  readonly why?: string;
}

declare const balanced: unique symbol;

/** Entries that come to zero; only `posting` makes one. */
export interface Posting {
  readonly [balanced]: true;
  readonly why: string;
  readonly at: number;
  readonly table: string | null;
  readonly seq: number | null;
  readonly entries: readonly Entry[];
}

interface About {
  readonly at: number;
  readonly table?: string;
  readonly seq?: number;
}

const ACCOUNT = /^(cage|(rail|drop|jackpot):[\w-]+|at:[\w-]+:[\w-]+)$/;

/** One movement of chips between accounts, each of which it names once for each reason. */
export function posting(why: string, about: About, moved: readonly Entry[]): Posting {
  const sums = new Map<string, Entry>();
  for (const { account, cents, why: of } of moved) {
    if (!ACCOUNT.test(account)) throw new Error(`There is no account "${account}".`);
    if (!isCents(Math.abs(cents))) throw new Error(`${cents} is not a number of cents.`);
    const key = of === undefined ? account : `${account} ${of}`;
    const sum = (sums.get(key)?.cents ?? 0) + cents;
    sums.set(key, { account, cents: sum, ...(of !== undefined && { why: of }) });
  }
  const entries = [...sums.values()].filter(({ cents }) => cents !== 0);
  const off = entries.reduce((sum, { cents }) => sum + cents, 0);
  if (off !== 0) throw new Error(`A posting for "${why}" does not balance: it is off by ${off} cents.`);
  const { at, table = null, seq = null } = about;
  return { why, at, table, seq, entries } as Pick<
    Posting,
    'why' | 'at' | 'table' | 'seq' | 'entries'
  > as Posting;
}

/** So many cents from one account to another. */
export function transfer(why: string, about: About, from: string, to: string, cents: Cents): Posting {
  return posting(why, about, [
    { account: from, cents: -cents },
    { account: to, cents },
  ]);
}
