import type { PointsCommand } from './points/commands.ts';
import type { PointsEvent } from './points/events.ts';
import type { PotCommand } from './pot/commands.ts';
import type { PotEvent } from './pot/events.ts';
import { DONE, type Result } from './refusal.ts';
import type { ShuffleNeed } from './shuffles.ts';
import { type StackedHands, StackedOrders, WantedHands } from './stacked-orders.ts';

/** A hand of a machine that asks the house for nothing but shuffles. */
interface Shuffled {
  readonly state: object;
  readonly log: (PotEvent | PointsEvent)[];
  need: ShuffleNeed | null;
  play(command: PotCommand | PointsCommand): Result;
}

/**
 * For tests only: deals stacked cards where they are wanted, though nobody knows before what the players will
 * do. Each command is tried on a new hand from the first shuffle on, with the orders mended until all cards
 * come right; then the hand of the test takes the place of the one that was tried.
 */
export function dealStacked<H extends Shuffled>(hand: H, begin: () => H, hands: StackedHands): H {
  const orders = new StackedOrders();
  const done: (PotCommand | PointsCommand)[] = [];
  hand.play = (command) => {
    for (;;) {
      const trial = begin();
      orders.again();
      let answer: Result = DONE;
      for (const one of [...done, command]) answer = trial.play(stack(trial, one, orders));
      if (!answer.ok) return answer;
      if (orders.mend(trial.log, new WantedHands(hands))) continue;
      done.push(command);
      Object.assign(hand.state, trial.state);
      hand.log.splice(0, hand.log.length, ...trial.log);
      hand.need = trial.need;
      return answer;
    }
  };
  return hand;
}

/** A shuffle brings its cards in the order that was stacked, whatever the test says. */
function stack<Command extends PotCommand | PointsCommand>(
  { need }: Shuffled,
  command: Command,
  orders: StackedOrders,
): Command {
  if (command.type !== 'shuffle' || need === null) return command;
  return { ...command, cards: orders.bring(need.cards, (cards) => [...cards]) };
}
