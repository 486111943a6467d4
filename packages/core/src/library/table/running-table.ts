import { quoted, type Random, secureRandom, seededRandom } from '../../cards/index.ts';
import { type Cents, type Refusal, type Result, refuse } from '../../engine/index.ts';
import { isObject, type Shape, whyNotOptions } from '../../houses/given.ts';
import { viewTable } from '../../table/events.ts';
import { evolve } from '../../table/evolve.ts';
import type { Collection } from '../../table/fees/collection.ts';
import { newTable, onRail, type TableState } from '../../table/state.ts';
import type { Table } from '../../table/table.ts';
import { hideSnapshot, loadSnapshot, type TableSnapshot, takeSnapshot } from '../../table/view/snapshot.ts';
import type { Company, Mind } from '../company/company.ts';
import { houseMove } from './house.ts';
import { type PlayedHand, recordHand } from './played-hand.ts';

/** How somebody sits down. */
export interface SitOptions {
  /** The seat, counted from 0; by default the first free one. */
  readonly seat?: number;
  /** In cents; by default the usual buy-in. */
  readonly buyIn?: Cents;
  /** A proposition player banks for a living; some houses let nobody else bank. */
  readonly role?: 'player' | 'proposition';
  /** By default a bot. */
  readonly mind?: Mind;
  /** Whether the player buys more chips when the stack is gone; by default yes. */
  readonly rebuys?: boolean;
}

const SIT: Shape<SitOptions> = {
  seat: 'a whole number',
  buyIn: 'a whole number',
  role: 'a text',
  mind: 'a function',
  rebuys: 'yes or no',
};

/** Why this cannot be a number of hands to play; null if it can. */
export function whyNotSoMany(hands: number): Refusal | null {
  return Number.isSafeInteger(hands) && hands >= 0
    ? null
    : refuse('bad-amount', `The number of hands must be a whole number, not ${quoted(hands)}.`);
}

interface Person {
  readonly player: string;
  readonly seat: number;
  readonly mind: Mind;
  readonly rebuys: boolean;
  /** The table as it has been shown to the player. */
  readonly view: TableState;
}

/** More than any hand takes. */
const MOST_STEPS = 20_000;
/** How many buy-ins a player-dealer sits down with. */
const BANK = 5;
/** How long the house waits for a player who does nothing. */
const PATIENCE_MS = 600_000;

/** Events that do not move the game on by themselves. */
const STILL: readonly string[] = ['time', 'bank reopened', 'bank offered', 'bank declined', 'bank refused'];

/** A table with its people and its house. */
export class RunningTable {
  readonly ok = true;
  /** The table itself: its state, its log. */
  readonly table: Table;
  readonly #company: Company;
  readonly #fees: Collection;
  readonly #people: Person[] = [];
  readonly #deck: Random;
  readonly #whims: Random;
  #told = 0;
  #playing = false;
  /** The table's state where its log begins; null for its opening. */
  #base: TableSnapshot | null = null;

  /** Use `openTable`. */
  constructor(table: Table, fees: Collection, company: Company, seed: string | number | undefined) {
    this.table = table;
    this.#fees = fees;
    this.#company = company;
    this.#deck = seed === undefined ? secureRandom() : seededRandom(`${seed} deck`);
    this.#whims = seed === undefined ? secureRandom() : seededRandom(`${seed} players`);
  }

