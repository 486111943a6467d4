import type { AsDealt, PlayerDealerGame, WagerKind } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, type SpotHand } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { roundWith, spotOf } from './bets.ts';
import { ShoeCount } from './shoe-count.ts';
import { choices, forSuitClasses, isOneDeck } from './suit-classes.ts';

/** A wager that the first cards decide: every deal of them is looked at, those that are alike once. */
export function countAsDealt(
  game: PlayerDealerGame,
  kind: WagerKind,
  { cards, together, suitsAlike }: AsDealt,
): WagerOdds {
  const state = roundWith(game, [kind.id]);
  const hands = Object.entries(cards).map(([name, count]) => {
    const spot = name === 'spots' ? spotOf(state) : DEALER;
    const hand: SpotHand = newHandOn(spot, 0);
    if (name === 'spots') state.hands[spot].push(hand);
    else state.shared[name] = hand;
    return { cards: hand.cards, count };
  });
  const tally = new Tally(linesOf(game));
  const [wager] = state.wagers;
  const look = (ways: number): void => {
    tally.add(kind.id, 1, game.outcome(state, wager), ways);
    tally.end(ways);
  };
  if (suitsAlike && isOneDeck(game.shoe) && (together || hands.length === 1)) {
    const size = hands.reduce((sum, { count }) => sum + count, 0);
    forSuitClasses(game.shoe, size, (dealt, ways) => {
      let at = 0;
      for (const hand of hands) for (let i = 0; i < hand.count; i++) hand.cards[i] = dealt[at++];
      look(ways);
    });
  } else forHands(new ShoeCount(game.shoe, (card) => card), hands, 0, 1, look);
  const odds = tally.answer('exact').find(({ id }) => id === kind.id);
  if (odds === undefined) throw new Error(`${game.name}: ${kind.id} is no wager.`);
  return odds;
}

interface Dealt {
  readonly cards: number[];
  readonly count: number;
}

/** One hand after another, each in one order; equal cards of a shoe are as many as there are. */
function forHands(
  shoe: ShoeCount,
  hands: readonly Dealt[],
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
