import { HIDDEN } from '../../../cards/index.ts';
import type { HandState } from '../state.ts';

const FIVE = 5;

/**
 * The cards with which a seat that has shown its hand plays for a share of the pot, of its own and of the board;
 * none where the ranking does not say which of them count.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newHand, playingCards } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * // Nobody has shown a hand yet.
 * console.log(playingCards(hand, 0, 0)); // []
 * ```
 */
export function playingCards(state: HandState, seat: number, share: number): readonly number[] {
  const { ranking, from } = state.game.shares[share];
  const value = state.shown[seat]?.[share];
  const own = [...state.down[seat], ...state.up[seat]];
  if (value === undefined || own.includes(HIDDEN)) return [];
  if (from.use === 'parts') {
    const { plays } = ranking;
    const board = state.boards[from.board] ?? [];
    for (const count of plays?.first ?? [])
      for (const mine of taken(own, count))
        for (const rest of taken(board, FIVE - count)) {
          const five = [...mine, ...rest];
          if (plays?.five.value(five) === value) return five;
        }
    return [];
  }
  if (from.use === 'facing') return [];
  const all = from.use === 'any' ? [...own, ...(state.boards[0] ?? [])] : own;
  if (all.length <= FIVE) return all;
  if (ranking.parts.length > 1 || !ranking.parts[0].sizes.includes(FIVE)) return [];
  return taken(all, FIVE).find((five) => ranking.value(five) === value) ?? [];
}

/** All ways to take so many of these cards. */
function taken(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => taken(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}
