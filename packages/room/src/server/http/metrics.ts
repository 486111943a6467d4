import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Room } from '../../room/room.ts';
import type { TableTrouble } from '../../room/trouble/trouble.ts';

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
  readonly #limited = new Counter({
    name: 'cardroom_limited_total',
    help: 'What was refused because somebody had reached a limit, by limit.',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  readonly #troubles = new Counter({
    name: 'cardroom_table_troubles_total',
    help: 'Things that went wrong at a table and stopped it, by place.',
    labelNames: ['place'],
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

  /** For `Room.start`: something went wrong at a table. */
  readonly troubled = ({ place }: TableTrouble): void => {
    this.#troubles.inc({ place });
  };

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  limited(limit: string): void {
    this.#limited.inc({ limit });
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** Passwords are worked out one after another, and take a processor a while each. */
  followHashing(hashing: { readonly waiting: number; readonly done: number }): void {
    const registers = [this.registry];
    new Gauge({
      name: 'cardroom_hashing_waiting',
      help: 'Passwords waiting to be worked out.',
      registers,
      collect() {
        this.set(hashing.waiting);
      },
    });
    new Counter({
      name: 'cardroom_hashing_total',
      help: 'Passwords that were worked out.',
      registers,
      collect() {
        this.reset();
        this.inc(hashing.done);
      },
    });
  }

  /** Tables, seats and bots are counted when somebody asks. */
  follow(room: Room, bots: { readonly size: number } | null): void {
    const seats = () => room.summaries().reduce((sum, { players }) => sum + players.length, 0);
    const registers = [this.registry];
    const { nodes } = room;
    if (nodes !== null) {
      // Every sample says whose it is.
      this.registry.setDefaultLabels({ node: nodes.name });
      new Gauge({
        name: 'cardroom_node_lag_seconds',
        help: 'How long this node’s last renewal in the database took.',
        registers,
        collect() {
          this.set((nodes.find(nodes.name)?.lag ?? 0) / 1000);
        },
      });
      new Gauge({
        name: 'cardroom_node_load',
        help: 'Tables of this node and the people at them: new tables go where it is smallest.',
        registers,
        collect() {
          this.set(nodes.find(nodes.name)?.load ?? 0);
        },
      });
    }
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
    new Gauge({
      name: 'cardroom_bots',
      help: 'Bots that sit at tables.',
      registers,
      collect() {
        this.set(bots?.size ?? 0);
      },
    });
  }
}
