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

export const isPatrons = (account: string): boolean => /^(rail|at):/.test(account);

export interface Entry {
  readonly account: string;
  readonly cents: Cents;
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

/** One movement of chips between accounts, each of which it names once. */
export function posting(why: string, about: About, moved: readonly Entry[]): Posting {
  const sums = new Map<string, number>();
  for (const { account, cents } of moved) {
    if (!ACCOUNT.test(account)) throw new Error(`There is no account "${account}".`);
    if (!isCents(Math.abs(cents))) throw new Error(`${cents} is not a number of cents.`);
    sums.set(account, (sums.get(account) ?? 0) + cents);
  }
  const entries = [...sums].flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, cents }]));
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
