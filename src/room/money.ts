import { type Cents, dollars, type Refusal, refuse } from '../engine/index.ts';
import { CAGE, jackpotOf, type Posting, railOf, transfer } from './ledger.ts';
import type { Store } from './store/store.ts';

/** What rails and jackpots hold, with what is still on its way to the store. */
export class Money {
  readonly #store: Store;
  readonly #held = new Map<string, Cents>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads all accounts that matter while tables run. */
  async load(): Promise<void> {
    const [rails, jackpots] = await Promise.all([
      this.#store.books.balances('rail:'),
      this.#store.books.balances('jackpot:'),
    ]);
    for (const { account, cents } of [...rails, ...jackpots]) this.#held.set(account, cents);
  }

  rail(user: string): Cents {
    return this.#held.get(railOf(user)) ?? 0;
  }

  pool(house: string): Cents {
    return this.#held.get(jackpotOf(house)) ?? 0;
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
      for (const { account, cents } of entries)
        if (account.startsWith('rail:') || account.startsWith('jackpot:'))
          this.#held.set(account, (this.#held.get(account) ?? 0) + sign * cents);
  }

  /** Why somebody cannot bring so many chips to a table; null when he can. */
  refuse(user: string, cents: Cents): Refusal | null {
    const has = this.rail(user);
    if (has >= cents) return null;
    return refuse('bad-amount', `You have ${dollars(has)} to bring to a table, not ${dollars(cents)}.`);
  }

  /** Play chips from the cage. */
  async grant(user: string, cents: Cents, at: number, why: string): Promise<void> {
    const given = transfer(why, { at }, CAGE, railOf(user), cents);
    await this.#store.books.post(given);
    this.moved([given]);
  }
}
