import type { AsDealt, PlayerDealerGame, WagerKind } from '../../engine/player-dealer/game.ts';
import type { WagerOdds } from '../answer.ts';
import { type FirstHand, FirstHands } from './first-hands.ts';
import { ShoeCount } from './shoe-count.ts';
import { choices, forSuitClasses, isOneDeck } from './suit-classes.ts';

/** Counts a wager that the first cards decide: looks at every deal of them, equivalent ones once. */
export function countAsDealt(
  game: PlayerDealerGame,
  kind: WagerKind,
  { cards, together, suitsAlike }: AsDealt,
): WagerOdds {
  const first = new FirstHands(game, kind, cards);
  const { hands } = first;
  if (suitsAlike && isOneDeck(game.shoe) && (together || hands.length === 1)) {
    const size = hands.reduce((sum, { count }) => sum + count, 0);
    forSuitClasses(game.shoe, size, (dealt, ways) => {
      let at = 0;
      for (const hand of hands) for (let i = 0; i < hand.count; i++) hand.cards[i] = dealt[at++];
      first.look(ways);
    });
  } else forHands(new ShoeCount(game.shoe, (card) => card), hands, 0, 1, (ways) => first.look(ways));
  return first.odds;
}

/** One hand after another, each in one order; equal cards count as often as the shoe has them. */
function forHands(
  shoe: ShoeCount,
  hands: readonly FirstHand[],
  at: number,
  weight: number,
  look: (ways: number) => void,
): void {
  const hand = hands[at];
  if (hand === undefined) {
    look(weight);
    return;
  }
  const fill = (place: number, from: number, ways: number): void => {
    if (place === hand.count) {
      forHands(shoe, hands, at + 1, ways, look);
      return;
    }
    for (let kind = from; kind < shoe.left.length; kind++) {
      const left = shoe.left[kind];
      for (let copies = 1; copies <= Math.min(left, hand.count - place); copies++) {
        for (let i = 0; i < copies; i++) hand.cards[place + i] = shoe.cards[kind];
        shoe.left[kind] = left - copies;
        fill(place + copies, kind + 1, ways * choices(left, copies));
      }
      shoe.left[kind] = left;
    }
  };
  fill(0, 0, weight);
}
