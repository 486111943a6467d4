import { offerings } from '@cardroom/core/houses';
import { kindsFor as kindsOf, schoolKinds } from '@cardroom/core/school';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog, Fits } from '../dealing/messages.ts';
import {
  FAMILIES,
  FIRST,
  gamesFor,
  HOUSES,
  isWished,
  kindsFor,
  LEVELS,
  optionsFor,
  readWishes,
  tidyWishes,
  type Wishes,
  wishesForKind,
} from './wishes.ts';

const catalog: Catalog = {
  kinds: schoolKinds.map(({ id, title }) => ({ id, title })),
  games: offerings.map(({ id, name, house, family }) => ({ id, name, house, family })),
};
/** Of the games of two houses only: the others take long to be looked through. */
const fits: Fits = Object.fromEntries(
  offerings
    .filter(({ house }) => house === 'hotel-del-rio' || house === 'empire')
    .map((offering) => [offering.id, kindsOf(offering).map(({ id }) => id)]),
);

describe('wishes', () => {
  test('of text that makes no sense nothing is kept', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readWishes(() => value);
        for (const name of ['house', 'family', 'level'] as const)
          if (value !== 'all' && ![...HOUSES, ...FAMILIES, ...LEVELS].includes(value as never))
            expect(read[name]).toBe(FIRST[name]);
        expect(read.game).toMatch(/^[a-z0-9/-]+$/);
      }),
    );
    expect(readWishes((name) => (name === 'game' ? '../x?y' : undefined)).game).toBe('all');
  });

  test('what was written is read again', () => {
    const wishes: Wishes = {
      house: 'empire',
      family: 'pai-gow',
      game: 'empire/pai-gow-tiles',
      kind: 'house-way',
      level: '3',
    };
    const kept = JSON.parse(JSON.stringify(wishes));
    expect(readWishes((name) => kept[name])).toEqual(wishes);
  });

  test('games and kinds are those that the other wishes leave', () => {
    const empire = gamesFor(catalog, { ...FIRST, house: 'empire', family: 'pai-gow' });
    expect(empire.map(({ id }) => id)).toContain('empire/pai-gow-tiles');
    expect(empire.every(({ house, family }) => house === 'empire' && family === 'pai-gow')).toBe(true);
    const kinds = kindsFor(catalog, fits, { ...FIRST, house: 'empire', game: 'empire/pai-gow-tiles' });
    expect(kinds.map(({ id }) => id)).toContain('house-way');
    expect(kinds.map(({ id }) => id)).not.toContain('side-pots');
    // While it is not known what fits, everything is offered.
    expect(kindsFor(catalog, null, { ...FIRST, game: 'empire/pai-gow-tiles' })).toEqual(catalog.kinds);
  });

  test('wishes that cannot be met together give way, and stay met', () => {
    const tidy = tidyWishes(catalog, fits, {
      house: 'hotel-del-rio',
      family: 'pai-gow',
      game: 'empire/pai-gow-tiles',
      kind: 'house-way',
      level: '2',
    });
    expect(tidy).toEqual({ house: 'hotel-del-rio', family: 'all', game: 'all', kind: 'all', level: '2' });
    fc.assert(
      fc.property(
        fc.record({
          house: fc.constantFrom('hotel-del-rio' as const, 'empire' as const),
          family: fc.constantFrom('all' as const, ...FAMILIES),
          game: fc.constantFrom('all', 'no/such', ...offerings.map(({ id }) => id)),
          kind: fc.constantFrom('all', 'no-such', ...schoolKinds.map(({ id }) => id)),
          level: fc.constantFrom(...LEVELS),
        }),
        (wishes) => {
          const once = tidyWishes(catalog, fits, wishes);
          expect(tidyWishes(catalog, fits, once)).toEqual(once);
          expect(once.house).toBe(wishes.house);
          expect(gamesFor(catalog, once).length).toBeGreaterThan(0);
          expect(kindsFor(catalog, fits, once).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('one kind is practiced at the same games, or where there are any', () => {
    const tiles: Wishes = { ...FIRST, house: 'empire', game: 'empire/pai-gow-tiles', level: '3' };
    expect(wishesForKind(catalog, fits, tiles, 'house-way')).toEqual({ ...tiles, kind: 'house-way' });
    expect(wishesForKind(catalog, fits, tiles, 'side-pots')).toEqual({
      ...FIRST,
      kind: 'side-pots',
      level: '3',
    });
  });

  test('what is asked for is what was chosen, and nothing for all', () => {
    expect(optionsFor({ ...FIRST, level: 'all' })).toEqual({});
    expect(optionsFor({ house: 'empire', family: 'stud', game: 'a/b', kind: 'fee', level: '2' })).toEqual({
      house: 'empire',
      family: 'stud',
      offering: 'a/b',
      kind: 'fee',
      level: 2,
    });
  });

  test('a question that was asked before is known by its game and its kind', () => {
    const key = { offering: 'empire/pai-gow-tiles', kind: 'house-way' };
    expect(isWished(catalog, FIRST, key)).toBe(true);
    expect(isWished(catalog, { ...FIRST, house: 'empire', family: 'pai-gow' }, key)).toBe(true);
    expect(isWished(catalog, { ...FIRST, house: 'lucky-lady' }, key)).toBe(false);
    expect(isWished(catalog, { ...FIRST, family: 'stud' }, key)).toBe(false);
    expect(isWished(catalog, { ...FIRST, kind: 'fee' }, key)).toBe(false);
    expect(isWished(catalog, FIRST, { ...key, offering: 'empire/whist' })).toBe(false);
  });
});
