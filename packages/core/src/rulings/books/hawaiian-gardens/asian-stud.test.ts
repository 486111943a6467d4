import { describe, expect, test } from 'vitest';
import { cards } from '../../../cards/testing-cards.ts';
import type { Irregularity } from '../../../engine/irregularities/irregularity.ts';
import type { Hand } from '../../../engine/pot/hand.ts';
import { callAlong, due, play, stacked, stacksOf } from '../../../engine/pot/testing.ts';
import { asianFiveCardStud } from '../../../houses/hawaiian-gardens/stud.ts';
import { dealt, goesOn, ruleOn } from '../../testing.ts';

/** One down and four up. The first has the lowest upcard and opens. */
const HANDS = ['Kc 7c 9d Th Js', 'Qd 8h Kd 9c As', 'Tc Ad Jh 7d Qs'];
const STACKS = [100, 100, 100];

const begin = (): Hand => dealt(asianFiveCardStud, STACKS, { deck: stacked(HANDS) });
const toRound = (hand: Hand, round: number): Hand => callAlong(hand, ({ state }) => state.round === round);
const rule = (hand: Hand, irregularity: Irregularity, choice: 'ruling' | 'other' = 'ruling') =>
  ruleOn(asianFiveCardStud, hand, irregularity, choice);

describe('rulings of the Hawaiian Gardens: Asian Five-Card Stud', () => {
  test('003:778, 003:800 the first card came up: the second is down, and the low card is found anew', () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0] })).toEqual({
      cite: '003:778, 003:800',
      does: ['next card down'],
    });
    expect([hand.state.down[0], hand.state.up[0]]).toEqual([cards('7c'), cards('Kc')]);
    expect([hand.state.actor, due(hand, 'bet').bringIn]).toEqual([1, 200]);
    goesOn(hand);
  });

  test('003:778 a downcard exposed later: the next card comes down', () => {
    const hand = toRound(begin(), 2);
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0] }).does).toEqual(['next card down']);
    toRound(hand, 3);
    expect([hand.state.down[0], hand.state.up[0]]).toEqual([cards('Th'), cards('7c 9d Kc')]);
    goesOn(hand);
  });

  test('003:779 a card its own player shows stays a downcard', () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [0], by: 'player' })).toEqual({
      cite: '003:779',
      does: ['stands'],
    });
    expect(hand.state.down[1]).toEqual(cards('Qd'));
    goesOn(hand);
  });

  test('003:780 a street too early is out, and one more is burned for each player', () => {
    const hand = dealt(asianFiveCardStud, STACKS);
    const { next, deck } = hand.state;
    expect(rule(hand, { what: 'early street' })).toEqual({ cite: '003:780', does: ['street out'] });
    expect(hand.state.burns).toEqual(deck.slice(next, next + 5));
    goesOn(hand);
  });

  test('003:781 wrong burns are put right, unless nobody can tell which card it was', () => {
    const hand = toRound(begin(), 2);
    expect(rule(hand, { what: 'wrong burn' })).toEqual({ cite: '003:781', does: ['put right'] });
    expect(rule(hand, { what: 'wrong burn', looked: true })).toEqual({ cite: '003:781', does: ['stands'] });
    goesOn(hand);
  });

  test('003:785 a chip larger than the bet is a call, unless a raise is announced', () => {
    const hand = toRound(begin(), 2);
    const first = hand.state.actor;
    play(hand, `${first + 1} bet 2`);
    const second = hand.state.actor;
    const before = stacksOf(hand)[second];
    play(hand, `${second + 1} raise 10`);
    expect(rule(hand, { what: 'oversize chip', seat: second, by: 'player' })).toEqual({
      cite: '003:785',
      does: ['is a call'],
    });
    expect([stacksOf(hand)[second], hand.state.level]).toEqual([before - 2, 200]);
    goesOn(hand);
  });

  test('003:787 a hand that touches the muck is dead, unless the floor lets it play', () => {
    const hand = toRound(begin(), 2);
    expect(rule(hand, { what: 'hand in the muck', seat: 1, by: 'player' }, 'other')).toEqual({
      cite: '003:787',
      does: ['stands'],
    });
    expect(hand.state.live[1]).toBe(1);
    expect(rule(hand, { what: 'hand in the muck', seat: 1, by: 'player' }).does).toEqual(['hand dead']);
    expect(hand.state.live[1]).toBe(0);
    goesOn(hand);
  });

  test.each(['missing card', 'extra card'] as const)(
    '003:789 %s: a misdeal before action, then a dead hand without a refund',
    (what) => {
      const hand = begin();
      expect(rule(hand, { what, seat: 1 })).toEqual({ cite: '003:789', does: ['misdeal'] });
      expect(stacksOf(hand)).toEqual(STACKS);
      const late = play(begin(), '1 bring-in', '2 call');
      expect(rule(late, { what, seat: 1 })).toEqual({ cite: '003:789', does: ['hand dead'] });
      expect([late.state.live[1], stacksOf(late)[1]]).toEqual([0, 97]);
      goesOn(late);
    },
  );

  test('003:791 a call stands, though another’s upcards cannot be beaten', () => {
    const hand = play(begin(), '1 bring-in', '2 call');
    expect(rule(hand, { what: 'misread hand', seat: 1, by: 'player' })).toEqual({
      cite: '003:791',
      does: ['stands'],
    });
    goesOn(hand);
  });

  test('003:798 a boxed card does not exist: the next card replaces it', () => {
    const hand = begin();
    const next = hand.state.deck[hand.state.next];
    expect(rule(hand, { what: 'boxed card', seat: 0, cards: [1] })).toEqual({
      cite: '003:798',
      does: ['replace'],
    });
    expect([hand.state.up[0], hand.state.muck]).toEqual([[next], cards('7c')]);
    expect(due(hand, 'bet').bringIn).toBe(200);
    goesOn(hand);
  });

  test('003:800 both of the first two cards came up: the hand is dead, its ante goes back', () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0, 1] })).toEqual({
      cite: '003:800',
      does: ['hand dead'],
    });
    expect([hand.state.live[0], stacksOf(hand)[0], hand.state.actor]).toEqual([0, 100, 1]);
    goesOn(hand);
  });

  test('003:806 who did not know of a raise takes the call back, until the next player has acted', () => {
    const hand = toRound(begin(), 2);
    const [first, second, third] = [0, 1, 2].map((i) => (hand.state.actor + i) % 3);
    play(hand, `${first + 1} bet 2`, `${second + 1} raise 4`, `${third + 1} call`);
    const before = stacksOf(hand)[third];
    expect(rule(hand, { what: 'unaware of a raise', seat: third, by: 'player' })).toEqual({
      cite: '003:806',
      does: ['take back'],
    });
    expect([hand.state.actor, stacksOf(hand)[third]]).toEqual([third, before + 4]);
    play(hand, `${third + 1} call`, `${first + 1} raise 6`);
    expect(rule(hand, { what: 'unaware of a raise', seat: third, by: 'player' })).toEqual({
      cite: '003:806',
      does: ['stands'],
    });
    goesOn(hand);
  });

  test('003:806 a fold behind the call does not bar taking it back, another call does', () => {
    const four = [...HANDS, 'Jc 9h Td 7d 8s'];
    const hand = toRound(dealt(asianFiveCardStud, [100, 100, 100, 100], { deck: stacked(four) }), 2);
    const [first, second, third, fourth] = [0, 1, 2, 3].map((i) => ((hand.state.actor + i) % 4) + 1);
    play(hand, `${first} bet 2`, `${second} raise 4`, `${third} call`, `${fourth} fold`);
    const unaware = { what: 'unaware of a raise', seat: third - 1, by: 'player' } as const;
    expect(rule(hand, unaware).does).toEqual(['take back']);
    expect([hand.state.actor, hand.state.live[fourth - 1]]).toEqual([third - 1, 0]);
    play(hand, `${third} call`);
    expect(hand.state.actor).toBe(first - 1);
    play(hand, `${first} call`);
    expect(rule(hand, unaware).does).toEqual(['stands']);
    goesOn(hand);
  });
});
