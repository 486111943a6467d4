import { describe, expect, test } from 'vitest';
import { total } from '../../../engine/chips.ts';
import type { Irregularity } from '../../../engine/irregularities/irregularity.ts';
import type { PointsHand } from '../../../engine/points/hand.ts';
import { factsOf } from '../../../engine/points/irregularities/facts.ts';
import { suggestPlacement } from '../../../engine/points/sets/suggest-placement.ts';
import { must, payments, startHand } from '../../../engine/points/testing.ts';
import { points } from '../../../houses/hawaiian-gardens/points.ts';
import type { PointsOffering } from '../../../houses/offering/offering.ts';
import { gameOf, offered } from '../../../houses/testing/testing.ts';
import { rulingFor } from '../../find.ts';
import { rulingsOf } from '../index.ts';

const thirteenCard: PointsOffering = offered(points, 'thirteen-card');
const faceUpChinese: PointsOffering = offered(points, 'face-up-chinese');

const begin = (offering: PointsOffering, seats = 3): PointsHand =>
  startHand({ game: gameOf(offering), point: 100, stacks: Array(seats).fill(100_000), button: 0 });

function rule(offering: PointsOffering, hand: PointsHand, irregularity: Irregularity) {
  const ruling = rulingFor(rulingsOf(offering), factsOf(hand.state, irregularity));
  if (ruling === null) throw new Error(`There is no ruling on ${irregularity.what}.`);
  const { remedy, say, cite } = ruling;
  const chips = total(hand.state.chips);
  must(hand, { type: 'rule', irregularity, remedy, say, cite });
  expect(total(hand.state.chips)).toBe(chips);
  return { cite, does: remedy.map((one) => one.do) };
}

/** All set as it is suggested, to the end. */
function finish(hand: PointsHand): PointsHand {
  while (!hand.over) {
    const { need } = hand;
    must(
      hand,
      need !== null
        ? { type: 'shuffle', cards: need.cards }
        : suggestPlacement(hand.state, hand.state.waiting[0]),
    );
  }
  return hand;
}

const isMisdeal = ({ state }: PointsHand) =>
  state.misdealt && state.over && state.chips.slice(0, state.seats).every((cents) => cents === 100_000);

describe('13-Card', () => {
  const places = (count: number) => Array.from({ length: count }, (_, i) => i);

  test('003:869 five exposed cards of one hand are a misdeal, however they came; 003:876 fewer play', () => {
    const hand = begin(thirteenCard);
    expect(rule(thirteenCard, hand, { what: 'exposed card', seat: 1, cards: places(4) })).toEqual({
      cite: '003:876',
      does: ['stands'],
    });
    expect(rule(thirteenCard, hand, { what: 'exposed card', seat: 2, cards: [0] }).cite).toBe('003:876');
    expect(rule(thirteenCard, hand, { what: 'exposed card', seat: 1, cards: [7] }).cite).toBe('003:869');
    expect(isMisdeal(hand)).toBe(true);
    expect(
      rule(thirteenCard, begin(thirteenCard), { what: 'exposed card', seat: 1, cards: places(5) }).cite,
    ).toBe('003:869');
  });

  test('003:871 five boxed cards in the deck are a misdeal; 003:876 fewer play', () => {
    const hand = begin(thirteenCard);
    for (const seat of [0, 1])
      expect(rule(thirteenCard, hand, { what: 'boxed card', seat, cards: [0, 1] }).cite).toBe('003:876');
    expect(rule(thirteenCard, hand, { what: 'boxed card', seat: 2, cards: [0] }).cite).toBe('003:871');
    expect(isMisdeal(hand)).toBe(true);
  });

  test('003:870 a wrong number of cards is a misdeal', () => {
    for (const what of ['extra card', 'missing card'] as const) {
      const hand = begin(thirteenCard);
      expect(rule(thirteenCard, hand, { what, seat: 1 }).cite).toBe('003:870');
      expect(isMisdeal(hand)).toBe(true);
    }
  });

  test('003:872 a foreign card is a misdeal', () => {
    const hand = begin(thirteenCard);
    expect(rule(thirteenCard, hand, { what: 'foreign card' }).cite).toBe('003:872');
    expect(isMisdeal(hand)).toBe(true);
  });

  test('003:875 two alike in one hand foul it; in two hands they are a misdeal', () => {
    const hand = begin(thirteenCard);
    expect(rule(thirteenCard, hand, { what: 'identical cards', seat: 1 })).toEqual({
      cite: '003:875',
      does: ['foul'],
    });
    expect(finish(hand).state.shown[1]?.fouled).toBe(true);
    const both = begin(thirteenCard);
    expect(rule(thirteenCard, both, { what: 'identical cards' }).does).toEqual(['misdeal']);
    expect(isMisdeal(both)).toBe(true);
  });

  test('003:863-866 a fouled hand pays six points to each', () => {
    const hand = begin(thirteenCard);
    expect(rule(thirteenCard, hand, { what: 'fouled hand', seat: 1 }).cite).toBe('003:863-866');
    expect(payments(finish(hand))).toMatchObject({ '1>0': 600, '1>2': 600 });
  });

  test('003:858 chips changed after looking: the hand is forfeited', () => {
    const hand = begin(thirteenCard);
    expect(rule(thirteenCard, hand, { what: 'altered wager', seat: 1, looked: true })).toEqual({
      cite: '003:858',
      does: ['forfeit'],
    });
    // A Clean Sweep is paid as always, anybody else for all three sets.
    expect(payments(finish(hand))).toMatchObject({ '1>0': 600, '1>2': 600 });
    expect(hand.state.shown[1]).toBeNull();
  });
});

test('003:7282 Face-Up Chinese: a foul hand pays its penalty to each player', () => {
  const hand = begin(faceUpChinese);
  expect(rule(faceUpChinese, hand, { what: 'fouled hand', seat: 1 }).cite).toBe('003:7282');
  expect(finish(hand).state.shown[1]?.fouled).toBe(true);
  expect(payments(hand)['1>0']).toBeGreaterThanOrEqual(600);
});
