import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../cards/index.ts';
import { unchecked } from '../../ranks/checked.ts';
import * as raw from '../../ranks/index.ts';
import { rank } from './rank.ts';
import * as rankings from './rankings.ts';

const { high, omaha, rankingsById } = rankings;

const cards = (text: string): number[] => {
  const read = parseCards(text);
  return read.ok ? [...read.cards] : expect.fail(read.message);
};

describe('a value of cards that are no hand is refused with the sentence of `rank`', () => {
  test.each([
    ['four cards', 'As Ah 7c 2d', 'A hand has 4 cards; high takes 5-7.'],
    ['no card', '', 'A hand has 0 cards; high takes 5-7.'],
    ['the same card twice', 'As As 7c 2d 3h', 'A hand holds As twice.'],
    ['a joker', 'As Jk 7c 2d 3h', 'A hand: card 2, Jk, is not in the deck of high.'],
    ['a hidden card', 'As ?? 7c 2d 3h', 'A hand: card 2, ??, is not in the deck of high.'],
  ])('%s', (_, text, sentence) => {
    expect(() => high.value(cards(text))).toThrow(new RangeError(sentence));
  });

  test.each([
    undefined,
    null,
    7,
    'As Ks Qs Js Ts',
    {},
    [Number.NaN, 1, 2, 3, 4],
    [0.5, 1, 2, 3, 4],
    [-1, 1, 2, 3, 4],
  ])('of %j', (given) => {
    expect(() => high.value(given as never)).toThrow(RangeError);
  });

  test('a board where none is asked for, and none where one is', () => {
    const board = cards('Ad Kd Qs 7h 2c');
    expect(() => high.value(cards('As Ks Qh Js Ts'), board)).toThrow(
      'A hand has 2 parts; high takes 1: cards.',
    );
    expect(() => omaha.value(cards('As Ah 7c 2d'))).toThrow('omaha-high takes 2');
    expect(() => omaha.value(cards('As Ah 7c Qs'), board)).toThrow('A hand holds Qs twice.');
    expect(() => omaha.value([], board)).toThrow(RangeError);
  });

  test('003:348-369 more cards down and up than a hand has', () => {
    const [down, up] = [cards('As Kh 7c'), cards('2d 3h 4s')];
    const sentence = 'A hand has 6 cards; mexican takes at most 5.';
    expect(() => rankings.mexican.value(down, up)).toThrow(new RangeError(sentence));
    expect(rank(rankings.mexican, down, up)).toMatchObject({
      ok: false,
      code: 'bad-cards',
      message: sentence,
    });
  });

  test('of any cards: what `rank` refuses, and nothing else; the value is that of the ranking within', () => {
    const card = fc.oneof(fc.integer({ min: 0, max: 56 }), fc.integer({ min: -1, max: 100 }));
    const part = fc.array(card, { maxLength: 8 });
    for (const ranking of rankings.rankings)
      fc.assert(
        fc.property(part, fc.option(part, { nil: undefined }), (first, second) => {
          const wanted = rank(ranking, first, second);
          const value = () => ranking.value(first, second);
          if (!wanted.ok) expect(value).toThrow(new RangeError(wanted.message));
          else expect(value()).toBe(unchecked(ranking).value(first, second));
        }),
        { numRuns: 200 },
      );
  });
});

test('every ranking that is exported looks at its cards, and is the one of its id', () => {
  const exported = Object.entries(rankings).filter(([name]) => !['rankings', 'rankingsById'].includes(name));
  const all = Object.values(rankingsById) as readonly raw.Ranking[];
  const within = new Set<unknown>(Object.values(raw.rankingsById));
  expect(exported.filter(([, value]) => within.has(value)).map(([name]) => name)).toEqual([]);
  expect(exported.filter(([, value]) => all.includes(value as raw.Ranking))).toHaveLength(all.length);
  expect(rankings.rankings).toEqual(all);
  expect(rankingsById.high).toBe(high);
  expect(Object.keys(rankingsById)).toEqual(Object.keys(raw.rankingsById));
});
