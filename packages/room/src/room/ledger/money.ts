import { type Cents, dollars, type Refusal, refuse } from '@cardroom/core/engine';
import { CAGE, type Entry, jackpotOf, type Posting, railOf, transfer } from '../../store/ledger/ledger.ts';
import type { Store, Unless } from '../../store/store.ts';

const RAIL = railOf('');
const JACKPOT = jackpotOf('');

function add(held: Map<string, Cents>, whose: string, cents: Cents): void {
  held.set(whose, (held.get(whose) ?? 0) + cents);
}

/**
 * What rails and jackpots hold, with what is still on its way to the store. Where other machines write to the same
 * books it may be old: the store decides when it is written, and is asked before anybody buys in.
 */
export class Money {
  readonly #store: Store;
  readonly #rails = new Map<string, Cents>();
  readonly #jackpots = new Map<string, Cents>();
  /** How many postings of each account are on their way, and how often each has moved, where others move it, too. */
  readonly #pending = new Map<string, number>();
  readonly #moves = new Map<string, number>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads all accounts that matter while tables run. */
  async load(): Promise<void> {
    const [rails, jackpots] = await Promise.all([
      this.#store.books.balances(RAIL),
      this.#store.books.balances(JACKPOT),
    ]);
    for (const { account, cents } of [...rails, ...jackpots]) this.#put(account, cents);
  }

  /** Asks the store what somebody has, where others may have moved it since. */
  async refresh(user: string): Promise<void> {
    if (this.#store.nodes === null) return;
    const account = railOf(user);
    await this.#read(
      () => [account],
      async () => [{ account, cents: await this.#store.books.balance(account) }],
    );
  }

  /** The same for all jackpots. */
  async refreshPools(): Promise<void> {
    if (this.#store.nodes === null) return;
    const known = () => [...this.#jackpots.keys()].map(jackpotOf);
    await this.#read(known, () => this.#store.books.balances(JACKPOT));
  }

  /** What has moved meanwhile, or is on its way, is left as it is. */
  async #read(accounts: () => string[], read: () => Promise<readonly Entry[]>): Promise<void> {
    const before = new Map(accounts().map((account) => [account, this.#moves.get(account)]));
    for (const { account, cents } of await read())
      if (!this.#pending.has(account) && this.#moves.get(account) === before.get(account))
        this.#put(account, cents - this.#has(account));
  }

  #has(account: string): Cents {
    return account.startsWith(RAIL)
      ? this.rail(account.slice(RAIL.length))
      : this.pool(account.slice(JACKPOT.length));
  }

  rail(user: string): Cents {
    return this.#rails.get(user) ?? 0;
  }

  pool(house: string): Cents {
    return this.#jackpots.get(house) ?? 0;
  }

  /** They are on their way to the store. */
  moved(postings: readonly Posting[]): void {
    this.#add(postings, 1);
    this.#count(postings, 1);
  }

  /** They are durable. */
  settled(postings: readonly Posting[]): void {
    this.#count(postings, -1);
  }

  /** They could not be written after all. */
  undone(postings: readonly Posting[]): void {
    this.#add(postings, -1);
    this.#count(postings, -1);
  }

  #add(postings: readonly Posting[], sign: 1 | -1): void {
    for (const { entries } of postings)
      for (const { account, cents } of entries) this.#put(account, sign * cents);
  }

  #count(postings: readonly Posting[], more: 1 | -1): void {
    if (this.#store.nodes === null) return;
    for (const { account } of postings.flatMap(({ entries }) => entries)) {
      if (!account.startsWith(RAIL) && !account.startsWith(JACKPOT)) continue;
      const pending = (this.#pending.get(account) ?? 0) + more;
      if (pending === 0) this.#pending.delete(account);
      else this.#pending.set(account, pending);
      this.#moves.set(account, (this.#moves.get(account) ?? 0) + 1);
    }
  }

  #put(account: string, cents: Cents): void {
    if (account.startsWith(RAIL)) add(this.#rails, account.slice(RAIL.length), cents);
    else if (account.startsWith(JACKPOT)) add(this.#jackpots, account.slice(JACKPOT.length), cents);
  }

  /** Why somebody cannot bring so many chips to a table; null when they can. */
  refuse(user: string, cents: Cents): Refusal | null {
    const has = this.rail(user);
    if (has >= cents) return null;
    return tooFew(has, cents);
  }

  /** Chips go back to the cage. */
  async giveBack(user: string, cents: Cents, at: number, why: string): Promise<void> {
    if (cents === 0) return;
    const given = transfer(why, { at }, railOf(user), CAGE, cents);
    await this.#store.books.post(given);
    this.#now(given);
  }

  /** Play chips from the cage; not more than `most` for the same reason, also where others give them at the same time. */
  async grant(user: string, cents: Cents, at: number, why: string, most?: MostSince): Promise<void> {
    const given = transfer(why, { at }, CAGE, railOf(user), cents);
    const unless = most === undefined ? [] : [tooMuch(railOf(user), why, most)];
    await this.#store.commit([{ table: '', postings: [given], unless }]);
    this.#now(given);
  }

  #now(given: Posting): void {
    this.moved([given]);
    this.settled([given]);
  }
}

/** So many cents since a time. */
interface MostSince {
  readonly since: number;
  readonly cents: Cents;
}

/** Whoever is given chips has the rail locked, so that nobody counts while another gives some. */
const tooMuch = (account: string, why: string, { since, cents }: MostSince): Unless => ({
  what: why,
  sql: 'SELECT 1 FROM entries WHERE account = $1 AND why = $2 AND at >= $3 HAVING SUM(cents) > $4',
  parameters: [account, why, since, cents],
});

/** What somebody is told who has fewer chips than are needed. */
export const tooFew = (has: Cents, needed: Cents): Refusal =>
  refuse('bad-amount', `You have ${dollars(has)} in chips, not ${dollars(needed)}.`);
