import { printCard } from '../../cards/index.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import {
  BURNS,
  boardName,
  destinationOf,
  isDealing,
  type StackedHands,
  StackedOrders,
  seatName,
  WantedHands,
} from '../../engine/stacked-orders.ts';
import { BadScenario } from './field.ts';
import type { StackedCards } from './read.ts';
import { cannotCome, notCome } from './shoe.ts';

type Log = readonly (PotEvent | PointsEvent)[];

/** The stacked cards of a pot or points game by where they go, or from the top of the deck. */
export function stackedHands({ seats, boards, burns, deck }: StackedCards): StackedHands {
  if (deck.length > 0) return new Map([['deck', deck]]);
  return new Map([
    ...[...seats].map(([seat, cards]) => [seatName(seat), cards] as const),
    ...boards.map((cards, board) => [boardName(board), cards] as const),
    [BURNS, burns],
  ]);
}

/** Stacked cards that have not been dealt. */
export function notDealtYet(hands: StackedHands, log: Log): number[] {
  const came = new Map<string, number[]>();
  for (const event of log) {
    if (!isDealing(event)) continue;
    const to = destinationOf(event);
    came.set(to, [...(came.get(to) ?? []), ...event.cards]);
  }
  return notCome(hands, came);
}

/** More than any hand needs: the first card that is wrong comes right each time. */
const MOST_TRIES = 400;

/** Tries a scenario until its stacked cards come where they are wanted, and begins it once more with their orders. */
export function beginStacked<Scenario, Run extends { readonly hand: { readonly log: Log } }>(
  hands: StackedHands,
  scenario: Scenario,
  begin: (orders: StackedOrders) => Run & { run(scenario: Scenario): unknown },
): Run {
  const orders = new StackedOrders();
  if (hands.has('deck')) return begin(orders);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const trial = begin(orders);
    trial.run(scenario);
    const changed = orders.mend(trial.hand.log, new ScenarioCards(hands));
    orders.again();
    if (!changed) return begin(orders);
  }
  throw cannotCome('cards');
}

class ScenarioCards extends WantedHands {
  override missing(card: number): Error {
    return new BadScenario(`cards: ${printCard(card)} cannot come where it is stacked: it has been dealt.`);
  }
}
