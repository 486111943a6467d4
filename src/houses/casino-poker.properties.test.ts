import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Random, seededRandom } from '../cards/index.ts';
import { playAtRandom } from '../engine/banked/testing-random.ts';
import { casinoPoker as blackSheep } from './black-sheep/casino-poker.ts';
import { casinoPoker as empire } from './empire/casino-poker.ts';
import { casinoPoker as gardens } from './hawaiian-gardens/casino-poker.ts';
import { casinoPoker as delRio } from './hotel-del-rio/casino-poker.ts';
import { casinoPoker as luckyLady } from './lucky-lady/casino-poker.ts';
import type { BankedOffering } from './offering.ts';
import { chooseSettings } from './setting.ts';

/** Some choice of every setting. */
function anySettings({ settings }: BankedOffering, random: Random) {
  const chosen = chooseSettings(
    settings,
    Object.fromEntries(
      Object.entries(settings).map(([name, { choices }]) => [name, choices[random.below(choices.length)]]),
    ),
  );
  if (!chosen.ok) throw new Error(chosen.message);
  return chosen.values;
}

describe('rounds of random legal play keep the rules of the machine, whatever the settings', () => {
  for (const offering of [...blackSheep, ...delRio, ...empire, ...gardens, ...luckyLady]) {
    test(offering.id, () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
          const random = seededRandom(String(seed));
          const game = offering.game(anySettings(offering, random));
          const { limits } = offering.limits[random.below(offering.limits.length)];
          playAtRandom(game, limits, random);
        }),
        { numRuns: 40 },
      );
    });
  }
});
