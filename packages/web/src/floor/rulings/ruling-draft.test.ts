import { describe, expect, test } from 'vitest';
import type { Nameable } from './nameables.ts';
import { type Draft, detailsOf, groupsOf, irregularityOf, type Known, NOTHING } from './ruling-draft.ts';

const known: readonly Known[] = [
  { what: 'exposed card', of: 'cards' },
  { what: 'extra card', of: 'seat' },
  { what: 'early board', of: 'table' },
  { what: 'act out of turn', of: 'seat' },
  { what: 'altered wager', of: 'wager' },
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
    expect(detailsOf({ what: 'altered wager', of: 'seat' })).not.toContain('cents');
  });

  test('is picked from groups, without those that cannot happen here', () => {
    expect(groupsOf(known).map(({ kinds }) => kinds)).toEqual([
      ['exposed card', 'extra card'],
      ['early board'],
      ['act out of turn', 'altered wager'],
    ]);
  });
});
