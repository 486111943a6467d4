import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/** For tests only. Of players who stay, nobody posts the last blind twice before another has posted it once. */
export class Fairness {
  readonly #table: TableState;
  /** Hands at which a player had the last blind, and the hand he has been there from. */
  readonly #big = new Map<string, number[]>();
  readonly #since = new Map<string, number>();
  #hand = 0;
  #pending: { player: string; here: readonly string[] } | null = null;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Called before the event is applied. */
  watch(event: TableEvent): void {
    const { seats, sign } = this.#table;
    const name = (seat: number) => seats[seat]?.player ?? '';
    if (sign.kind !== 'pot' || sign.rules.blindsMove !== 'forward') return;
    if (
      event.type === 'sat out' ||
      event.type === 'left' ||
      event.type === 'changed seat' ||
      event.type === 'missed blind'
    )
      this.#since.delete(name(event.seat));
    if (event.type === 'voided') this.#pending = null;
    if (event.type === 'hand began' && event.plan.kind === 'pot') {
      const big = event.plan.line[event.plan.line.length - 1];
      const here = seats.flatMap((seated, seat) =>
        seated === null ||
        seated.away ||
        seated.leaving ||
        (seated.comes !== null && event.plan.stacks[seat] === null)
          ? []
          : [seated.player],
      );
      // A game that begins anew has a new line.
      if (event.plan.line.length === 1) this.#since.clear();
      this.#pending = { player: name(big), here };
    }
    if (event.type === 'hand ended' && this.#pending !== null) this.#count(this.#pending);
  }

  #count({ player, here }: { player: string; here: readonly string[] }): void {
    this.#hand++;
    const { seats } = this.#table;
    const present = here.filter((one) => seats.some((seated) => seated?.player === one && !seated.away));
    for (const one of present) if (!this.#since.has(one)) this.#since.set(one, this.#hand);
    this.#big.set(player, [...(this.#big.get(player) ?? []), this.#hand]);
    for (const a of present) {
      for (const b of present) {
        const from = Math.max(this.#since.get(a) ?? 0, this.#since.get(b) ?? 0);
        const times = (one: string) => (this.#big.get(one) ?? []).filter((hand) => hand >= from).length;
        if (times(a) - times(b) > 1) throw new Error(`${a} posted ${times(a)} times, ${b} only ${times(b)}.`);
      }
    }
  }
}
