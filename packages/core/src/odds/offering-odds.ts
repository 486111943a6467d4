import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import type { OfferingOdds } from './answer.ts';
import { simulate, type Until } from './round/simulate.ts';

/** What is asked of the odds of an offering. */
export interface OddsQuestion extends Until {
  /** Settings that are switched, by name. */
  readonly set?: Readonly<Record<string, SettingValue>>;
}

/**
 * What every wager of an offering costs.
 *
 * @example
 * ```ts
 * import { oddsOf } from '@cardroom/core/odds';
 * import { findOffering } from '@cardroom/core';
 *
 * const offering = findOffering('black-sheep/ez-baccarat');
 * if (offering?.kind === 'player-dealer') {
 *   const odds = oddsOf(offering, { rounds: 1000 });
 *   console.log(odds.wagers[0].title); // Player
 * }
 * ```
 */
export function oddsOf(offering: PlayerDealerOffering, question: OddsQuestion = {}): OfferingOdds {
  const chosen = chooseSettings(offering.settings, question.set ?? {});
  if (!chosen.ok) throw new Error(chosen.message);
  const { dealt, wagers } = simulate(offering.game(chosen.values), null, question);
  return { offering: offering.id, method: 'simulated', ...(dealt && { dealt }), wagers };
}
