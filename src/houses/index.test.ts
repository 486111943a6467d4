import { describe, expect, test } from 'vitest';
import { findOffering, houseNames, offerings } from './index.ts';
import { chooseSettings } from './setting.ts';

describe('the registry', () => {
  test('holds the 53 pot and points games of the five books, house by house', () => {
    expect(offerings).toHaveLength(53);
    expect(new Set(offerings.map(({ id }) => id)).size).toBe(53);
    const count = (house: string) => offerings.filter((o) => o.house === house).length;
    expect(Object.keys(houseNames).map(count)).toEqual([3, 3, 4, 37, 6]);
    const lines = offerings.filter(({ kind }) => kind === 'points').map(({ id }) => id);
    expect(lines).toEqual(['hawaiian-gardens/thirteen-card', 'hawaiian-gardens/face-up-chinese']);
    for (const house of Object.keys(houseNames)) {
      const at = offerings.map((o, i) => (o.house === house ? i : -1)).filter((i) => i >= 0);
      expect(at).toEqual(at.map((_, i) => at[0] + i));
    }
  });

  test('finds an offering by its id', () => {
    for (const offering of offerings) expect(findOffering(offering.id)).toBe(offering);
    expect(findOffering('black-sheep/whist')).toBeUndefined();
  });

  test.each(offerings)(
    '$id can be opened at every limit and with every choice of every setting',
    (offering) => {
      expect(new Set(offering.limits.map(({ id }) => id)).size).toBe(offering.limits.length);
      for (const [name, { choices, printed, customary, cite }] of Object.entries(offering.settings)) {
        expect(choices).toContain(customary);
        if (printed !== null) expect(choices).toContain(printed);
        expect(cite).toMatch(/\d{3}/);
        for (const choice of choices) {
          const chosen = chooseSettings(offering.settings, { [name]: choice });
          if (!chosen.ok) throw new Error(chosen.message);
          const game = offering.game(chosen.values);
          expect('players' in game ? game.players : game.seats).toBeGreaterThan(1);
        }
      }
    },
  );
});
