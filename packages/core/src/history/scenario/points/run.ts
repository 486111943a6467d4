import { pointsDealingWithRulings } from '../../../engine/machines/points-rulings.ts';
import type { PointsCommand } from '../../../engine/points/commands.ts';
import type { PointsEvent } from '../../../engine/points/events.ts';
import { PointsHand } from '../../../engine/points/hand.ts';
import { type Legal, legal } from '../../../engine/points/legal.ts';
import { NO_SEAT } from '../../../engine/sentinels.ts';
import type { StackedHands, StackedOrders } from '../../../engine/stacked-orders.ts';
import { plural } from '../../../engine/words.ts';
import type { Ruling } from '../../../rulings/ruling.ts';
import { sorted } from '../../tell/round-words.ts';
import { BadScenario } from '../field.ts';
import { ScenarioRun, workings } from '../run.ts';
import { beginStacked, notDealtYet, stackedHands } from '../stack.ts';
import { ruleOn, type Wrong } from '../wrong.ts';
import type { PointsCheck, PointsResult, PointsScenario } from './points.ts';

/** Plays a points game's scenario and notes what turns out otherwise. */
export class PointsRun extends ScenarioRun<PointsCommand, PointsEvent, PointsCheck, PointsResult> {
  protected readonly called = 'hand';
  readonly #hand: PointsHand;
  readonly #rulings: readonly Ruling[];

  private constructor(
    scenario: PointsScenario,
    hand: PointsHand,
    hands: StackedHands,
    orders: StackedOrders,
  ) {
    super(
      hand,
      workings(hand, scenario.seed, hands, orders, {
        actor: () => hand.state.waiting[0] ?? NO_SEAT,
        due: () => describePoints(legal(hand)),
        left: () => notDealtYet(hands, hand.log),
      }),
    );
    this.#hand = hand;
    this.#rulings = scenario.rulings;
  }

  static start(scenario: PointsScenario): PointsRun {
    const hands = stackedHands(scenario.cards);
    return beginStacked(hands, scenario, (orders) => {
      const hand = PointsHand.start(scenario.setup);
      if (!hand.ok) throw new BadScenario(`the hand cannot be dealt: ${hand.message}`);
      return new PointsRun(scenario, hand, hands, orders);
    });
  }

  protected rule(wrong: Wrong) {
    return ruleOn({ hand: this.#hand, dealing: pointsDealingWithRulings, rulings: this.#rulings }, wrong);
  }

  protected check({ place, set }: PointsCheck): void {
    const { sets } = this.#hand.state;
    for (const [seat, words] of set) this.differ(`${place}.set.${seat + 1}`, words, setsWords(sets[seat]));
  }

  protected end({ points, fouled, fantasy }: PointsResult): void {
    const numbers = (seats: readonly number[]): string =>
      seats.map((seat) => seat + 1).join(', ') || 'nobody';
    const found = { points: [] as string[], fouled: [] as number[], fantasy: [] as readonly number[] };
    for (const event of this.#hand.log) {
      if (event.type === 'compared') found.points.push(pointWords(event));
      else if (event.type === 'showed' && event.fouled) found.fouled.push(event.seat);
      else if (event.type === 'fantasy next') found.fantasy = event.seats;
    }
    if (points !== null) this.differ('result.points', points.join('; '), found.points.join('; '));
    if (fouled !== null) this.differ('result.fouled', numbers(fouled), numbers(found.fouled));
    if (fantasy !== null) this.differ('result.fantasy', numbers(fantasy), numbers(found.fantasy));
  }
}

/** The three sets of a hand, front first; a dash where nothing lies yet. */
export const setsWords = (sets: readonly (readonly number[])[]): string =>
  sets.map((cards) => sorted(cards) || '-').join(' / ');

function pointWords({ seats, points, from, to }: Extract<PointsEvent, { type: 'compared' }>): string {
  if (points === 0) return `seat ${seats[0] + 1} and seat ${seats[1] + 1} are even`;
  return `seat ${to + 1} wins ${plural(points, 'point')} from seat ${from + 1}`;
}

/** `seat 2 may set 2 and discard 1`; several seats are joined by semicolons. */
export function describePoints(due: Legal): string {
  if (due.due === 'nothing') return 'nobody has to act';
  if (due.due === 'shuffle') return `the house must shuffle the ${due.pile}`;
  return due.seats
    .map(({ seat, lay, discard, mayDeclare, maySurrender }) => {
      const more = `${mayDeclare ? ', declare' : ''}${maySurrender ? ', surrender' : ''}`;
      return `seat ${seat + 1} may set ${lay}${discard > 0 ? ` and discard ${discard}` : ''}${more}`;
    })
    .join('; ');
}
