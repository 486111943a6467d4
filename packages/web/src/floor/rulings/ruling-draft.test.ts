import { describe, expect, test } from 'vitest';
import type { Nameable } from './nameables.ts';
import { type Draft, groupsOf, irregularityOf, type Known, NOTHING } from './ruling-draft.ts';

const known: readonly Known[] = [
  { what: 'exposed card', of: 'cards', asks: ['by'] },
  { what: 'extra card', of: 'seat', asks: ['count'] },
  { what: 'early board', of: 'table', asks: [] },
  { what: 'act out of turn', of: 'seat', asks: [] },
  { what: 'altered wager', of: 'wager', asks: ['looked', 'cents'] },
  { what: 'wrong seat', of: 'hand', asks: ['other', 'looked'] },
];
const nameables: readonly Nameable[] = [
  { label: 'Seat 1 · Ann', names: { seat: 0 }, cards: [-1, -1] },
  { label: 'Seat 3 · Cy', names: { seat: 2 }, cards: [-1, -1] },
];

const told = (draft: Partial<Draft>) =>
  irregularityOf(
    { ...NOTHING, ...draft },
    known.find(({ what }) => what === draft.what),
    nameables,
  );

describe('what the floor says of an irregularity', () => {
  test('is told to the room once all that it takes is said', () => {
    expect(told({})).toBeNull();
    expect(told({ what: 'early board' })).toEqual({ what: 'early board' });
    expect(told({ what: 'extra card' })).toBeNull();
    expect(told({ what: 'extra card', named: 1, count: 2 })).toEqual({
      what: 'extra card',
      seat: 2,
      count: 2,
    });
    expect(told({ what: 'exposed card', named: 1 })).toBeNull();
    expect(told({ what: 'exposed card', named: 1, cards: [1, 0], by: 'player' })).toEqual({
      what: 'exposed card',
      seat: 2,
      cards: [0, 1],
      by: 'player',
    });
  });

  test('says nothing that does not matter', () => {
    expect(told({ what: 'act out of turn', named: 0, count: 3, looked: true, exposed: true })).toEqual({
      what: 'act out of turn',
      seat: 0,
    });
    expect(told({ what: 'altered wager', named: 0, cents: 500, looked: true })).toMatchObject({ cents: 500 });
  });

  test('names the hand that lies in its place, where somebody says so', () => {
    const hands: readonly Nameable[] = [
      { label: 'Seat 1 · Ann', names: { spot: 0 }, cards: [-1, -1] },
      { label: 'The player-dealer’s hand', names: { spot: -1 }, cards: [-1, -1] },
    ];
    const wrongSeat = known.find(({ what }) => what === 'wrong seat');
    const draft: Draft = { ...NOTHING, what: 'wrong seat', named: 0 };
    expect(irregularityOf(draft, wrongSeat, hands)).toEqual({ what: 'wrong seat', spot: 0 });
    expect(irregularityOf({ ...draft, other: 1 }, wrongSeat, hands)).toEqual({
      what: 'wrong seat',
      spot: 0,
      other: -1,
    });
  });

  test('002:709, 003:371-373 names a hand, its cards and another where they may be said', () => {
    const hands: readonly Nameable[] = [
      { label: 'Seat 1 · Ann', names: { seat: 0 }, cards: [-1, -1] },
      { label: 'Seat 3 · Cy', names: { seat: 2 }, cards: [-1, -1] },
    ];
    const told = (asks: Known['asks'], draft: Partial<Draft>) =>
      irregularityOf(
        { ...NOTHING, what: 'dealt out of order', ...draft },
        { what: 'dealt out of order', of: 'table', asks },
        hands,
      );
    expect(told(['hand'], {})).toEqual({ what: 'dealt out of order' });
    expect(told([], { named: 1 })).toEqual({ what: 'dealt out of order' });
    expect(told(['hand'], { named: 1, cards: [0] })).toEqual({ what: 'dealt out of order', seat: 2 });
    expect(told(['hand', 'cards', 'other'], { named: 1, other: 0, cards: [1] })).toEqual({
      what: 'dealt out of order',
      seat: 2,
      other: 0,
      cards: [1],
    });
    expect(told(['hand', 'cards', 'other'], { other: 0 })).toEqual({ what: 'dealt out of order' });
  });

  test('is picked from groups, without those that cannot happen here', () => {
    expect(groupsOf(known).map(({ kinds }) => kinds)).toEqual([
      ['exposed card', 'extra card'],
      ['wrong seat', 'early board'],
      ['act out of turn', 'altered wager'],
    ]);
  });
});
