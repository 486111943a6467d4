import { describe, expect, test } from 'vitest';
import { lobbyCard, houses as named, offerings } from '../../houses/index.ts';
import type { House, OfferingCard } from '../api.ts';
import { ANYTHING, findGames, limitFor, type Wish } from './search.ts';
import { readWish, writeWish } from './wish.ts';

const houses = Object.entries(named).map(([id, { name }]) => ({ id, name, city: '', felt: '' })) as House[];
const games: OfferingCard[] = offerings.map(({ id, house, name, kind, limits }) => ({
  id,
  house,
  name,
  kind,
  ...lobbyCard(id),
  limits,
  seats: 8,
}));

const ids = (wish: Partial<Wish>) => findGames(games, houses, { ...ANYTHING, ...wish }).map(({ id }) => id);

describe('the search', () => {
  test('finds everything for no words', () => {
    expect(ids({})).toHaveLength(98);
    expect(ids({ words: ' ,/ ' })).toHaveLength(98);
  });

  test.each([
    ['badugi', 'hawaiian-gardens/badugi'],
    ['hi lo', 'black-sheep/omaha-hi-lo'],
    ['HI-LO', 'hawaiian-gardens/seven-card-stud-hi-lo-8'],
    ['joker', 'hawaiian-gardens/jokers-wild-pai-gow-poker'],
    ["hold'em", 'empire/holdem'],
    ['hold em', 'hotel-del-rio/holdem'],
    ['7 card stud', 'hawaiian-gardens/seven-card-stud'],
    ['omaha lucky', 'lucky-lady/omaha'],
    ['tiles', 'empire/pai-gow-tiles'],
  ])('%s finds %s', (words, id) => {
    expect(ids({ words })).toContain(id);
  });

  test('every word has to be there', () => {
    expect(ids({ words: 'badugi baccarat' })).toEqual([]);
    expect(ids({ words: 'omaha lucky' }).every((id) => id.startsWith('lucky-lady/'))).toBe(true);
    expect(ids({ words: 'hi lo' })).not.toContain('black-sheep/holdem');
  });

  test('filters by kind, family and stakes', () => {
    const dealers = ids({ kind: 'player-dealer' });
    const others = ids({ kind: 'each-other' });
    expect(dealers.length + others.length).toBe(98);
    expect(others).toContain('hawaiian-gardens/thirteen-card');
    expect(dealers).toContain('empire/nines-up');
    expect(ids({ family: 'chinese' })).toHaveLength(2);
    // $5 a point and up, so nothing under $5; a $10,000 point is large.
    expect(ids({ family: 'chinese', stakes: 'small' })).toEqual([]);
    expect(ids({ family: 'chinese', stakes: 'large' })).toContain('hawaiian-gardens/thirteen-card');
  });

  test('offers a limit of the stakes that are looked for', () => {
    const large = findGames(games, houses, { ...ANYTHING, stakes: 'large' });
    expect(large.length).toBeGreaterThan(10);
    for (const game of large) {
      const { title = '' } = game.limits.find(({ id }) => id === limitFor(game, 'large')) ?? {};
      expect(Number(/\$([\d,]+)/.exec(title)?.[1]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(25);
      expect(limitFor(game, 'all')).toBe(game.limits[0]?.id);
    }
  });
});

describe('a wish in the address', () => {
  test('comes back as it was written', () => {
    const wish: Wish = { words: 'hi & lo?', kind: 'each-other', family: 'stud', stakes: 'middle' };
    const address = writeWish('empire', wish);
    expect(readWish(new URL(address, 'http://room').searchParams)).toEqual(wish);
    expect(writeWish('empire', ANYTHING)).toBe('/?house=empire');
  });

  test('what makes no sense is left out', () => {
    expect(readWish(new URLSearchParams('kind=constructor&family=whist&stakes='))).toEqual(ANYTHING);
  });
});
