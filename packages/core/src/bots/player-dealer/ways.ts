import type { Choice, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { SpotHand } from '../../engine/player-dealer/state.ts';
import type { Way } from './trial.ts';

/** Every way to play a hand by one of these choices: with each card that may go, and each set that is not foul. */
export const waysOf = (game: PlayerDealerGame, { cards }: SpotHand, open: readonly Choice[]): Way[] =>
  open.flatMap((choice): Way[] => {
    const { id, set, discards = 0 } = choice;
    if (set?.way === null) return sets(game, choice, cards, set);
    return subsets(cards, discards).map((discard) => ({
      id,
      choice,
      ...(discards > 0 && { discard }),
    }));
  });

function sets(
  { counted }: PlayerDealerGame,
  choice: Choice,
  cards: readonly number[],
  { front: size, refuses }: NonNullable<Choice['set']>,
): Way[] {
  const isFoul = counted !== undefined && 'isFoul' in counted ? counted.isFoul : null;
  return subsets(cards, size).flatMap((front) => {
    const back = [...cards];
    for (const card of front) back.splice(back.indexOf(card), 1);
    const set = { front, back };
    return isFoul?.(set) === true || (refuses?.(set) ?? null) !== null
      ? []
      : [{ id: choice.id, choice, front }];
  });
}

/** All so many of these cards; equal ones once. */
function subsets(cards: readonly number[], size: number): number[][] {
  const found = new Map<string, number[]>();
  const fill = (from: number, taken: number[]): void => {
    if (taken.length === size) {
      found.set(taken.join(), taken);
      return;
    }
    for (let i = from; i < cards.length; i++) fill(i + 1, [...taken, cards[i]]);
  };
  fill(0, []);
  return [...found.values()];
}
