import { describe, expect, test } from 'vitest';
import { cards } from '../../../cards/testing-cards.ts';
import type { Irregularity } from '../../../engine/irregularities/irregularity.ts';
import type { Hand } from '../../../engine/pot/hand.ts';
import { factsOf } from '../../../engine/pot/irregularities/facts.ts';
import { callAlong, due, play, stacked, stacksOf } from '../../../engine/pot/testing.ts';
import { mexicanPoker } from '../../../houses/hawaiian-gardens/stud.ts';
import { rulingFor } from '../../find.ts';
import { dealt, goesOn, ruleOn } from '../../testing.ts';
import { rulingsOf } from '../index.ts';

/** Up, down, then up as long as nobody turns the downcard up. The third has the highest card and opens. */
const HANDS = ['5c Kd 2h 3h 6d', '7c 6h Kc Qd 2d', 'As Jd 3d 4h 7h'];
const STACKS = [100, 100, 100];

const begin = (hands = HANDS): Hand => dealt(mexicanPoker, STACKS, { deck: stacked(hands) });
const toRound = (hand: Hand, round: number): Hand => callAlong(hand, ({ state }) => state.round === round);
const rule = (hand: Hand, irregularity: Irregularity, choice: 'ruling' | 'other' = 'ruling') =>
  ruleOn(mexicanPoker, hand, irregularity, choice);

describe('rulings of the Hawaiian Gardens: Mexican Poker', () => {
  test('003:368 a downcard the dealer exposed plays up, and the next card comes down', () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0] })).toEqual({
      cite: '003:368',
      does: ['next card down'],
    });
    expect([hand.state.down[0], hand.state.up[0]]).toEqual([[], cards('5c Kd')]);
    toRound(hand, 2);
    expect([hand.state.down[0], hand.state.up[0]]).toEqual([cards('2h'), cards('5c Kd')]);
    toRound(hand, 3);
    expect(hand.state.up[0]).toEqual(cards('5c Kd 3h'));
    goesOn(hand);
  });

  test('003:368 and the player may be declared all in', () => {
    const hand = begin();
    const opener = hand.state.actor;
    rule(hand, { what: 'exposed card', seat: opener, cards: [0] }, 'other');
    expect([hand.state.actor, due(hand, 'bet').fold, due(hand, 'bet').bringIn]).toEqual([0, true, 200]);
    goesOn(hand);
    expect(hand.log.some((event) => event.type === 'acted' && event.seat === opener)).toBe(false);
    expect(stacksOf(hand)[opener]).toBe(100);
  });

  test('003:368 an exposed joker stays a downcard and is wild for everything', () => {
    const hand = begin(['5c Jk 5d 2h 3h', '7c 6h Kc Qd 2d', 'As Jd 3d 4h Kh']);
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0] }).cite).toBe('003:368');
    expect(hand.state.down[0]).toEqual(cards('Jk'));
    toRound(hand, 2);
    // The next card came down beside it.
    expect([hand.state.down[0], hand.state.up[0]]).toEqual([cards('Jk 5d'), cards('5c')]);
    goesOn(hand);
    // Three fives, which a joker lying up could not make.
    expect(hand.log.filter((event) => event.type === 'awarded').map(({ seat }) => seat)).toEqual([0]);
  });

  test('003:368 with no card to come the player may still be declared all in', () => {
    const hand = toRound(begin(), 4);
    const seat = hand.state.actor;
    expect(rule(hand, { what: 'exposed card', seat, cards: [0] }, 'other').cite).toBe('003:368');
    expect(hand.state.actor).not.toBe(seat);
    goesOn(hand);
  });

  test('003:370 first cards out of order are a misdeal, until two players have acted', () => {
    const hand = play(begin(), '3 bring-in');
    expect(rule(hand, { what: 'dealt out of order' })).toEqual({ cite: '003:370', does: ['misdeal'] });
    expect([hand.over, stacksOf(hand)]).toEqual([true, STACKS]);
    const late = play(begin(), '3 bring-in', '1 call');
    expect(rule(late, { what: 'dealt out of order' })).toEqual({ cite: '003:370', does: ['stands'] });
    goesOn(late);
  });

  test('003:370 the hand that was not dealt to is dead once two players have acted', () => {
    const early = begin();
    expect(rule(early, { what: 'skipped player', seat: 1 }).does).toEqual(['misdeal']);
    const hand = play(begin(), '3 bring-in', '1 call');
    expect(rule(hand, { what: 'skipped player', seat: 1 })).toEqual({ cite: '003:370', does: ['hand dead'] });
    expect(hand.state.live[1]).toBe(0);
    goesOn(hand);
  });

  test('003:371-373 a later street out of order: no betting in its round, and bets go back', () => {
    const hand = toRound(begin(), 2);
    const before = stacksOf(hand);
    const { actor } = hand.state;
    play(hand, `${actor + 1} bet 4`);
    expect(rule(hand, { what: 'dealt out of order', seat: actor, cards: [0] })).toEqual({
      cite: '003:371-373',
      does: ['put right', 'no betting'],
    });
    expect(stacksOf(hand)).toEqual(before);
    expect(hand.state.ruled?.faced).toEqual(cards('Jd'));
    expect(due(hand, 'turn-up').seat).toBe(0);
    toRound(hand, 3);
    expect(due(hand, 'bet').raise).not.toBeNull();
    goesOn(hand);
  });

  test('003:371-373 bets of those whose cards were in order stay, unless the table reads that all go back', () => {
    const four = ['5c Kd 2h 3h 6d', '7c 6h Kc Qd 2d', 'As Jd 3d 4h 7h', '6c 5h 2s 5s 6s'];
    for (const [back, stacks] of [
      ['theirs', [98, 98, 94, 94]],
      ['all', [98, 98, 98, 98]],
    ] as const) {
      const hand = toRound(dealt(mexicanPoker, [100, 100, 100, 100], { deck: stacked(four) }), 2);
      play(hand, '3 bet 4', '4 call', '1 call');
      const irregularity = { what: 'dealt out of order', seat: 0, other: 1 } as const;
      const rulings = rulingsOf(mexicanPoker, [], { outOfOrderBets: back });
      const ruling = rulingFor(rulings, factsOf(hand.state, irregularity, hand.log));
      if (ruling === null) throw new Error('There is no ruling.');
      expect(hand.play({ type: 'rule', irregularity, ...ruling }).ok).toBe(true);
      expect(stacksOf(hand)).toEqual(stacks);
      goesOn(hand);
    }
  });

  test('003:375 a downcard that its own player shows stays a downcard', () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0], by: 'player' })).toEqual({
      cite: '003:375',
      does: ['stands'],
    });
    expect([hand.state.down[0], hand.state.ruled?.faced]).toEqual([cards('Kd'), cards('Kd')]);
    goesOn(hand);
  });

  test('003:379 a hand that touches the muck is dead', () => {
    const hand = toRound(begin(), 2);
    const seat = hand.state.actor;
    const [before] = [stacksOf(hand)];
    expect(rule(hand, { what: 'hand in the muck', seat, by: 'player' })).toEqual({
      cite: '003:379',
      does: ['hand dead'],
    });
    expect([hand.state.live[seat], stacksOf(hand)]).toEqual([0, before]);
    goesOn(hand);
  });
});
