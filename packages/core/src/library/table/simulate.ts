import type { Result } from '../../engine/index.ts';
import type { GivenOffering } from '../offering.ts';
import { openTable } from './open-table.ts';
import { type SimulateOptions, type Simulation, simulateAt } from './simulation.ts';

/**
 * Plays hands of an offering with bots, or with your own minds; the same seed always plays the same hands.
 *
 * @example
 * ```ts
 * import { simulate } from '@cardroom/core';
 *
 * const run = simulate('hawaiian-gardens/dramaha', { seats: 3, hands: 2, seed: 7 });
 * if (!run.ok) throw new Error(run.message);
 * for await (const hand of run) console.log(hand.number, hand.tell().length > 5);
 * // 1 true
 * // 2 true
 * ```
 */
export function simulate(given: GivenOffering, options: SimulateOptions = {}): Result<Simulation> {
  return simulateAt(options, (opening) => openTable(given, opening));
}
