import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings } from '../houses/offering/setting.ts';
import type { WagerOdds } from './answer.ts';
import { oddsOf } from './offering-odds.ts';
import type { LineOfPlay } from './round/line-of-play.ts';
import { simulate } from './round/simulate.ts';
import { isTwentyOne, lineBy } from './twenty-one/line.ts';
import { TwentyOne } from './twenty-one/solve.ts';

/** A counted figure beside the one that the machine dealt. */
export interface DealtBeside {
  readonly wager: string;
  /** What the line that was dealt costs by the count; at least that where `least` is true. */
  readonly counted: number;
  readonly least: boolean;
  readonly dealt: number;
  readonly se: number;
  /** How many standard errors they are apart; 0 where more was lost than the least. */
  readonly apart: number;
}

/**
 * Deals an offering by a line whose price is counted, and sets both beside each other: the counted line in games of
 * twenty-one, elsewhere the plain one. Only bets before the cards that are counted; those made later are in them.
 */
export function dealBeside(
  offering: PlayerDealerOffering,
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): DealtBeside[] {
  const chosen = chooseSettings(offering.settings, {});
  const found = oddsOf(offering, { rounds: 1 });
  if (!chosen.ok || !found.ok) throw new Error(`${offering.id} has no odds.`);
  const game = offering.game(chosen.values);
  const { wagers } = simulate(game, lineOf(game), { rounds, seed, milliseconds: Number.POSITIVE_INFINITY });
  return found.odds.wagers.flatMap((odds, at) => {
    const kind = game.wagers[at];
    if (odds.method !== 'exact' || kind.when === 'later' || odds.rows.length === 0) return [];
    // With a board the plain line is not priced: it costs no less than the best, and others hang on when it folds.
    const isFolded = game.counted?.by === 'board' && kind.asDealt === undefined;
    if (isFolded && at > 0) return [];
    // A third card of twenty-one is counted as taken (Super 7s); a hand that is played for itself may give up or stand.
    const mayStop = game.counted?.by === 'twenty-one' && (kind.asDealt?.cards.spots ?? 0) > 2;
    return [beside(odds, wagers[at], isFolded || mayStop)];
  });
}

function beside(odds: WagerOdds, { edge, se }: WagerOdds, least: boolean): DealtBeside {
  const counted = odds.edge + (odds.plain ?? 0);
  const apart = se === 0 ? 0 : (edge - counted) / se;
  return { wager: odds.id, counted, least, dealt: edge, se, apart: least ? Math.min(0, apart) : apart };
}

function lineOf(game: PlayerDealerGame): LineOfPlay | null {
  const { counted } = game;
  return counted?.by === 'twenty-one' && isTwentyOne(game)
    ? lineBy(new TwentyOne(game, counted), counted)
    : null;
}
