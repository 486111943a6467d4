import { expect, test } from 'vitest';
import { burn, unless } from '../../engine/player-dealer/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { findOffering } from '../index.ts';
import type { PlayerDealerOffering } from '../offering/offering.ts';
import { ruleCard } from './card.ts';
import { rankingWords } from './ranking-words.ts';
import { lines } from './testing.ts';

const offering = findOffering('empire/three-card-poker') as PlayerDealerOffering;

test('a ranking that no book has says its own words, or its title', () => {
  const words = { name: 'card', examples: 'none', says: ['Aces are high.'] } as const;
  expect(rankingWords({ ...high, id: 'one-card', words })).toBe(words);
  expect(rankingWords({ ...high, id: 'one-card', title: 'One card' }).says).toEqual([
    'Hands rank so: One card.',
  ]);
});

test('a step that the cards may leave out is not promised', () => {
  const game: typeof offering.game = (values) => {
    const of = offering.game(values);
    return { ...of, script: [...of.script, unless(() => true, burn(3))] };
  };
  expect(lines(ruleCard({ ...offering, game }), 'deal')).toContain(
    'Three cards are burned, if it comes to that.',
  );
});

test('an offering that stands in no book has no fees', () => {
  const card = ruleCard({ ...offering, id: 'empire/whist', cite: null });
  expect(card.cite).toBeNull();
  expect(lines(card, 'fees')).toContain('none are taken');
});
