import type { AsDealt, PlayerDealerGame, WagerKind } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { countAsDealt } from './as-dealt.ts';
import { roundWith, spotOf } from './bets.ts';
import { ShoeCount } from './shoe-count.ts';

/** A wager that the first cards decide. */
export const countFirstCards = (game: PlayerDealerGame, kind: WagerKind, by: AsDealt): WagerOdds =>
  by.inOrder === undefined ? countAsDealt(game, kind, by) : countInOrder(game, kind, by.cards, by.inOrder);

/** The same where it matters which card comes first: every order is looked at, of cards that come to the same once. */
function countInOrder(
  game: PlayerDealerGame,
  kind: WagerKind,
  cards: AsDealt['cards'],
  alike: (card: number) => number,
): WagerOdds {
  const state = roundWith(game, [kind.id]);
  const shoe = new ShoeCount(game.shoe, alike);
  const tally = new Tally(linesOf(game));
  const places = Object.entries(cards).flatMap(([name, count]) => {
    const spot = name === 'spots' ? spotOf(state) : DEALER;
    const hand = newHandOn(spot, 0);
    if (name === 'spots') state.hands[spot].push(hand);
    else state.shared[name] = hand;
    return Array.from({ length: count }, (_, at) => ({ to: hand.cards, at }));
  });
  const deal = (place: number, ways: number): void => {
    if (place === places.length) {
      tally.add(kind.id, 1, game.outcome(state, state.wagers[0]), ways);
      tally.end(ways);
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
  const odds = tally.answer('exact').find(({ id }) => id === kind.id);
  if (odds === undefined) throw new Error(`${game.name}: ${kind.id} is no wager.`);
  return odds;
}
