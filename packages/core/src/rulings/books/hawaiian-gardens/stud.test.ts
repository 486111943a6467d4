import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../cards/index.ts';
import { cards } from '../../../cards/testing-cards.ts';
import { viewFor } from '../../../engine/index.ts';
import type { Irregularity } from '../../../engine/irregularities/irregularity.ts';
import { evolve } from '../../../engine/pot/evolve.ts';
import type { Hand } from '../../../engine/pot/hand.ts';
import { newHand } from '../../../engine/pot/state.ts';
import { callAlong, due, play, stacked, stacksOf } from '../../../engine/pot/testing.ts';
import {
  razz,
  razzdacey,
  razzdeucey,
  sevenCardStud,
  sevenCardStudHiLo8,
  sevenCardStudHiLoRegular,
  superRazz,
  superRazzdacey,
  superRazzdeucey,
  superSevenCardStud,
  superSevenCardStudHiLo,
  superSevenCardStudHiLoRegular,
} from '../../../houses/hawaiian-gardens/stud.ts';
import { dealt, goesOn, ruleOn } from '../../testing.ts';

/** Down, down, up, up, up, up, down. The first has the low card of third street, the third the high one. */
const HANDS = ['Kc Qd 2c 9d 5h 8s 3d', 'Jc Td 7c 6h Ks 4d 9c', '8c 8d Ah Qs Tc 6d 5s'];
const STACKS = [100, 100, 100];

/** Everybody calls along to the betting round of this number. */
const toRound = (hand: Hand, round: number): Hand => callAlong(hand, ({ state }) => state.round === round);

