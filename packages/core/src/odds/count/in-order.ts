import type { AsDealt, PlayerDealerGame, WagerKind } from '../../engine/player-dealer/game.ts';
import type { WagerOdds } from '../answer.ts';
import { countAsDealt } from './as-dealt.ts';
import { FirstHands } from './first-hands.ts';
import { ShoeCount } from './shoe-count.ts';

/** A wager that the first cards decide. */
export const countFirstCards = (game: PlayerDealerGame, kind: WagerKind, by: AsDealt): WagerOdds =>
  by.inOrder === undefined ? countAsDealt(game, kind, by) : countInOrder(game, kind, by.cards, by.inOrder);

/** The same if the order of the cards matters: every order is looked at, equivalent cards once. */
function countInOrder(
  game: PlayerDealerGame,
  kind: WagerKind,
  cards: AsDealt['cards'],
  alike: (card: number) => number,
): WagerOdds {
  const first = new FirstHands(game, kind, cards);
  const shoe = new ShoeCount(game.shoe, alike);
  const places = first.hands.flatMap(({ cards: to, count }) =>
    Array.from({ length: count }, (_, at) => ({ to, at })),
  );
  const deal = (place: number, ways: number): void => {
    if (place === places.length) {
      first.look(ways);
      return;
    }
    const { to, at } = places[place];
    for (let one = 0; one < shoe.left.length; one++) {
      const left = shoe.left[one];
      if (left === 0) continue;
      to[at] = shoe.cards[one];
      shoe.take(one);
      deal(place + 1, ways * left);
      shoe.giveBack(one);
    }
  };
  deal(0, 1);
  return first.odds;
}