  /** Sells a player chips and seats them. */
  sit(player: string, options: SitOptions = {}): Result<{ readonly seat: number }> {
    const wrong = whyNotOptions(options, SIT);
    if (wrong !== null) return wrong;
    const { table } = this;
    const { seats, sign } = table.state;
    const free = seats.indexOf(null);
    const { seat = free, mind = this.#company.mind, rebuys = true } = options;
    // If only proposition players may bank, there is no game without one.
    const role = options.role ?? (sign.rules.bankRole === 'proposition' ? 'proposition' : 'player');
    if (free < 0) return refuse('not-allowed', 'The table is full.');
    // A bank takes more than a bettor's stack.
    const usual = (sign.kind === 'player-dealer' ? BANK : 1) * sign.buyIn.usual;
    const cents = options.buyIn ?? usual;
    const seated = table.play({ by: 'floor', type: 'seat', player, seat, cents, role, brings: cents });
    if (!seated.ok) return seated;
    const view = newTable(sign);
    if (this.#base !== null) loadSnapshot(view, this.#base);
    for (const event of table.log.slice(0, this.#told)) evolve(view, viewTable(event, seat));
    this.#people.push({ player, seat, mind, rebuys, view });
    return { ok: true, seat };
  }

  /** Plays the next hand to its end, or says why there is none. Only one is played at a time. */
  async next(): Promise<Result<PlayedHand>> {
    if (this.#playing) return refuse('not-allowed', 'A hand is being played: wait for it before the next.');
    this.#playing = true;
    try {
      return await this.#play();
    } finally {
      this.#playing = false;
    }
  }

  async #play(): Promise<Result<PlayedHand>> {
    const { table } = this;
    this.#sellChips();
    const record = recordHand(table, this.#company.tell);
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      this.#tell();
      const acted = await this.#anybody();
      if (acted?.ok === false) return acted;
      const moved = acted ?? this.#house(record.before);
      if (moved?.ok === false) return moved;
      if (moved === null && !this.#wait()) return refuse('not-allowed', this.#stuck());
      const hand = record.ended();
      if (hand !== null) return { ok: true, ...hand };
    }
    return refuse('not-allowed', `${table.state.sign.offering.name}: the hand does not end.`);
  }

  /** Plays the given number of hands; stops at the first that cannot be played. */
  async run(hands: number): Promise<Result<{ readonly hands: readonly PlayedHand[] }>> {
    const wrong = whyNotSoMany(hands);
    if (wrong !== null) return wrong;
    const played: PlayedHand[] = [];
    while (played.length < hands) {
      const hand = await this.next();
      if (!hand.ok) return hand;
      played.push(hand);
    }
    return { ok: true, hands: played };
  }

  /** Drops the log so far, between hands: for long runs, where the caller keeps the hands it wants. */
  forget(): void {
    const { table } = this;
    const { state } = table;
    if (state.hand !== null) return;
    this.#tell();
    this.#base = takeSnapshot(loadSnapshot(newTable(state.sign), hideSnapshot(takeSnapshot(state))));
    table.drain();
    this.#told = 0;
  }

  /** Chips in front of each seat, in cents; null for an empty seat. */
  get stacks(): readonly (Cents | null)[] {
    const { seats, chips } = this.table.state;
    return seats.map((seated, seat) => (seated === null ? null : chips[seat]));
  }

  /** Shows each player what is public and what is for their eyes. */
  #tell(): void {
    const { log } = this.table;
    for (; this.#told < log.length; this.#told++)
      for (const { view, seat } of this.#people) evolve(view, viewTable(log[this.#told], seat));
  }

  async #anybody(): Promise<Result | null> {
    for (const { view, seat, player, mind } of this.#people) {
      const thought = mind({ state: view, seat, player, random: this.#whims, fees: this.#fees });
      const command = thought instanceof Promise ? await thought : thought;
      if (command === null) continue;
      if (!isObject(command))
        return refuse('malformed', `${player}: a mind gives a command or null, not ${quoted(command)}.`);
      // A mind acts for its own player only, whatever name it gives.
      const answer = this.table.play({ ...command, by: { player } });
      return answer.ok ? answer : refuse(answer.code, `${player}: ${answer.message}`);
    }
    return null;
  }

  #house(before: () => void) {
    before();
    return houseMove(this.table, this.#deck);
  }

  /** Nobody moves: calls the clock on the player who does nothing, or offers the bank again. */
  #wait(): boolean {
    const { log, state } = this.table;
    const at = log.length;
    if (state.hand === null) this.table.play({ by: 'house', type: 'offer bank' });
    else this.table.play({ by: 'floor', type: 'call clock' });
    this.table.play({ by: 'house', type: 'tick', at: state.now + PATIENCE_MS });
    return log.slice(at).some(({ type }) => !STILL.includes(type));
  }

  #stuck(): string {
    const { state } = this.table;
    const { name } = state.sign.offering;
    return state.hand === null
      ? `${name}: nobody deals, since too few with chips are in the game, or nobody takes the bank.`
      : `${name}: the hand waits for seat ${this.table.due.map((seat) => seat + 1).join(' and ')}.`;
  }

  /** Puts a buy-in on the rail for every player who may run short. */
  #sellChips(): void {
    const { table } = this;
    const { usual } = table.state.sign.buyIn;
    for (const { player, rebuys } of this.#people) {
      const less = usual - onRail(table.state, player);
      if (rebuys && less > 0) table.play({ by: 'house', type: 'sell chips', player, cents: less });
    }
  }
}
