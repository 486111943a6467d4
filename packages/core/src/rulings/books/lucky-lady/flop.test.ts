import { describe, expect, test } from 'vitest';
import { callAlong, play, stacksOf } from '../../../engine/pot/testing.ts';
import { lowball } from '../../../houses/lucky-lady/lowball.ts';
import { ezMoneyHoldem, holdem, noLimitHoldem, omaha, omahaHiLo } from '../../../houses/lucky-lady/poker.ts';
import { allCards, dealt, ruleOn } from '../../testing.ts';

const games = [
  ["hold'em", holdem, ''],
  ["no limit hold'em", noLimitHoldem, ''],
  ['Omaha', omaha, ' (by 004:48, 004:1408)'],
  ['Omaha high-low', omahaHiLo, ' (by 004:1415, 004:1419)'],
] as const;

describe.each(games)('rulings of the Lucky Lady: %s', (_, offering, by) => {
  const begin = () => dealt(offering);
  const pack = allCards(begin().state);
  const flopped = () => play(begin(), '3 call', '4 call', '1 call', '2 check');

  test('004:1385 when the first card off the deck is exposed, all are shuffled and dealt again', () => {
    const hand = begin();
    const first = hand.state.down[0].indexOf(hand.state.deck[0]);
    expect(ruleOn(offering, hand, { what: 'exposed card', seat: 0, cards: [first] })).toEqual({
      cite: `004:1385${by}`,
      does: ['deal again'],
    });
    play(hand, 'shuffle', '3 call');
    expect(allCards(hand.state)).toEqual(pack);
  });

  test('004:1385 another exposed downcard is replaced by the top card and becomes the burn', () => {
    const hand = begin();
    const [, exposed] = hand.state.down[2];
    const top = hand.state.deck[hand.state.next];
    expect(ruleOn(offering, hand, { what: 'exposed card', seat: 2, cards: [1] })).toEqual({
      cite: `004:1385${by}`,
      does: ['replace'],
    });
    expect([hand.state.down[2].includes(top), hand.state.burns]).toEqual([true, [exposed]]);
    play(hand, '3 call', '4 call', '1 call', '2 check');
    expect([hand.state.boards[0].length, hand.state.burns]).toEqual([3, [exposed]]);
    expect(allCards(callAlong(hand).state)).toEqual(pack);
  });

  test('004:1385 speaks of cards that the dealer exposes: a flashed card, and a player’s own, are the room’s', () => {
    for (const irregularity of [
      { what: 'flashed card', seat: 2, cards: [1] },
      { what: 'exposed card', seat: 2, cards: [1], by: 'player' },
    ] as const)
      expect(ruleOn(offering, begin(), irregularity)).toEqual({ cite: null, does: ['stands'] });
  });

  test('004:1386 a flop too early or too large is mixed with the deck; a new one comes without a burn', () => {
    for (const [hand, what, rest] of [
      [play(begin(), '3 call'), 'early board', ['4 call', '1 call', '2 check']],
      [flopped(), 'large board', []],
    ] as const) {
      expect(ruleOn(offering, hand, { what })).toEqual({ cite: `004:1386${by}`, does: ['board again'] });
      play(hand, ...rest, 'shuffle');
      expect([hand.state.boards[0].length, hand.state.burns.length]).toEqual([3, 1]);
      expect(allCards(hand.state)).toEqual(pack);
    }
  });

  test('004:1387-1391 a turn too early is out for that round, and shuffled in for the river without a burn', () => {
    const hand = play(flopped(), '1 check');
    const early = hand.state.deck[hand.state.next + 1];
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: `004:1387-1391${by}`,
      does: ['card out'],
    });
    play(hand, '2 check', '3 check', '4 check');
    expect(hand.state.boards[0]).not.toContain(early);
    const { length } = hand.state.burns;
    play(hand, '1 check', '2 check', '3 check', '4 check', 'shuffle');
    expect([hand.state.boards[0].length, hand.state.burns.length]).toEqual([5, length]);
    expect(allCards(hand.state)).toEqual(pack);
  });

  test('004:1391 a river too early is shuffled back in the same manner', () => {
    const hand = play(flopped(), '1 check', '2 check', '3 check', '4 check', '1 check');
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: `004:1391${by}`,
      does: ['card out'],
    });
    play(hand, '2 check', '3 check', '4 check', 'shuffle');
    expect(hand.state.boards[0]).toHaveLength(5);
  });

  test('004:1393 one extra card becomes the burn, more are a misdeal; after action the room rules', () => {
    const hand = begin();
    const extra = hand.state.deck[hand.state.next];
    expect(ruleOn(offering, hand, { what: 'extra card', seat: 0 })).toEqual({
      cite: `004:1393${by}`,
      does: ['becomes the burn'],
    });
    expect(hand.state.burns).toEqual([extra]);
    play(hand, '3 call', '4 call', '1 call', '2 check');
    expect(hand.state.burns).toEqual([extra]);

    const twice = begin();
    const before = [100, 100, 100, 100];
    expect(ruleOn(offering, twice, { what: 'extra card', seat: 0, count: 2 }).does).toEqual(['misdeal']);
    expect([twice.state.misdealt, stacksOf(twice)]).toEqual([true, before]);
    expect(ruleOn(offering, play(begin(), '3 call'), { what: 'extra card', seat: 0 }).cite).toBeNull();
  });
});

describe('playing the board at the Lucky Lady', () => {
  test.each([
    ["hold'em", holdem, '004:1397'],
    ["no limit hold'em", noLimitHoldem, '004:1397'],
    ['Omaha, where nobody can (004:48)', omaha, null],
  ])('004:1397 %s: cards thrown away unsaid have no claim', (_, offering, cite) => {
    const hand = dealt(offering, [100, 100, 100, 100], { showdown: 'asked', playBoard: true });
    callAlong(hand, ({ state }) => state.step >= state.game.script.length);
    const seat = hand.state.actor;
    expect(ruleOn(offering, hand, { what: 'hand in the muck', seat })).toEqual({ cite, does: ['hand dead'] });
    expect(hand.state.live[seat]).toBe(0);
    expect(callAlong(hand).over).toBe(true);
    expect(hand.log.some((event) => event.type === 'awarded' && event.seat === seat)).toBe(false);
  });
});

test.each([
  ['004:3-35 lowball', lowball],
  ["004:635-661 EZ Money Hold'em", ezMoneyHoldem],
])('%s prints no rulings: the room answers', (_, offering) => {
  const hand = dealt(offering);
  expect(ruleOn(offering, hand, { what: 'foreign card' })).toEqual({ cite: null, does: ['misdeal'] });
});
