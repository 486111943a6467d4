/** A room of several nodes with a load balancer in front, and people at its tables, for `run.mjs`. */

import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { offerings } from '../../packages/core/dist/houses/index.js';
import { startDatabase } from './database.mjs';
import { balancer, line } from './lines.mjs';
import { Player, post } from './players.mjs';

/** Below those that the system gives to lines that go out: a node must find its own free when it comes back. */
const FIRST_PORT = 20_000 + (process.pid % 3_000) * 4;
/** A node that cannot be opened so often is not waited for. */
const TRIES = 60;
const PLAYERS = 3;

/** `pace`: the milliseconds that the house waits between hands. */
export async function openMany({ names, pace, smallDisk }) {
  const database = await startDatabase({ smallDisk });
  const nodes = new Map();
  for (const [i, name] of names.entries()) {
    const port = FIRST_PORT + i;
    nodes.set(name, { name, port, process: null, warned: [], way: await line(() => port) });
  }
  const many = new Many(database, nodes, pace);
  await Promise.all([...nodes.values()].map((node) => many.start(node)));
  many.door = await balancer([...nodes.values()].map(({ port }) => port));
  return many;
}

class Many {
  people = [];
  /** Who plays at a table, or looks on. */
  tables = new Map();
  door;
  #pace;

  constructor(database, nodes, pace) {
    Object.assign(this, { database, nodes });
    this.#pace = pace;
  }

  /** When the node is open. */
  async start(node) {
    const { name, port, way } = node;
    const options = {
      url: this.database.url,
      name,
      port,
      address: `http://127.0.0.1:${way.port}`,
      wait: this.#pace,
      log: 'warn',
    };
    for (let tries = 0; tries < TRIES; tries++) {
      const child = fork(new URL('node.mjs', import.meta.url), [JSON.stringify(options)], { silent: true });
      node.process = child;
      // Who is told something while ending does not hear it.
      child.on('error', () => {});
      for (const out of [child.stdout, child.stderr])
        createInterface(out).on('line', (text) => {
          node.warned.push(`${Math.round(performance.now())} ${text.slice(0, 500)}`);
          if (node.warned.length > 15) node.warned.shift();
        });
      const isOpen = await new Promise((done) => {
        child.once('message', () => done(true));
        child.once('exit', () => done(false));
      });
      if (isOpen) return;
      await sleep(500);
    }
    throw new Error(`${name} does not open: ${node.warned.join('\n')}`);
  }

  /** When the node's process is over. */
  gone({ process: child }) {
    return new Promise((done) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done(),
    );
  }

  /** When the node says that it takes visitors. */
  async isReady({ port }) {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
  }

  /** Opens so many tables, each with three who play and one who looks on. */
  async seat(tables, seed) {
    const { url } = this.door;
    const opener = await post(url, '/api/guest', { name: 'Opener' });
    const one = async (i) => {
      const { id: offering } = offerings[(i * 11) % offerings.length];
      const { said } = await post(url, '/api/tables', { offering, usualFees: true }, opener.cookie);
      const here = await Promise.all(
        Array.from({ length: PLAYERS }, (_, j) => Player.come(url, `Player ${i} ${j}`, `${seed} ${i} ${j}`)),
      );
      here.push(await Player.come(url, `Watcher ${i}`, `${seed} ${i}`, true));
      for (const [seat, player] of here.entries()) player.sit(said.table, seat);
      this.people.push(...here);
      this.tables.set(said.table, here);
    };
    await Promise.all(Array.from({ length: tables }, (_, i) => one(i)));
  }

  /** Which tables a node has. */
  async owned(name) {
    const rows = await this.database.query(
      'SELECT table_id FROM owners JOIN nodes ON nodes.id = owners.node WHERE name = $1',
      [name],
    );
    return rows.map(({ table_id }) => table_id).filter((table) => this.tables.has(table));
  }

  /** Whom of a table's people something was last seen by, and when. */
  seenAt(tables) {
    return tables.flatMap((table) => this.tables.get(table).map((player) => player.at.get(table) ?? 0));
  }

  /** What is known of a table that stands still. */
  async standing(table) {
    const [owner] = await this.database.query(
      'SELECT o.fence, n.name FROM owners o LEFT JOIN nodes n ON n.id = o.node WHERE table_id = $1',
      [table],
    );
    const last = await this.database.query(
      'SELECT seq, command, right(events, 300) AS events FROM records WHERE table_id = $1 ORDER BY seq DESC LIMIT 2',
      [table],
    );
    const here = this.tables.get(table).map((player) => player.standing(table));
    const nodes = [...this.nodes.values()];
    const known = await Promise.all(nodes.map((node) => asked(node, table)));
    const warnings = Object.fromEntries(nodes.map(({ name, warned }) => [name, warned]));
    return JSON.stringify({ owner, known, last, here, warnings }, null, 1);
  }

  /** Everybody goes home. */
  leave() {
    for (const person of this.people) person.leave();
  }

  /** The nodes are stopped as in service, and the database is left to be looked at. */
  async stop() {
    await Promise.all(
      [...this.nodes.values()].map((node) => {
        node.process.kill('SIGTERM');
        return this.gone(node);
      }),
    );
  }

  async close() {
    await this.database.end();
    this.door.close();
    for (const { way } of this.nodes.values()) way.close();
  }
}

/** What a node knows of a table. */
function asked({ process: child }, table) {
  return new Promise((done) => {
    const hear = (said) => {
      if (said.why !== table) return;
      child.off('message', hear);
      done(said);
    };
    child.on('message', hear);
    if (child.connected) child.send({ why: table });
    else done(null);
    setTimeout(done, 3000, 'no answer');
  });
}
