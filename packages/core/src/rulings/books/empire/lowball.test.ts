import { describe, expect, test } from 'vitest';
import { total } from '../../../engine/chips.ts';
import type { Irregularity } from '../../../engine/irregularities/irregularity.ts';
import type { Hand } from '../../../engine/pot/hand.ts';
import { callAlong, play, stacked, stacksOf } from '../../../engine/pot/testing.ts';
import { lowball } from '../../../houses/empire/lowball.ts';
import { discardFirst } from '../../../houses/testing/testing.ts';
import { allCards, dealt, ruleOn } from '../../testing.ts';
import { rulingsOf } from '../index.ts';

/** Four players, of whom the last has the button and deals; that and the next two are the blinds. */
const HANDS = ['Ac 6d 7h 8s Kc', '2c 3d 4h 9s Qc', '2d 3h 6s Tc Jc', 'Ad 4c 5d 7s Ks'];
const begin = (): Hand => dealt(lowball, [100, 100, 100, 100], { deck: stacked(HANDS) });
const atDraw = (): Hand => play(begin(), '3 call', '4 call', '1 call', '2 check');
const drawn = (): Hand => discardFirst(atDraw(), 1, 1, 1, 1);
const rule = (hand: Hand, irregularity: Irregularity) => ruleOn(lowball, hand, irregularity);
const PACK = allCards(begin().state);
const DEALER = 3;

/** The hand is whole, and goes on to its end. */
function goesOn(hand: Hand): void {
  expect(allCards(hand.state)).toEqual(PACK);
  expect(callAlong(hand).over).toBe(true);
  expect(total(hand.state.chips)).toBe(40_000);
}

