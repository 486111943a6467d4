import type { Refusal } from '@cardroom/core/engine';
import type { Store } from '../../store/store.ts';
import { BloomFilter } from './bloom-filter.ts';

type Answer = Promise<Refusal | null>;

/** What one person asked of one table. */
interface Memory {
  readonly pending: Map<string, Answer>;
  /** Done, and so in the records. */
  readonly done: Set<string>;
  /** Kept so that a client that asks again hears the same; deciding it anew would do no harm either. */
  readonly refused: Map<string, Refusal>;
}

interface TableMemory {
  readonly people: Map<string, Memory>;
  /** What was done but is not remembered anymore: the records know it. */
  readonly older: BloomFilter;
  /** While the records of an earlier run are being read. */
  reading: Promise<void> | null;
}

export interface DoneOnceOptions {
  /** Ids of commands that were done at a table, of each person there. */
  readonly remembered?: number;
  /** Told when something had to be looked up that was forgotten. */
  readonly lookedUp?: () => void;
}

/** What was not saved, or stood before a table in trouble, has not happened and may be asked again. */
const TRY_AGAIN: readonly string[] = ['not-saved', 'stopped', 'moved'];
/** Of each person at a table, so that a client hears the same refusal twice. */
const REFUSED = 50;
/** People who are remembered at one table. */
const PEOPLE = 300;
/** Commands of one table that are read after a start: more than anybody has on the way when a room breaks. */
const LATELY = 1000;

/**
 * A command with an id is done once, however often it is asked. Memory is bounded for each person, so that nobody
 * can push out what another has asked; what was done stands in the records with its id, and is looked up there
 * when it may have been forgotten.
 */
export class DoneOnce {
  readonly #store: Pick<Store, 'tables'>;
  readonly #remembered: number;
  readonly #lookedUp: () => void;
  readonly #tables = new Map<string, TableMemory>();

  constructor(
    store: Pick<Store, 'tables'>,
    { remembered = 1000, lookedUp = () => {} }: DoneOnceOptions = {},
  ) {
    this.#store = store;
    this.#remembered = Math.max(1, remembered);
    this.#lookedUp = lookedUp;
  }

  /** A table that is new has no records to look at. */
  opened(table: string): void {
    this.#tables.set(table, { people: new Map(), older: new BloomFilter(), reading: null });
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** `by` is as in the record; `work` is begun once, by the first who asks. */
  ask(table: string, by: string, id: string, work: () => Refusal | Answer): Answer {
    const memory = this.#at(table);
    if (memory.reading === null) return this.#ask(memory, table, by, id, work);
    // All who wait go on in the order they came.
    return memory.reading.then(() => this.#ask(memory, table, by, id, work));
  }

  #ask(memory: TableMemory, table: string, by: string, id: string, work: () => Refusal | Answer): Answer {
    const person = personIn(memory, by);
    const pending = person.pending.get(id);
    if (pending !== undefined) return pending;
    if (person.done.has(id)) return Promise.resolve(null);
    const refused = person.refused.get(id);
    if (refused !== undefined) return Promise.resolve(refused);
    if (!memory.older.mayHave(keyOf(by, id))) return this.#do(memory, person, by, id, work);
    this.#lookedUp();
    const answer = this.#store.tables.wasAsked(table, by, id).then((known) => {
      person.pending.delete(id);
      return known ? null : this.#do(memory, person, by, id, work);
    });
    person.pending.set(id, answer);
    answer.catch(() => person.pending.delete(id));
    return answer;
  }

  #do(memory: TableMemory, person: Memory, by: string, id: string, work: () => Refusal | Answer): Answer {
    const decided = work();
    if ('code' in decided) {
      if (!TRY_AGAIN.includes(decided.code)) this.#refuse(person, id, decided);
      return Promise.resolve(decided);
    }
    const answer = decided.then((refused) => {
      person.pending.delete(id);
      if (refused === null) this.#keep(memory, person, by, id);
      else if (!TRY_AGAIN.includes(refused.code)) this.#refuse(person, id, refused);
      return refused;
    });
    person.pending.set(id, answer);
    answer.catch(() => person.pending.delete(id));
    return answer;
  }

  #keep(memory: TableMemory, { done }: Memory, by: string, id: string): void {
    done.add(id);
    if (done.size <= this.#remembered) return;
    const [oldest] = done;
    done.delete(oldest);
    memory.older.add(keyOf(by, oldest));
  }

  #refuse({ refused }: Memory, id: string, refusal: Refusal): void {
    refused.set(id, refusal);
    if (refused.size <= REFUSED) return;
    const [oldest] = refused.keys();
    refused.delete(oldest);
  }

  #at(table: string): TableMemory {
    const known = this.#tables.get(table);
    if (known !== undefined) return known;
    const memory: TableMemory = { people: new Map(), older: new BloomFilter(), reading: null };
    this.#tables.set(table, memory);
    memory.reading = this.#read(table, memory);
    memory.reading.catch(() => this.#tables.delete(table));
    return memory;
  }

  async #read(table: string, memory: TableMemory): Promise<void> {
    for (const { by, id } of (await this.#store.tables.asked(table, LATELY)).reverse())
      this.#keep(memory, personIn(memory, by), by, id);
    memory.reading = null;
  }
}

function personIn({ people, older }: TableMemory, by: string): Memory {
  const known = people.get(by);
  if (known !== undefined) return known;
  const person: Memory = { pending: new Map(), done: new Set(), refused: new Map() };
  people.set(by, person);
  if (people.size > PEOPLE) forgetOne(people, older);
  return person;
}

/** Whoever came first and has nothing on the way. */
function forgetOne(people: Map<string, Memory>, older: BloomFilter): void {
  for (const [by, { pending, done }] of people) {
    if (pending.size > 0) continue;
    for (const id of done) older.add(keyOf(by, id));
    people.delete(by);
    return;
  }
}

const keyOf = (by: string, id: string): string => `${by} ${id}`;
