import { packs, type Random, seededRandom } from '../../../cards/index.ts';
import { shuffledOrder } from '../../../cards/shuffled-order.ts';
import { DONE, type Result } from '../../../engine/index.ts';
import { sameCards } from '../../../engine/shuffles.ts';
import type { StackedHands } from '../../../engine/stacked-orders.ts';
import { type HandCommand, type HandEvent, houseNeed, type Table } from '../../../table/index.ts';
import { BadScenario } from '../field.ts';
import { startingOrder } from '../shoe.ts';
import { type LastHand, namesAt, placeIn } from './look.ts';
import type { Brought, StackedDeal } from './stack.ts';
import type { Stack } from './table.ts';

const NO_CARDS: StackedHands = new Map();
export const NOT_STACKED: Stack = { cards: NO_CARDS, dice: null, undealt: true };

/** Those who drew equal cards draw again; hardly ever this often. */
const MOST_DRAWS = 20;

/** The house at the table of a scenario: it draws for the button, deals, shuffles and rolls. */
export class TableDealer {
  /** Hands with stacked cards, and the hand that is played or was last. */
  readonly deals: StackedDeal[] = [];
  last: LastHand | null = null;
  readonly #table: Table;
  readonly #seed: number;
  /** Orders of cards that have turned out right so far, by their number. */
  readonly #orders: ReadonlyMap<number, number[]>;
  readonly #random: Random;
  #brought = 0;
  #shoe: Brought | null = null;
  #dice: readonly number[] | null = null;
  #deal: StackedDeal | null = null;

  constructor(table: Table, seed: number, orders: ReadonlyMap<number, number[]>) {
    this.#table = table;
    this.#seed = seed;
    this.#orders = orders;
    this.#random = seededRandom(`${seed} house`);
  }

  /** A hand begins, after whatever the house must do before it: a draw for the button, a shoe. */
  begin(place: string, stack: Stack): Result {
    const table = this.#table;
    const ready = this.#prepare(`${place}.deal.cards`, stack);
    if (!ready.ok) return ready;
    const { shoeNext } = table.state;
    const from = table.log.length;
    const answer = table.play({ by: 'house', type: 'deal' });
    const { hand } = table.state;
    if (!answer.ok || hand === null) return answer;
    const names = namesAt(table);
    const events = () => eventsOf(table, from);
    this.last = { hand, names, events };
    this.#dice = stack.dice;
    const running = hand.kind === 'player-dealer' && hand.state.setup.running === true;
    this.#deal = {
      place: `${place}.deal`,
      hands: new Map([...stack.cards].map(([name, cards]) => [placeIn({ names }, name), cards])),
      undealt: stack.undealt,
      hand,
      events,
      brought: running && this.#shoe !== null ? [{ ...this.#shoe, from: shoeNext }] : [],
    };
    if (stack.cards.size > 0) this.deals.push(this.#deal);
    this.goOn(place);
    return DONE;
  }

  #prepare(place: string, { cards: stacked }: Stack): Result {
    const table = this.#table;
    for (let draws = 0; draws < MOST_DRAWS && houseNeed(table)?.type === 'draw for button'; draws++) {
      const cards = shuffledOrder(packs.standard.cards, this.#random);
      const answer = table.play({ by: 'house', type: 'draw for button', cards });
      if (!answer.ok) return answer;
    }
    const need = houseNeed(table);
    if (need?.type !== 'shuffle shoe') return DONE;
    this.#shoe = this.#bring(need.cards, stacked, place);
    return table.play({ by: 'house', type: 'shuffle shoe', cards: this.#shoe.cards });
  }

  /** Shuffles and rolls for as long as the hand waits for that. */
  goOn(place: string): void {
    for (;;) {
      const need = houseNeed(this.#table);
      if (need?.type === 'shuffle') this.#must(place, 'cards', this.#shuffle(place, need.cards));
      else if (need?.type === 'roll') {
        const dice = this.#dice ?? Array.from({ length: need.dice }, () => 1 + this.#random.below(6));
        this.#must(place, 'dice', { type: 'roll', dice });
      } else return;
    }
  }

  #shuffle(place: string, cards: readonly number[]): HandCommand {
    const deal = this.#deal;
    const stacked = deal?.brought.length === 0 ? deal.hands : NO_CARDS;
    const brought = this.#bring(cards, stacked, `${deal?.place ?? place}.cards`);
    deal?.brought.push(brought);
    return { type: 'shuffle', cards: brought.cards };
  }

  #must(place: string, what: string, command: HandCommand): void {
    const answer = this.#table.play({ by: 'house', type: 'play', command });
    if (!answer.ok) throw new BadScenario(`${place}: the ${what}: ${answer.message}`);
  }

  /** These cards in the order that has turned out right so far, or in one to begin with. */
  #bring(cards: readonly number[], stacked: StackedHands, place: string): Brought {
    const index = this.#brought++;
    const known = this.#orders.get(index);
    if (known !== undefined && sameCards(known, cards)) return { index, cards: known, from: 0 };
    return { index, cards: startingOrder(cards, stacked, `${this.#seed} ${index}`, place), from: 0 };
  }
}

export const playedIn = (events: Table['log']): HandEvent[] =>
  events.flatMap((event) => (event.type === 'played' ? [event.event] : []));

/** The events of the hand that began after this many of the table's. */
function eventsOf({ log }: Table, from: number): HandEvent[] {
  const began = log.findIndex((event, i) => i >= from && event.type === 'hand began');
  const over = log.findIndex((event, i) => i > began && OVER.includes(event.type));
  return playedIn(log.slice(began, over < 0 ? undefined : over));
}

const OVER: readonly string[] = ['hand ended', 'voided'];
