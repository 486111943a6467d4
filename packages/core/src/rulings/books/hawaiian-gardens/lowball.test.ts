import { describe, expect, test } from 'vitest';
import { cards } from '../../../cards/testing-cards.ts';
import type { Irregularity } from '../../../engine/irregularities/irregularity.ts';
import type { Hand } from '../../../engine/pot/hand.ts';
import { callAlong, play, refusal, stacked, stacksOf, start } from '../../../engine/pot/testing.ts';
import { kansasCityLowball, lowball } from '../../../houses/hawaiian-gardens/draw.ts';
import { discardFirst, gameOf } from '../../../houses/testing/testing.ts';
import { dealt, goesOn, ruleOn } from '../../testing.ts';
import { rulingsOf } from '../index.ts';

/** Four players, of whom the last has the button; that and the next two are the blinds, too short to kill. */
const HANDS = ['Ac 6d 7h 8s Kc', '2c 3d 4h 9s Qc', '2d 3h 6s Tc Jc', 'Ad 4c 5d 7s Ks'];
const STACKS = [100, 100, 100, 100];
const BUTTON = 3;

describe.each([
  [
    'lowball',
    lowball,
    { misstated: '003:255', exposed: '003:267', count: '003:269', draw: '003:270-273', ace: 'stands' },
  ],
  [
    'Kansas City lowball',
    kansasCityLowball,
    {
      misstated: '003:1524',
      exposed: '003:1534-1536',
      count: '003:1539',
      draw: '003:1540-1542',
      ace: 'replace',
    },
  ],
] as const)('rulings of the Hawaiian Gardens: %s', (_, offering, lines) => {
  const begin = (): Hand => dealt(offering, STACKS, { deck: stacked(HANDS) });
  const atDraw = (hand = begin()): Hand =>
    callAlong(hand, ({ state }) => state.game.script[state.step]?.do === 'draw');
  const drawn = (): Hand => discardFirst(atDraw(), 1, 1, 1, 1);
  const lastDrawn = (): Hand =>
    callAlong(begin(), ({ state }) => state.step === state.game.script.length - 1);
  const rule = (hand: Hand, irregularity: Irregularity, choice: 'ruling' | 'other' = 'ruling') =>
    ruleOn(offering, hand, irregularity, choice);

  test(`${lines.misstated} hands are read for what they are`, () => {
    const hand = lastDrawn();
    expect(rule(hand, { what: 'misstated hand', seat: 1, by: 'player' })).toEqual({
      cite: lines.misstated,
      does: ['put right'],
    });
    expect(hand.state.live[1]).toBe(1);
    goesOn(hand);
  });

  test(`${lines.misstated} a hand misstated to make another act is foul`, () => {
    const hand = lastDrawn();
    expect(rule(hand, { what: 'misstated hand', seat: 1, by: 'player' }, 'other').does).toEqual([
      'hand dead',
    ]);
    expect(hand.state.live[1]).toBe(0);
    goesOn(hand);
  });

  test(`${lines.exposed} before the draw a seven or under is taken`, () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [2] })).toEqual({
      cite: lines.exposed,
      does: ['stands'],
    });
    expect(hand.state.down[0]).toEqual(cards(HANDS[0]));
    goesOn(hand);
  });

  test(`${lines.exposed} an ace is what it is in the game`, () => {
    expect(rule(begin(), { what: 'exposed card', seat: 0, cards: [0] }).does).toEqual([lines.ace]);
  });

  test(`${lines.exposed} a higher card is replaced, and the first of them is the burn`, () => {
    const hand = begin();
    const next = hand.state.deck[hand.state.next];
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [4] })).toEqual({
      cite: lines.exposed,
      does: ['replace'],
    });
    expect(rule(hand, { what: 'exposed card', seat: 1, cards: [3] }).does).toEqual(['replace']);
    expect(hand.state.down[0]).toEqual(expect.arrayContaining([next]));
    expect(hand.state.burns).toEqual(cards('Kc 9s'));
    discardFirst(atDraw(hand), 0, 0, 0, 0);
    expect(hand.state.burns).toEqual(cards('Kc 9s'));
    goesOn(hand);
  });

  test(`${lines.exposed} of two exposed cards only the higher one is replaced`, () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [1, 3] }).does).toEqual(['replace']);
    expect(hand.state.down[0]).toEqual(expect.arrayContaining(cards('6d')));
    expect(hand.state.burns).toEqual(cards('8s'));
    goesOn(hand);
  });

  test.each(['exposed card', 'flashed card'] as const)(
    `${lines.exposed} %s on the draw: it is replaced when everybody has drawn`,
    (what) => {
      const hand = drawn();
      const old = hand.state.down[1].at(-1);
      const next = hand.state.deck[hand.state.next];
      expect(rule(hand, { what, seat: 1, cards: [4] })).toEqual({ cite: lines.exposed, does: ['replace'] });
      expect([hand.state.down[1].at(-1), hand.state.muck.at(-1)]).toEqual([next, old]);
      goesOn(hand);
    },
  );

  test(`${lines.exposed} before the draw a card that flashed plays, and nobody is shown it`, () => {
    const hand = begin();
    expect(rule(hand, { what: 'flashed card', seat: 0, cards: [4] })).toEqual({
      cite: lines.exposed,
      does: ['stands'],
    });
    expect(hand.log.some(({ type }) => type === 'faced')).toBe(false);
    goesOn(hand);
  });

  test(`${lines.count} a missing card is dealt as long as nobody has acted`, () => {
    const hand = begin();
    expect(rule(hand, { what: 'missing card', seat: 0 })).toEqual({ cite: lines.count, does: ['complete'] });
    expect(hand.state.down[0]).toHaveLength(5);
    goesOn(hand);
  });

  test(`${lines.count} after action the button may still get it, others on the draw`, () => {
    const hand = play(begin(), '3 call');
    rule(hand, { what: 'missing card', seat: BUTTON });
    expect(hand.state.down[BUTTON]).toHaveLength(5);
    expect(rule(hand, { what: 'missing card', seat: 0 })).toEqual({ cite: lines.count, does: ['complete'] });
    expect(hand.state.down[0]).toHaveLength(4);
    discardFirst(atDraw(hand), 2, 0, 0, 0);
    expect(hand.state.down[0]).toHaveLength(5);
    goesOn(hand);
  });

  test.each(['missing card', 'extra card'] as const)(
    `${lines.count} %s after the draws: the hand is foul`,
    (what) => {
      const hand = lastDrawn();
      expect(rule(hand, { what, seat: 1 })).toEqual({ cite: lines.count, does: ['hand dead'] });
      expect(hand.state.live[1]).toBe(0);
      goesOn(hand);
    },
  );

  test(`${lines.draw} the number drawn may be changed, as long as nobody has acted on it`, () => {
    const hand = play(atDraw(), '1 discard Kc');
    expect(rule(hand, { what: 'changed draw', seat: 0, by: 'player' })).toEqual({
      cite: lines.draw,
      does: ['take back'],
    });
    expect([hand.state.actor, hand.state.down[0].length]).toEqual([0, 5]);
    play(hand, '1 discard Kc 8s', '2 discard Qc');
    expect(rule(hand, { what: 'changed draw', seat: 0, by: 'player' })).toEqual({
      cite: lines.draw,
      does: ['stands'],
    });
    expect(refusal(hand, '1 discard Kc')).not.toBe('');
    goesOn(hand);
  });

  test(`${lines.draw} and not once cards have been dealt; the player asks without the floor`, () => {
    const hand = drawn();
    expect(rule(hand, { what: 'changed draw', seat: BUTTON, by: 'player' }).does).toEqual(['stands']);
    const own = rulingsOf(offering).filter(({ what, cite }) => what === 'changed draw' && cite !== null);
    expect(own.every(({ byPlayer }) => byPlayer === true)).toBe(true);
    goesOn(hand);
  });
});

