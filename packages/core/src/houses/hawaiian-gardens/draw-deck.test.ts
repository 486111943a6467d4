import { describe, expect, test } from 'vitest';
import type { Hand } from '../../engine/pot/hand.ts';
import { play, start } from '../../engine/pot/testing.ts';
import { callDown, courseOf, discardFirst, gameOf, offered, stakesOf } from '../testing/testing.ts';
import { draw } from './draw.ts';

function dealt(name: string, players: number): Hand {
  const offering = offered(draw, name);
  return start(gameOf(offering), stakesOf(offering), Array(players).fill(1000));
}

describe('when the pack runs short (003:3683-3689)', () => {
  test('003:3686 seats 1-6 are served, 7 waits: the last card, the burn and the discards of 1-6', () => {
    const hand = callDown(dealt('archie', 7));
    const held = hand.state.down.map((down) => [...down]);
    discardFirst(hand, 3, 3, 3, 2, 2, 2, 4);
    // 17 cards were left: one burned, fifteen dealt, one kept back.
    expect(hand.state.down.map((down) => down.length)).toEqual([5, 5, 5, 5, 5, 5, 1]);
    const { pile, cards: need } = hand.need!;
    expect(pile).toBe('stub, burns and finished discards');
    const thrown = [3, 3, 3, 2, 2, 2].flatMap((count, seat) => held[seat].slice(0, count));
    const last = hand.state.deck[hand.state.next];
    expect([...need].sort()).toEqual([last, ...hand.state.burns, ...thrown].sort());
    play(hand, 'shuffle');
    // They go on to deal without another burn, and only seat 7's own discards are left out.
    expect(hand.state.burns).toEqual([]);
    expect(hand.state.down[6]).toHaveLength(5);
    expect(hand.state.down[6].some((card) => held[6].slice(0, 4).includes(card))).toBe(false);
  });

  test('003:6861 seats 1-2 are served, 3-7 wait: the last card, the burns and the discards of 1-2, until all are served', () => {
    const hand = callDown(dealt('two-seven-dramaha', 7));
    const held = hand.state.down.map((down) => [...down]);
    discardFirst(hand, 5, 5, 5, 5, 5, 5, 5);
    // 35 dealt, burn, flop, burn: twelve left, of which ten serve two and one more is dealt.
    expect(hand.need!.cards).toHaveLength(1 + 2 + 10);
    expect(
      [...hand.need!.cards].filter((card) => held[0].includes(card) || held[1].includes(card)),
    ).toHaveLength(10);
    let shuffles = 0;
    for (; hand.need !== null; shuffles++) play(hand, 'shuffle');
    // 13, 11 and 11 cards, of which one is kept back each time but the last.
    expect(shuffles).toBe(3);
    expect(hand.state.down.map((down) => down.length)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    for (const [seat, down] of hand.state.down.entries()) {
      expect(down.filter((card) => held[seat].includes(card))).toEqual([]);
    }
    expect(hand.state.boards[0]).toHaveLength(4);
  });

  test('003:3684 burns and earlier discards come first, without those of this draw, after another burn', () => {
    const hand = callDown(dealt('archie', 7));
    discardFirst(hand, 2, 2, 2, 2, 2, 2, 2);
    callDown(hand);
    // Two cards are left: one is burned, and the other kept back.
    const held = hand.state.down.map((down) => [...down]);
    discardFirst(hand, 1, 1, 1, 1, 1, 1, 1);
    const { pile, cards: need } = hand.need!;
    expect(pile).toBe('burns and discards');
    expect(need).toHaveLength(2 + 14);
    expect(need.some((card) => held.some((down) => down[0] === card))).toBe(false);
    const last = hand.state.deck[hand.state.next];
    play(hand, 'shuffle');
    expect(hand.state.burns).toHaveLength(1);
    expect(hand.state.deck.at(-1)).toBe(last);
    expect(hand.state.deck.length - hand.state.next).toBe(2 + 14 + 1 - 1 - 7);
  });

  test('003:3685 the last card is dealt when it is the final one of the final draw', () => {
    const hand = callDown(dealt('archie', 3));
    // 37 left; 3 burns and 34 cards.
    discardFirst(hand, 5, 5, 5);
    discardFirst(callDown(hand), 5, 5, 5);
    discardFirst(callDown(hand), 2, 1, 1);
    expect(hand.need).toBeNull();
    expect(hand.state.deck.length - hand.state.next).toBe(0);
    const short = callDown(dealt('archie', 3));
    discardFirst(short, 5, 5, 5);
    discardFirst(callDown(short), 5, 5, 5);
    discardFirst(callDown(short), 2, 2, 1);
    expect(short.need?.pile).toBe('burns and discards');
    // In an earlier draw it is kept back though it would be just enough.
    const first = discardFirst(callDown(dealt('archie', 7)), 3, 3, 2, 2, 2, 2, 2);
    expect(first.need?.cards).toHaveLength(1 + 1 + 14);
    // The only draw of Dramaha is the final one; the turn then comes from the discards, after a burn.
    const only = discardFirst(callDown(dealt('dramaha', 7)), 5, 5, 2, 0, 0, 0, 0);
    expect(only.state.down[2]).toHaveLength(5);
    expect(only.need).toMatchObject({ pile: 'burns and discards' });
    expect(courseOf(play(only, 'shuffle')).split(' s ')[1]).toBe('b B1 bet');
  });

  test('003:1518 Kansas City: the stub is dealt out, then everything thrown away is collected', () => {
    const hand = callDown(dealt('kansas-city-lowball', 8));
    discardFirst(hand, 3, 3, 3, 3, 3, 3, 3, 3);
    // Twelve left: one burned, eleven dealt; 24 cards were thrown away.
    expect(hand.state.deck.length - hand.state.next).toBe(0);
    expect(hand.need!.cards).toHaveLength(1 + 24);
    play(hand, 'shuffle');
    expect(hand.state.burns).toEqual([]);
    expect(hand.state.down.every((down) => down.length === 5)).toBe(true);
  });

  test('003:892 Badugi: the discards are reshuffled when the stub runs out', () => {
    const hand = callDown(dealt('badugi', 8));
    discardFirst(hand, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(hand.need).toBeNull();
    discardFirst(callDown(hand), 1, 1, 1, 1, 1, 1, 1, 1);
    expect(hand.need).toMatchObject({ pile: 'burns and discards' });
    expect(hand.need!.cards).toHaveLength(2 + 16);
  });

  test('003:11943 Captain: all but the last card, which is mixed with burns, discards and folds; then a burn', () => {
    const hand = callDown(dealt('two-seven-captain', 7));
    // 36 dealt, burn, flop: twelve left. Seat 1 holds six.
    discardFirst(hand, 6, 5, 5, 0, 0, 0, 0);
    expect(hand.state.deck.length - hand.state.next).toBe(1);
    expect(hand.need).toMatchObject({ pile: 'stub, burns and all discards' });
    expect(hand.need!.cards).toHaveLength(1 + 1 + 16);
    play(hand, 'shuffle');
    expect(hand.over).toBe(true);
    expect(courseOf(hand).split(' s ')[1]).toBe('b d4 b B1 b B1');
    const board = callDown(dealt('two-seven-captain', 7));
    discardFirst(board, 1, 5, 3, 2, 0, 0, 0);
    // Two left after the draw: one is burned, the other mixed in before the turn.
    expect(board.state.boards[0]).toHaveLength(3);
    expect(board.need!.cards).toHaveLength(1 + 2 + 11);
    play(board, 'shuffle');
    expect(courseOf(board).split(' s ')[1]).toBe('b B1 b B1');
  });
});
