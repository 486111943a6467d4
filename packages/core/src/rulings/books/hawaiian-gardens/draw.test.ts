import { describe, expect, test } from 'vitest';
import { cards } from '../../../cards/testing-cards.ts';
import type { Hand } from '../../../engine/pot/hand.ts';
import { callAlong, play, stacked, stacksOf } from '../../../engine/pot/testing.ts';
import {
  archie,
  badacey,
  badeucey,
  dramadugi,
  dramaha,
  matchIt,
  twoSevenDramaha,
} from '../../../houses/hawaiian-gardens/draw.ts';
import type { PotOffering } from '../../../houses/offering/offering.ts';
import { discardFirst } from '../../../houses/testing/testing.ts';
import { dealt, goesOn, ruleOn } from '../../testing.ts';

const STACKS = [100, 100, 100];

/** Everybody calls along to the draw of this number. */
const toDraw = (hand: Hand, number = 1): Hand =>
  callAlong(hand, ({ state }) => {
    const { script } = state.game;
    const draws = script.slice(0, state.step + 1).filter((step) => step.do === 'draw').length;
    return script[state.step]?.do === 'draw' && draws === number;
  });

const change = (offering: PotOffering, hand: Hand, seat: number) =>
  ruleOn(offering, hand, { what: 'changed draw', seat, by: 'player' });

describe.each([
  ['003:3625-3627', archie, 1],
  ['003:3643-3645', archie, 2],
  ['003:3664-3666', archie, 3],
  ['003:6826-6828', twoSevenDramaha, 1],
  ['003:7043-7045', dramaha, 1],
] as const)('%s', (cite, offering, draw) => {
  test(`${cite} the number drawn may be changed until cards are dealt, whoever has acted`, () => {
    const hand = discardFirst(toDraw(dealt(offering, STACKS), draw), 1, 2);
    expect(change(offering, hand, 0)).toEqual({ cite, does: ['take back'] });
    expect([hand.state.actor, hand.state.down[0].length, hand.state.discards[1]?.length]).toEqual([0, 5, 2]);
    play(hand, '1 discard');
    expect(hand.state.actor).toBe(2);
    play(hand, '3 discard');
    expect(change(offering, hand, 2).does).toEqual(['stands']);
    goesOn(hand);
  });
});

describe.each([
  ['003:4730-4732', badacey, 1],
  ['003:4750-4752', badacey, 2],
  ['003:4770-4772', badacey, 3],
  ['003:6337-6339', badeucey, 1],
  ['003:6354-6356', badeucey, 2],
  ['003:6374-6376', badeucey, 3],
  ['003:7464-7466', dramadugi, 1],
  ['003:933-935', matchIt, 1],
] as const)('%s', (cite, offering, draw) => {
  test(`${cite} the number drawn may be changed until somebody acts on it or cards are dealt`, () => {
    const hand = discardFirst(toDraw(dealt(offering, STACKS), draw), 1);
    expect(change(offering, hand, 0)).toEqual({ cite, does: ['take back'] });
    expect(hand.state.actor).toBe(0);
    discardFirst(hand, 2, 0);
    expect(change(offering, hand, 0).does).toEqual(['stands']);
    play(hand, '3 discard');
    expect(change(offering, hand, 2).does).toEqual(['stands']);
    goesOn(hand);
  });
});

describe('rulings of the Hawaiian Gardens: 2-7 Dramaha and Dramadugi', () => {
  const HANDS = ['Ac 6d 7h 8s Kc', '2c 3d 4h 9s Qc', '2d 3h 6s Tc Jc'];
  const begin = (offering: PotOffering): Hand => dealt(offering, STACKS, { deck: stacked(HANDS) });

  test('003:6797-6798 an exposed card goes to the discards, unless it is a 7, 5, 4, 3 or 2', () => {
    const hand = begin(twoSevenDramaha);
    const rule = (place: number) =>
      ruleOn(twoSevenDramaha, hand, { what: 'exposed card', seat: 0, cards: [place] });
    expect(rule(2)).toEqual({ cite: '003:6797-6798', does: ['stands'] });
    const next = hand.state.deck[hand.state.next];
    expect(rule(1)).toEqual({ cite: '003:6797-6798', does: ['replace'] });
    expect([hand.state.muck, hand.state.burns]).toEqual([cards('6d'), []]);
    expect(hand.state.down[0]).toEqual(expect.arrayContaining([...cards('7h'), next]));
    goesOn(hand);
  });

  test('003:7436 an exposed card is replaced and is the burn; the first card dealt is a misdeal', () => {
    const hand = begin(dramadugi);
    const rule = (on: Hand, place: number) =>
      ruleOn(dramadugi, on, { what: 'exposed card', seat: 0, cards: [place] });
    expect(rule(hand, 1)).toEqual({ cite: '003:7436', does: ['replace'] });
    callAlong(hand, ({ state }) => state.boards[0]?.length === 3);
    expect(hand.state.burns).toEqual(cards('6d'));
    goesOn(hand);
    const first = begin(dramadugi);
    expect(rule(first, 0)).toEqual({ cite: '003:7436', does: ['misdeal'] });
    expect([first.over, stacksOf(first)]).toEqual([true, STACKS]);
  });
});

