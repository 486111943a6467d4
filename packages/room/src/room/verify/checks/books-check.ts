import type { Inspection, Row } from '../../../store/inspection.ts';
import type { Posting } from '../../../store/ledger/ledger.ts';
import type { Store } from '../../../store/store.ts';
import type { Finding, Tell } from './findings.ts';
import { Tallies, tallyOf } from './tally.ts';

const AT_ONCE = 5000;

type BookLine = Pick<Row<'entries'>, 'at' | 'seq' | 'account' | 'cents' | 'why'>;

/**
 * What is compared of a line. `posting` is its posting's name where the house log has it, else whether the line
 * begins a new one: names are made where postings are written, and mean nothing else.
 */
const textOf = (posting: string | boolean, { at, seq, account, cents, why }: BookLine): string =>
  JSON.stringify([posting, at, seq, account, cents, why]);

/** The lines that a posting of a table leaves in the books. */
export const linesOf = ({ at, seq, why, entries }: Posting): string[] =>
  entries.map(({ account, cents, why: of = why }, i) =>
    textOf(i === 0, { at, seq, account, cents, why: of }),
  );

/** The same of a posting that belongs to no table. */
export const houseLinesOf = (
  tx: string,
  { at, why }: { readonly at: number; readonly why: string },
  lines: readonly (readonly [account: string, cents: number])[],
): string[] => lines.map(([account, cents]) => textOf(tx, { at, seq: null, account, cents, why }));

/** Turns rows into lines, in their order. */
class Reader {
  readonly #last = new Map<string | null, string>();

  line(row: Row<'entries'>): string {
    if (row.table_id === null) return textOf(row.tx, row);
    const begins = this.#last.get(row.table_id) !== row.tx;
    this.#last.set(row.table_id, row.tx);
    return textOf(begins, row);
  }
}

/**
 * All lines of the books, taken in once: table by table, to be held against the events; account by account, to
 * be held against the balances. Those of no table are held against the house log.
 */
export class BooksCheck {
  readonly #lines = new Tallies<string | null>();
  readonly #sums = new Map<string, number>();

  async read(inspection: Inspection): Promise<void> {
    const reader = new Reader();
    for (let after = Number.MIN_SAFE_INTEGER; ; ) {
      const rows = await inspection.entries(after, AT_ONCE);
      for (const row of rows) {
        this.#lines.add(row.table_id, reader.line(row));
        this.#sums.set(row.account, (this.#sums.get(row.account) ?? 0) + row.cents);
      }
      after = rows.at(-1)?.id ?? after;
      if (rows.length < AT_ONCE) return;
    }
  }

  /** Null when the lines of a table, or of none, are the ones that they should be; else what differs. */
  async compare(
    inspection: Inspection,
    table: string | null,
    expected: readonly string[],
  ): Promise<{ readonly message: string; readonly sums: Map<string, number> } | null> {
    const booked = this.#lines.take(table);
    if (tallyOf(expected).equals(booked)) return null;
    const reader = new Reader();
    const rows = await inspection.entriesOf(table);
    const lines = rows.map((row) => reader.line(row));
    const sums = new Map<string, number>();
    for (const { account, cents } of rows) sums.set(account, (sums.get(account) ?? 0) + cents);
    const at = lines.findIndex((line, i) => line !== expected[i]);
    const where = at < 0 ? lines.length : at;
    const [is, should] = [words(lines[where]), words(expected[where])];
    return { message: `Line ${where + 1} in the books is ${is}; it should be ${should}.`, sums };
  }

  /** Tables that the books name and that there never were. */
  left(): Finding[] {
    return this.#lines.left.flatMap((table) =>
      table === null
        ? []
        : [{ table, seq: null, message: 'The books name this table, but it never existed.' }],
    );
  }

  /** A table that cannot be followed has nothing to be compared with. */
  skip(table: string): void {
    this.#lines.take(table);
  }

  /** Every account has its balance, and no balance is without its lines. */
  async compareBalances(store: Store, tell: Tell): Promise<void> {
    for (const message of await store.books.check()) tell(message);
    const balances = new Set((await store.books.balances()).map(({ account }) => account));
    for (const account of this.#sums.keys())
      if (!balances.delete(account)) tell(`${account} has lines in the books but no balance.`);
    for (const account of balances) tell(`${account} has a balance but no lines in the books.`);
  }
}

function words(text: string | undefined): string {
  if (text === undefined) return 'none';
  const [posting, at, seq, account, cents, why] = JSON.parse(text);
  const event = seq === null ? '' : ` by event ${seq}`;
  const of = typeof posting === 'string' ? ` of posting ${posting}` : posting ? '' : ' of the same posting';
  return `"${why}", ${cents} cents for ${account}${event}${of}, at ${at}`;
}
