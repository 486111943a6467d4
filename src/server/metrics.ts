import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Room } from '../room/room.ts';

/** What is counted in the room, as Prometheus reads it. Counts only: no names, no cards. */
export class Metrics {
  readonly registry = new Registry();
  readonly #commits = new Histogram({
    name: 'cardroom_commit_seconds',
    help: 'How long a group of commands took to become durable.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  readonly #together = new Histogram({
    name: 'cardroom_commits_together',
    help: 'How many commands became durable in one transaction.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers: [this.registry],
  });
  readonly #actions = new Counter({
    name: 'cardroom_actions_total',
    help: 'Commands that were done, by type.',
    labelNames: ['command'],
    registers: [this.registry],
  });
  readonly #refusals = new Counter({
    name: 'cardroom_refusals_total',
    help: 'Commands and messages that were refused, by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #sockets = new Gauge({
    name: 'cardroom_sockets',
    help: 'Open sockets.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** For `Room.start`: what a commit took. */
  readonly measured = (commits: number, milliseconds: number): void => {
    this.#commits.observe(milliseconds / 1000);
    this.#together.observe(commits);
  };

  /** For `Room.start`: what became of a command. */
  readonly counted = (command: string, refused: string | null): void => {
    if (refused === null) this.#actions.inc({ command });
    else this.refused(refused);
  };

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** Tables and seats are counted when somebody asks. */
  follow(room: Room): void {
    const seats = () => room.summaries().reduce((sum, { players }) => sum + players.length, 0);
    const registers = [this.registry];
    new Gauge({
      name: 'cardroom_tables',
      help: 'Open tables.',
      registers,
      collect() {
        this.set(room.tables);
      },
    });
    new Gauge({
      name: 'cardroom_seats_taken',
      help: 'Seats that somebody sits in.',
      registers,
      collect() {
        this.set(seats());
      },
    });
  }
}
