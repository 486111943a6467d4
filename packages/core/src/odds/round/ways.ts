import type { Arrangement, Choice, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { SpotHand } from '../../engine/player-dealer/state.ts';

/** A way to play a hand: one of its choices, with the cards that go or how they are set. */
export interface Way {
  readonly choice: Choice;
  readonly discard?: readonly number[];
  readonly set?: Arrangement;
}

/** Every way to play a hand with these choices: each card that may go, and each set that is not foul. */
export const waysOf = (game: PlayerDealerGame, { cards }: SpotHand, open: readonly Choice[]): Way[] =>
  open.flatMap((choice): Way[] => {
    const { set, discards = 0 } = choice;
    if (set?.way === null)
      return setsOf(cards, set.front).flatMap((of) =>
        isFoul(game, choice, of) ? [] : [{ choice, set: of }],
      );
    if (discards === 0) return [{ choice }];
    return subsets(cards, discards).map((discard) => ({ choice, discard }));
  });

function isFoul({ counted }: PlayerDealerGame, { set: how }: Choice, set: Arrangement): boolean {
  if ((how?.refuses?.(set) ?? null) !== null) return true;
  return counted !== undefined && 'isFoul' in counted && counted.isFoul(set);
}

const setsOf = (cards: readonly number[], size: number): Arrangement[] =>
  subsets(cards, size).map((front) => ({ front, back: without(cards, front) }));

/** Cards less these, each once. */
export function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** All combinations of this many of these cards; equal ones once. */
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
