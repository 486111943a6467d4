import { describe, expect, test } from 'vitest';
import { familyTitles, houses, offerings } from './index.ts';

describe('the lobby', () => {
  test.each(offerings)('$id has a family and a line', ({ family, line }) => {
    expect(familyTitles).toHaveProperty(family);
    expect(line).toMatch(/^[A-Z].{20,88}\.$/);
  });

  test('every family has games', () => {
    const shown = new Set(offerings.map(({ family }) => family));
    expect([...shown].sort()).toEqual(Object.keys(familyTitles).sort());
  });

  test('games of a pot or of points stand apart from those of a player-dealer', () => {
    for (const { id, kind, family } of offerings) {
      const against = ['pai-gow', 'baccarat', 'blackjack', 'casino-poker'].includes(family);
      expect(`${id} ${against}`).toBe(`${id} ${kind === 'player-dealer'}`);
      expect(family === 'chinese').toBe(kind === 'points');
    }
  });

  test('each of the five houses has a name, a line and a felt of its own', () => {
    expect(new Set(offerings.map(({ house }) => house))).toEqual(new Set(Object.keys(houses)));
    for (const { line } of Object.values(houses)) expect(line).toMatch(/^[A-Z].{30,98}\.$/);
    expect(new Set(Object.values(houses).map(({ line }) => line)).size).toBe(5);
    expect(new Set(Object.values(houses).map(({ felt }) => felt)).size).toBe(5);
  });
});
