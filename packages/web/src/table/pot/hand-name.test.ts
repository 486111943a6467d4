import { parseCards } from '@cardroom/core/cards';
import { evolve, newHand } from '@cardroom/core/engine/pot';
import { findOffering } from '@cardroom/core/houses';
import { expect, test } from 'vitest';
import { handName } from './hand-name.ts';

/** What somebody with these cards reads before a board comes. */
function dealt(id: string, text: string): string {
  const offering = findOffering(id);
  const cards = parseCards(text);
  if (offering?.kind !== 'pot' || !cards.ok) throw new Error(text);
  const state = newHand({
    game: offering.game({}),
    stakes: offering.limits[0].stakes,
    stacks: [10_000, 10_000],
    button: 0,
  });
  evolve(state, { type: 'dealt', seat: 0, cards: cards.cards, up: false });
  return handName(state, 0)
    .map(({ share, hand }) => (share === '' ? hand : `${share}: ${hand}`))
    .join('; ');
}

test('two cards are called by their ranks, the higher first, and a pair is a pair', () => {
  expect(dealt('black-sheep/holdem', '8c Jd')).toBe('J-8');
  expect(dealt('black-sheep/holdem', 'As Td')).toBe('A-10');
  expect(dealt('black-sheep/holdem', '9c 9d')).toBe('pair of nines');
});

test('of a pot in shares each hand has its share', () => {
  expect(dealt('hawaiian-gardens/dramaha', '4s 8d 6d 7h 9d')).toBe(
    'draw: nine high, eight-seven-six-four kickers',
  );
});
