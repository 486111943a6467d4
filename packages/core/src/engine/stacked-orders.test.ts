import { describe, expect, test } from 'vitest';
import { HIDDEN, printCards } from '../cards/index.ts';
import { cards } from '../cards/testing-cards.ts';
import { Hand } from './pot/hand.ts';
import { boardGame, callAlong, stacked, stakes, start } from './pot/testing.ts';
import { dealtFrom, StackedOrders, seatName, WantedHands } from './stacked-orders.ts';

const limit = stakes([2, 4], { blinds: [1, 2] });
const setup = { game: boardGame(), stakes: limit, stacks: [10000, 10000, 10000], button: 2 };

/** A hand that everybody calls along, and the orders it was dealt from. */
function deal(orders: StackedOrders): { hand: Hand; order: readonly number[] } {
  const hand = Hand.start(setup);
  if (!hand.ok || hand.need === null) throw new Error('The hand does not begin.');
  orders.again();
  const order = orders.bring(hand.need.cards, (pack) => [...pack]);
  hand.play({ type: 'shuffle', cards: order });
  return { hand: callAlong(hand), order };
}

describe('orders that deal stacked cards', () => {
  test('are dealt one card at a time around the table, as any other pack is', () => {
    const hand = start(setup.game, limit, [100, 100, 100], { deck: stacked(['As Ah', 'Ks Kh', 'Qs Qh']) });
    const shuffled = hand.log.find((event) => event.type === 'shuffled');
    expect(shuffled?.type === 'shuffled' && printCards(shuffled.cards.slice(0, 6))).toBe('As Ks Qs Ah Kh Qh');
  });

  test('come right when cards that fell elsewhere have changed places with them', () => {
    const orders = new StackedOrders();
    const wants = new Map([
      ['1', cards('As Ah')],
      ['3', [HIDDEN, ...cards('Kd')]],
      ['board', cards('2c 3c 4c 5c 9h')],
      ['burns', cards('Td Jd Qd')],
    ]);
    expect(orders.mend(deal(orders).hand.log, new WantedHands(wants))).toBe(true);
    const { hand, order } = deal(orders);
    expect(orders.mend(hand.log, new WantedHands(wants))).toBe(false);
    expect(hand.state.down[0]).toEqual(cards('As Ah'));
    expect(hand.state.down[2][1]).toBe(cards('Kd')[0]);
    expect(hand.state.boards[0]).toEqual(cards('2c 3c 4c 5c 9h'));
    expect(hand.state.burns).toEqual(cards('Td Jd Qd'));
    const places = dealtFrom(hand.log, [order]).filter(({ to }) => to === seatName(0));
    expect(places.map(({ place }) => place)).toEqual([0, 3]);
  });

  test('cannot deal a card twice', () => {
    const orders = new StackedOrders();
    const twice = new Map([
      ['1', cards('As')],
      ['2', cards('As')],
    ]);
    const { hand } = deal(orders);
    expect(() => orders.mend(hand.log, new WantedHands(twice))).toThrow('As has been dealt before');
  });
});
