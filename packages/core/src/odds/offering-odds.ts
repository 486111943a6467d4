import type { PlayerDealerGame, WagerKind } from '../engine/player-dealer/game.ts';
import type { Result } from '../engine/refusal.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import type { OfferingOdds, WagerOdds } from './answer.ts';
import { exactOdds } from './exact.ts';
import { keptOdds } from './kept/kept.ts';
import { simulate, type Until } from './round/simulate.ts';
import { countTwentyOne } from './twenty-one/count.ts';
import { isTwentyOne } from './twenty-one/line.ts';

/** What is asked of the odds of an offering. */
export interface OddsQuestion extends Until {
  /** Settings that are switched, by name. */
  readonly set?: Readonly<Record<string, SettingValue>>;
  /** Counts games of twenty-one also under settings for which nothing is kept: up to some minutes. */
  readonly best?: boolean;
  /** Deals rounds by the plain line also where all could be counted. */
  readonly simulated?: boolean;
}

/**
 * What every wager of an offering costs; a setting that the offering has not is refused.
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
  const chosen = chooseSettings(offering.settings, question.set ?? {});
  if (!chosen.ok) return chosen;
  const known = keptOdds(offering, chosen.values);
  return { ok: true, odds: oddsOfGame(offering.id, offering.game(chosen.values), known, question) };
}

function oddsOfGame(
  offering: string,
  game: PlayerDealerGame,
  known: readonly WagerOdds[] | null,
  question: OddsQuestion,
): OfferingOdds {
  const { counted } = game;
  const exact = question.simulated
    ? new Map<string, WagerOdds>()
    : exactOdds(
        game,
        known === null && question.best && counted?.by === 'twenty-one' && isTwentyOne(game)
          ? countTwentyOne(game, counted, question)
          : known,
      );
  if (game.wagers.every(({ id }) => exact.has(id) || isNeverMade(game, exact, id)))
    return {
      offering,
      method: 'exact',
      wagers: game.wagers.map((kind) => exact.get(kind.id) ?? neverMade(kind)),
    };
  const { dealt, wagers } = simulate(game, null, question);
  return {
    offering,
    method: 'simulated',
    ...(dealt && { dealt }),
    wagers: wagers.map((odds) => exact.get(odds.id) ?? odds),
  };
}

/** A later wager that best play never makes has no odds of its own, where the bet it follows is counted. */
function isNeverMade(game: PlayerDealerGame, exact: ReadonlyMap<string, unknown>, id: string): boolean {
  const kind = game.wagers.find((one) => one.id === id);
  return kind?.when === 'later' && kind.needs?.some((need) => exact.has(need)) === true;
}

const neverMade = ({ id, title }: WagerKind): WagerOdds => ({
  id,
  title,
  method: 'exact',
  edge: 0,
  se: 0,
  sd: 0,
  hit: 0,
  risk: 0,
  rows: [],
});
