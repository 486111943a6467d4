import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { BankedGame } from '../engine/banked/game.ts';
import { playAtRandom } from '../engine/banked/testing-random.ts';
import { paiGow as blackSheep } from './black-sheep/pai-gow.ts';
import { paiGow as empire } from './empire/pai-gow.ts';
import { paiGow as hawaiianGardens } from './hawaiian-gardens/pai-gow.ts';
import { paiGow as luckyLady } from './lucky-lady/pai-gow.ts';
import { chooseSettings } from './setting.ts';

const offerings = [...blackSheep, ...empire, ...hawaiianGardens, ...luckyLady];

describe('random legal play', () => {
  test.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const random = seededRandom(id);
    const any = <T>(of: readonly T[]): T => of[random.below(of.length)];
    const games = new Map<string, BankedGame>();
    for (let i = 0; i < 40; i++) {
      // Settings are switched at random too, so that every choice is played.
      const chosen = Object.fromEntries(
        Object.entries(offering.settings).map(([name, { choices }]) => [name, any(choices)]),
      );
      const settings = chooseSettings(offering.settings, chosen);
      if (!settings.ok) throw new Error(settings.message);
      const key = JSON.stringify(chosen);
      const game = games.get(key) ?? offering.game(settings.values);
      games.set(key, game);
      const { limits } = any(offering.limits);
      const stacks = Array.from({ length: 7 }, (_, seat) =>
        seat > 1 && random.below(5) === 0 ? null : limits.max * (2 + random.below(9)),
      );
      const round = playAtRandom(game, limits, random, { dealer: random.below(2), stacks });
      expect(round.over).toBe(true);
    }
  });
});
