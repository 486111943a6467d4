import { expect } from 'vitest';
import { total } from '../../chips.ts';
import type { RoundEvent, Settled } from '../events.ts';
import type { Settlement } from '../game.ts';
import { type RoundSetup, type RoundState, seatOf } from '../state.ts';

/** For tests only: the player-dealer's money as 002:423 has it, written down a second time. */
export class Bank {
  readonly #net: boolean;
  readonly #done = new Set<number>();
  #won = 0;
  #paid = 0;
  readonly #back = new Map<number, number>();
  #last: readonly number[] = [];

  constructor({ coverage }: RoundSetup) {
    this.#net = coverage === 'net';
  }

  watch(state: RoundState, event: RoundEvent, before: readonly number[]): void {
    if (event.type === 'step done') this.#last = [];
    else if (event.type === 'banked') this.#back.set(event.seat, event.cents);
    else if (event.type === 'withdrawn') this.#once(event.wager);
    else if (event.type === 'settled') {
      if (event.wager >= 0) this.#once(event.wager);
      this.#meets(state, event);
      const wager = event.wager < 0 ? 0 : state.wagers[event.wager].cents;
      const { result, cents } = event;
      const gets =
        result === 'win' ? wager + cents : result === 'lose' || result === 'half' ? wager - cents : wager;
      expect(state.chips[event.seat] - before[event.seat]).toBe(gets);
      this.#follows(state, event);
    }
  }

  #once(wager: number): void {
    expect(this.#done.has(wager)).toBe(false);
    this.#done.add(wager);
  }

  /** All that is due while the stake lasts, then what is left of it, then nothing. */
  #meets(state: RoundState, { wager, spot, kind, result, due, cents, left }: Settled): void {
    const balance = this.#won - this.#paid;
    const toPay = this.#net ? state.stake + balance : state.stake - this.#won - this.#paid;
    const toWin = this.#net ? state.stake - balance : toPay;
    const bet = wager < 0 ? 0 : state.wagers[wager].cents;
    if (result === 'push') expect([due, cents]).toEqual([0, 0]);
    else if (result === 'unmet') expect(cents).toBe(0);
    else if (result === 'lose') expect(due).toBe(bet);
    else if (result === 'half') expect(due).toBe(Math.floor(bet / 2));
    const collected = result === 'lose' || result === 'half';
    if (collected) this.#won += cents;
    else this.#paid += cents;
    expect(left).toBe(this.#net && collected ? toPay + cents : toPay - cents);
    const most = result === 'unmet' ? Math.min(toPay, toWin) : collected ? toWin : toPay;
    // 002:358: several bets on a circle are one; the last of them has had all that was left.
    const others = state.bets[spot].filter((other) => other.open && other.kind === kind);
    if (state.game.backline.asOne && others.length > 0)
      expect(cents).toBeLessThanOrEqual(Math.min(due, most));
    else expect(cents).toBe(Math.min(due, most));
  }

  /** Within one settling: pass by pass, each around the table from the printed point. */
  #follows(state: RoundState, { kind, spot }: Settled): void {
    const { passes, from } = state.game.settlement;
    const place = [
      passes.findIndex((kinds) => kinds.includes(kind)),
      seatsAround(state, from).indexOf(seatOf(state, spot)),
    ];
    expect(Math.min(...place)).toBeGreaterThanOrEqual(0);
    const [pass, seat] = this.#last;
    if (pass !== undefined) expect(place[0] - pass || place[1] - seat).toBeGreaterThanOrEqual(0);
    this.#last = place;
  }

  end({ wagers, stake, over, chips, bettors, partners }: RoundState): void {
    expect(over).toBe(true);
    expect(this.#done.size).toBe(wagers.length);
    const back = [...this.#back.values()].reduce((sum, cents) => sum + cents, 0);
    expect(back).toBe(stake + this.#won - this.#paid);
    expect(back).toBeGreaterThanOrEqual(0);
    expect(back).toBeLessThanOrEqual(2 * stake);
    expect(total(chips.slice(bettors))).toBe(0);
    // Partners by their shares; what does not divide is the player-dealer's.
    for (const { seat, cents } of partners.slice(1))
      expect(this.#back.get(seat) ?? 0).toBe(Math.floor((back * cents) / stake));
  }
}

/** All seats but the player-dealer's, from the printed point on. */
function seatsAround({ seats, dealer, action }: RoundState, { at, way }: Settlement['from']): number[] {
  const turn = way === 'clockwise' ? 1 : -1;
  const first = {
    left: dealer + 1,
    right: dealer - 1,
    action: action < 0 ? dealer + 1 : action,
    'seat 1': 0,
    'last seat': seats - 1,
  };
  const around = Array.from({ length: seats }, (_, i) => (first[at] + turn * i + 2 * seats) % seats);
  return around.filter((seat) => seat !== dealer);
}
