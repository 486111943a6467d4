import type { PointsEvent } from '@cardroom/core/engine/points';
import { expect, test } from 'vitest';
import { setsAgainstYou } from './points-seat-notes.ts';

const compared = (lines: readonly { what: string; points: number; to: number }[]): PointsEvent => ({
  ...{ type: 'compared', seats: [0, 2], points: 0, from: 0, to: 2, cents: 0 },
  lines,
});

test('each set of another hand is told as it stands for the reader: won, lost or even', () => {
  const events = [
    compared([
      { what: 'front', points: 1, to: 2 },
      { what: 'back', points: 3, to: 0 },
      { what: 'two of three', points: 1, to: 0 },
    ]),
  ];
  expect(setsAgainstYou(events, 0, 2)).toEqual([1, 0, -3]);
  expect(setsAgainstYou(events, 2, 0)).toEqual([-1, 0, 3]);
  // Others, who watch, and hands that were not compared set by set are told nothing.
  expect(setsAgainstYou(events, 1, 2)).toBeNull();
  expect(setsAgainstYou(events, 0, -1)).toBeNull();
  expect(setsAgainstYou([compared([{ what: 'Six Wheels', points: 4, to: 2 }])], 0, 2)).toBeNull();
});