describe('rulings of the Hawaiian Gardens: Match-It', () => {
  const begin = (): Hand => dealt(matchIt, STACKS);
  const cardsOf = ({ state: { burns, boards, down } }: Hand) => ({ burns, boards, down });
  const rule = (hand: Hand, ...[irregularity]: [Parameters<typeof ruleOn>[2]]) =>
    ruleOn(matchIt, hand, irregularity);

  test('003:932 a missing card is dealt before action, to the button after it, to others on the draw', () => {
    const hand = begin();
    expect(rule(hand, { what: 'missing card', seat: 0 })).toEqual({ cite: '003:932', does: ['complete'] });
    expect(hand.state.down[0]).toHaveLength(3);
    play(hand, '3 call');
    rule(hand, { what: 'missing card', seat: 2 });
    rule(hand, { what: 'missing card', seat: 1 });
    expect(hand.state.down.map((down) => down.length)).toEqual([3, 2, 3]);
    discardFirst(toDraw(hand), 0, 1, 0);
    expect(hand.state.down[1]).toHaveLength(3);
    goesOn(hand);
  });

  test.each(['missing card', 'extra card'] as const)('003:932 %s after the draws: a fouled hand', (what) => {
    const hand = callAlong(begin(), ({ state }) => state.round === 3);
    expect(rule(hand, { what, seat: 1 })).toEqual({ cite: '003:932', does: ['hand dead'] });
    goesOn(hand);
  });

  test('003:943 the first card off the deck is exposed: all are shuffled and dealt again, the board too', () => {
    const hand = begin();
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [0] })).toEqual({
      cite: '003:943',
      does: ['deal again'],
    });
    expect([hand.state.boards, hand.need?.cards.length]).toEqual([[], 52]);
    play(hand, 'shuffle');
    goesOn(hand);
  });

  test('003:943 also where nobody could bet, and the draw has begun; not once somebody has drawn', () => {
    // Antes and blinds put everybody else all in.
    const allIn = (): Hand => dealt(matchIt, [10, 2, 1]);
    const exposed = { what: 'exposed card', seat: 0, cards: [0] } as const;
    const hand = allIn();
    expect([hand.state.doing, hand.state.round]).toEqual(['draw', 1]);
    const before = [...hand.state.chips];
    expect(rule(hand, exposed)).toEqual({ cite: '003:943', does: ['deal again'] });
    play(hand, 'shuffle');
    expect([hand.state.doing, hand.state.round, [...hand.state.chips]]).toEqual(['draw', 1, before]);
    goesOn(hand);
    expect(rule(discardFirst(allIn(), 1), exposed).does).not.toEqual(['deal again']);
  });

  test.each(['exposed card', 'flashed card'] as const)(
    '003:943 %s: what would be burned replaces it, and it is burned itself; the board stays',
    (what) => {
      const hand = begin();
      const { burns, boards, down } = structuredClone(cardsOf(hand));
      expect(rule(hand, { what, seat: 1, cards: [0] })).toEqual({ cite: '003:943', does: ['replace'] });
      expect(hand.state.down[1]).toEqual(expect.arrayContaining([...burns]));
      expect([hand.state.burns, hand.state.boards]).toEqual([[down[1][0]], boards]);
      discardFirst(toDraw(hand), 1, 1, 1);
      expect(hand.state.burns).toHaveLength(2);
      goesOn(hand);
    },
  );

  test('003:944 one card too many is the burn, more are a misdeal', () => {
    const hand = begin();
    const { burns, boards, down } = structuredClone(cardsOf(hand));
    expect(rule(hand, { what: 'extra card', seat: 0 })).toEqual({
      cite: '003:944',
      does: ['becomes the burn'],
    });
    expect([hand.state.burns, hand.state.boards, hand.state.down]).toEqual([burns, boards, down]);
    expect(rule(hand, { what: 'extra card', seat: 0, count: 2 }).does).toEqual(['misdeal']);
    expect(stacksOf(hand)).toEqual(STACKS);
  });

  test('003:945 a card exposed on the draw is mucked, and the player gets the last card', () => {
    const hand = discardFirst(toDraw(begin()), 1, 1, 1);
    const next = hand.state.deck[hand.state.next];
    const old = hand.state.down[0][2];
    expect(rule(hand, { what: 'exposed card', seat: 0, cards: [2] })).toEqual({
      cite: '003:945',
      does: ['replace'],
    });
    expect([hand.state.down[0][2], hand.state.muck.at(-1)]).toEqual([next, old]);
    goesOn(hand);
  });
});
