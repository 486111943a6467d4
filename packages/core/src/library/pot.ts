/** A game for a pot from its declaration to its table, without code for other games, houses or their books. */
import type { Result } from '../engine/index.ts';
import { potDealing } from '../engine/machines/pot-dealing.ts';
import type { PotOffering } from '../houses/offering/offering.ts';
import type { Mind } from './company/company.ts';
import { potCompany } from './company/pot.ts';
import { type OwnOptions, openOffering } from './table/open-offering.ts';
import type { RunningTable } from './table/running-table.ts';
import { type SimulateOptions, type Simulation, simulateAt } from './table/simulation.ts';

export type { Result } from '../engine/index.ts';
export * as steps from '../engine/pot/steps.ts';
export { type PotOffering, potOffering } from '../houses/offering/offering.ts';
export { setting } from '../houses/offering/setting.ts';
export type { Mind, Seen } from './company/company.ts';
export type { OwnOptions } from './table/open-offering.ts';
export type { PlayedHand } from './table/played-hand.ts';
export type { RunningTable, SitOptions } from './table/running-table.ts';
export type { SimulateOptions, Simulation } from './table/simulation.ts';

/** The project's own bots for games for a pot; a bot's name decides its character. */
export const botMind: Mind = potCompany.mind;

/**
 * Opens a table for a pot game that runs itself; it collects nothing unless given fees.
 *
 * @example
 * ```ts
 * import { pot } from '@cardroom/core/houses/black-sheep';
 * import { openTable } from '@cardroom/core/pot';
 *
 * const [, omaha] = pot;
 * const table = openTable(omaha, { limit: '4-8', seed: 7 });
 * if (!table.ok) throw new Error(table.message);
 * table.sit('Ann');
 * table.sit('Bob');
 * const hand = await table.next();
 * if (hand.ok) console.log(hand.number); // 1
 * ```
 */
export function openTable(offering: PotOffering, options: OwnOptions = {}): Result<RunningTable> {
  return openOffering({ offering, dealing: potDealing }, options, potCompany);
}

/**
 * Plays hands of a pot game with bots, or with your own minds; the same seed always plays the same hands.
 *
 * @example
 * ```ts
 * import { pot } from '@cardroom/core/houses/black-sheep';
 * import { simulate } from '@cardroom/core/pot';
 *
 * const [, omaha] = pot;
 * const run = simulate(omaha, { seats: 3, hands: 1, seed: 7 });
 * if (!run.ok) throw new Error(run.message);
 * for await (const hand of run) console.log(hand.number); // 1
 * ```
 */
export function simulate(offering: PotOffering, options: SimulateOptions = {}): Result<Simulation> {
  return simulateAt(options, (opening) => openTable(offering, opening));
}
