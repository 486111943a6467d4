import type { Arrangement, PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { DEALER, shared } from '../engine/player-dealer/state.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings } from '../houses/offering/setting.ts';
import type { WagerOdds } from './answer.ts';
import type { FrontAndBack } from './front-and-back/house-way.ts';
import { oddsOf } from './offering-odds.ts';
import type { LineOfPlay } from './round/line-of-play.ts';
import { simulate } from './round/simulate.ts';
import { isTwentyOne, lineBy } from './twenty-one/line.ts';
import { TwentyOne } from './twenty-one/solve.ts';

/** A counted figure next to the one that the machine dealt. */
export interface DealtBeside {
  readonly wager: string;
  /** What the dealt line costs by the count; at least that much if `least` is true. */
  readonly counted: number;
  readonly least: boolean;
  readonly dealt: number;
  readonly se: number;
  /** How many standard errors apart they are; 0 if more was lost than the least. */
  readonly apart: number;
}

/**
 * Deals an offering by a line whose price is counted, and compares the two: the counted line in games of twenty-one,
 * the best set where the bank's hand is seen first, elsewhere the plain line. It covers only counted bets made before
 * the cards; later bets are part of those.
 */
export function dealBeside(
  offering: PlayerDealerOffering,
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): DealtBeside[] {
  const chosen = chooseSettings(offering.settings, {});
  const found = oddsOf(offering, { rounds: 1 });
  if (!chosen.ok || !found.ok) throw new Error(`${offering.id} has no odds.`);
  const game = offering.game(chosen.values);
  const line = lineOf(game);
  const { wagers } = simulate(game, line, { rounds, seed, milliseconds: Number.POSITIVE_INFINITY });
  return found.odds.wagers.flatMap((odds, at) => {
    const kind = game.wagers[at];
    if (odds.method !== 'exact' || kind.when === 'later' || odds.rows.length === 0) return [];
    // With a board the plain line is not priced: it costs no less than the best, and other bets depend on when it
    // folds.
    const isFolded = game.counted?.by === 'board' && kind.asDealt === undefined;
    if (isFolded && at > 0) return [];
    // A third card of twenty-one is counted as taken (Super 7s); a hand that is played for itself may give up or stand.
    const mayStop = game.counted?.by === 'twenty-one' && (kind.asDealt?.cards.spots ?? 0) > 2;
    return [beside(odds, wagers[at], line !== null, isFolded || mayStop)];
  });
}

function beside(odds: WagerOdds, { edge, se }: WagerOdds, best: boolean, least: boolean): DealtBeside {
  const counted = odds.edge + (best ? 0 : (odds.plain ?? 0));
  const apart = se === 0 ? 0 : (edge - counted) / se;
  return { wager: odds.id, counted, least, dealt: edge, se, apart: least ? Math.min(0, apart) : apart };
}

/** The best line, if it is known hand by hand; null for the plain one. */
function lineOf(game: PlayerDealerGame): LineOfPlay | null {
  const { counted } = game;
  if (counted?.by === 'twenty-one' && isTwentyOne(game)) return lineBy(new TwentyOne(game, counted), counted);
  return counted?.by === 'front and back' && counted.seenPushes !== undefined ? againstSeen(counted) : null;
}

/** Sets the hand that wins the most against the bank's open hand; by the house way if nothing does better. */
function againstSeen({ way, front, back, isFoul }: FrontAndBack): LineOfPlay {
  return (view, { spot, cards }, open) => {
    const bank = way(shared(view, 'dealer').cards);
    const [high, higher] = [front(bank.front), back(bank.back)];
    const wins = (set: Arrangement) => Number(front(set.front) > high) + Number(back(set.back) > higher);
    const setting = open.find((choice) => choice.front > 0);
    let best = way(cards);
    // The bank, if it may choose, keeps to the house way.
    for (let a = 0; a < cards.length && spot !== DEALER; a++)
      for (let b = a + 1; b < cards.length; b++) {
        const set = { front: [cards[a], cards[b]], back: cards.filter((_, i) => i !== a && i !== b) };
        if (!isFoul(set) && wins(set) > wins(best)) best = set;
      }
    return setting === undefined ? { id: open[0].id } : { id: setting.id, front: best.front };
  };
}