describe.each([
  ['Seven-Card Stud', sevenCardStud, (lines: string) => lines],
  ['Seven-Card Stud High-Low', sevenCardStudHiLo8, (lines: string) => `${lines} (by 003:227)`],
  ['Razz', razz, (lines: string) => `${lines} (by 003:411)`],
] as const)('rulings of the Hawaiian Gardens: %s', (name, offering, cited) => {
  const begin = (seats = 3): Hand =>
    dealt(offering, STACKS.slice(0, seats), { deck: stacked(HANDS.slice(0, seats)) });
  const rule = (hand: Hand, irregularity: Irregularity, choice: 'ruling' | 'other' = 'ruling') =>
    ruleOn(offering, hand, irregularity, choice);

  test(`${cited('003:161')} a hole card that came up is the upcard, and the third card is down`, () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [1] })).toEqual({
      cite: cited('003:161'),
      does: ['next card down'],
    });
    expect([hand.state.down[1], hand.state.up[1]]).toEqual([cards('Jc 7c'), cards('Td')]);
    toRound(hand, 2);
    expect(hand.state.up[1]).toEqual(cards('Td 6h'));
    goesOn(hand);
  });

  test(`${cited('003:161')} others no longer see the third card, and the forced bet falls by the new upcards`, () => {
    const hand = begin();
    const before = hand.state.actor;
    rule(hand, { what: 'exposed card', seat: 0, cards: [0] });
    expect(hand.state.actor).not.toBe(before);
    const view = newHand(hand.state.setup);
    for (const event of hand.log) evolve(view, viewFor(event, 2));
    expect([view.down[0], view.up[0]]).toEqual([[HIDDEN, HIDDEN], cards('Kc')]);
    goesOn(hand);
  });

  test(`${cited('003:161')} both hole cards came up: the hand is dead, its ante goes back`, () => {
    const hand = begin();
    const opens = hand.state.actor;
    expect(rule(hand, { what: 'exposed card', seat: opens, cards: [0, 1] })).toEqual({
      cite: cited('003:161'),
      does: ['hand dead'],
    });
    const next = (opens + 1) % 3;
    expect([hand.state.live[opens], stacksOf(hand)[opens], hand.state.actor]).toEqual([0, 100, next]);
    const { fold, bringIn, raise } = due(hand, 'bet');
    expect([fold, bringIn, raise?.word]).toEqual([true, 200, 'bet']);
    goesOn(hand);
  });

  test(`${cited('003:173')} the wrong player is told to open: the right one does`, () => {
    const hand = begin();
    const opens = hand.state.actor;
    expect(rule(hand, { what: 'wrong low card', seat: (opens + 1) % 3 })).toEqual({
      cite: cited('003:173'),
      does: ['put right'],
    });
    expect([hand.state.actor, hand.state.forced, stacksOf(hand)]).toEqual([opens, true, [99, 99, 99]]);
    goesOn(hand);
  });

  test(`${cited('003:174')} wrong burns are put right, but a last card that was looked at is kept`, () => {
    const hand = toRound(begin(), 2);
    expect(rule(hand, { what: 'wrong burn' })).toEqual({ cite: cited('003:174'), does: ['put right'] });
    toRound(hand, 5);
    expect(rule(hand, { what: 'wrong burn', looked: true }).does).toEqual(['stands']);
    expect(rule(hand, { what: 'wrong burn' }).does).toEqual(['put right']);
    goesOn(hand);
  });

  test(`${cited('003:175')} a street too early is out, one more is burned for each player, then as always`, () => {
    const hand = dealt(offering, STACKS);
    const { next, deck } = hand.state;
    expect(rule(hand, { what: 'early street', count: 2 })).toEqual({
      cite: cited('003:175'),
      does: ['street out'],
    });
    // One burn, two cards too early, and one for each of three.
    expect(hand.state.burns).toEqual(deck.slice(next, next + 6));
    toRound(hand, 2);
    expect(hand.state.burns).toHaveLength(7);
    expect(hand.state.up[0].at(-1)).toBe(deck[next + 7]);
    goesOn(hand);
  });

  test(`${cited('003:175')} a last card among the hole cards is kept, and its player may not raise`, () => {
    const hand = toRound(begin(), 4);
    expect(rule(hand, { what: 'early street', looked: true })).toEqual({
      cite: cited('003:175'),
      does: ['keep card', 'no raise'],
    });
    expect(hand.state.down.map((down) => down.length)).toEqual([3, 2, 2]);
    callAlong(hand, ({ state }) => state.actor === 0);
    expect(due(hand, 'bet')).toMatchObject({ raise: null });
    toRound(hand, 5);
    expect(hand.state.down.map((down) => down.length)).toEqual([3, 3, 3]);
    callAlong(hand, ({ state }) => state.actor === 0);
    expect(due(hand, 'bet').raise).not.toBeNull();
    goesOn(hand);
  });

  test(`${cited('003:175')} a last card that everybody has seen is kept as well, and stays a downcard`, () => {
    const hand = toRound(begin(), 4);
    expect(rule(hand, { what: 'early street', exposed: true })).toEqual({
      cite: cited('003:175'),
      does: ['keep card', 'no raise'],
    });
    const [last] = hand.state.down[0].slice(-1);
    const view = newHand(hand.state.setup);
    for (const event of hand.log) evolve(view, viewFor(event, 2));
    expect(view.down[0].toSorted((a, b) => a - b)).toEqual([last, HIDDEN, HIDDEN]);
    expect(view.up[0]).toEqual(hand.state.up[0]);
    expect(view.down[1].every((card) => card === HIDDEN)).toBe(true);
    goesOn(hand);
  });

  test(`${cited('003:180')} who picks up the upcards has folded`, () => {
    const hand = toRound(begin(), 2);
    const seat = hand.state.actor;
    expect(rule(hand, { what: 'upcards picked up', seat, by: 'player' })).toEqual({
      cite: cited('003:180'),
      does: ['hand dead'],
    });
    expect(hand.state.live[seat]).toBe(0);
    goesOn(hand);
  });

  test(`${cited('003:181')} a hand of six cards cannot win`, () => {
    const hand = toRound(begin(), 5);
    expect(rule(hand, { what: 'missing card', seat: 1 })).toEqual({
      cite: cited('003:181'),
      does: ['hand dead'],
    });
    goesOn(hand);
    expect(hand.log.filter((event) => event.type === 'awarded' && event.seat === 1)).toEqual([]);
  });

  test(`${cited('003:182')} a card off the table plays as an upcard`, () => {
    const hand = toRound(begin(), 2);
    expect(rule(hand, { what: 'card off the table', seat: 1, cards: [1] })).toEqual({
      cite: cited('003:182'),
      does: ['plays up'],
    });
    expect(hand.state.up[1]).toEqual(cards('7c 6h Td'));
    goesOn(hand);
  });

  test(`${cited('003:184, 003:186')} the last card came up: the player bets on, and the best upcards open`, () => {
    const hand = toRound(begin(), 5);
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [2] })).toEqual({
      cite: cited('003:184, 003:186'),
      does: ['plays up'],
    });
    expect(hand.state.up[1]).toEqual(cards('7c 6h Ks 4d 9c'));
    expect(hand.state.down.map((down) => down.length)).toEqual([3, 2, 3]);
    goesOn(hand);
  });

  test(`${cited('003:184, 003:186')} or is declared all in and is asked no more`, () => {
    const hand = toRound(begin(), 5);
    const [, before] = stacksOf(hand);
    const seat = 1;
    rule(hand, { what: 'exposed card', seat, cards: [2] }, 'other');
    const { actor } = hand.state;
    expect(actor).not.toBe(seat);
    play(hand, `${actor + 1} bet 10`);
    expect(hand.state.actor).not.toBe(seat);
    callAlong(hand, ({ over }) => over);
    expect(
      hand.log.filter((event) => event.type === 'acted').some((act) => act.seat === seat && act.to >= 1000),
    ).toBe(false);
    expect(stacksOf(hand)[seat]).toBeGreaterThanOrEqual(before);
    goesOn(hand);
  });

  test(`${cited('003:185-186')} of two players the first gets it up: so does the second`, () => {
    const hand = toRound(begin(2), 5);
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [2] })).toEqual({
      cite: cited('003:185-186'),
      does: ['plays up', 'last cards up'],
    });
    expect([hand.state.up[0], hand.state.up[1]]).toEqual([cards('2c 9d 5h 8s 3d'), cards('7c 6h Ks 4d 9c')]);
    expect(due(hand, 'bet').raise).not.toBeNull();
    goesOn(hand);
  });

  test(`${cited('003:185-186')} or the second: that player may be declared all in before anybody acts`, () => {
    const hand = toRound(begin(2), 5);
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [2] })).toEqual({
      cite: cited('003:185-186'),
      does: ['plays up'],
    });
    expect(hand.state.down[0]).toHaveLength(3);
    const other = toRound(begin(2), 5);
    rule(other, { what: 'exposed card', seat: 1, cards: [2] }, 'other');
    expect(other.over).toBe(true);
    goesOn(hand);
  });

  test(`${cited('003:187-189')} a call stands, though better upcards were overlooked`, () => {
    const hand = toRound(begin(), 2);
    const { actor } = hand.state;
    play(hand, `${actor + 1} bet 5`);
    const caller = hand.state.actor;
    play(hand, `${caller + 1} call`);
    const before = stacksOf(hand);
    expect(rule(hand, { what: 'misread hand', seat: caller, by: 'player' })).toEqual({
      cite: cited('003:187-189'),
      does: ['stands'],
    });
    expect(stacksOf(hand)).toEqual(before);
    goesOn(hand);
  });

  test(`${name}: nothing is printed on an exposed card between the first cards and the last`, () => {
    const hand = toRound(begin(), 3);
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [0] }).cite).toBeNull();
    goesOn(hand);
  });
});

describe.each([
  ['003:4115', razzdeucey],
  ['003:4338', razzdacey],
  ['003:4497', superRazzdacey],
  ['003:4937', superSevenCardStud],
  ['003:5161', superSevenCardStudHiLo],
  ['003:5400', superSevenCardStudHiLoRegular],
  ['003:5958', superRazzdeucey],
  ['003:6160', superRazz],
  ['003:6556', sevenCardStudHiLoRegular],
] as const)('%s', (cite, offering) => {
  test(`${cite} cards dealt too early are burned, and are shuffled in when the deck runs out`, () => {
    const hand = dealt(offering, STACKS);
    const { next, deck } = hand.state;
    expect(ruleOn(offering, hand, { what: 'early street' })).toEqual({ cite, does: ['street out'] });
    expect(hand.state.burns).toEqual(deck.slice(next, next + 2));
    toRound(hand, 2);
    expect(hand.state.burns).toHaveLength(3);
    goesOn(hand);
  });
});
