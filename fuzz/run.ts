import { characterOf } from '../packages/core/src/bots/character.ts';
import { think } from '../packages/core/src/bots/index.ts';
import { makeSalts, type Random, seededRandom } from '../packages/core/src/cards/index.ts';
import { total } from '../packages/core/src/engine/index.ts';
import { offerings } from '../packages/core/src/houses/index.ts';
import { tableSettings } from '../packages/core/src/houses/offering/table-settings.ts';
import { openView } from '../packages/core/src/table/index.ts';
import { SimulatedClock } from '../packages/room/src/room/testing/clock.ts';
import { cardsTold, knowledge } from '../packages/room/src/room/testing/secrets.ts';
import { tempFolder } from '../packages/room/src/room/testing/testing.ts';
import { verifyStore } from '../packages/room/src/room/verify/verify.ts';
import { eventsIn } from '../packages/room/src/store/store.ts';
import { type Act, randomOf } from './acts.ts';
import { anyValue, type Hints, pick } from './any-value.ts';
import { bend, noise, scramble } from './bend.ts';
import { Found } from './found.ts';
import {
  floorSchema,
  hintsAt,
  messageSchema,
  type Operation,
  operationsOf,
  playerSchema,
} from './messages.ts';
import { type OpenRoom, openRoom } from './opened-room.ts';
import { Person } from './person.ts';

const PEOPLE = ['Ana', 'Bo', 'Cy', 'Dee'];
/** Steps of the clock that one act lets pass at most. */
const MOST_STEPS = 30;

/** What a run is opened with: the games its tables play, and what is asked of them. */
export interface Plan {
  readonly seed: string;
  readonly offerings: readonly string[];
}

/** What came of runs: acts that were done and refused, and hands that were dealt. */
export interface Tally {
  done: number;
  refused: number;
  hands: number;
}

/** Plays the acts in a room of their own; throws `Found` when something happened that should not. */
export async function play(plan: Plan, acts: readonly Act[], tally?: Tally): Promise<void> {
  const run = new Run(plan);
  try {
    await run.begin();
    for (const act of acts) await run.act(act);
    await run.close();
    if (tally !== undefined) run.count(tally);
  } catch (error) {
    throw run.troubleOf(error);
  } finally {
    await run.end();
  }
}

class Run {
  readonly #plan: Plan;
  readonly #folder = tempFolder();
  readonly #clock = new SimulatedClock();
  readonly #unhandled: unknown[] = [];
  readonly #people: Person[] = [];
  #floor: Person;
  #operations: readonly Operation[] = [];
  #open: OpenRoom | null = null;
  #tables: string[] = [];
  #done = 0;
  #refused = 0;
  /** Each opening draws ids of its own. */
  #restarts = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#floor = new Person('floor', '');
    process.on('unhandledRejection', this.#keep);
    process.on('uncaughtException', this.#keep);
  }

  readonly #keep = (error: unknown): void => {
    this.#unhandled.push(error);
  };

  get #room(): OpenRoom {
    if (this.#open === null) throw new Error('The room is not open.');
    return this.#open;
  }

  async begin(): Promise<void> {
    this.#open = await openRoom(this.#folder.path, this.#plan.seed, this.#clock);
    const { server } = this.#room;
    for (const name of PEOPLE) {
      const person = new Person(name, server.url);
      await person.visitor.guest(`${name} fuzz`);
      await person.connect();
      this.#people.push(person);
    }
    this.#floor = await this.#openFloor();
    this.#operations = operationsOf((await this.#people[0].visitor.get('/openapi.json')).body);
    const random = seededRandom(`tables ${this.#plan.seed}`);
    for (const offering of this.#plan.offerings) await this.#openTable(offering, random);
  }

  async #openFloor(): Promise<Person> {
    const { server } = this.#room;
    const floor = new Person('floor', server.url);
    await floor.visitor.post('/api/login', server.floor);
    await floor.visitor.post('/api/account', { password: 'the floor of the fuzz' });
    await floor.connect();
    return floor;
  }

  /** Settings at random, a few of them switched; what the book forbids is refused with a sentence. */
  async #openTable(id: string, random: Random): Promise<void> {
    const offering = offerings.find((one) => one.id === id) ?? offerings[0];
    const limit = pick<{ readonly id: string }>(offering.limits, random).id;
    const switched = (settings: Readonly<Record<string, { readonly choices: readonly unknown[] }>>) =>
      Object.fromEntries(
        Object.entries(settings)
          .filter(() => random.below(3) === 0)
          .map(([name, { choices }]) => [name, pick(choices, random)]),
      );
    const body = {
      offering: offering.id,
      limit,
      settings: switched(offering.settings),
      table: switched(tableSettings(offering, limit)),
    };
    const answer = await this.#people[0].visitor.post('/api/tables', body);
    if (answer.status >= 500) throw new Found(`Opening ${JSON.stringify(body)} broke: ${answer.text}`);
    const plain =
      answer.status === 200 ? answer : await this.#people[0].visitor.post('/api/tables', { offering: id });
    const { table } = plain.body;
    if (typeof table !== 'string') return;
    this.#tables.push(table);
    await this.#room.bots.fill(table, 1 + random.below(2));
    for (const person of this.#people) await person.watch(table);
  }

