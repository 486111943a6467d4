import { type Character, characterOf } from '@cardroom/core/bots';
import { type Refusal, refuse } from '@cardroom/core/engine';
import { placeOf } from '@cardroom/core/table';
import { StoreError } from '../../store/errors.ts';
import type { User } from '../../store/people/people.ts';
import type { Room } from '../room.ts';
import { Bot, type BotSettings } from './bot.ts';
import { type BotSeat, RoomSeat } from './seat.ts';

/** Lets a bot play its seat; the answer makes it stop. */
export type SeatBot = (seat: BotSeat, who: Character, settings: BotSettings) => () => void;

export interface BotHostOptions extends BotSettings {
  /** Where bots think: here, unless there is a thread for them. */
  readonly seat?: SeatBot;
  /** Told of a bot that broke. It rests, and its table plays on. */
  readonly broke?: (error: unknown) => void;
}

interface SeatedBot {
  readonly person: User;
  readonly stop: () => void;
}

/** One that has got up, and from where: it may have to play a hand to its end. */
interface FreeBot {
  readonly person: User;
  readonly from: string;
}

/** Buy-ins that a bot has when it first sits down, and again when it has none left. */
const BUY_INS = 20;

/** Seats bots at tables, keeps them in chips, and brings them back after a restart. */
export class BotHost {
  readonly #room: Room;
  readonly #options: BotHostOptions;
  readonly #seat: SeatBot;
  readonly #bots = new Map<string, SeatedBot[]>();
  /** The first to sit down again: whoever has bots come and go makes no new patrons without end. */
  readonly #free: FreeBot[] = [];
  #named = 0;

