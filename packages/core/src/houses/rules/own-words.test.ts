import { expect, test } from 'vitest';
import { burn, laterWager, timesOf, unless } from '../../engine/player-dealer/steps.ts';
import { high } from '../../ranks/high/high.ts';
import { findOffering } from '../index.ts';
import type { PlayerDealerOffering } from '../offering/offering.ts';
import { ruleCard } from './card.ts';
import { rankingWords } from './ranking-words.ts';
import { lines } from './testing.ts';

const offering = findOffering('empire/three-card-poker') as PlayerDealerOffering;
const ruleCardValues = Object.fromEntries(
  Object.entries(offering.settings).map(([name, { default: usual }]) => [name, usual]),
);

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

test.each([
  [timesOf('ante', 1), 'as much as the Ante'],
  [timesOf('ante', 2), 'twice the Ante'],
  [timesOf('ante', 3, 4), 'three or four times the Ante'],
  [timesOf('ante', 1, 4), 'one to four times the Ante'],
])('the size of a later bet is said: %j', (size, words) => {
  const game: typeof offering.game = (values) => {
    const of = offering.game(values);
    return { ...of, wagers: [...of.wagers, laterWager('more', 'More', size)] };
  };
  const bets = ruleCard({ ...offering, game }).sections.find(({ id }) => id === 'wagers');
  expect(bets?.tables[0].rows.at(-1)).toEqual(['More', 'in the hand', words, 'Ante']);
});

test('an offering that stands in no book has no fees', () => {
  const card = ruleCard({ ...offering, id: 'empire/whist', cite: null });
  expect(card.cite).toBeNull();
  expect(lines(card, 'fees')).toContain('none are taken');
  expect(lines(card, 'rulings')).toContain("No rule book has this game: the room's own postings apply.");
  const none = ruleCard({ ...offering, cite: null, settings: {} }, ruleCardValues);
  expect(lines(none, 'settings')).toBe('There is nothing to choose here.');
});
