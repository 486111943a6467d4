import { type Cents, type Refusal, refuse } from '@cardroom/core/engine';
import { type PlayerId, placeOf, type Seated } from '@cardroom/core/table';
import type { LiveTable } from '../table/live-table.ts';

/** Where the floor moves a player to. */
export interface Move {
  readonly seat: number;
  readonly to: string;
  /** The first that is free, unless one is chosen. */
  readonly toSeat?: number;
}

/** What became of a move: the seat at the other table, or why the chips are on the player's rail. */
export interface Moved {
  readonly player: PlayerId;
  readonly from: string;
  readonly to: string;
  readonly cents: Cents;
  readonly seat: number | null;
  readonly refused: Refusal | null;
}

interface Pending {
  readonly to: string;
  readonly seat: number;
  readonly role: Seated['role'];
  readonly by: string;
  readonly done: (moved: Moved) => void;
  /** The floor has sent the player away since. */
  isOff: boolean;
}

/**
 * Players whom the floor moves to another table of the same game and limit. They get up when the hand they are in is
 * over, with their chips on the rail, and sit down with as many at the other table. Whatever keeps them from it, or a
 * stop of the room in between, leaves the chips on the rail.
 */
export class Transfers {
  readonly #pending = new Map<string, Pending>();
  readonly #find: (table: string) => LiveTable | undefined;

  constructor(find: (table: string) => LiveTable | undefined) {
    this.#find = find;
  }

  /** The player gets up when the hand is over, and `done` is told what came of it; a refusal changes nothing. */
  begin(
    from: LiveTable,
    by: string,
    { seat, to, toSeat }: Move,
    id: string | undefined,
    done: (moved: Moved) => void,
  ): Refusal | Promise<Refusal | null> {
    const { state } = from.table;
    const person = state.seats[seat] ?? null;
    if (person === null) return refuse('malformed', 'Nobody sits there.');
    const { player, role } = person;
    if (person.leaving) return refuse('not-allowed', `${player} is already leaving.`);
    if (state.chips[seat] === 0 && state.hand === null)
      return refuse('not-allowed', `${player} has no chips to move with.`);
    const at = toSeat ?? this.#find(to)?.table.state.seats.indexOf(null) ?? 0;
    const wrong = this.#refuse(from, to, at, player);
    if (wrong !== null) return wrong;
    const moving = key(from.id, player);
    this.#pending.set(moving, { to, seat: at, role, by, done, isOff: false });
    const up = from.play(by, { by: 'floor', type: 'unseat', seat, ...(id !== undefined && { id }) });
    if ('code' in up) {
      this.#pending.delete(moving);
      return up;
    }
    return up.then((failed) => {
      if (failed !== null) this.#pending.delete(moving);
      return failed;
    });
  }

  /** The floor has sent somebody away: whoever is on the way to another table does not sit down there. */
  callOff(player: PlayerId): void {
    for (const [moving, pending] of this.#pending) if (moving.endsWith(` ${player}`)) pending.isOff = true;
  }

  #refuse(from: LiveTable, to: string, seat: number, player: PlayerId): Refusal | null {
    if (to === from.id) return refuse('not-allowed', 'Choose another table.');
    const there = this.#find(to);
    if (there === undefined || there.trouble !== null)
      return refuse('not-found', 'The other table is not open here.');
    const { sign, seats, closing } = there.table.state;
    const { sign: here } = from.table.state;
    if (sign.offering.id !== here.offering.id || sign.limit !== here.limit)
      return refuse('not-allowed', 'The other table plays another game or another limit.');
    if (closing) return refuse('not-allowed', 'The other table is closing.');
    if (placeOf(there.table.state, player) >= 0)
      return refuse('not-allowed', `${player} has a place at the other table already.`);
    if (!seats.includes(null)) return refuse('not-allowed', 'There is no open seat at the other table.');
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats.length)
      return refuse('malformed', `The other table has seats 1 to ${seats.length}.`);
    return seats[seat] === null ? null : refuse('not-allowed', `Seat ${seat + 1} there is taken.`);
  }

  /** A player's chips have come from a table to the rail; without chips there is nothing to move with. */
  async left(from: string, player: PlayerId, cents: Cents): Promise<void> {
    const pending = this.#pending.get(key(from, player));
    if (pending === undefined) return;
    this.#pending.delete(key(from, player));
    const { to, done, isOff } = pending;
    const sat = isOff ? sentAway : cents === 0 ? noChips : await this.#sit(pending, player, cents);
    const refused = typeof sat === 'number' ? null : sat;
    done({ player, from, to, cents, seat: typeof sat === 'number' ? sat : null, refused });
  }

  /** At the seat that was chosen, or at another that is free by then. */
  async #sit(
    { to, seat: wanted, role, by }: Pending,
    player: PlayerId,
    cents: Cents,
  ): Promise<number | Refusal> {
    const there = this.#find(to);
    if (there === undefined) return refuse('not-found', 'The other table has closed.');
    const { seats } = there.table.state;
    const seat = seats[wanted] === null ? wanted : seats.indexOf(null);
    if (seat < 0) return refuse('not-allowed', 'There is no open seat at the other table anymore.');
    const asked = { type: 'seat', player, seat, cents, role, transfer: true, brings: cents } as const;
    return (await there.play(by, { by: 'floor', ...asked })) ?? seat;
  }
}

const key = (table: string, player: PlayerId): string => `${table} ${player}`;

const sentAway = refuse('not-allowed', 'The floor has asked you to leave.');
const noChips = refuse('not-allowed', 'There were no chips left to move with.');
