import { describe, expect, test } from 'vitest';
import { packs, parseCards } from '../../cards/index.ts';
import { ninesUp } from './nines-up.ts';

const pack = [...packs.nines.cards];

/** `A-8`, `10-9` as the book writes them; suits never matter. */
function value(text: string): number {
  const [a, b] = text.split('-');
  const read = parseCards(`${a}c ${b}d`);
  if (!read.ok) throw new Error(read.message);
  return ninesUp.value(read.cards);
}

/** 002:174-238: the best of each point, then those it beats; two and zero have no best one. */
const LISTS: [string, string, string[]][] = [
  ['nine', 'A-8', ['10-9', '7-2', '6-3', '5-4']],
  ['eight', 'A-7', ['10-8', '6-2', '5-3']],
  ['seven', 'A-6', ['10-7', '9-8', '5-2', '4-3']],
  ['six', 'A-5', ['10-6', '9-7', '4-2']],
  ['five', 'A-4', ['10-5', '9-6', '8-7', '3-2']],
  ['four', 'A-3', ['10-4', '9-5', '8-6']],
  ['three', 'A-2', ['10-3', '9-4', '8-5', '7-6']],
  ['two', '', ['10-2', '9-3', '8-4', '7-5']],
  ['one', 'A-10', ['9-2', '8-3', '7-4', '6-5']],
  ['zero', '', ['8-2', '7-3', '6-4', 'A-9']],
];

describe("9's Up", () => {
  test('002:156-168 pairs in order, all above points', () => {
    const pairs = 'A-A 10-10 9-9 8-8 7-7 6-6 5-5 4-4 3-3 2-2'.split(' ').map(value);
    expect(pairs).toEqual([...new Set(pairs)].sort((a, b) => b - a));
    expect(value('2-2')).toBeGreaterThan(value('A-8'));
  });

  test('002:170-238 the printed lists, best to worst', () => {
    let above = value('2-2');
    for (const [points, best, rest] of LISTS) {
      if (best !== '') {
        expect(value(best)).toBeLessThan(above);
        expect(ninesUp.name(value(best))).toBe(`${points} with an ace`);
        above = value(best);
      }
      expect(new Set(rest.map(value)).size, points).toBe(1);
      expect(value(rest[0])).toBeLessThan(above);
      expect(ninesUp.name(value(rest[0]))).toBe(points);
      above = value(rest[0]);
    }
    expect(above).toBeGreaterThan(0);
  });

  test('all 780 hands: six of each pair, sixteen of each pair of ranks in the lists', () => {
    const counts: Record<string, number> = {};
    pack.forEach((a, i) => {
      for (const b of pack.slice(i + 1)) {
        const name = ninesUp.name(ninesUp.value([a, b]));
        expect(ninesUp.value([b, a])).toBe(ninesUp.value([a, b]));
        counts[name] = (counts[name] ?? 0) + 1;
      }
    });
    const expected: Record<string, number> = {};
    for (const rank of 'aces tens nines eights sevens sixes fives fours threes deuces'.split(' ')) {
      expected[`pair of ${rank}`] = 6;
    }
    for (const [points, best, rest] of LISTS) {
      expected[points] = 16 * rest.length;
      if (best !== '') expected[`${points} with an ace`] = 16;
    }
    expect(counts).toEqual(expected);
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(780);
  });

  test('002:136 front 7, back pair of nines', () => {
    expect(ninesUp.name(value('4-3'))).toBe('seven');
    expect(ninesUp.name(value('9-9'))).toBe('pair of nines');
  });

  test('002:102 takes the 40 cards only', () => {
    for (let card = 0; card < 256; card++) expect(ninesUp.accepts(card)).toBe(pack.includes(card));
  });
});
