import type { ServerContext } from '../context.ts';
import { Today } from '../http/addresses.ts';
import type { Problem } from '../http/problem.ts';
import { over } from '../limits.ts';

/** Who has come from where today, and how many chips guests have had: names cost nothing, chips must. */
export class DailyQuotas {
  readonly #context: Pick<ServerContext, 'limits' | 'metrics' | 'store'>;
  readonly #guests = new Today();
  readonly #accounts = new Today();
  readonly #chips = new Today();
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
    if (inAll >= limits.guestsInAll) return over(this.#context, 'guestsInAll');
    if (this.#guests.had(address, at) >= limits.guestsADay) return over(this.#context, 'guestsADay');
    if (this.#chips.had(address, at) + limits.welcomeChips > limits.guestChips)
      return over(this.#context, 'guestChips');
    this.#guests.add(address, 1, at);
    this.#chips.add(address, limits.welcomeChips, at);
    this.count(1);
    return null;
  }

  /** The name was taken, or could not be written: nobody has come. */
  notCome(address: string, at: number): void {
    this.#guests.add(address, -1, at);
    this.#chips.add(address, -this.#context.limits.welcomeChips, at);
    this.count(-1);
  }

  /** So many guests more, or fewer. */
  count(more: number): void {
    this.#inAll = this.#inAll?.then((all) => all + more) ?? null;
  }

  refuseAccount(address: string, at: number): Problem | null {
    if (this.#accounts.had(address, at) >= this.#context.limits.registrations)
      return over(this.#context, 'registrations');
    return null;
  }

  registered(address: string, at: number): void {
    this.#accounts.add(address, 1, at);
  }

  /** Why a guest from there gets no chips; null when he does, and they are counted then. */
  refuseChips(address: string, cents: number, at: number): Problem | null {
    if (this.#chips.had(address, at) + cents > this.#context.limits.guestChips)
      return over(this.#context, 'guestChips');
    this.#chips.add(address, cents, at);
    return null;
  }
}
