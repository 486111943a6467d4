import type { ServerContext } from '../context.ts';
import { Today } from '../http/addresses.ts';
import type { Problem } from '../http/problem.ts';
import { over } from '../limits.ts';

/** Who has come from where today, and how many chips guests have had: names cost nothing, chips must. */
export class DailyQuotas {
  readonly #context: Pick<ServerContext, 'limits' | 'metrics' | 'store'>;
  readonly #had: Readonly<Record<Counted, Today>> = {
    guests: new Today(),
    accounts: new Today(),
    chips: new Today(),
  };
  /** Guests with a row in the books; read once, then counted. */
  #inAll: Promise<number> | null = null;

  constructor(context: Pick<ServerContext, 'limits' | 'metrics' | 'store'>) {
    this.#context = context;
  }

  /** Why no new guest is welcome from there; null when one is, who is counted then. */
  async refuseGuest(address: string, at: number): Promise<Problem | null> {
    const { limits, store } = this.#context;
    this.#inAll ??= store.people.guests();
    const inAll = await this.#inAll.catch((error) => {
      this.#inAll = null;
      throw error;
    });
    // Where others count, too, it is counted anew each time.
    if (store.tallies !== null) this.#inAll = null;
    if (inAll >= limits.guestsInAll) return over(this.#context, 'guestsInAll');
    if (!(await this.#take('guests', address, 1, limits.guestsADay, at)))
      return over(this.#context, 'guestsADay');
    if (!(await this.#take('chips', address, limits.welcomeChips, limits.guestChips, at))) {
      await this.#giveBack('guests', address, 1, at);
      return over(this.#context, 'guestChips');
    }
    this.count(1);
    return null;
  }

  /** The name was taken, or could not be written: nobody has come. */
  async notCome(address: string, at: number): Promise<void> {
    this.count(-1);
    await this.#giveBack('guests', address, 1, at);
    await this.#giveBack('chips', address, this.#context.limits.welcomeChips, at);
  }

  /** A guest from there was banned: until the day is over nobody new comes from there, as a guest or with an account. */
  async close(address: string, at: number): Promise<void> {
    const { guestsADay, registrations } = this.#context.limits;
    const any = Number.MAX_SAFE_INTEGER;
    await this.#take('guests', address, guestsADay, any, at);
    await this.#take('accounts', address, registrations, any, at);
  }

  /** So many guests more, or fewer. */
  count(more: number): void {
    this.#inAll = this.#inAll?.then((all) => all + more) ?? null;
  }

  /** Why nobody from there gets an account; null when one may, which is counted then. */
  async refuseAccount(address: string, at: number): Promise<Problem | null> {
    const { registrations } = this.#context.limits;
    return (await this.#take('accounts', address, 1, registrations, at))
      ? null
      : over(this.#context, 'registrations');
  }

  /** It came to nothing. */
  async notRegistered(address: string, at: number): Promise<void> {
    await this.#giveBack('accounts', address, 1, at);
  }

  /** Why a guest from there gets no chips; null when they do, and the chips are counted then. */
  async refuseChips(address: string, cents: number, at: number): Promise<Problem | null> {
    const { guestChips } = this.#context.limits;
    return (await this.#take('chips', address, cents, guestChips, at))
      ? null
      : over(this.#context, 'guestChips');
  }

  /** Counts it unless it would be too much: by the store, where other machines count as well. */
  async #take(what: Counted, address: string, count: number, most: number, at: number): Promise<boolean> {
    const { tallies } = this.#context.store;
    if (tallies !== null) return tallies.add(what, address, count, most);
    const had = this.#had[what].had(address, at) + count;
    if (had <= most) this.#had[what].add(address, count, at);
    return had <= most;
  }

  async #giveBack(what: Counted, address: string, count: number, at: number): Promise<void> {
    const { tallies } = this.#context.store;
    if (tallies === null) this.#had[what].add(address, -count, at);
    else await tallies.add(what, address, -count, Number.MAX_SAFE_INTEGER);
  }
}

type Counted = 'guests' | 'accounts' | 'chips';
