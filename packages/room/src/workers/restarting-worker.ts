import { Worker } from 'node:worker_threads';

/** What a thread is for, and what its owner does when it speaks and when it ends. */
export interface RestartingWorkerOptions<Said> {
  /** For the log: "that writes", "of the bots". */
  readonly name: string;
  /** What the room cannot do without it. */
  readonly without: string;
  readonly program: URL;
  /** What it is started with, each time. */
  readonly data?: () => unknown;
  readonly hear: (message: Said) => void;
  /** It has ended by itself. All that it said has been heard. */
  readonly ended?: () => void;
  /** Another runs in its place. */
  readonly begun?: () => void;
  readonly warn: (error: Error) => void;
}

/** The first is replaced at once, the next after so long, then twice as long each time. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 30_000;
/** One that has lived so long was sound. */
const SOUND_MS = 10_000;
/** So many ends in a row are no accident anymore. */
const MANY = 5;

/** A thread that is replaced when it ends by itself, however often, with growing waits while it keeps ending. */
export class RestartingWorker<Said> {
  readonly #options: RestartingWorkerOptions<Said>;
  #worker: Worker | null = null;
  #began = 0;
  #ends = 0;
  #why: unknown;
  #wanted = false;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(ways: RestartingWorkerOptions<Said>) {
    this.#options = ways;
    this.#start();
  }

  /** Whether one is there to be spoken to. */
  get isThere(): boolean {
    return this.#worker !== null;
  }

  post(message: unknown): void {
    this.#worker?.postMessage(message);
  }

  /** The process stays for a thread that is wanted. */
  set wanted(wanted: boolean) {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    // Whoever has it end waits for that.
    if (this.#stopped) return;
    if (wanted) this.#worker?.ref();
    else this.#worker?.unref();
  }

  /** It has done what it is for, so that its end, if it came now, would be the first. */
  sound(): void {
    this.#ends = 0;
  }

  /** It may end now, and is not replaced; done when it has. */
  async stop(how: 'end it' | 'it ends' = 'end it'): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const worker = this.#worker;
    if (worker === null) return;
    worker.ref();
    if (how === 'end it') await worker.terminate();
    else await new Promise((ended) => worker.once('exit', ended));
  }

  #start(): void {
    this.#timer = null;
    this.#began = performance.now();
    this.#why = undefined;
    const { program, data, hear } = this.#options;
    let worker: Worker;
    try {
      worker = new Worker(program, { workerData: data?.() });
    } catch (error) {
      this.#why = error;
      this.#end();
      return;
    }
    worker.on('message', (message: Said) => hear(message));
    worker.on('error', (error) => {
      this.#why = error;
    });
    worker.on('exit', () => this.#end());
    if (!this.#wanted) worker.unref();
    this.#worker = worker;
  }

  #end(): void {
    this.#worker = null;
    if (!this.#stopped) this.#again();
    this.#options.ended?.();
  }

  #again(): void {
    if (performance.now() - this.#began >= SOUND_MS) this.#ends = 0;
    this.#ends++;
    const wait = this.#ends === 1 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#ends - 2));
    const { name, without, begun, warn } = this.#options;
    warn(this.#said(name, without));
    this.#timer = setTimeout(() => {
      this.#start();
      if (this.#worker !== null) begun?.();
    }, wait);
    // Whoever waits for an answer keeps the process alive.
    this.#timer.unref();
  }

  /** What it said itself when it ended; when it ends again and again, what that means. */
  #said(name: string, without: string): Error {
    const cause = this.#why;
    if (this.#ends >= MANY)
      return new Error(`The thread ${name} has ended ${this.#ends} times in a row. ${without}`, { cause });
    return cause instanceof Error
      ? cause
      : new Error(`The thread ${name} has ended, and is started again.`, { cause });
  }
}
