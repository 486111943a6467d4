import type { Row } from '../../../store/inspection.ts';
import type { HandBegan, HandEnded } from '../../../store/store.ts';
import type { HandResult } from '../../table/hand-books.ts';

type Hand = Omit<Row<'hands'>, 'table_id'>;

const WORDS: Readonly<Record<keyof Hand, string>> = {
  number: 'number',
  first_seq: 'first event',
  end_seq: 'last event',
  began_at: 'start time',
  ended_at: 'end time',
  result: 'result',
};

/** The hands of a table as its events lead to them, against the list of hands and of who played them. */
export class HandsCheck {
  readonly #hands = new Map<number, Hand>();
  /** Hands with somebody who sat them out: as they were listed before that was told. */
  readonly #before = new Map<number, { readonly result: string; readonly lines: readonly string[] }>();
  readonly #lines = new Map<number, readonly string[]>();

  /** One for each who played a hand to its end, in the order in which they are written. */
  get lines(): string[] {
    return [...this.#lines.values()].flat();
  }

  get count(): number {
    return this.#hands.size;
  }

  played({ began, ended }: { readonly began?: HandBegan; readonly ended?: HandEnded }): void {
    if (began !== undefined) {
      const { number, firstSeq: first_seq, at: began_at } = began;
      this.#hands.set(number, { number, first_seq, began_at, end_seq: null, ended_at: null, result: null });
    }
    if (ended === undefined) return;
    const { number, endSeq: end_seq, at: ended_at, players } = ended;
    const hand = this.#hands.get(number);
    if (hand === undefined) throw new Error(`Hand ${number} ends but never began.`);
    const result = JSON.stringify(ended.result ?? null);
    this.#hands.set(number, { ...hand, end_seq, ended_at, result });
    this.#lines.set(
      number,
      players.map(({ user, cents }) => playerLine(number, user, cents)),
    );
    const { out, ...rest } = (ended.result ?? {}) as Partial<HandResult>;
    if (out === undefined) return;
    const { seats = [], before = [], after = [] } = rest;
    this.#before.set(number, {
      result: JSON.stringify(rest),
      lines: seats.flatMap((user, seat) => {
        const had = before[seat] ?? null;
        return user === null || had === null ? [] : [playerLine(number, user, (after[seat] ?? 0) - had)];
      }),
    });
  }

  compare(rows: readonly Row<'hands'>[]): { readonly seq: number | null; readonly message: string }[] {
    const listed = new Map(rows.map((row) => [row.number, row]));
    const wrong: { seq: number | null; message: string }[] = [];
    for (const [number, hand] of this.#hands) {
      const row = this.#asNow(listed.get(number));
      listed.delete(number);
      const differs = row === undefined ? [] : columns.filter((name) => row[name] !== hand[name]);
      if (row === undefined || differs.length > 0)
        wrong.push({
          seq: hand.first_seq,
          message:
            row === undefined
              ? `Hand ${number} is missing from the list of hands.`
              : `Hand ${number} is listed with the wrong ${differs.map((name) => WORDS[name]).join(', ')}.`,
        });
    }
    for (const number of listed.keys())
      wrong.push({ seq: null, message: `Hand ${number} is in the list of hands but was never played.` });
    return wrong;
  }

  /**
   * As this program would have listed it. A hand from before those who sat it out were told of, and were listed with
   * the others, is right as it stands; so is one with empty places of people who had stood behind the seats and left.
   */
  #asNow(row: Row<'hands'> | undefined): Row<'hands'> | undefined {
    if (row === undefined) return row;
    const result = this.#hands.get(row.number)?.result ?? null;
    const before = this.#before.get(row.number);
    if (before !== undefined && isListedAs(row.result, before.result))
      this.#lines.set(row.number, before.lines);
    else if (!isListedAs(row.result, result)) return row;
    return { ...row, result };
  }
}

const EMPTY = ',null';

/** Whether a result is this one, be it with empty places after its seats. */
function isListedAs(listed: string | null, result: string | null): boolean {
  if (listed === result || listed === null || result === null) return listed === result;
  const more = (listed.length - result.length) / EMPTY.length;
  return (
    Number.isInteger(more) &&
    more > 0 &&
    listed === result.replace('],"before"', `${EMPTY.repeat(more)}],"before"`)
  );
}

const columns = Object.keys(WORDS) as (keyof Hand)[];

export const playerLine = (number: number, user: string, cents: number): string =>
  JSON.stringify([number, user, cents]);