  async act(act: Act): Promise<void> {
    const random = randomOf(act);
    const person = pick(this.#people, random);
    await person.connect();
    await this.#floor.connect();
    // The floor may have closed them all.
    if (this.#tables.length === 0) await this.#openTable(pick(this.#plan.offerings, random), random);
    await this.#happen(act, person, random);
    this.#check(act);
  }

  async #happen(act: Act, person: Person, random: Random): Promise<void> {
    const table = pick([...this.#tables, 't_nothing'], random);
    switch (act.what) {
      case 'think':
        // The floor may have closed them all.
        return this.#tables.length === 0
          ? this.#openTable(pick(offerings, random).id, random)
          : this.#think(person, pick(this.#tables, random), random);
      case 'time':
        return this.#pass(1 + random.below(MOST_STEPS));
      case 'ask':
        return this.#ask(person, 'do', table, anyValue(playerSchema, random, this.#hints(table)));
      case 'floor':
        return this.#ask(this.#floor, 'floor', table, anyValue(floorSchema, random, this.#hints(table)));
      case 'twice':
        return this.#ask(person, 'do', table, anyValue(playerSchema, random, this.#hints(table)), 2);
      case 'bend': {
        const message = bend(anyValue(messageSchema, random, this.#hints(table)), random);
        const text = JSON.stringify(message) ?? 'null';
        return person.say(random.below(4) === 0 ? scramble(text, random) : text);
      }
      case 'noise':
        return person.say(noise(random));
      case 'http':
        return this.#http(pick([person, this.#floor], random), table, random);
      case 'together':
        await Promise.all(this.#people.map((one) => this.#together(one, table, random)));
        return;
      case 'say':
        return person.say({ type: 'say', table, text: pick(['gg', '👀', 'x'.repeat(300), ' '], random) });
      case 'cut': {
        const { nextDeck, dealtFrom } = this.#room.room.live(table)?.table.state ?? {};
        const root = pick([nextDeck, nextDeck, dealtFrom], random)?.root ?? 'f'.repeat(64);
        return person.say({ type: 'cut', table, root, number: makeSalts(1, random)[0] });
      }
      case 'look':
        return person.watch(table, random.below(2) === 0 ? undefined : random.below(400) - 1);
      case 'reconnect':
        person.hangUp();
        return person.connect();
      case 'open':
        return this.#tables.length < 4 ? this.#openTable(pick(offerings, random).id, random) : undefined;
      case 'restart':
        return this.#restart();
    }
  }

  #hints(table: string): Hints {
    const state = this.#room.room.live(table)?.table.state ?? null;
    const tables = this.#tables;
    return hintsAt(
      state,
      tables,
      [...this.#people, this.#floor].map(({ id }) => id),
    );
  }

  #seq(table: string): number {
    return this.#room.room.live(table)?.broadcast.link.seq ?? -1;
  }

  /** Plays on as a sensible player would: nothing of it may be refused. */
  async #think(person: Person, table: string, random: Random): Promise<void> {
    const view = person.views.get(table);
    const live = this.#room.room.live(table);
    if (view === undefined || live === undefined) return;
    const seat = view.seatOf(person.id);
    if (seat < 0) return this.#sit(person, table, random);
    const rail = this.#room.room.money.rail(person.id);
    const command = think(view.state, seat, characterOf(person.name), random, { quick: true, rail });
    if (command === null) return this.#pass(1);
    const before = this.#seq(table);
    // What is durable may not have been heard yet, and then nothing can be said against a refusal.
    const heardAll = view.seq === before;
    const answer = await person.ask('do', table, command);
    if (answer?.type === 'done') this.#done++;
    // The table may have been ahead of what is durable and told.
    await this.#room.room.idle();
    if (answer?.type === 'refused' && heardAll && this.#seq(table) === before)
      throw new Found(`A sensible act was refused: ${JSON.stringify(command)}: ${answer.message}`);
  }

  async #sit(person: Person, table: string, random: Random): Promise<void> {
    const state = this.#room.room.live(table)?.table.state;
    if (state === undefined) return;
    const free = state.seats.flatMap((seated, seat) => (seated === null ? [seat] : []));
    const seat = free.length === 0 ? 0 : pick(free, random);
    await person.ask('do', table, { type: 'sit', seat, cents: state.sign.buyIn.usual });
  }

  /** Whatever is refused changes nothing. */
  async #ask(
    person: Person,
    type: 'do' | 'floor',
    table: string,
    command: unknown,
    times = 1,
  ): Promise<void> {
    const before = this.#seq(table);
    const state = this.#state(table);
    const answer = await person.ask(type, table, command, times);
    if (answer?.type === 'done') this.#done++;
    else this.#refused++;
    if (answer?.type === 'refused' && (this.#seq(table) !== before || this.#state(table) !== state))
      throw new Found(`A refused command changed the table: ${JSON.stringify(command)}: ${answer.message}`);
  }

  #state(table: string): string {
    const state = this.#room.room.live(table)?.table.state;
    return state === undefined ? '' : JSON.stringify({ ...state, sign: null, hand: null });
  }

  async #together(person: Person, table: string, random: Random): Promise<void> {
    const seeds = [random.below(1_000_000), random.below(1_000_000)];
    await person.connect();
    for (const seed of seeds) {
      const own = seededRandom(`together ${seed} ${person.name}`);
      const command = anyValue(playerSchema, own, this.#hints(table));
      await person.ask('do', table, command);
    }
  }

  async #http(person: Person, table: string, random: Random): Promise<void> {
    const { method, path, body } = pick(this.#operations, random);
    const hints = this.#hints(table);
    const url = path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(anyValue({ type: 'string' }, random, hints, name))),
    );
    const made = body === null ? undefined : anyValue(body, random, hints);
    const sent = made === undefined || random.below(2) === 0 ? made : bend(made, random);
    const answer =
      method === 'GET'
        ? await person.visitor.get(`${url}${pick(['', '?limit=-1', '?before=x', '?a[]=1'], random)}`)
        : await person.visitor.post(url, sent ?? {});
    if (answer.status >= 500)
      throw new Found(`${method} ${url} ${JSON.stringify(sent)} answered ${answer.status}: ${answer.text}`);
  }

  /** Time goes on, and with it the house, the bots, and the patience for those who think. */
  async #pass(steps: number): Promise<void> {
    const { room } = this.#room;
    for (let i = 0; i < steps && this.#clock.step(); i++) await room.idle();
  }

  /** The room closes in the middle of everything and opens again. */
  async #restart(): Promise<void> {
    for (const person of [...this.#people, this.#floor]) person.hangUp();
    const { room } = this.#room;
    const open = room.tables;
    await this.#room.stop();
    this.#noTrouble();
    this.#open = await openRoom(
      this.#folder.path,
      `${this.#plan.seed} again ${++this.#restarts}`,
      this.#clock,
    );
    const { room: again, server } = this.#room;
    if (again.tables !== open)
      throw new Found(`${open} tables were open, and ${again.tables} after a restart.`);
    for (const person of [...this.#people, this.#floor]) {
      person.moveTo(server.url);
      await person.connect();
    }
  }

  #check(act: Act): void {
    this.#noTrouble();
    this.#tables = this.#tables.filter((table) => this.#room.room.live(table) !== undefined);
    for (const table of this.#tables) {
      const live = this.#room.room.live(table);
      if (live === undefined) continue;
      const { chips, sign } = live.table.state;
      if (total(chips) !== sign.cage || chips.some((cents) => cents < 0 || !Number.isSafeInteger(cents)))
        throw new Found(`Chips were made or lost at ${sign.offering.id} by ${JSON.stringify(act)}.`);
    }
  }

  #noTrouble(): void {
    const line = this.#room.logged.find((text) => JSON.parse(text).level >= 40);
    if (line !== undefined) throw new Found(`The room complains: ${line.trim()}`);
    if (this.#unhandled.length > 0) throw this.#unhandled[0];
  }

  /** All that was told, kept and booked, looked at once more. */
  async close(): Promise<void> {
    await this.#room.room.idle();
    for (const table of this.#tables) await this.#judge(table);
    const { findings } = await verifyStore(this.#room.store);
    if (findings.length > 0) throw new Found(`Verify finds: ${JSON.stringify(findings.slice(0, 3))}`);
    this.#noTrouble();
  }

  async #judge(table: string): Promise<void> {
    const live = this.#room.room.live(table);
    if (live === undefined) return;
    const known = knowledge(eventsIn(await this.#room.store.tables.records(table)));
    for (const person of this.#people) {
      await person.connect();
      await person.watch(table);
      const user = person.id;
      cardsTold({ user, texts: person.heard.get(table) ?? [] }, known);
      const { base, seq, events } = live.broadcast.lookAnew(user);
      const anew = openView(live.stored.opening, base, seq).see(events);
      const plain = (state: object) => JSON.stringify({ ...state, sign: null });
      const view = person.views.get(table);
      if (view !== undefined && plain(view.state) !== plain(anew.state))
        throw new Found(
          `${person.name} sees another table at ${live.stored.offering} than somebody who comes anew.`,
        );
    }
  }

  count(tally: Tally): void {
    tally.done += this.#done;
    tally.refused += this.#refused;
    for (const { hands } of this.#room.room.summaries()) tally.hands += hands;
  }

  /** What went wrong first: a complaint of the room says more than what somebody waited for in vain. */
  troubleOf(error: unknown): unknown {
    if (this.#open === null) return error;
    try {
      this.#noTrouble();
    } catch (trouble) {
      return trouble;
    }
    return error;
  }

  async end(): Promise<void> {
    for (const person of [...this.#people, this.#floor]) person.hangUp();
    await this.#open?.stop().catch(() => {});
    process.off('unhandledRejection', this.#keep);
    process.off('uncaughtException', this.#keep);
    this.#folder.remove();
  }
}
