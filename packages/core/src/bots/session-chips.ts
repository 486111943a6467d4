import { type Cents, type Chips, type Layout, move, named } from '../engine/index.ts';

/**
 * The chips of a session: those of the table, carried from hand to hand, and those of the cage that
 * players buy from. They only move, so the sum of all places stays what it was.
 */
export class SessionChips {
  readonly #names: readonly string[];
  readonly #chips: Chips;
  readonly #seats: number;
  readonly #start: Cents;

  /** Every seat begins with `start`; the cage has enough for a new stack at every seat in each of `hands`. */
  constructor({ names }: Layout, seats: number, start: Cents, hands: number) {
    this.#names = [...names, 'cage'];
    this.#chips = new Float64Array(this.#names.length);
    this.#seats = seats;
    this.#start = start;
    for (let seat = 0; seat < seats; seat++) this.#chips[seat] = start;
    this.#chips[this.#names.length - 1] = start * seats * hands;
  }

  get named(): Record<string, Cents> {
    return named({ names: this.#names }, this.#chips);
  }

  get stacks(): Cents[] {
    return Array.from({ length: this.#seats }, (_, seat) => this.#chips[seat]);
  }

  /** Every seat with less than `least` buys up to a full stack; returns what each has bought. */
  rebuy(least: Cents): Cents[] {
    return this.stacks.map((cents, seat) => {
      if (cents >= least) return 0;
      move(this.#chips, this.#chips.length - 1, seat, this.#start - cents);
      return this.#start - cents;
    });
  }

  /** Takes over the chips of a hand that is over: stacks as they are, drop and jackpot on top of earlier ones. */
  take({ names }: Layout, chips: Chips): void {
    for (const [place, name] of names.entries()) {
      const kept = name === 'drop' || name === 'jackpot' ? this.#chips[place] : 0;
      this.#chips[place] = kept + chips[place];
    }
  }
}
