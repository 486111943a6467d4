import { Worker } from 'node:worker_threads';
import type { Cents } from '../engine/index.ts';
import type { BotChair } from './bot-chair.ts';
import type { SeatBot } from './bot-host.ts';
import type { FromBots, ToBots } from './bot-words.ts';
import { eventsText, type TableUpdate } from './published.ts';

interface Sitting {
  readonly chair: BotChair;
  readonly sit: ToBots & { type: 'sit' };
  deaf: () => void;
}

const PROGRAM = new URL('./bot-thread.js', import.meta.url);
/** What is said within so many milliseconds is sent together: nobody thinks faster, and waking a thread costs. */
const TOGETHER_MS = 5;
/** A thread that ended by itself is started again after so many milliseconds. */
const AGAIN = 1000;

/**
 * Bots that think on a thread of their own. What each is told and asks goes over in messages, as it would
 * over a socket; a thread that breaks is replaced, and everybody goes on from what his seat can see.
 */
export class BotThread {
  readonly #program: URL;
  readonly #warn: (error: unknown) => void;
  readonly #sitting = new Map<number, Sitting>();
  #worker: Worker;
  #words: string[] = [];
  #timer: NodeJS.Timeout | null = null;
  #told: {
    readonly update: TableUpdate;
    readonly text: string;
    readonly bots: number[];
    readonly purses: Cents[];
  } | null = null;
  #next = 0;
  #ended = false;

  constructor(warn: (error: unknown) => void, program: URL = PROGRAM) {
    this.#warn = warn;
    this.#program = program;
    this.#worker = this.#start();
  }

  readonly seat: SeatBot = (chair, { name }, { wait, quick }) => {
    const bot = this.#next++;
    const { opening, user } = chair;
    const ways = { ...(wait !== undefined && { wait }), ...(quick !== undefined && { quick }) };
    const sitting: Sitting = {
      chair,
      sit: { type: 'sit', bot, opening, user, name, ...ways },
      deaf: () => {},
    };
    this.#sitting.set(bot, sitting);
    this.#sit(sitting);
    return () => {
      sitting.deaf();
      this.#sitting.delete(bot);
      this.#say({ type: 'get up', bot });
    };
  };

  /** Nobody thinks any more. */
  async stop(): Promise<void> {
    this.#ended = true;
    for (const { deaf } of this.#sitting.values()) deaf();
    this.#sitting.clear();
    await this.#worker.terminate();
  }

  #sit(sitting: Sitting): void {
    const { chair, sit } = sitting;
    this.#say(sit);
    sitting.deaf = chair.listen((update, purse) => this.#tell(update, sit.bot, purse));
  }

  /** Those who see the same are told by one word. */
  #tell(update: TableUpdate, bot: number, purse: Cents): void {
    if (update !== this.#told?.update) {
      this.#flushTold();
      this.#told = { update, text: textOf(update), bots: [], purses: [] };
    }
    this.#told.bots.push(bot);
    this.#told.purses.push(purse);
    this.#soon();
  }

  #flushTold(): void {
    if (this.#told === null) return;
    const { text, bots, purses } = this.#told;
    this.#told = null;
    this.#words.push(`{"type":"told","bots":[${bots}],"purses":[${purses}],"update":${text}}`);
  }

  #say(word: ToBots): void {
    this.#flushTold();
    this.#words.push(JSON.stringify(word));
    this.#soon();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => this.#send(), TOGETHER_MS);
  }

  /** One text goes over many times faster than as many objects. */
  #send(): void {
    this.#timer = null;
    this.#flushTold();
    const words = this.#words;
    this.#words = [];
    if (!this.#ended) this.#worker.postMessage(`[${words}]`);
  }

  #start(): Worker {
    const worker = new Worker(this.#program);
    worker.on('message', (asked: readonly FromBots[]) => {
      for (const one of asked) void this.#ask(worker, one);
    });
    worker.on('error', this.#warn);
    worker.on('exit', () => {
      if (!this.#ended) setTimeout(() => this.#again(), AGAIN).unref();
    });
    worker.unref();
    return worker;
  }

  async #ask(worker: Worker, { bot, command, at }: FromBots): Promise<void> {
    const refused = await this.#sitting.get(bot)?.chair.ask(command, at - performance.timeOrigin);
    if (refused !== undefined && worker === this.#worker) this.#say({ type: 'answer', bot, refused });
  }

  #again(): void {
    if (this.#ended) return;
    this.#words = [];
    this.#told = null;
    this.#worker = this.#start();
    for (const sitting of this.#sitting.values()) {
      sitting.deaf();
      this.#sit(sitting);
    }
  }
}

function textOf(update: TableUpdate): string {
  const base = 'base' in update ? `"base":${JSON.stringify(update.base)},` : '';
  return `{${base}"seq":${update.seq},"events":${eventsText(update)}}`;
}
