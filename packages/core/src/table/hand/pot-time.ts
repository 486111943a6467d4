import type { Cents } from '../../engine/index.ts';
import type { ByLine } from '../events.ts';
import type { Due } from '../fees/collection.ts';

/** What a pot owes for half an hour, and what of it which lines print. */
export interface PotTime {
  readonly cents: Cents;
  readonly by: ByLine;
}

const NO_TIME: PotTime = { cents: 0, by: {} };

/** What is due of the pot, beside what it owes already. */
export function ofPot(due: readonly Due[], owes: PotTime = NO_TIME): PotTime {
  let { cents } = owes;
  const by: Record<string, Cents> = { ...owes.by };
  for (const fee of due) {
    if (fee.from !== 'pot') continue;
    cents += fee.cents;
    if (fee.cite !== undefined) by[fee.cite] = (by[fee.cite] ?? 0) + fee.cents;
  }
  return { cents, by };
}

/** As events tell it: nothing where no line is known. */
export const byLines = ({ by }: PotTime): { readonly by?: ByLine } =>
  Object.keys(by).length === 0 ? {} : { by };

/** The fees that a pot owes for time, each with its line; the rest, for which none is known, by itself. */
export function timeDues({ cents, by }: PotTime): Due[] {
  const lines = Object.entries(by).map(
    ([cite, part]): Due => ({ from: 'pot', to: 'drop', cents: part, cite }),
  );
  const rest = lines.reduce((left, due) => left - due.cents, cents);
  return rest > 0 ? [...lines, { from: 'pot', to: 'drop', cents: rest }] : lines;
}
