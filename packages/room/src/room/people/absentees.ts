import { type HouseCommand, nextUp, type TableState } from '@cardroom/core/table';
import type { Room } from '../room.ts';
import type { LiveTable } from '../table/live-table.ts';

/** Why somebody has lost a place on a list, or a seat. */
export type Lost = 'away' | 'turn' | 'seat' | 'standing';

export interface AbsenceOptions {
  /** Whether somebody at a table, or on its list, would see what happens there. */
  readonly isHere: (live: LiveTable, player: string) => boolean;
  /** Bots need not be seen. */
  readonly isBot: (player: string) => boolean;
  /** Milliseconds after which somebody who waits counts as away. */
  readonly awayAfter: number;
  /** Milliseconds that the place of somebody who is away is kept on a waiting list, or behind the seats. */
  readonly waitKept: number;
  /** Milliseconds to take an open seat in when it is one's turn. */
  readonly timeToSit: number;
  readonly lost: (player: string, table: LiveTable, why: Lost) => void;
  readonly warn: (what: string, detail: Record<string, unknown>) => void;
}

const MINUTE = 60_000;
/** Every table is looked at once in a round, a part of them at a time, so that the games go on meanwhile. */
const ROUND = 5000;
const PARTS = 10;

/**
 * Looks around the tables: whoever waits and is away is passed over and then struck from the list, whoever is next
 * is called and loses the turn when the seat is not taken, and chips of a seat held for too long are picked up.
 * Since when somebody is away is known from this start of the room on.
 */
export function checkAbsentees(room: Room, options: AbsenceOptions): () => void {
  const { clock } = room;
  const began = clock.now();
  const gone = new Map<string, Map<string, number>>();
  const forget = room.onClosed((table) => gone.delete(table));
  let part = 0;
  let disarm = () => {};
  const look = () => {
    let i = 0;
    for (const live of room.running()) {
      if (i++ % PARTS !== part) continue;
      try {
        new Look(live, options, { began, now: clock.now() }, gone).mind();
      } catch (error) {
        options.warn('absent players could not be checked', { table: live.id, err: error });
      }
    }
    part = (part + 1) % PARTS;
    disarm = clock.wake(clock.now() + ROUND / PARTS, look);
  };
  look();
  return () => {
    disarm();
    forget();
  };
}

class Look {
  readonly #live: LiveTable;
  readonly #options: AbsenceOptions;
  readonly #time: { readonly began: number; readonly now: number };
  readonly #gone: Map<string, Map<string, number>>;

  constructor(
    live: LiveTable,
    options: AbsenceOptions,
    time: { readonly began: number; readonly now: number },
    gone: Map<string, Map<string, number>>,
  ) {
    this.#live = live;
    this.#options = options;
    this.#time = time;
    this.#gone = gone;
  }

  get #state(): TableState {
    return this.#live.table.state;
  }

  mind(): void {
    const { id } = this.#live;
    const { paused, closing } = this.#state;
    // Nobody has to be at a table where nothing can be done.
    if (paused || closing) {
      this.#gone.delete(id);
      return;
    }
    const before = this.#gone.get(id);
    const still = new Map<string, number>();
    this.#mindList(before, still);
    this.#mindTurns();
    this.#mindLines();
    this.#mindSeats(before, still);
    this.#mindStanding(before, still);
    if (still.size > 0) this.#gone.set(id, still);
    else if (before !== undefined) this.#gone.delete(id);
  }

  /** How long it has been so that somebody is gone; what is still so is noted for the next round. */
  #goneFor(player: string, before: Map<string, number> | undefined, still: Map<string, number>): number {
    const since = before?.get(player) ?? this.#time.now;
    still.set(player, since);
    return this.#time.now - since;
  }

  #mindList(before: Map<string, number> | undefined, still: Map<string, number>): void {
    const { waiting, absent } = this.#state;
    if (waiting.length === 0) return;
    const { isHere, awayAfter, waitKept } = this.#options;
    for (const player of [...waiting]) {
      const away = absent.includes(player);
      if (isHere(this.#live, player)) {
        if (away) this.#play({ type: 'mark away', player, away: false });
        continue;
      }
      const gone = this.#goneFor(player, before, still);
      if (gone >= waitKept) this.#strike(player, 'away');
      else if (!away && gone >= awayAfter) this.#play({ type: 'mark away', player, away: true });
    }
  }

  #mindTurns(): void {
    if (this.#state.waiting.length === 0) return;
    const { timeToSit } = this.#options;
    const { began, now } = this.#time;
    for (const player of nextUp(this.#state)) {
      const called = this.#state.called.find((call) => call.player === player);
      if (called === undefined) this.#play({ type: 'call', player, until: now + timeToSit });
      // Whoever was called before a restart has the whole time again.
      else if (now >= Math.max(called.until, began + timeToSit)) this.#strike(player, 'turn');
    }
  }

  #mindSeats(before: Map<string, number> | undefined, still: Map<string, number>): void {
    const { seats, sign } = this.#state;
    const { isHere, isBot, lost } = this.#options;
    const kept = sign.rules.holdSeat * MINUTE;
    for (let seat = 0; seat < seats.length; seat++) {
      const seated = seats[seat];
      if (seated === null || seated.leaving) continue;
      const { player, away } = seated;
      if (isBot(player) || (!away && isHere(this.#live, player))) continue;
      if (this.#goneFor(player, before, still) < kept) continue;
      if (this.#play({ type: 'pick up', seat })) lost(player, this.#live, 'seat');
    }
  }

  /** Whose line is lost in a hand is waited for a little longer. */
  #mindLines(): void {
    const { seats, hand, sign } = this.#state;
    if ((sign.rules.grace ?? 0) === 0) return;
    const { isHere, isBot } = this.#options;
    for (const seated of [...seats]) {
      if (seated === null || isBot(seated.player)) continue;
      const lost = !isHere(this.#live, seated.player);
      const known = seated.lineLost !== undefined;
      if (lost !== known && (known || hand !== null))
        this.#play({ type: 'line', player: seated.player, lost });
    }
  }

  #mindStanding(before: Map<string, number> | undefined, still: Map<string, number>): void {
    const { seats, standing } = this.#state;
    const { isHere, waitKept, lost } = this.#options;
    for (const [i, person] of [...standing].entries()) {
      if (person === null || person.leaving || isHere(this.#live, person.player)) continue;
      if (this.#goneFor(person.player, before, still) < waitKept) continue;
      if (this.#play({ type: 'pick up', seat: seats.length + i }))
        lost(person.player, this.#live, 'standing');
    }
  }

  #strike(player: string, why: 'away' | 'turn'): void {
    if (this.#play({ type: 'strike', player, why })) this.#options.lost(player, this.#live, why);
  }

  #play(command: HouseCommand): boolean {
    return !('code' in this.#live.play('house', { by: 'house', ...command }));
  }
}
