import { HIDDEN } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Advice } from '../../engine/player-dealer/game.ts';
import type { RoundState, SpotHand } from '../../engine/player-dealer/state.ts';
import { firstHands } from './first-hands.ts';

/** What a player sees: their cards, those of the bank, and the board if there is one. */
export interface CardsInSight {
  readonly own: readonly number[];
  readonly bank: readonly number[];
  readonly board?: readonly number[];
}

/** A hand that must choose, as its player sees it. */
export interface HandAsked extends CardsInSight {
  /** The ids of the choices that are open to it; none for all that its cards leave. */
  readonly open: readonly string[];
  /** What was chosen for it before, in order: a split, a Tie. */
  readonly chosen?: readonly string[];
}

/** What was done with a hand: the choice, the cards thrown away or set in front, and whether the least was bet. */
export interface ChoiceMade extends Advice {
  readonly least?: boolean;
}

/**
 * What a player sees when their hand must choose; null if that is not what the game shows at a choice.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newHandOn, newRound } from '@cardroom/core/engine/player-dealer';
 * import { handAsked } from '@cardroom/core/odds';
 *
 * const built = buildOffering('hawaiian-gardens/nine-and-a-half');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const round = newRound({ game: built.game, stacks: [500_00, 200_00], dealer: 0, limits: built.limit.limits });
 * console.log(handAsked(round, newHandOn(1, 0))); // null
 * ```
 */
export function handAsked(round: RoundState, hand: SpotHand): HandAsked | null {
  const { game, shared } = round;
  const first = firstHands(game);
  const own = first.own === 'spots' ? hand : shared[first.own];
  if (own === undefined || own.cards.length === 0 || own.cards.includes(HIDDEN)) return null;
  const upCards = (name: string) =>
    shared[name]?.cards.filter((card, place) => shared[name].up[place] && card !== HIDDEN) ?? [];
  const isBoard = game.counted?.by === 'board';
  const bank = isBoard ? [] : upCards(first.bank);
  if (!isBoard && bank.length !== first.seen.filter(Boolean).length) return null;
  return {
    own: [...own.cards],
    bank,
    ...(isBoard && { board: upCards('board') }),
    open: optionsFor(round, hand).map(({ id }) => id),
    chosen: [...hand.choices],
  };
}
