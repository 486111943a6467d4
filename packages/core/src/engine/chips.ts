import type { Cents } from './money.ts';

/**
 * Chips lie in named places and only ever move from one place to another, so what a table holds
 * cannot change by construction. A place is an index into `cents`; a layout gives the names.
 */
export interface Layout {
  readonly names: readonly string[];
}

/** Chips in cents, by place; a layout says how many places there are and what they are called. */
export type Chips = Float64Array | number[];

/**
 * Moves chips. A move that would leave less than nothing is a bug in a machine, so it throws.
 *
 * @example
 * ```ts
 * import { move } from '@cardroom/core/engine';
 *
 * const chips = [200_00, 0];
 * move(chips, 0, 1, 50_00);
 * console.log(chips); // [ 15000, 5000 ]
 * ```
 */
export function move(chips: Chips, from: number, to: number, cents: Cents): void {
  if (cents < 0 || chips[from] < cents) {
    throw new Error(`Cannot move ${cents} from place ${from}, which holds ${chips[from]}.`);
  }
  chips[from] -= cents;
  chips[to] += cents;
}

/**
 * All chips together; nothing but a bug changes it.
 *
 * @example
 * ```ts
 * import { total } from '@cardroom/core/engine';
 *
 * console.log(total([150_00, 50_00])); // 20000
 * ```
 */
export function total(chips: Chips): Cents {
  let sum = 0;
  for (let i = 0; i < chips.length; i++) sum += chips[i];
  return sum;
}

/**
 * Every place by its name, for logs and reports.
 *
 * @example
 * ```ts
 * import { named } from '@cardroom/core/engine';
 *
 * console.log(named({ names: ['stack 1', 'pot'] }, [150_00, 50_00])); // { 'stack 1': 15000, pot: 5000 }
 * ```
 */
export function named(layout: Layout, chips: Chips): Record<string, Cents> {
  return Object.fromEntries(layout.names.map((name, i) => [name, chips[i]]));
}
