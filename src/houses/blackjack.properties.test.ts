import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { playAtRandom } from '../engine/banked/testing-random.ts';
import { blackjacks as blackSheep } from './black-sheep/blackjack.ts';
import { blackjacks as empire } from './empire/blackjack.ts';
import { blackjacks as hawaiianGardens } from './hawaiian-gardens/blackjack.ts';
import { blackjacks as luckyLady } from './lucky-lady/blackjack.ts';
import { chooseSettings } from './setting.ts';

const offerings = [...blackSheep, ...empire, ...hawaiianGardens, ...luckyLady];

describe('random legal play, whatever the settings', () => {
  test.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const random = seededRandom(id);
    const any = <T>(of: readonly T[]): T => of[random.below(of.length)];
    const chosen = new Set<string>();
    const behind = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const settings = chooseSettings(
        offering.settings,
        Object.fromEntries(
          Object.entries(offering.settings).map(([name, { choices }]) => [name, any(choices)]),
        ),
      );
      if (!settings.ok) throw new Error(settings.message);
      const { log } = playAtRandom(offering.game(settings.values), any(offering.limits).limits, random);
      for (const event of log) {
        if (event.type === 'chose') chosen.add(event.choice);
        if (event.type === 'wagered') behind.add(event.kind);
      }
    }
    // The play went everywhere, or the checks above say little.
    const game = offering.game(chooseDefaults(offering.settings));
    expect([...behind].sort()).toEqual(game.wagers.map(({ id }) => id).sort());
    for (const choice of ['hit', 'stand', 'double', 'split', 'surrender']) expect(chosen).toContain(choice);
  });
});

function chooseDefaults(settings: Parameters<typeof chooseSettings>[0]) {
  const chosen = chooseSettings(settings);
  if (!chosen.ok) throw new Error(chosen.message);
  return chosen.values;
}
