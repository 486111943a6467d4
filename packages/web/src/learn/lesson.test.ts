import { type Offering, offerings } from '@cardroom/core/houses';
import { PracticeTable } from '@cardroom/core/practice';
import { ruleCard } from '@cardroom/core/rules';
import { botMind } from '@cardroom/core/source/library/table/open-table.ts';
import { dealtAs } from '@cardroom/core/table';
import { describe, expect, it } from 'vitest';
import { chosenSeed, lessonOf, playThrough, resultOf, resultWords } from './lesson.ts';

const open = (offering: Offering, seed: string): PracticeTable => {
  const made = PracticeTable.open(dealtAs(offering), botMind, { players: 3, seed });
  if (!made.ok) throw new Error(made.message);
  return made;
};

describe('a guided hand of every game', () => {
  it.each(offerings.map((offering) => [offering.id, offering] as const))('%s', async (_, offering) => {
    const steps = lessonOf(offering, ruleCard(offering));
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    for (const { id, lines, cite } of steps) {
      if (offering.cite === null) expect(cite, id).toBeNull();
      else expect(cite, id).toMatch(/^00\d:\d+(-\d+)?(, 00\d:\d+(-\d+)?)*$/);
      if (id !== 'move' && id !== 'result') expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) expect(line, id).not.toMatch(/undefined|\{\w+\}|^\s*$/);
    }
    // What one is dealt and what it is have lines of their own, not only the pages of the game.
    if (offering.cite !== null) expect(new Set(steps.map(({ cite }) => cite)).size).toBeGreaterThan(1);
    expect(steps.map(({ wants }) => wants).slice(-3)).toEqual(['deal', 'moves', 'end']);
    const practice = open(offering, await chosenSeed((seed) => open(offering, seed)));
    expect(await practice.next()).toEqual({ ok: true });
    // The chosen hand leaves something to decide, and comes to an end that can be told.
    expect(await playThrough(practice)).toBe(true);
    expect(practice.playing).toBe(false);
    expect(resultWords(resultOf(practice) ?? Number.NaN)).not.toMatch(/NaN/);
  });
});
