import type { Result } from '../engine/refusal.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { OfferingOdds, WagerOdds } from './answer.ts';
import { type OddsQuestion, oddsWork } from './odds-work.ts';
import { inTurn } from './work.ts';

/**
 * What every wager of an offering costs; a setting that the offering does not have is refused.
 *
 * @example
 * ```ts
 * import { oddsOf } from '@cardroom/core/odds';
 * import { findOffering } from '@cardroom/core';
 *
 * const offering = findOffering('black-sheep/ez-baccarat');
 * if (offering?.kind === 'player-dealer') {
 *   const found = oddsOf(offering, { rounds: 1000 });
 *   if (found.ok) console.log(found.odds.wagers[0].title); // Player
 * }
 * ```
 */
export function oddsOf(
  offering: PlayerDealerOffering,
  question: OddsQuestion = {},
): Result<{ readonly odds: OfferingOdds }> {
  const found = oddsWork(offering, question);
  if (!found.ok) return found;
  const { work } = found;
  const { onProgress } = question;
  const counted = inTurn(work.counting, onProgress) as readonly WagerOdds[];
  if (!work.isDealt(counted)) return { ok: true, odds: work.odds(counted, null) };
  question.onDealing?.();
  const dealing = work.dealing();
  const started = Date.now();
  let far = 0;
  for (let part = 0; far < 1; part++) {
    dealing.add(work.deal(part));
    far = dealing.part(Date.now() - started);
    onProgress?.(far);
  }
  return { ok: true, odds: work.odds(counted, dealing) };
}
