import type { Score } from '@cardroom/core/table';

/** The roads that baccarat players keep: pure functions of the results, the first hand first (000:552-561). */

type Winner = Score['winner'];

/** Where a mark lies on a road of six rows. */
export interface Placed<M> {
  readonly column: number;
  readonly row: number;
  readonly mark: M;
}

export const ROWS = 6;

/** Every result under the last, six to a column. */
export function beadPlate(results: readonly Score[]): Placed<Winner>[] {
  return results.map(({ winner }, i) => ({ column: Math.floor(i / ROWS), row: i % ROWS, mark: winner }));
}

export interface BigMark {
  readonly winner: 'player' | 'banker';
  /** Ties that followed this hand, or came before the first of all. */
  readonly ties: number;
}

/** A column for each run of one side; a tie is noted at the hand before it. */
export function runs(results: readonly Score[]): BigMark[][] {
  const columns: BigMark[][] = [];
  let early = 0;
  for (const { winner } of results) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (winner === 'tie') {
      if (column === undefined || last === undefined) early++;
      else column[column.length - 1] = { ...last, ties: last.ties + 1 };
    } else if (column !== undefined && last?.winner === winner) column.push({ winner, ties: 0 });
    else {
      columns.push([{ winner, ties: early }]);
      early = 0;
    }
  }
  return columns;
}

/** Lays columns on six rows: a run that finds no room below turns to the right. */
function lay<M>(columns: readonly (readonly M[])[]): Placed<M>[] {
  const placed: Placed<M>[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROWS && !taken.has(`${column} ${row}`);
  let next = 0;
  for (const marks of columns) {
    let [column, row] = [next, 0];
    while (!isFree(column, row)) column++;
    next = column + 1;
    let turned = false;
    for (const [i, mark] of marks.entries()) {
      if (i > 0) {
        turned ||= !isFree(column, row + 1);
        if (turned) column++;
        else row++;
      }
      taken.add(`${column} ${row}`);
      placed.push({ column, row, mark });
    }
  }
  return placed;
}

export const bigRoad = (results: readonly Score[]): Placed<BigMark>[] => lay(runs(results));

/** A derived road says whether the big road repeats itself. */
export type Echo = 'regular' | 'choppy';

/** How many columns back each derived road looks. */
export const LOOKS_BACK = { 'big eye boy': 1, 'small road': 2, 'cockroach road': 3 } as const;
export type DerivedRoad = keyof typeof LOOKS_BACK;

/**
 * A mark for each hand of the big road from the second of a column on, once there is a column so far
 * back. The first of a new column asks whether the two columns before it, so far apart, are as long as
 * each other; any other whether the column so far back goes on or ended long before at this depth.
 */
export function echoes(results: readonly Score[], road: DerivedRoad): Echo[] {
  const columns = runs(results).map(({ length }) => length);
  const back = LOOKS_BACK[road];
  const marks: Echo[] = [];
  for (const [at, length] of columns.entries()) {
    for (let depth = 0; depth < length; depth++) {
      if (at < back || (depth === 0 && at === back)) continue;
      const regular = depth === 0 ? columns[at - 1] === columns[at - 1 - back] : columns[at - back] !== depth;
      marks.push(regular ? 'regular' : 'choppy');
    }
  }
  return marks;
}

export function derivedRoad(results: readonly Score[], road: DerivedRoad): Placed<Echo>[] {
  const columns: Echo[][] = [];
  for (const mark of echoes(results, road)) {
    const column = columns.at(-1);
    if (column !== undefined && column[0] === mark) column.push(mark);
    else columns.push([mark]);
  }
  return lay(columns);
}

export interface Counts {
  readonly hands: number;
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly naturals: number;
  /** Bonus wagers that came in, by kind (004:1144). */
  readonly bonuses: Readonly<Record<string, number>>;
}

export function countsOf(results: readonly Score[]): Counts {
  const of = (winner: Winner) => results.filter((result) => result.winner === winner).length;
  return {
    hands: results.length,
    player: of('player'),
    banker: of('banker'),
    tie: of('tie'),
    naturals: results.filter(({ naturals }) => naturals.length > 0).length,
    bonuses: tally(results.flatMap(({ bonuses = [] }) => bonuses)),
  };
}

function tally(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Of all hands, in whole percent; 0 before the first. */
export const percent = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((100 * part) / all);
