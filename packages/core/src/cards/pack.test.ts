import { describe, expect, test } from 'vitest';
import { MOST_PACKS, type Pack, packs, packWithJokers, shoe } from './pack.ts';
import { printCard } from './text.ts';
import { spotsOf, TILE_KINDS } from './tiles.ts';

/** Words of a pack's cards with how often each occurs. */
function contents(pack: Pack): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of pack.cards) counts[printCard(card)] = (counts[printCard(card)] ?? 0) + 1;
  return counts;
}

/** What a book says a pack holds: ranks in all suits, and cards of their own with their number. */
function held(ranks: string, extra: Record<string, number> = {}): Record<string, number> {
  const counts: Record<string, number> = { ...extra };
  for (const rank of ranks) {
    for (const suit of 'cdhs') counts[rank + suit] = (counts[rank + suit] ?? 0) + 1;
  }
  return counts;
}

const ALL = 'A23456789TJQK';

describe('packs hold what the books say', () => {
  test.each<[string, Pack, number, Record<string, number>]>([
    ['52 cards', packs.standard, 52, held(ALL)],
    ['002:243 one joker a pack', packs.joker, 53, held(ALL, { Jk: 1 })],
    ['two jokers', packs.twoJokers, 54, held(ALL, { Jk: 2 })],
    ['003:480 up to three jokers', packs.threeJokers, 55, held(ALL, { Jk: 3 })],
    ['003:612 four jokers a pack', packs.fourJokers, 56, held(ALL, { Jk: 4 })],
    ['003:348 Mexican Poker', packs.mexican, 41, held('A234567JQK', { Jk: 1 })],
    ['003:5586 short deck', packs.short, 36, held('6789TJQKA')],
    ['004:640 EZ Money', packs.sevens, 32, held('789TJQKA')],
    ["002:102 9's Up", packs.nines, 40, held('A23456789T')],
    ['003:1723 Pokara', packs.pokara, 20, held('TJQKA')],
    ['003:538 Super 9, 003:1835 Pan 9', packs.super9, 36, held('A23456JQK')],
    ['003:1272 Baccarat 9', packs.baccarat9, 44, held('A23456TTJQK')],
    ['002:1004 Pure 21.5', packs.pure, 52, held('A23456789', { BT: 4, BJ: 4, BQ: 4, BK: 4 })],
  ])('%s', (_, pack, size, cards) => {
    expect(pack.cards.length).toBe(size);
    expect(contents(pack)).toEqual(cards);
  });

  test('003:1015 both texts of Baccarat 9 come to twenty cards of no value', () => {
    expect([...packs.baccarat9.cards].filter((card) => /^[TJQK]/.test(printCard(card))).length).toBe(20);
  });

  test('ids are unique', () => {
    const ids = Object.values(packs).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(packWithJokers(1)).toEqual(packs.joker);
  });
});

describe('003:1133-1183 the tiles', () => {
  /** Faces as that page lists them: pips of the halves, each with its color. */
  const printed: Record<string, string[]> = {
    Teen: ['6 6'],
    Dey: ['r1 r1'],
    Yun: ['r4 r4'],
    Gor: ['r1 w3'],
    Mooy: ['w5 w5'],
    Chong: ['w3 w3'],
    Bon: ['w2 w2'],
    Foo: ['w5 w6'],
    Ping: ['r4 w6'],
    Tit: ['r1 w6'],
    Look: ['r1 w5'],
    Gow: ['r4 w5', 'w3 w6'],
    Bot: ['w3 w5', 'w2 w6'],
    Chit: ['w3 r4', 'w2 w5'],
    Ng: ['r1 r4', 'w2 w3'],
    'Gee Joon': ['w2 r4', 'r1 w2'],
  };

  test('32 of them, eleven pairs of twins and five of unlike tiles', () => {
    expect(packs.tiles.cards.length).toBe(32);
    expect(TILE_KINDS.filter(({ copies }) => copies === 2).length).toBe(11);
    expect(TILE_KINDS.filter(({ copies }) => copies === 1).length).toBe(10);
    expect(contents(packs.tiles)).toEqual(
      Object.fromEntries(TILE_KINDS.map(({ name, copies }) => [name, copies])),
    );
  });

  test('faces and colors, in the order of the single tiles', () => {
    const faces = TILE_KINDS.map(({ pair, upper, lower, colour }) => `${pair} ${upper} ${lower} ${colour}`);
    const expected = Object.entries(printed).flatMap(([pair, sides]) =>
      sides.map((side) => {
        const colour = /w/.test(side)
          ? /r/.test(side)
            ? 'mixed'
            : 'white'
          : /r/.test(side)
            ? 'red'
            : 'mixed';
        return `${pair} ${side.replace(/[rw]/g, '')} ${colour}`;
      }),
    );
    expect(faces).toEqual(expected);
  });

  test('tiles of a pair have the same spots, save the Gee Joon with 3 and 6', () => {
    for (const [pair, sides] of Object.entries(printed)) {
      const spots = TILE_KINDS.filter((kind) => kind.pair === pair).map(({ card }) => spotsOf(card));
      expect(spots.length).toBe(sides.length);
      if (pair === 'Gee Joon') expect(spots).toEqual([6, 3]);
      else expect(new Set(spots).size).toBe(1);
    }
    // The traditional set has 227 spots.
    expect([...packs.tiles.cards].reduce((sum, tile) => sum + spotsOf(tile), 0)).toBe(227);
  });
});

describe('shoes', () => {
  test.each(Object.entries(packs))('%s: one to twelve packs hold each card that many times', (_, pack) => {
    for (let count = 1; count <= MOST_PACKS; count++) {
      const many = shoe(pack, count);
      expect(many.cards.length).toBe(pack.cards.length * count);
      expect(contents(many)).toEqual(
        Object.fromEntries(Object.entries(contents(pack)).map(([card, copies]) => [card, copies * count])),
      );
      expect(many.id === pack.id).toBe(count === 1);
    }
  });

  test.each([
    ['002:31 six packs and six jokers', shoe(packs.joker, 6), 318],
    ['002:243 eight packs with jokers', shoe(packs.joker, 8), 424],
    ['004:265 eight packs', shoe(packs.standard, 8), 416],
    ['003:612 eight packs of 56', shoe(packs.fourJokers, 8), 448],
    ['003:1900 twelve packs', shoe(packs.super9, 12), 432],
    ['003:1731 twenty packs', shoe(packs.pokara, 20), 400],
  ])('%s', (_, pack, size) => expect(pack.cards.length).toBe(size));

  test.each([0, -1, 21, 1.5, Number.NaN])('%s packs are refused', (count) => {
    expect(() => shoe(packs.standard, count)).toThrow(RangeError);
  });
});
