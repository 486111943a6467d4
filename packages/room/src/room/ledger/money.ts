import { type Cents, dollars, type Refusal, refuse } from '@cardroom/core/engine';
import { CAGE, jackpotOf, type Posting, railOf, transfer } from '../../store/ledger/ledger.ts';
import type { Store } from '../../store/store.ts';

const RAIL = railOf('');
const JACKPOT = jackpotOf('');

function add(held: Map<string, Cents>, whose: string, cents: Cents): void {
  held.set(whose, (held.get(whose) ?? 0) + cents);
}

/** What rails and jackpots hold, with what is still on its way to the store. */
export class Money {
  readonly #store: Store;
  readonly #rails = new Map<string, Cents>();
  readonly #jackpots = new Map<string, Cents>();

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

  rail(user: string): Cents {
    return this.#rails.get(user) ?? 0;
  }

  /** Asks the store what somebody has, where others may have moved it since. */
  async refresh(_user: string): Promise<void> {}

  pool(house: string): Cents {
    return this.#jackpots.get(house) ?? 0;
  }

  moved(postings: readonly Posting[]): void {
    this.#add(postings, 1);
  }

  /** They could not be written after all. */
  undone(postings: readonly Posting[]): void {
    this.#add(postings, -1);
  }

  #add(postings: readonly Posting[], sign: 1 | -1): void {
    for (const { entries } of postings)
      for (const { account, cents } of entries) this.#put(account, sign * cents);
  }

  #put(account: string, cents: Cents): void {
    if (account.startsWith(RAIL)) add(this.#rails, account.slice(RAIL.length), cents);
    else if (account.startsWith(JACKPOT)) add(this.#jackpots, account.slice(JACKPOT.length), cents);
  }

  /** Why somebody cannot bring so many chips to a table; null when he can. */
  refuse(user: string, cents: Cents): Refusal | null {
    const has = this.rail(user);
    if (has >= cents) return null;
    return refuse('bad-amount', `You have ${dollars(has)} in chips, not ${dollars(cents)}.`);
  }

  /** Chips go back to the cage. */
  async giveBack(user: string, cents: Cents, at: number, why: string): Promise<void> {
    if (cents === 0) return;
    const given = transfer(why, { at }, railOf(user), CAGE, cents);
    await this.#store.books.post(given);
    this.moved([given]);
  }

  /** Play chips from the cage. */
  async grant(user: string, cents: Cents, at: number, why: string): Promise<void> {
    const given = transfer(why, { at }, CAGE, railOf(user), cents);
    await this.#store.books.post(given);
    this.moved([given]);
  }
}
