import type { Random } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { BadScenario } from '../../history/scenario/field.ts';
import { startingOrder } from '../../history/scenario/shoe.ts';
import { playedIn } from '../../history/scenario/table/dealer.ts';
import { type Brought, mend } from '../../history/scenario/table/stack.ts';
import type { Table } from '../../table/table.ts';
import { type HouseHands, houseCommand } from '../table/house.ts';
import type { BotCompany } from './company.ts';
import type { Stacked } from './stacked.ts';

/** A hand to try cards on: the table as it is, with bots playing everybody. */
interface Trial {
  readonly table: Table;
  readonly company: BotCompany;
}

/** More than any hand needs: each try puts at least the first wrong card right. */
const MOST_TRIES = 120;
const MOST_STEPS = 2_000;

/**
 * A house whose shuffles deal given cards to given places. Who gets which card depends on what happens in the hand, so
 * bots try the hand, cards that fell elsewhere are swapped into place, and the hand is tried again.
 */
export class StackedHouse implements HouseHands {
  readonly #orders: ReadonlyMap<number, readonly number[]>;
  readonly #dice: (readonly number[])[];
  readonly #random: Random;
  #brought = 0;

  private constructor(
    orders: ReadonlyMap<number, readonly number[]>,
    dice: (readonly number[])[],
    random: Random,
  ) {
    this.#orders = orders;
    this.#dice = dice;
    this.#random = random;
  }

  static async make(stacked: Stacked, random: Random, begin: () => Trial): Promise<StackedHouse> {
    const orders = new Map<number, number[]>();
    const dice: (readonly number[])[] = [];
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const trial = begin();
      const { hand } = trial.table.state;
      if (hand === null) break;
      const brought: Brought[] = [];
      let rolls = 0;
      await playOut(trial, random, {
        mix: (cards) => {
          const index = brought.length;
          const known = orders.get(index);
          const fits = known !== undefined && known.length === cards.length;
          const order = fits
            ? known
            : startingOrder(cards, index === 0 ? stacked : new Map(), `${index}`, 'cards');
          orders.set(index, order);
          brought.push({ index, cards: order, from: 0 });
          return order;
        },
        roll: (count) => {
          dice[rolls] ??= Array.from({ length: count }, () => 1 + random.below(6));
          return dice[rolls++];
        },
      });
      const began = trial.table.log.findLastIndex(({ type }) => type === 'hand began');
      const events = () => playedIn(trial.table.log.slice(began));
      const changed = mend({ place: '', hands: stacked, undealt: true, hand, events, brought }, orders);
      if (changed === 'right') return new StackedHouse(orders, dice, random);
      if (changed === 'impossible') break;
    }
    throw new BadScenario('These cards cannot all come where they are wanted.');
  }

  mix(cards: readonly number[]): readonly number[] {
    const known = this.#orders.get(this.#brought++);
    const fits =
      known !== undefined && known.length === cards.length && known.every((card) => cards.includes(card));
    return fits ? known : shuffledOrder(cards, this.#random);
  }

  roll(count: number): readonly number[] {
    return this.#dice.shift() ?? Array.from({ length: count }, () => 1 + this.#random.below(6));
  }
}

async function playOut({ table, company }: Trial, random: Random, house: HouseHands): Promise<void> {
  for (let steps = 0; table.state.hand !== null && steps < MOST_STEPS; steps++) {
    const command = houseCommand(table, house);
    const waits = command === null || (command.type === 'play' && command.command.type === 'close');
    if (waits && (await company.move(random))) continue;
    if (command === null || !table.play({ by: 'house', ...command }).ok) return;
  }
}
