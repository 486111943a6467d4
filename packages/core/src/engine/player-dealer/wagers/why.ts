import { HIDDEN, printCards } from '../../../cards/index.ts';
import { NO_HAND } from '../../../ranks/ranking.ts';
import { dollars } from '../../money.ts';
import type { Settled } from '../events.ts';
import { verdictOn } from '../irregularities/after-rulings.ts';
import { outcomeOf } from '../irregularities/verdicts.ts';
import { isNoAction, type RoundState, type Wager } from '../state.ts';

/**
 * Why a claim was met as it was, in a few words that follow a colon; empty where there is nothing to say, or
 * where whoever looks does not know the cards. The round stands as it was settled, or later.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { Round, whyMet } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const stacks = [500_00, 200_00, null, null, null, null, null, null];
 * const round = Round.start({ game, stacks, dealer: 0, limits: limit.limits });
 * if (!round.ok) throw new Error(round.message);
 * round.play({ type: 'shuffle', cards: [...game.shoe.cards] });
 * round.play({ type: 'stake', seat: 0, cents: 500_00 });
 * round.play({ type: 'wager', seat: 1, spot: 1, kind: 'ante', cents: 20_00 });
 * round.play({ type: 'close' });
 * round.play({ type: 'choose', seat: 1, choice: 'fold' });
 * for (const event of round.log) if (event.type === 'settled') console.log(whyMet(round.state, event)); // folded
 * ```
 */
export function whyMet(round: RoundState, { wager: index, result, due, cents }: Settled): string {
  if (result === 'unmet') return 'not covered, the bank ran out';
  if (cents < due) return `the bank covers no more than ${dollars(cents)} of ${dollars(due)}`;
  return whyOf(round, index, result);
}

/** Why a bet came out as it did, whatever the bank could pay of it. */
export function whyOf(round: RoundState, index: number, result: Settled['result']): string {
  const wager = round.wagers[index];
  if (wager === undefined) return '';
  if (verdictOn(round, index) !== undefined) return 'as ruled';
  if (isNoAction(round, wager.spot)) return 'no action';
  const hands = round.hands[wager.spot] ?? [];
  const unseen = (cards: readonly number[]) => cards.includes(HIDDEN);
  // Cards that were thrown away are known to nobody else.
  if (hands.some(({ cards }) => unseen(cards))) return hands.every(({ folded }) => folded) ? 'folded' : '';
  if (Object.values(round.shared).some(({ cards }) => unseen(cards))) return noHand(round, wager);
  const outcome = result === 'win' ? outcomeOf(round, wager) : null;
  if (outcome?.result === 'win' && outcome.row !== undefined) return outcome.row;
  return (round.game.why ?? usualWhy)(round, wager);
}

/** What lies against what, where a game has no better words. */
function usualWhy(round: RoundState, { spot, hand }: Wager): string {
  const mine = round.hands[spot]?.[hand];
  if (mine?.folded) return 'given up';
  const others = Object.entries(round.shared).flatMap(([name, { cards }]) =>
    name === 'board' ? [] : [cards],
  );
  return [...(mine === undefined ? [] : [mine.cards]), ...others]
    .map((cards) => printCards(cards))
    .join(' against ');
}

/** A hand that is none by the ranking of its game has lost by that, whatever lies against it: `bust`. */
function noHand({ game, hands }: RoundState, { spot, hand }: Wager): string {
  const cards = hands[spot]?.[hand]?.cards ?? [];
  for (const { ranking } of game.card?.rankings ?? [])
    if (
      ranking.parts.length === 1 &&
      ranking.parts[0].sizes.includes(cards.length) &&
      cards.every(ranking.accepts) &&
      ranking.value(cards) === NO_HAND
    )
      return ranking.name(NO_HAND);
  return '';
}
