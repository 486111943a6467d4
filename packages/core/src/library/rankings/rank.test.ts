import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, JOKER, printCards } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { type RankingId, rankings, rankingsById } from '../../ranks/index.ts';
import { compareHands } from './compare-hands.ts';
import * as named from './named-rankings.ts';
import { type GivenCards, rank } from './rank.ts';

const { high, 'omaha-high': omahaHigh } = rankingsById;

describe('rank', () => {
  test.for<[RankingId, string, string | undefined, string, string | null, string]>([
    ['high', 'As Ks Qs Js Ts 2d 2c', undefined, 'royal flush', 'straight flush', 'As Ks Qs Js Ts'],
    [
      'high',
      '9c 9d 9h 4s 4c 2d 3h',
      undefined,
      'full house, nines over fours',
      'full house',
      '9c 9d 9h 4s 4c',
    ],
    [
      'omaha-high',
      'As Ah 7c 2d',
      'Ad Kd Qs 7h 2c',
      'three aces, king-queen kickers',
      'three of a kind',
      'As Ah Ad Kd Qs',
    ],
    ['omaha-low-8', 'As 2h Kc Kd', '3d 4d 8s Qh 2c', '8-4-3-2-A low', null, 'As 2h 3d 4d 8s'],
    ['badugi', 'As 2h 3c 4d', undefined, 'four-card badugi, 4-3-2-A', null, 'As 2h 3c 4d'],
    ['six-card', 'As Ks Qs', 'Js Ts 2d', 'royal flush', 'straight flush', 'As Ks Qs Js Ts'],
  ])('%s %s / %s', ([id, first, second, name, category, best]) => {
    const ranked = rank(rankingsById[id], first, second);
    if (!ranked.ok) throw new Error(ranked.message);
    expect(ranked.name).toBe(name);
    expect(printCards(ranked.best)).toBe(best);
    expect(ranked.category).toBe(category);
  });

  test.for<[string, [RankingId, GivenCards], string]>([
    ['too few cards', ['high', 'As Ah Ad Ac'], 'A hand has 4 cards; high takes 5-7.'],
    ['a card twice', ['high', 'As As Ad Ac Kd'], 'A hand holds As twice.'],
    ['a joker', ['high', [JOKER, 1, 2, 3, 4]], 'A hand: card 1, Jk, is not in the deck of high.'],
    ['a hidden card', ['high', [HIDDEN, 1, 2, 3, 4]], 'A hand: card 1, ??, is not in the deck of high.'],
    ['no card at all', ['high', [-1, 1, 2, 3, 4]], 'A hand: card 1, -1, is not in the deck of high.'],
    ['part of a card', ['high', [0.5, 1, 2, 3, 4]], 'A hand: card 1, 0.5, is not in the deck of high.'],
    [
      'a board that is missing',
      ['omaha-high', 'As Ah 7c 2d'],
      'A hand has 1 part; omaha-high takes 2: hole and board.',
    ],
    ['what is no card', ['high', 'As Kx'], 'A hand: Card 2, "Kx", is not a card'],
    ['two jokers', ['bug', 'Jk Jk As Ks Qs'], 'A hand holds 2 jokers; bug takes 1.'],
  ])('refuses %s', ([, [id, cards], message]) => {
    const refused = rank(rankingsById[id], cards);
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining(message) });
  });

  test('the cards that play are worth as much as all of them', () => {
    const deck = fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, card) => card),
      { minLength: 9, maxLength: 9 },
    );
    fc.assert(
      fc.property(deck, (dealt) => {
        const seven = rank(high, dealt.slice(0, 7));
        const omaha = rank(omahaHigh, dealt.slice(0, 4), dealt.slice(4));
        if (!seven.ok || !omaha.ok) throw new Error('refused');
        expect(rank(high, seven.best)).toMatchObject({ value: seven.value });
        expect(rank(high, omaha.best)).toMatchObject({ value: omaha.value });
        expect(omaha.best.filter((card) => dealt.slice(0, 4).includes(card))).toHaveLength(2);
      }),
    );
  });

  test('every ranking goes by its id', () => {
    expect(Object.entries(rankingsById).map(([id, ranking]) => [id, ranking.id])).toEqual(
      rankings.map(({ id }) => [id, id]),
    );
  });

  test('types know which rankings are given two parts', () => {
    const two = {
      'omaha-high': 2,
      'omaha-low-8': 2,
      'omaha-low': 2,
      'tahoe-high': 2,
      'tahoe-low-8': 2,
      mexican: 2,
      'six-card': 2,
      'match-it': 2,
    } satisfies Readonly<Record<named.TwoPartRankingId, 2>>;
    expect(rankings.filter(({ parts }) => parts.length === 2).map(({ id }) => id)).toEqual(Object.keys(two));
    // @ts-expect-error one part is missing
    expect(named.rank('omaha-high', 'AsAh7c2d').ok).toBe(false);
    // @ts-expect-error one part is too many
    expect(named.rank('high', 'AsAh7c2d4h', 'AdKdQs7h2c').ok).toBe(false);
  });

  test('is given the ranking itself, and says so to who gives its id', () => {
    // @ts-expect-error an id is looked up in `rankingsById`
    expect(rank('high', 'As Ks Qs Js Ts')).toMatchObject({
      ok: false,
      message: expect.stringContaining('"high"'),
    });
  });
});

describe('compareHands', () => {
  test('gives places, which ties share, in the order of the hands', () => {
    const hands = ['9c 9d 9h 4s 4c', 'As Ks Qs Js Ts', '9s 9d 9h 4d 4h'].map((cards) => [cards]);
    const compared = compareHands(high, hands);
    if (!compared.ok) throw new Error(compared.message);
    expect(compared.hands.map(({ place }) => place)).toEqual([2, 1, 2]);
    expect(compared.hands[1]).toMatchObject({ name: 'royal flush', parts: [cards('As Ks Qs Js Ts')] });
  });

  test('says which hand cannot be ranked', () => {
    expect(compareHands(omahaHigh, [['AsAh7c2d', 'AdKdQs7h2c'], ['As Ah 7c']])).toMatchObject({
      ok: false,
      message: 'Hand 2 has 1 part; omaha-high takes 2: hole and board.',
    });
  });
});

test('by name or by itself, a ranking says the same; a name that there is not is told what is near', () => {
  for (const { id } of rankings)
    expect(named.rank(id as RankingId, '')).toEqual(rank(rankingsById[id as RankingId], ''));
  expect(named.rank('omaha-high', 'AsAh7c2d', 'AdKdQs7h2c')).toEqual(
    rank(omahaHigh, 'AsAh7c2d', 'AdKdQs7h2c'),
  );
  expect(named.rank('omaha-hihg' as RankingId, 'As')).toEqual({
    ok: false,
    code: 'not-found',
    message: 'There is no ranking "omaha-hihg"; did you mean omaha-high?',
  });
  for (const inherited of ['toString', '__proto__', 'constructor'])
    expect(named.rank(inherited as RankingId, 'As')).toMatchObject({ ok: false, code: 'not-found' });
});
