import { describe, expect, test } from 'vitest';
import { findOffering } from '../houses/index.ts';
import { readingsOf } from './readings.ts';

function readings(id: string, question: Parameters<typeof readingsOf>[1] = {}) {
  const offering = findOffering(id);
  if (offering?.kind !== 'player-dealer') return expect.fail(id);
  const found = readingsOf(offering, question);
  return found.ok ? found : expect.fail(found.message);
}

describe('O64 what each reading changes', () => {
  test('each value of a setting that changes a price has its odds, the others are named', () => {
    const far: number[] = [];
    const {
      settings,
      readings: found,
      same,
      unseen,
    } = readings('black-sheep/ez-baccarat', {
      onProgress: (part) => far.push(part),
    });
    const seven = found.find(({ setting }) => setting === 'sevenPushes');
    expect(seven?.changes).toEqual(['banker']);
    const banker = seven?.values.map(({ value, odds }) => [
      value,
      odds.wagers.find(({ id }) => id === 'banker')?.edge.toFixed(6),
    ]);
    expect(banker).toEqual([
      [true, '0.010183'],
      [false, '-0.012351'],
    ]);
    expect(settings.sevenPushes).toBe(false);
    expect(same).toContain('order');
    expect(unseen).toEqual([]);
    expect(far.at(-1)).toBe(1);
  });

  test('where nothing can be counted all values are dealt from one seed: what changes nothing there is named so', () => {
    const { readings: found, unseen } = readings('hawaiian-gardens/face-up-pai-gow-poker', { rounds: 200 });
    expect(unseen).toContain('backlineMost');
    expect(found.map(({ setting }) => setting)).toContain('aceHighPushes');
  });

  test('O70 a value that is only dealt is told beside the usual one dealt alike, not beside what was counted', () => {
    const { readings: found } = readings('hawaiian-gardens/jokers-wild-pai-gow-poker', { rounds: 600 });
    expect(found.map(({ setting }) => setting)).toContain('wheel');
    for (const { values } of found) expect(new Set(values.map(({ odds }) => odds.method)).size).toBe(1);
  });

  test('a setting that the offering has not is refused', () => {
    const offering = findOffering('black-sheep/ez-baccarat');
    if (offering?.kind !== 'player-dealer') return expect.fail();
    expect(readingsOf(offering, { settings: { moon: 'full' } }).ok).toBe(false);
  });
});
