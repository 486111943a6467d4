import { houses as named, offerings, titleOfLimit } from '@cardroom/core/houses';
import { describe, expect, test } from 'vitest';
import type { House, OfferingCard } from '../app/api.ts';
import { ANYTHING, findGames, limitFor, type Wish } from './search.ts';
import { readWish, writeWish } from './wish.ts';

const houses = Object.entries(named).map(([id, { name }]) => ({ id, name, city: '', felt: '' })) as House[];
const games: OfferingCard[] = offerings.map(({ id, house, name, kind, family, line, limits, ranges }) => ({
  id,
  house,
  name,
  kind,
  family,
  line,
  limits,
  ranges,
  seats: 8,
}));

const ids = (wish: Partial<Wish>) => findGames(games, houses, { ...ANYTHING, ...wish }).map(({ id }) => id);

describe('the search', () => {
  test('finds everything for no words', () => {
    expect(ids({})).toHaveLength(games.length);
    expect(ids({ words: ' ,/ ' })).toHaveLength(games.length);
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
    expect(dealers.length + others.length).toBe(games.length);
    expect(others).toContain('hawaiian-gardens/thirteen-card');
    expect(dealers).toContain('empire/nines-up');
    expect(ids({ family: 'chinese' })).toEqual(
      expect.arrayContaining(['hawaiian-gardens/face-up-chinese', 'hawaiian-gardens/thirteen-card']),
    );
    expect(ids({ family: 'chinese' })).not.toContain('hawaiian-gardens/badugi');
    // $5 a point and up, so nothing under $5; a $10,000 point is large.
    expect(ids({ family: 'chinese', stakes: 'small' })).toEqual([]);
    expect(ids({ family: 'chinese', stakes: 'large' })).toContain('hawaiian-gardens/thirteen-card');
  });

  test('offers a limit of the stakes that are looked for', () => {
    const large = findGames(games, houses, { ...ANYTHING, stakes: 'large' });
    expect(large.length).toBeGreaterThan(10);
    for (const game of large) {
      const title = titleOfLimit(game, limitFor(game, { stakes: 'large', words: '' }) ?? '');
      expect(Number(/\$([\d,]+)/.exec(title)?.[1]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(25);
      expect(limitFor(game, ANYTHING)).toBe(game.limits[0]?.id);
    }
  });
});

describe('a limit among the words', () => {
  const first = (words: string, id: string, stakes: Wish['stakes'] = 'all') =>
    limitFor(games.find((game) => game.id === id) as OfferingCard, { words, stakes });

  test.each([
    ["hold'em 7-14", 'black-sheep/holdem', '7-14'],
    ['7/14 omaha lucky', 'lucky-lady/omaha', '7-14'],
    ['$7-$14', 'hotel-del-rio/omaha', '7-14'],
    ['no limit 15-25', 'hawaiian-gardens/no-limit-holdem', 'nl 15-25'],
    ['5-10 holdem', 'hawaiian-gardens/no-limit-holdem', 'nl 5-10'],
    ['three card 10-700', 'hotel-del-rio/three-card-poker-6-card-bonus', '10-700'],
    ['pl 5-10', 'lucky-lady/holdem', 'pl 5-10'],
  ])('%s finds %s at %s', (words, id, limit) => {
    expect(ids({ words })).toContain(id);
    expect(first(words, id)).toBe(limit);
  });

  test('finds only what may be opened there', () => {
    expect(ids({ words: '7-14' })).not.toContain('empire/tahoe-pineapple-hi-lo');
    expect(ids({ words: '7-14 blackjack' })).toEqual([]);
  });

  test('is no limit where a game is called so', () => {
    expect(ids({ words: '2-7 dramaha' })).toContain('hawaiian-gardens/two-seven-dramaha');
    expect(first('2-7 dramaha', 'hawaiian-gardens/two-seven-dramaha')).toBe('4-8');
    expect(ids({ words: '9 1/2' })).toContain('hawaiian-gardens/nine-and-a-half');
  });

  test('stakes that no usual limit has are found in what is printed', () => {
    expect(first('', 'hawaiian-gardens/lowball', 'small')).toBe('1-2');
    expect(first('', 'lucky-lady/no-limit-holdem', 'large')).toBe('nl 25-25');
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