describe('rulings of the Hawaiian Gardens: lowball', () => {
  const begin = (): Hand => dealt(lowball, STACKS, { deck: stacked(HANDS) });
  const unaware = (hand: Hand, seat: number) =>
    ruleOn(lowball, hand, { what: 'unaware of a raise', seat, by: 'player' });

  test('003:267 is printed for limit games', () => {
    const stakes = { ...begin().state.stakes, structure: 'no-limit', bets: [1500] } as const;
    const hand = start(gameOf(lowball), stakes, STACKS, { deck: stacked(HANDS) });
    expect(ruleOn(lowball, hand, { what: 'exposed card', seat: 0, cards: [4] }).cite).toBeNull();
  });

  test('003:299 who did not know of a raise takes the call back before the draw', () => {
    const hand = play(begin(), '3 raise 30', '4 call');
    expect(unaware(hand, 3)).toEqual({ cite: '003:299', does: ['take back'] });
    expect([hand.state.actor, stacksOf(hand)[3]]).toEqual([3, 95]);
    play(hand, '4 fold');
    goesOn(hand);
  });

  test('003:299 but not when somebody has acted, or nobody has raised', () => {
    const hand = play(begin(), '3 raise 30', '4 call', '1 call');
    expect(unaware(hand, 3)).toEqual({ cite: '003:299', does: ['stands'] });
    goesOn(hand);
    const plain = play(begin(), '3 call');
    expect(unaware(plain, 2)).toEqual({ cite: '003:299', does: ['stands'] });
    expect(stacksOf(plain)[2]).toBe(85);
  });

  test('003:299 after the draw the bet is completed', () => {
    const hand = callAlong(begin(), ({ state }) => state.round === 2);
    play(hand, '1 bet 30', '2 raise 60', '3 call');
    expect(unaware(hand, 2)).toEqual({ cite: '003:299', does: ['stands'] });
    expect(stacksOf(hand)[2]).toBe(25);
    goesOn(hand);
  });
});
