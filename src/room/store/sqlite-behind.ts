import { Worker } from 'node:worker_threads';
import { StoreError, type StoreTrouble } from './errors.ts';
import { type Packed, pack } from './packed.ts';
import type { SqliteData } from './sqlite-file.ts';
import type { Writer } from './sqlite-writer.ts';
import type { Commit } from './store.ts';

export type Task = { readonly id: number } & (
  | { readonly type: 'write'; readonly batch: Packed }
  | { readonly type: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly type: 'close' }
);

export interface Answer {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly trouble?: { readonly kind: StoreTrouble; readonly message: string; readonly item?: number };
}

interface Waiting {
  readonly done: (rows: unknown[]) => void;
  readonly failed: (error: StoreError) => void;
}

const HERE = new URL('./sqlite-thread.js', import.meta.url);
const CHECKPOINT = './sqlite-checkpoint.js';

/** A writer on a thread of its own. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  readonly #checkpoints: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #gone: StoreError | null = null;

  constructor(where: SqliteData, program: URL = HERE) {
    this.#worker = new Worker(program, { workerData: where });
    this.#worker.on('message', (answer: Answer) => this.#hear(answer));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(undefined));
    this.#worker.unref();
    this.#checkpoints = new Worker(new URL(CHECKPOINT, program), { workerData: where });
    // Without it the writer does the same work, only at worse times.
    this.#checkpoints.on('error', () => {});
    this.#checkpoints.unref();
  }

  async write(batch: readonly Commit[]): Promise<void> {
    await this.#ask({ type: 'write', batch: pack(batch) });
  }

  run(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return this.#ask({ type: 'run', sql, parameters });
  }

  async close(): Promise<void> {
    this.#checkpoints.postMessage('close');
    await this.#ask({ type: 'close' });
  }

  #ask(task: DistributiveOmit<Task, 'id'>): Promise<unknown[]> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    const id = this.#asked++;
    // The process stays for an answer, but not for a thread that has nothing to do.
    this.#worker.ref();
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, ...task });
    });
  }

  #hear({ id, rows, trouble }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (trouble === undefined) waiting?.done([...(rows ?? [])]);
    else {
      const { kind, message, item } = trouble;
      waiting?.failed(new StoreError(kind, message, item === undefined ? {} : { item }));
    }
  }

  #lose(cause: unknown): void {
    this.#gone ??= new StoreError('broken', 'The thread that writes to the disk has ended.', { cause });
    for (const { failed } of this.#waiting.values()) failed(this.#gone);
    this.#waiting.clear();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
