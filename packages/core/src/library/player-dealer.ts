/**
 * A game against a player-dealer from its declaration to its table, without code for other games, houses or their
 * books.
 */
import type { Result } from '../engine/index.ts';
import { playerDealerDealing } from '../engine/machines/player-dealer-dealing.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { Mind } from './company/company.ts';
import { playerDealerCompany } from './company/player-dealer.ts';
import { type OwnOptions, openOffering } from './table/open-offering.ts';
import type { RunningTable } from './table/running-table.ts';
import { type SimulateOptions, type Simulation, simulateAt } from './table/simulation.ts';

export type { Result } from '../engine/index.ts';
export * as steps from '../engine/player-dealer/steps.ts';
export { type PlayerDealerOffering, playerDealerOffering } from '../houses/offering/offering.ts';
export { setting } from '../houses/offering/setting.ts';
export type { Mind, Seen } from './company/company.ts';
export type { OwnOptions } from './table/open-offering.ts';
export type { PlayedHand } from './table/played-hand.ts';
export type { RunningTable, SitOptions } from './table/running-table.ts';
export type { SimulateOptions, Simulation } from './table/simulation.ts';

/** The project's own bots for games against a player-dealer; a bot's name decides its character. */
export const botMind: Mind = playerDealerCompany.mind;

/**
 * Opens a player-dealer table that runs itself; it collects nothing unless given fees.
 *
 * @example
 * ```ts
 * import { playerDealer } from '@cardroom/core/houses/black-sheep';
 * import { openTable } from '@cardroom/core/player-dealer';
 *
 * const [first] = playerDealer;
 * const table = openTable(first, { seed: 7 });
 * if (!table.ok) throw new Error(table.message);
 * table.sit('Ann');
 * table.sit('Bob');
 * const hand = await table.next();
 * if (hand.ok) console.log(hand.number); // 1
 * ```
 */
export function openTable(offering: PlayerDealerOffering, options: OwnOptions = {}): Result<RunningTable> {
  return openOffering({ offering, dealing: playerDealerDealing }, options, playerDealerCompany);
}

/**
 * Plays rounds against a player-dealer with bots, or with your own minds; the same seed always plays the same hands.
 *
 * @example
 * ```ts
 * import { playerDealer } from '@cardroom/core/houses/black-sheep';
 * import { simulate } from '@cardroom/core/player-dealer';
 *
 * const [first] = playerDealer;
 * const run = simulate(first, { seats: 3, hands: 1, seed: 7 });
 * if (!run.ok) throw new Error(run.message);
 * for await (const hand of run) console.log(hand.number); // 1
 * ```
 */
export function simulate(offering: PlayerDealerOffering, options: SimulateOptions = {}): Result<Simulation> {
  return simulateAt(options, (opening) => openTable(offering, opening));
}
