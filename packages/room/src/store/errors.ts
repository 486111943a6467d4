/**
 * `busy`: somebody else holds the database or it is not there, even after waiting. `full`: no room on the disk. `conflict`: what
 * was to be written is there already. `refused`: an account would go below zero. `taken`: another room is open
 * on the same data. `moved`: another machine has the table now. `stale`: what it was decided by has changed since.
 * `damaged`: the file is torn, or no database. `lost`: who was to write it has ended.
 * `broken`: all else.
 */
export type StoreTrouble =
  | 'busy'
  | 'full'
  | 'conflict'
  | 'refused'
  | 'taken'
  | 'moved'
  | 'stale'
  | 'damaged'
  | 'lost'
  | 'broken';

/** Nothing of what was asked has been written. */
export class StoreError extends Error {
  readonly kind: StoreTrouble;
  /** Which of the commits of a batch was at fault, where that is known. */
  readonly item: number | undefined;
  /** All of them, where there may be more than one. */
  readonly items: readonly number[];
  /** What an account has, where that was not enough. */
  readonly has: number | undefined;

  constructor(
    kind: StoreTrouble,
    message: string,
    more: { cause?: unknown; item?: number; items?: readonly number[]; has?: number } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'StoreError';
    this.kind = kind;
    this.item = more.item ?? more.items?.[0];
    this.items = more.items ?? (more.item === undefined ? [] : [more.item]);
    this.has = more.has;
  }
}

const SENTENCES: Readonly<Record<StoreTrouble, string>> = {
  busy: 'The database is busy or cannot be reached.',
  full: 'The disk of the database is full.',
  conflict: 'It is already in the database.',
  refused: 'An account would go below zero.',
  taken: 'Another room is already open on this data.',
  moved: 'Another machine has this table now.',
  stale: 'It has changed since.',
  damaged: 'The database file is damaged',
  lost: 'The thread that writes to the database has stopped.',
  broken: 'The database failed',
};

const CODES: readonly (readonly [RegExp, StoreTrouble])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)/, 'conflict'],
  [/^SQLITE_CONSTRAINT_CHECK/, 'refused'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  // Serialization, deadlock, a lock not to be had, too many connections, starting up, going down, gone.
  [/^(40001|40P01|55P03|53300|57P0[1-4]|08...|ECONN\w+|EPIPE|ETIMEDOUT)$/, 'busy'],
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^23505$/, 'conflict'],
  [/^23514$/, 'refused'],
];

/** What a driver threw, as one of the kinds. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const lost =
    code === undefined &&
    /^Connection terminated|not queryable|^Query read timeout|^timeout expired/.test(String(message));
  const kind = lost ? 'busy' : (CODES.find(([pattern]) => pattern.test(String(code)))?.[1] ?? 'broken');
  const why = kind === 'broken' || kind === 'damaged' ? `: ${String(message)}` : '';
  const says = `${SENTENCES[kind]}${why}`;
  return new StoreError(kind, says, { cause: error });
}

/** Whether a store or its driver threw it, and not whoever works with what it gave. */
export const isStores = (error: unknown): boolean =>
  error instanceof StoreError || typeof (error as { code?: unknown }).code === 'string';

const PATIENCE_MS = 5000;
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 250;

/** Does it, again and again while the database is busy, but not forever. */
export async function patiently<T>(work: () => T | Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const until = performance.now() + patience;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (thrown) {
      const error = asStoreError(thrown);
      if (error.kind !== 'busy' || performance.now() + wait > until) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** What says nothing of the disk. */
const ITS_OWN: readonly StoreTrouble[] = ['conflict', 'refused', 'moved', 'stale'];

/** What a commit came to: what is at fault with the disk, and not with what was to be written on it. */
export class LastTrouble {
  current: StoreError | null = null;

  /** A little may still be written where more was not: only what `clears` says that all is well again. */
  async note(work: Promise<void>, clears = false): Promise<void> {
    try {
      await work;
      if (clears) this.current = null;
    } catch (error) {
      const { kind } = error as StoreError;
      if (!ITS_OWN.includes(kind)) this.current = error as StoreError;
      throw error;
    }
  }
}
