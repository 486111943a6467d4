/** A game for points from its declaration to its table, without code for other games, houses or their books. */
import type { Result } from '../engine/index.ts';
import { pointsDealing } from '../engine/machines/points-dealing.ts';
import type { PointsOffering } from '../houses/offering/offering.ts';
import type { Mind } from './company/company.ts';
import { pointsCompany } from './company/points.ts';
import { type OwnOptions, openOffering } from './table/open-offering.ts';
import type { RunningTable } from './table/running-table.ts';
import { type SimulateOptions, type Simulation, simulateAt } from './table/simulation.ts';

export type { Result } from '../engine/index.ts';
export * as steps from '../engine/points/steps.ts';
export { type PointsOffering, pointsOffering } from '../houses/offering/offering.ts';
export { setting } from '../houses/offering/setting.ts';
export type { Mind, Seen } from './company/company.ts';
export type { OwnOptions } from './table/open-offering.ts';
export type { PlayedHand } from './table/played-hand.ts';
export type { RunningTable, SitOptions } from './table/running-table.ts';
export type { SimulateOptions, Simulation } from './table/simulation.ts';

/** The project's own bots for games for points; a bot's name decides its character. */
export const botMind: Mind = pointsCompany.mind;

/**
 * Opens a table for a points game that runs itself; it collects nothing unless given fees.
 *
 * @example
 * ```ts
 * import { pot } from '@cardroom/core/houses/hawaiian-gardens';
 * import { openTable } from '@cardroom/core/points';
 *
 * const faceUp = pot.find(({ id }) => id === 'hawaiian-gardens/face-up-chinese');
 * if (faceUp?.kind !== 'points') throw new Error('It is not offered.');
 * const table = openTable(faceUp, { seed: 7 });
 * if (!table.ok) throw new Error(table.message);
 * table.sit('Ann');
 * table.sit('Bob');
 * const hand = await table.next();
 * if (hand.ok) console.log(hand.number); // 1
 * ```
 */
export function openTable(offering: PointsOffering, options: OwnOptions = {}): Result<RunningTable> {
  return openOffering({ offering, dealing: pointsDealing }, options, pointsCompany);
}

/**
 * Plays hands of a points game with bots, or with your own minds; the same seed always plays the same hands.
 *
 * @example
 * ```ts
 * import { pot } from '@cardroom/core/houses/hawaiian-gardens';
 * import { simulate } from '@cardroom/core/points';
 *
 * const faceUp = pot.find(({ id }) => id === 'hawaiian-gardens/face-up-chinese');
 * if (faceUp?.kind !== 'points') throw new Error('It is not offered.');
 * const run = simulate(faceUp, { seats: 3, hands: 1, seed: 7 });
 * if (!run.ok) throw new Error(run.message);
 * for await (const hand of run) console.log(hand.number); // 1
 * ```
 */
export function simulate(offering: PointsOffering, options: SimulateOptions = {}): Result<Simulation> {
  return simulateAt(options, (opening) => openTable(offering, opening));
}