  constructor(room: Room, options: BotHostOptions) {
    this.#room = room;
    this.#options = options;
    this.#seat = options.seat ?? here(room, options.broke ?? (() => {}));
    room.onClosed((table, trouble) => (trouble === null ? this.#rest(table) : this.#forget(table)));
    room.onMoved((table) => this.#forget(table));
    room.onReopened((table) => void this.resume(table).catch((error) => options.broke?.(error)));
  }

  /** Bots that sit at tables, or at this one, go on where they were. */
  async resume(table?: string): Promise<void> {
    const one = table === undefined ? undefined : this.#room.live(table);
    const tables = one === undefined ? (table === undefined ? [...this.#room.running()] : []) : [one];
    const seated = tables.flatMap(({ id, table: { state } }) =>
      state.seats.flatMap((person) => (person === null ? [] : [{ id, user: person.player }])),
    );
    const people = await this.#room.store.people.some([...new Set(seated.map(({ user }) => user))]);
    const bots = new Map(people.filter(({ bot }) => bot).map((user) => [user.id, user]));
    for (const { id, user } of seated) {
      const bot = bots.get(user);
      if (bot !== undefined && !this.has(id, user)) this.#add(id, bot, await this.#temperOf(bot));
    }
    await this.#seatWanted(table);
  }

  /** Those that were wanted when a table was opened elsewhere sit down where it is. */
  async #seatWanted(table?: string): Promise<void> {
    for (const [id, wanted] of [...this.#room.wantedBots]) {
      if (table !== undefined && id !== table) continue;
      this.#room.wantedBots.delete(id);
      await this.fill(id, wanted - this.at(id));
      await this.#room.store.nodes?.seated(id);
    }
  }

  /** Bots from before this was kept get one. */
  async #temperOf({ id, temper }: User): Promise<string> {
    if (temper !== null) return temper;
    const fresh = this.#room.newId('c');
    await this.#room.store.people.update(id, { temper: fresh });
    return fresh;
  }

  /** How many bots sit at a table. */
  at(table: string): number {
    return this.#seated(table).length;
  }

  /** How many sit in the whole room. */
  get size(): number {
    let size = 0;
    for (const bots of this.#bots.values()) size += bots.length;
    return size;
  }

  has(table: string, user: string): boolean {
    return this.#bots.get(table)?.some(({ person }) => person.id === user) ?? false;
  }

  /** Seats so many more; the first at a player-dealer table is a proposition player, who keeps the bank going. */
  async fill(table: string, count: number): Promise<Refusal | null> {
    for (let i = 0; i < count; i++) {
      const refused = await this.#seatOne(table);
      if (refused !== null) return refused;
    }
    return null;
  }

  async #seatOne(table: string): Promise<Refusal | null> {
    const live = this.#room.live(table);
    if (live === undefined) return refuse('not-found', 'There is no such table open.');
    const { sign, seats } = live.table.state;
    const free = seats.flatMap((seated, seat) => (seated === null ? [seat] : []));
    if (free.length === 0) return refuse('not-allowed', 'There is no open seat.');
    const { random } = this.#options;
    const seat = free[random.below(free.length)];
    const proposition = sign.kind === 'player-dealer' && this.at(table) < 2;
    const person = this.#takeFree(proposition) ?? (await this.#person(proposition));
    const { id } = person;
    const { usual, most } = sign.buyIn;
    const cents = Math.min(most ?? Number.POSITIVE_INFINITY, usual * (proposition ? 10 : 1));
    if (this.#room.money.rail(id) < cents)
      await this.#room.money.grant(id, cents * BUY_INS, this.#room.clock.now(), 'chips for a bot');
    // The deck of its first hand is told with its number, should it be the first to sit down.
    this.#room.bots.add(id);
    const refused = await this.#room.do(table, { user: id, proposition }, { type: 'sit', seat, cents });
    if (refused !== null) {
      this.#room.bots.delete(id);
      this.#free.push({ person, from: table });
      return refused;
    }
    this.#add(table, person, person.temper ?? id);
    return null;
  }

  #add(table: string, person: User, temper: string): void {
    const bots = this.#bots.get(table) ?? [];
    this.#bots.set(table, bots);
    this.#room.bots.add(person.id);
    try {
      const seat = new RoomSeat(this.#room, table, person.id);
      bots.push({ person, stop: this.#seat(seat, characterOf(person.name, temper), this.#options) });
    } catch (error) {
      // The clock acts for it.
      bots.push({ person, stop: () => {} });
      this.#options.broke?.(error);
    }
  }

  #takeFree(proposition: boolean): User | undefined {
    const at = this.#free.findIndex(({ person, from }) => {
      const state = this.#room.live(from)?.table.state;
      return banks(person) === proposition && (state === undefined || placeOf(state, person.id) < 0);
    });
    return at < 0 ? undefined : this.#free.splice(at, 1)[0]?.person;
  }

  /** A new patron. A name that somebody has already is passed over; in a room with more bots than names it gets a number. */
  async #person(proposition: boolean): Promise<User> {
    const { random } = this.#options;
    const another = () => `${FIRST[random.below(FIRST.length)]} ${LAST[random.below(LAST.length)]}`;
    const spread = Math.ceil((2 * ++this.#named) / (FIRST.length * LAST.length));
    let [name, tries] = [another(), 0];
    for (let number = 1 + random.below(spread); ; ) {
      try {
        return await this.#room.store.people.add({
          id: this.#room.newId('b'),
          name: number === 1 ? name : `${name} ${number}`,
          role: proposition ? 'proposition' : 'patron',
          guest: true,
          bot: true,
          temper: this.#room.newId('c'),
          createdAt: this.#room.clock.now(),
        });
      } catch (error) {
        if (!(error instanceof StoreError) || error.kind !== 'conflict') throw error;
        if (++tries < NAMES_TRIED) name = another();
        else number = 2 + random.below(10 * number);
      }
    }
  }

  /** One bot gets up, so that a person may sit, or why none may: one that has taken the bank plays that round. */
  async makeRoom(table: string): Promise<Refusal | null> {
    let refused: Refusal | null = noBot;
    const latest = this.#seated(table).toReversed();
    for (const bot of latest.toSorted((a, b) => Number(banks(a.person)) - Number(banks(b.person)))) {
      const { person } = bot;
      const asker = { user: person.id, proposition: banks(person) };
      refused = await this.#room.do(table, asker, { type: 'leave' });
      if (refused !== null) continue;
      this.#remove(table, bot);
      break;
    }
    return refused;
  }

  /** Those that have not been unseated since. */
  #seated(table: string): readonly SeatedBot[] {
    const state = this.#room.live(table)?.table.state;
    for (const bot of this.#bots.get(table) ?? [])
      if (state !== undefined && placeOf(state, bot.person.id) < 0) this.#remove(table, bot);
    return this.#bots.get(table) ?? [];
  }

  #remove(table: string, bot: SeatedBot): void {
    const left = (this.#bots.get(table) ?? []).filter((one) => one !== bot);
    this.#bots.set(table, left);
    bot.stop();
    this.#room.bots.delete(bot.person.id);
    this.#free.push({ person: bot.person, from: table });
  }

  /** The table has closed, and its bots have their chips back. */
  #rest(table: string): void {
    for (const { person } of this.#bots.get(table) ?? []) this.#free.push({ person, from: table });
    this.#forget(table);
  }

  #forget(table: string): void {
    for (const bot of this.#bots.get(table) ?? []) {
      bot.stop();
      this.#room.bots.delete(bot.person.id);
    }
    this.#bots.delete(table);
  }

  stop(): void {
    for (const table of [...this.#bots.keys()]) this.#forget(table);
  }
}

const noBot = refuse('not-allowed', 'There is no bot at this table.');

const banks = ({ role }: User): boolean => role === 'proposition';

/** A bot that broke sits down again after so many milliseconds; until then the clock acts for it. */
export const REST = 60_000;

/** Bots that think on the room's own thread, by its clock. */
const here =
  ({ clock }: Room, broke: (error: unknown) => void): SeatBot =>
  (seat, who, settings) => {
    let stop = () => {};
    const sit = () => {
      let unfollow = () => {};
      const rest = (error: unknown) => {
        unfollow();
        stop = clock.wake(clock.now() + REST, sit);
        broke(error);
      };
      const bot = new Bot(seat, who, settings, clock, rest);
      stop = () => {
        unfollow();
        bot.stop();
      };
      try {
        bot.sit(seat.look(), seat.rail());
        if (bot.stopped) return;
        unfollow = seat.follow(({ seq, events }) => {
          bot.rail = seat.rail();
          bot.told(seq, events);
        });
      } catch (error) {
        // The table cannot be shown to it just now.
        bot.stop();
        rest(error);
      }
    };
    sit();
    return () => stop();
  };

/** So many names are tried before one gets a number. */
const NAMES_TRIED = 8;

const FIRST =
  'Ada Amir Ben Bea Carla Cruz Dev Dora Elena Eli Felix Faye Grace Gus Hank Hana Iris Ivan Jonas June Kim Kofi Lena Luis Marco Mai Nora Nate Otis Olga Pilar Pete Quinn Rosa Ravi Sam Sofia Tess Theo Uma Ugo Vera Vince Walt Wanda Xenia Yusuf Yoko Zoe Zack'.split(
    ' ',
  );
const LAST =
  'Abbott Adler Brook Bauer Castro Chen Dunn Diaz Ekdahl Ellis Flores Fox Garcia Grant Hale Hardy Ito Ivers Juarez Jones Kwan Kaplan Lopez Lam Moss Mills Nguyen Nash Ortiz Owens Park Pham Quan Reyes Rossi Santos Singh Tran Torres Vance Vega Wu Walsh Young Yates Zamora'.split(
    ' ',
  );
