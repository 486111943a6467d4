/** Everything that goes wrong in `run.mjs`. Each fault says what it was when it is over, or null when it could not be. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than this a node stands still beside whatever comes next. */
const ASIDE_MS = 8_000;
/** One in so many freezes and dead lines is a long one. */
const LONG_ONE_IN = 8;

export class Faults {
  /** Milliseconds, of faults by themselves and of those with others at the same time. */
  measured = { alone: new Measured(), together: new Measured() };
  #many;
  #random;
  #watch;
  #options;
  #now = new Set();
  #databaseIsBusy = false;

  /**
   * `watch` waits until people see what happens; `options`: `rests`, the seconds before a node that was killed is
   * started again, at the most; `longest`, those that a node may stand still; what is told of what is `wrong`, and of
   * what else might be of use.
   */
  constructor(many, random, watch, options) {
    this.#many = many;
    this.#random = random;
    this.#watch = watch;
    this.#options = options;
  }

  get kinds() {
    return Object.keys(this.#kinds);
  }

  /**
   * Does it. `aside` is settled when the last of it is over, which may be long after what is answered; both say what
   * it was.
   */
  async one(kind) {
    const fault = { kind, alone: this.#now.size === 0 };
    for (const other of this.#now) other.alone = false;
    this.#now.add(fault);
    let aside = null;
    try {
      const did = await this.#kinds[kind]((late) => {
        aside = late;
      });
      if (did === null) return null;
      const { says, ...times } = did;
      this.measured[fault.alone ? 'alone' : 'together'].add(times);
      return { says: `${says}${fault.alone ? '' : ' (with others)'}`, aside };
    } catch (error) {
      throw new Error(`${kind}: ${error.stack}`);
    } finally {
      if (aside === null) this.#now.delete(fault);
      else void aside.finally(() => this.#now.delete(fault));
    }
  }

  #between(least, most) {
    return least + (most - least) * (this.#random.below(1_000_000) / 1_000_000);
  }

  #pick(all) {
    return all[this.#random.below(all.length)];
  }

  /** Mostly short, now and then as long as may be. */
  #howLong(least, usual, longest) {
    const most = this.#random.below(LONG_ONE_IN) === 0 ? longest : Math.min(usual, longest);
    return this.#between(least, Math.max(least, most)) * 1000;
  }

  /** With a node that nothing else is done to; one at least stays as it is. */
  async #withNode(work) {
    const free = [...this.#many.nodes.values()].filter(({ busy }) => !busy);
    if (free.length < 2) return null;
    const node = this.#pick(free);
    node.busy = true;
    let aside = Promise.resolve();
    try {
      return await work(node, (late) => {
        aside = late;
      });
    } finally {
      void aside.finally(() => {
        node.busy = false;
      });
    }
  }

  async #withDatabase(work) {
    if (this.#databaseIsBusy) return null;
    this.#databaseIsBusy = true;
    try {
      return await work(this.#many.database);
    } finally {
      this.#databaseIsBusy = false;
    }
  }

  #kinds = {
    kill: () =>
      this.#withNode(async (node) => {
        const which = await this.#many.owned(node.name);
        const rests = this.#between(0, this.#options.rests * 1000);
        const at = performance.now();
        node.process.kill('SIGKILL');
        const took = await this.#watch.untilSeen(which, at);
        await sleep(rests);
        await this.#many.gone(node);
        await this.#many.start(node);
        return {
          says: `${node.name} was killed with ${which.length} tables: ${Math.round(took)} ms`,
          ...(which.length > 0 && { kill: [took] }),
        };
      }),
    stop: (leave) =>
      this.#withNode(async (node, leaveNode) => {
        const which = await this.#many.owned(node.name);
        const still = this.#howLong(1, ASIDE_MS / 1000, this.#options.longest);
        const at = performance.now();
        const { process: child } = node;
        child.kill('SIGSTOP');
        const over = sleep(still).then(() => child.kill('SIGCONT'));
        const took = await this.#watch.untilSeen(which, at);
        if (still <= ASIDE_MS) await over;
        else {
          leave(over);
          leaveNode(over);
        }
        return {
          says: `${node.name} stood still for ${(still / 1000).toFixed(1)} s with ${which.length} tables: ${Math.round(took)} ms`,
          ...(which.length > 0 && { stop: [took] }),
        };
      }),
    leave: () =>
      this.#withNode(async (node) => {
        const which = await this.#many.owned(node.name);
        const { people, tables } = this.#many;
        for (const person of people) {
          person.moves.length = 0;
          person.slow.length = 0;
        }
        const at = performance.now();
        node.process.kill('SIGTERM');
        await this.#many.gone(node);
        const took = performance.now() - at;
        await this.#watch.goingOn(at, which);
        const move = which.flatMap((table) => tables.get(table).flatMap(({ moves }) => moves));
        const slow = people.flatMap((person) => person.slow);
        if (process.env.WHY !== undefined && slow.length > 0)
          this.#options.tell(JSON.stringify(slow, null, 1));
        await this.#many.start(node);
        return {
          says: `${node.name} handed ${which.length} tables over in ${Math.round(took)} ms, each within ${Math.round(Math.max(0, ...move))} ms`,
          move,
        };
      }),
    /** A new version: one node after another is stopped and started, as soon as the one before is ready. */
    roll: async () => {
      const nodes = [...this.#many.nodes.values()];
      if (nodes.some(({ busy }) => busy)) return null;
      for (const node of nodes) node.busy = true;
      const { people } = this.#many;
      const seated = people.flatMap((person) =>
        [...person.tables.keys()].filter((table) => person.hasSeat(table)).map((table) => [person, table]),
      );
      for (const person of people) person.longest.clear();
      const at = performance.now();
      for (const node of nodes) {
        node.process.kill('SIGTERM');
        await this.#many.gone(node);
        await this.#many.start(node);
        await this.#many.isReady(node);
        node.busy = false;
      }
      const took = performance.now() - at;
      await this.#watch.goingOn(at);
      const pause = people.flatMap(({ longest }) => [...longest.values()]);
      for (const [person, table] of seated)
        if (!person.hasSeat(table)) this.#options.wrong(`${table}: ${person.you.name} has lost a seat.`);
      return {
        says: `all nodes restarted in turn in ${Math.round(took / 1000)} s: ${seated.length} seats kept, nobody saw a table pause for more than ${Math.round(Math.max(...pause))} ms`,
        pause,
      };
    },
    'client line': async () => {
      const way = this.#pick(['up', 'down']);
      const time = this.#howLong(0.5, 5, 15);
      const letGo = this.#many.door.cut(way, () => this.#random.below(2) === 0);
      await sleep(time);
      letGo();
      return { says: `half of the lines to people dead ${way} for ${Math.round(time)} ms` };
    },
    'node line': async () => {
      const node = this.#pick([...this.#many.nodes.values()]);
      const way = this.#pick(['up', 'down']);
      const time = this.#howLong(0.5, 5, 15);
      const letGo = node.way.cut(way);
      await sleep(time);
      letGo();
      return { says: `lines from neighbors to ${node.name} dead ${way} for ${Math.round(time)} ms` };
    },
    database: () =>
      this.#withDatabase(async (database) => {
        const signal = this.#pick(['SIGINT', 'SIGQUIT']);
        await database.restart(signal);
        return { says: `database restarted (${signal})` };
      }),
    'slow database': () =>
      this.#withDatabase(async (database) => {
        const by = Math.round(this.#between(10, 250));
        const time = this.#howLong(1, 4, 8);
        database.slow(by);
        await sleep(time);
        database.slow(0);
        return { says: `database ${by} ms later each way for ${Math.round(time)} ms` };
      }),
    'full disk': () =>
      this.#withDatabase(async (database) => {
        if (!database.isSmall) return { says: 'full disk: left out, no small disk can be mounted here' };
        await database.full(true);
        await sleep(this.#between(500, 3000));
        await database.full(false);
        return { says: 'disk full' };
      }),
    clock: async () => {
      const node = this.#pick([...this.#many.nodes.values()]);
      const jump = Math.round(this.#between(-86_400_000, 86_400_000));
      if (node.process.connected) node.process.send({ jump });
      return { says: `clock of ${node.name} set by ${Math.round(jump / 1000)} s` };
    },
  };
}

/** Milliseconds, by what they were of. */
class Measured {
  #times = new Map();

  add(times) {
    for (const [what, more] of Object.entries(times))
      this.#times.set(what, [...(this.#times.get(what) ?? []), ...more]);
  }

  says(what) {
    const sorted = (this.#times.get(what) ?? []).toSorted((a, b) => a - b);
    if (sorted.length === 0) return 'never';
    const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
    return `${sorted.length} times, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, most ${at(1)} ms`;
  }
}
