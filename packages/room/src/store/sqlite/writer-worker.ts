import type { Database } from 'better-sqlite3';
import { RestartingWorker } from '../../workers/restarting-worker.ts';
import { asStoreError, patiently, StoreError, type StoreTrouble } from '../errors.ts';
import { type Packed, pack } from '../rows/packed.ts';
import type { Commit } from '../store.ts';
import type { Claim, SqliteData } from './file.ts';
import type { Writer } from './writer.ts';

/** What a thread that works on the file is started with. */
export interface WorkerData {
  readonly where: Pick<SqliteData, 'data' | 'thread' | 'mostPages'>;
  readonly epoch: number;
  /** For how many milliseconds it waits for a file that another holds. */
  readonly wait: number;
}

/** What is written without a record leaves its number, so that it can be found out whether it was written. */
export type Task = { readonly id: number } & (
  | { readonly type: 'write'; readonly batch: Packed; readonly marked: boolean }
  | { readonly type: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly type: 'check' }
  | { readonly type: 'close' }
);

/** The answer to a task, or to being started. */
export interface Answer {
  readonly id: number | 'start';
  readonly rows?: readonly unknown[];
  readonly trouble?: { readonly kind: StoreTrouble; readonly message: string; readonly item?: number };
}

interface Waiting {
  /** The record by which a batch is known; null where its number says it. */
  readonly record: { readonly table: string; readonly seq: number; readonly hash: string } | null;
  readonly done: (rows: unknown[]) => void;
  readonly failed: (error: StoreError) => void;
}

export interface WriterOptions {
  /** Where the programs of the threads lie. */
  readonly program: URL | undefined;
  /** For how many milliseconds the first waits for a file that another holds. */
  readonly wait: number;
  readonly warn: (error: Error) => void;
}

const HERE = new URL('./writer.worker.js', import.meta.url);
const CHECKPOINT = './checkpoint.worker.js';
const LATER_WAIT_MS = 5000;
const GONE = 'The thread that writes to the disk has ended, and is being replaced.';

/**
 * A writer on a thread of its own. One that ends is replaced. What it had been asked and has not answered is
 * looked for in the file: what is there was done, the rest was not.
 */
export class WriterWorker implements Writer {
  readonly #db: Database;
  readonly #writer: RestartingWorker<Answer>;
  readonly #checkpoints: RestartingWorker<never>;
  readonly #waiting = new Map<number, Waiting>();
  #asked: number;
  #closed = false;
  /** Told once how the first thread has started. */
  #started: (trouble: StoreError | null) => void = () => {};

  /** `db` is only read from. */
  private constructor(db: Database, where: SqliteData, { epoch, written }: Claim, wants: WriterOptions) {
    const { data, mostPages } = where;
    const { program = HERE, warn } = wants;
    const file = { data, thread: true, ...(mostPages !== undefined && { mostPages }) };
    this.#db = db;
    this.#asked = written + 1;
    let { wait } = wants;
    const startedWith = (): WorkerData => ({ where: file, epoch, wait });
    this.#writer = new RestartingWorker<Answer>({
      name: 'that writes to the disk',
      without: 'Nothing that happens in the room can be saved, and so nothing can happen.',
      program,
      data: startedWith,
      hear: (answer) => this.#hear(answer),
      ended: () => this.#lose(),
      warn,
    });
    this.#checkpoints = new RestartingWorker<never>({
      name: 'that brings the log into the database',
      without: 'The thread that writes does its work, at worse times.',
      program: new URL(CHECKPOINT, program),
      data: startedWith,
      hear: () => {},
      warn,
    });
    wait = LATER_WAIT_MS;
  }

  static async open(db: Database, where: SqliteData, claim: Claim, wants: WriterOptions): Promise<Writer> {
    const writer = new WriterWorker(db, where, claim, wants);
    writer.#writer.wanted = true;
    const trouble = await new Promise<StoreError | null>((started) => {
      writer.#started = started;
    });
    writer.#writer.wanted = writer.#waiting.size > 0;
    if (trouble === null) return writer;
    await Promise.all([writer.#writer.stop(), writer.#checkpoints.stop()]);
    throw trouble;
  }

  async write(batch: readonly Commit[]): Promise<void> {
    const part = batch.find(({ record }) => record !== undefined);
    const record = part?.record === undefined ? null : { ...part.record, table: part.table };
    await this.#ask({ type: 'write', batch: pack(batch), marked: record === null }, record);
  }

  run(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return this.#ask({ type: 'run', sql, parameters });
  }

  async check(): Promise<void> {
    await this.#ask({ type: 'check' });
  }

  async close(): Promise<void> {
    const there = this.#writer.isThere;
    const [writer, checkpoints] = [this.#writer, this.#checkpoints].map((thread) => thread.stop('it ends'));
    this.#checkpoints.post('close');
    if (there) await this.#ask({ type: 'close' });
    this.#closed = true;
    await Promise.all([writer, checkpoints]);
  }

  #ask(task: DistributiveOmit<Task, 'id'>, record: Waiting['record'] = null): Promise<unknown[]> {
    if (this.#closed) return Promise.reject(new StoreError('broken', 'This data has been closed.'));
    if (!this.#writer.isThere) return Promise.reject(new StoreError('busy', GONE));
    const id = this.#asked++;
    // The process stays for an answer, but not for a thread that has nothing to do.
    this.#writer.wanted = true;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { record, done, failed });
      this.#writer.post({ id, ...task });
    });
  }

  #hear({ id, rows, trouble }: Answer): void {
    const error =
      trouble === undefined
        ? null
        : new StoreError(
            trouble.kind,
            trouble.message,
            trouble.item === undefined ? {} : { item: trouble.item },
          );
    if (id === 'start') {
      this.#started(error);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#writer.wanted = false;
    if (error !== null) waiting?.failed(error);
    else {
      this.#writer.sound();
      waiting?.done([...(rows ?? [])]);
    }
  }

  /** Its connection is closed, so that nothing more of it can come into the file. */
  #lose(): void {
    this.#started(new StoreError('lost', GONE));
    const left = [...this.#waiting];
    this.#waiting.clear();
    this.#writer.wanted = false;
    for (const [id, waiting] of left) void this.#tell(id, waiting);
  }

  async #tell(id: number, { record, done, failed }: Waiting): Promise<void> {
    try {
      const rows = await patiently(() => (record === null ? this.#answerTo(id) : this.#isThere(record)));
      if (rows !== null) done(rows);
      else failed(new StoreError('lost', 'The thread that was to write this has ended: it is not written.'));
    } catch (error) {
      failed(asStoreError(error));
    }
  }

  #isThere({ table, seq, hash }: NonNullable<Waiting['record']>): unknown[] | null {
    const there = this.#db
      .prepare('SELECT 1 FROM records WHERE table_id = ? AND seq = ? AND hash = ?')
      .get(table, seq, hash);
    return there === undefined ? null : [];
  }

  /** Only the last task can be without its answer: each is answered before the next is looked at. */
  #answerTo(id: number): unknown[] | null {
    const { written, answer } = this.#db.prepare('SELECT written, answer FROM holder').get() as {
      written: number;
      answer: string;
    };
    if (written < id) return null;
    return written === id ? JSON.parse(answer) : [];
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
