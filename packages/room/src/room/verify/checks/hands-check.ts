import type { Row } from '../../../store/inspection.ts';
import type { HandBegan, HandEnded } from '../../../store/store.ts';

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
  /** One for each who played a hand to its end, in the order in which they are written. */
  readonly lines: string[] = [];

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
    for (const { user, cents } of players) this.lines.push(playerLine(number, user, cents));
  }

  compare(rows: readonly Row<'hands'>[]): { readonly seq: number | null; readonly message: string }[] {
    const listed = new Map(rows.map((row) => [row.number, row]));
    const wrong: { seq: number | null; message: string }[] = [];
    for (const [number, hand] of this.#hands) {
      const row = listed.get(number);
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
}

const columns = Object.keys(WORDS) as (keyof Hand)[];

export const playerLine = (number: number, user: string, cents: number): string =>
  JSON.stringify([number, user, cents]);