describe('rulings of the Empire: lowball', () => {
  test.each([
    ['more than five cards before the draw', begin, 'extra card', '002:583'],
    ['more than five after it', drawn, 'extra card', '002:583'],
    ['fewer than five after it', drawn, 'missing card', '002:583'],
  ] as const)('002:583 %s: a foul hand, and what it put in is lost', (_, from, what, cite) => {
    const hand = from();
    const before = stacksOf(hand);
    expect(rule(hand, { what, seat: 1 })).toEqual({ cite, does: ['hand dead'] });
    expect([hand.state.live[1], stacksOf(hand)]).toEqual([0, before]);
    goesOn(hand);
  });

  test('002:583 fewer than five before the draw is no foul: the room has the card dealt', () => {
    const hand = begin();
    expect(rule(hand, { what: 'missing card', seat: 1 })).toEqual({ cite: null, does: ['complete'] });
    expect(hand.state.down[1]).toHaveLength(5);
    goesOn(hand);
  });

  test('002:584 who says pat without knowing of a raise still plays the hand', () => {
    const hand = play(begin(), '3 raise 20', '4 call', '1 call');
    expect(rule(hand, { what: 'unaware of a raise', seat: 0 })).toEqual({
      cite: '002:584',
      does: ['stands'],
    });
    expect(hand.state.live[0]).toBe(1);
    goesOn(hand);
  });

  test('002:587 who makes others throw hands away by a word has no claim; the best of the rest wins', () => {
    const hand = drawn();
    callAlong(hand, ({ state }) => state.acted[2] === 1);
    expect(rule(hand, { what: 'misstated hand', seat: 1 })).toEqual({ cite: '002:587', does: ['hand dead'] });
    goesOn(hand);
    expect(hand.log.some((event) => event.type === 'awarded' && event.seat === 1)).toBe(false);
  });

  test('002:588 before the draw a five or lower is taken, anything above is replaced', () => {
    const low = begin();
    expect(rule(low, { what: 'exposed card', seat: 1, cards: [2] })).toEqual({
      cite: '002:588',
      does: ['stands'],
    });
    expect(low.state.down[1]).toHaveLength(5);
    const high = begin();
    const six = high.state.down[0][1];
    expect(rule(high, { what: 'exposed card', seat: 0, cards: [1] })).toEqual({
      cite: '002:588',
      does: ['replace'],
    });
    expect(high.state.down[0]).toHaveLength(5);
    expect(high.state.muck).toEqual([six]);
    goesOn(high);
    const both = begin();
    const [ace, , , , king] = both.state.down[0];
    expect(rule(both, { what: 'exposed card', seat: 0, cards: [0, 4] }).does).toEqual(['replace']);
    expect([both.state.down[0].includes(ace), both.state.muck]).toEqual([true, [king]]);
  });

  test('002:588 after the draw no exposed card is taken, however low', () => {
    const hand = drawn();
    const at = hand.state.down[1].findIndex((card) => card < 16);
    const low = hand.state.down[1][at];
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [at] })).toEqual({
      cite: '002:588',
      does: ['replace'],
    });
    expect(hand.state.down[1]).not.toContain(low);
    goesOn(hand);
  });

  test('002:588 the one who deals takes every exposed card, before the draw and after it', () => {
    for (const hand of [begin(), drawn()]) {
      const held = [...hand.state.down[DEALER]];
      expect(rule(hand, { what: 'exposed card', seat: DEALER, cards: [4] })).toEqual({
        cite: '002:588',
        does: ['stands'],
      });
      expect(hand.state.down[DEALER]).toEqual(held);
      goesOn(hand);
    }
  });

  test('002:598 a boxed card is dead and goes to the discards; five together are a misdeal', () => {
    const hand = begin();
    const [boxed] = hand.state.down[2];
    expect(rule(hand, { what: 'boxed card', seat: 2, cards: [0] })).toEqual({
      cite: '002:598',
      does: ['replace'],
    });
    expect(hand.state.muck).toEqual([boxed]);
    goesOn(hand);
    const five = begin();
    expect(rule(five, { what: 'boxed card', seat: 2, cards: [0], count: 5 }).does).toEqual(['misdeal']);
    expect(stacksOf(five)).toEqual([100, 100, 100, 100]);
  });

  test('002:600 when two have acted behind a silent player the hand is dead, unless the floor lets it play', () => {
    const hand = play(begin(), '3 call', '4 call');
    expect(rule(hand, { what: 'two acted behind', seat: 0 })).toEqual({
      cite: '002:600',
      does: ['hand dead'],
    });
    expect([hand.state.live[0], hand.state.actor]).toEqual([0, 1]);
    goesOn(hand);
    const choices = rulingsOf(lowball).find(({ cite }) => cite === '002:600')?.or;
    expect(choices?.map(({ remedy }) => remedy)).toEqual([[{ do: 'stands' }]]);
  });

  test('002:601 a deal out of position is dealt again unless the pot has been opened', () => {
    const folded = play(begin(), '3 fold');
    expect(rule(folded, { what: 'wrong deal' })).toEqual({ cite: '002:601', does: ['misdeal'] });
    expect(stacksOf(folded)).toEqual([100, 100, 100, 100]);
    const opened = play(begin(), '3 call');
    expect(rule(opened, { what: 'wrong deal' })).toEqual({ cite: '002:601', does: ['stands'] });
    goesOn(opened);
  });

  test('002:603 the number drawn may be changed until the next player has acted', () => {
    const hand = play(atDraw(), '1 discard Kc');
    expect(rule(hand, { what: 'changed draw', seat: 0 })).toEqual({ cite: '002:603', does: ['take back'] });
    expect([hand.state.actor, hand.state.down[0].length]).toEqual([0, 5]);
    play(hand, '1 discard 8s Kc', '2 discard Qc');
    expect(rule(hand, { what: 'changed draw', seat: 0 })).toEqual({ cite: '002:603', does: ['stands'] });
    expect(rulingsOf(lowball).filter(({ cite, byPlayer }) => cite === '002:603' && byPlayer)).toHaveLength(2);
    goesOn(hand);
  });

  test('002:604 the dealer who takes the burn card is dead; in another’s hand it plays', () => {
    const taken = drawn();
    expect(rule(taken, { what: 'burn card taken', seat: DEALER })).toEqual({
      cite: '002:604',
      does: ['hand dead'],
    });
    expect(taken.state.live[DEALER]).toBe(0);
    goesOn(taken);
    const given = drawn();
    expect(rule(given, { what: 'burn card taken', seat: 1, looked: true })).toEqual({
      cite: '002:604',
      does: ['stands'],
    });
    expect(rule(given, { what: 'burn card taken', seat: 1 }).cite).toBeNull();
    goesOn(given);
  });

  test.each(['dealt out of order', 'skipped player', 'wrong burn'] as const)(
    '002:605 %s on the draw: a mistake of the dealer, whose hand is dead',
    (what) => {
      const hand = drawn();
      expect(rule(hand, { what, seat: 1 })).toEqual({ cite: '002:605', does: ['hand dead'] });
      expect(hand.state.live).toEqual([1, 1, 1, 0]);
      expect(rule(hand, { what, seat: 1 }).cite).toBeNull();
      goesOn(hand);
      expect(rule(begin(), { what, seat: 1 }).cite).toBeNull();
    },
  );

  test('002:606 a card that somebody could only name is not exposed: it plays', () => {
    const hand = drawn();
    expect(rule(hand, { what: 'flashed card', seat: 1, cards: [0] })).toEqual({
      cite: '002:606',
      does: ['stands'],
    });
    goesOn(hand);
  });
});
