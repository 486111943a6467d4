import { JOKER, pipsOf } from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import type { ShoeCount } from '../count/shoe-count.ts';
import { LETTERS } from './letters.ts';
import type { TwentyOne, Worths } from './solve.ts';

const ACE = 1;
const label = (card: number): string =>
  card === JOKER ? 'Jo' : pipsOf(card) >= 10 ? 'T' : pipsOf(card) === ACE ? 'A' : String(pipsOf(card));
/** Deuce to ten, then the ace and the joker. */
const order = (card: number): number =>
  card === JOKER ? 20 : pipsOf(card) === ACE ? 14 : Math.min(pipsOf(card), 10);

/** The rows of a chart: first two cards, by their kinds. */
interface Rows {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly own: readonly number[] }[];
}

const byOrder = ({ cards }: ShoeCount) =>
  cards.map((card, kind) => ({ card, kind })).sort((a, b) => order(a.card) - order(b.card));

/** Hard totals, soft totals and pairs of the first two cards. */
function rowsOf(shoe: ShoeCount): readonly Rows[] {
  const kinds = byOrder(shoe);
  const plain = kinds.filter(({ card }) => card !== JOKER && pipsOf(card) !== ACE);
  const hard = new Map<number, readonly number[]>();
  for (const a of plain)
    for (const b of plain) if (a.kind !== b.kind) hard.set(points(a.card) + points(b.card), [a.kind, b.kind]);
  const aces = kinds.filter(({ card }) => card !== JOKER && pipsOf(card) === ACE);
  return [
    {
      title: 'Hard totals',
      rows: [...hard].sort(([a], [b]) => a - b).map(([total, own]) => ({ name: String(total), own })),
    },
    {
      title: 'With an ace',
      rows: aces
        .slice(0, 1)
        .flatMap((ace) =>
          plain.map((other) => ({ name: `A-${label(other.card)}`, own: [ace.kind, other.kind] })),
        ),
    },
    {
      title: 'Pairs',
      rows: kinds.map(({ card, kind }) => ({ name: `${label(card)}-${label(card)}`, own: [kind, kind] })),
    },
  ];
}

/** What is best with every first two cards against one card up, row by row; empty if there is no choice. */
export const chartColumn = (solved: TwentyOne, up: number): string[] =>
  rowsOf(solved.kinds).flatMap(({ rows }) => rows.map(({ own }) => best(solved, own, up)));

/** Charts by the card up, from a column for each kind. */
export function chartsOfColumns(shoe: ShoeCount, columns: readonly (readonly string[])[]): Chart[] {
  const ups = byOrder(shoe);
  let at = 0;
  return rowsOf(shoe).map(({ title, rows }) => ({
    title,
    columns: ['', ...ups.map(({ card }) => label(card))],
    rows: rows.map(({ name }) => {
      const cells = ups.map(({ kind }) => columns[kind][at]);
      at++;
      return [name, ...cells];
    }),
  }));
}

/** A cell of the charts of a strategy, each counted from 0. */
export interface ChartPlace {
  readonly chart: number;
  readonly row: number;
  readonly column: number;
}

/** The cell for a first two cards against a card up; null if they have no row. */
export function placeOfTwo(charts: readonly Chart[], own: readonly number[], up: number): ChartPlace | null {
  if (own.length !== 2 || charts.length !== 3) return null;
  const names = own.map(label);
  const aces = names.filter((name) => name === 'A').length;
  const [chart, row] =
    names[0] === names[1]
      ? [2, `${names[0]}-${names[1]}`]
      : aces === 1
        ? [1, `A-${names[names[0] === 'A' ? 1 : 0]}`]
        : [0, String(points(own[0]) + points(own[1]))];
  const place = {
    chart,
    row: charts[chart].rows.findIndex(([name]) => name === row),
    column: charts[chart].columns.indexOf(label(up)),
  };
  return own.includes(JOKER) && chart === 0 ? null : place.row < 0 || place.column < 0 ? null : place;
}

const points = (card: number): number => Math.min(pipsOf(card), 10);

function best(solved: TwentyOne, own: readonly number[], up: number): string {
  const worths: Worths = { ...solved.play(own, up) };
  let [id, most] = ['', Number.NEGATIVE_INFINITY];
  for (const [choice, worth] of Object.entries(worths)) if (worth > most) [id, most] = [choice, worth];
  const early = solved.early(own, up).surrender;
  if (early !== undefined && early > (solved.early(own, up)['play on'] ?? 0)) return LETTERS.surrender;
  return LETTERS[id] ?? '';
}
