import type { Outcome, PrintedRow } from '../../engine/player-dealer/game.ts';
import { lose } from '../../engine/player-dealer/steps.ts';

/** A row of a printed pay table: what a hand must be, and its odds to 1 (or to the second number). */
export interface PayRow<H extends string = string> extends PrintedRow {
  readonly hand: H;
  readonly cite: string;
}

export type PayTable<H extends string = string> = readonly PayRow<H>[];

/** Writes rows down in the order printed, all on consecutive lines from the first. */
export function payTable<H extends string>(
  book: string,
  firstLine: number,
  rows: readonly (readonly [H, PayRow['pays']])[],
): PayTable<H> {
  return rows.map(([hand, pays], i) => ({ hand, pays, cite: `${book}:${firstLine + i}` }));
}

/** The outcome of a bonus wager: the row of this hand, or the wager is lost. */
export function payFor<H extends string>(table: PayTable<H>, hand: H | undefined): Outcome {
  const row = table.find((r) => r.hand === hand);
  if (row === undefined) return lose;
  const odds = typeof row.pays === 'number' ? ([row.pays, 1] as const) : row.pays;
  return { result: 'win', odds: [odds[0], odds[1]], row: row.hand };
}

/** If several rows apply, the one that pays the most (000:763-764: trips over a straight). */
export function payBest<H extends string>(table: PayTable<H>, holds: (hand: H) => boolean): Outcome {
  const worth = ({ pays }: PayRow<H>) => (typeof pays === 'number' ? pays : pays[0] / pays[1]);
  let best: PayRow<H> | undefined;
  for (const row of table)
    if (holds(row.hand) && (best === undefined || worth(row) > worth(best))) best = row;
  return payFor(table, best?.hand);
}
