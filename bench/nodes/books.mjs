/** What people of `run.mjs` saw and were told, held against what is written. */
import { openStore } from '../../packages/room/dist/store/open.js';
import { isSame } from './players.mjs';

/** What is written of one table, read on from where it was last read to. */
class Written {
  /** How often each command was done, by its id. */
  times = new Map();
  #records = [];
  #next = 0;
  #last = { seq: 0, events: [] };

  async readOn(store, table) {
    for (const { seq, events, command } of await store.tables.records(table, this.#next)) {
      this.#records.push({ seq, events });
      this.#next = seq + JSON.parse(events).length;
      const id = command === null ? undefined : JSON.parse(command).id;
      if (id !== undefined) this.times.set(id, (this.times.get(id) ?? 0) + 1);
    }
  }

  /** An event by its number; undefined when it is not written. */
  at(seq) {
    if (seq >= this.#next) return undefined;
    const { seq: from, events } = this.#last;
    if (seq >= from && seq < from + events.length) return events[seq - from];
    let [low, high] = [0, this.#records.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#records[middle].seq <= seq) low = middle;
      else high = middle - 1;
    }
    const record = this.#records[low];
    this.#last = { seq: record.seq, events: JSON.parse(record.events) };
    return this.#last.events[seq - record.seq];
  }
}

export class Books {
  #room;
  #wrong;
  #written = new Map();
  #twice = new Set();

  /** `wrong` is given a sentence for everything that is not as it should be. */
  constructor(room, wrong) {
    this.#room = room;
    this.#wrong = wrong;
  }

  /** Everything that was seen and told since the last time, against all that is written. */
  async compare() {
    const { people, tables, database } = this.#room;
    // A store that only reads sees one moment, and people see more meanwhile: theirs is taken first.
    const sofar = new Map(people.map((player) => [player, player.takeSeen()]));
    const store = await openStore({ url: database.direct, reading: true });
    try {
      for (const [table, here] of tables) {
        const written = this.#written.get(table) ?? new Written();
        this.#written.set(table, written);
        await written.readOn(store, table);
        for (const [id, n] of written.times)
          if (n > 1 && !this.#twice.has(id)) {
            this.#twice.add(id);
            this.#wrong(`${table}: ${id} was done ${n} times.`);
          }
        for (const player of here) this.#look(table, written, sofar.get(player));
      }
      for (const player of people) for (const what of player.wrong.splice(0)) this.#wrong(what);
    } finally {
      await store.close();
    }
  }

  #look(table, written, { seen, done }) {
    for (const id of done.get(table) ?? [])
      if (!written.times.has(id)) this.#wrong(`${table}: ${id} was said to be done, and is not written.`);
    for (const [seq, event] of seen.get(table) ?? []) {
      const there = written.at(seq);
      if (there === undefined) this.#wrong(`${table}: event ${seq} was shown, and is not written.`);
      else if (!isSame(event, there)) this.#wrong(`${table}: event ${seq} was shown otherwise.`);
    }
  }

  /** Of what somebody has just seen, whether it is durable. */
  async sample(player) {
    for (const [table, seen] of player.seen) {
      const last = [...seen.keys()].at(-1);
      if (last === undefined) continue;
      const [row] = await this.#room.database.query(
        'SELECT MAX(seq + count) AS n FROM records WHERE table_id = $1',
        [table],
      );
      if (Number(row.n) <= last) this.#wrong(`${table}: event ${last} was shown before it was written.`);
    }
  }
}
