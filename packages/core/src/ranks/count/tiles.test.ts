import { describe, expect, test } from 'vitest';
import { packs, printCard, TILE_KINDS } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { tiles, tilesKong, tilesWild } from './tiles.ts';

const set = [...packs.tiles.cards];
const hands = set.flatMap((a, i) => set.slice(i + 1).map((b): [number, number] => [a, b]));

/** Faces by the labels of the Empire table. */
const FACES: Record<string, string> = {
  '12': 'Teen',
  '2': 'Dey',
  R8: 'Yun',
  R4: 'Gor',
  W10: 'Mooy',
  W6: 'Chong',
  W4: 'Bon',
  '11': 'Foo',
  R10: 'Ping',
  Big7: 'Tit',
  R6: 'Look',
  '9': 'Gow45 Gow36',
  W8: 'Bot35 Bot26',
  Sm7: 'Chit34 Chit25',
  '5': 'Ng14 Ng23',
  '3': 'Gee3 Gee6',
  J: 'Gee3 Gee6',
  '4': 'Gor Bon',
  '6': 'Chong Look Gee3 Gee6',
  '7': 'Tit Chit34 Chit25',
  '10': 'Mooy Ping',
};

/** 002:437-468 by points, its damaged cells repaired; the deciding tile is named first, the other is lower. */
const EMPIRE: Record<string, string> = {
  nine: '12+7 2+7 R8+11 R4+5 W10+9 W6+3 W4+5 11+W8 R10+9 R6+3',
  eight: '12+6 2+6 R8+10 R4+W4 W10+W8 11+7 R10+W8 5+3',
  seven: '12+5 2+5 R8+9 R4+3 W10+7 W6+11 W4+3 11+6 R10+7 9+W8',
  six: '12+4 2+4 R8+W8 W10+6 W6+R10 11+5 R10+6 Big7+9 9+Sm7',
  five: 'R8+7 R4+11 W10+5 W6+9 W4+11 R10+5 Big7+W8 R6+9 9+J W8+Sm7',
  four: '12+2 R8+6 R4+10 W10+W4 W6+W8 W4+R10 Big7+Sm7 R6+W8 9+5 W8+J',
  three: '12+11 2+11 R8+5 R4+9 W6+7 W4+9 Big7+6 R6+Sm7 W8+5 Sm7+J',
  two: '12+10 2+10 R8+4 R4+W8 W6+R6 W4+W8 Big7+5 Sm7+5',
  one: 'R4+7 W10+11 W6+5 W4+7 11+R10 R6+5',
};

const kindNamed = (name: string) => TILE_KINDS.find((kind) => kind.name === name)!.card as number;
const tilesOf = (label: string) => FACES[label].split(' ').map(kindNamed);
const value = (ranking: Ranking, text: string) => ranking.value(text.split(' ').map(kindNamed));
const classOf = (ranking: Ranking, hand: [number, number]) =>
  ranking.name(ranking.value(hand)).split(/[ ,]/)[0];

function countBy<T>(items: T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

describe('Empire', () => {
  test('002:437-468 each column in its order, rows equal within, and no hand left out', () => {
    const seen = new Set<string>();
    let above = Number.POSITIVE_INFINITY;
    for (const [points, rows] of Object.entries(EMPIRE)) {
      for (const row of rows.split(' ')) {
        const [deciding, other] = row.split('+');
        const values = new Set<number>();
        for (const a of tilesOf(deciding)) {
          for (const b of tilesOf(other).filter((tile) => tile > a)) {
            values.add(tiles.value([a, b]));
            expect(tiles.value([b, a])).toBe(tiles.value([a, b]));
            for (const pair of [`${a} ${b}`, `${b} ${a}`]) {
              expect(seen.has(pair), `${row} stands twice`).toBe(false);
              seen.add(pair);
            }
          }
        }
        expect(values.size, row).toBe(1);
        const [only] = values;
        expect(only, row).toBeLessThan(above);
        expect(tiles.name(only), row).toMatch(new RegExp(`^${points}, .* high$`));
        above = only;
      }
    }
    const unlisted = hands.filter(([a, b]) => !seen.has(`${a} ${b}`));
    expect(countBy(unlisted, (hand) => classOf(tiles, hand))).toEqual({
      pair: 16,
      Wong: 8,
      Gong: 16,
      zero: 24,
    });
  });

  test('all 496 hands by class', () => {
    expect(countBy(hands, (hand) => classOf(tiles, hand))).toEqual({
      pair: 16,
      Wong: 8,
      Gong: 16,
      nine: 48,
      eight: 56,
      seven: 52,
      six: 56,
      five: 44,
      four: 52,
      three: 48,
      two: 44,
      one: 32,
      zero: 24,
    });
  });

  test('002:432, 002:472 all zeros are one value, below all else', () => {
    const zeros = hands.filter((hand) => tiles.name(tiles.value(hand)) === 'zero');
    const spots = (tile: number) => TILE_KINDS[tile - 64].upper + TILE_KINDS[tile - 64].lower;
    for (const [a, b] of zeros) expect((spots(a) + spots(b)) % 10).toBe(0);
    expect(new Set(zeros.map((hand) => tiles.value(hand))).size).toBe(1);
    expect(Math.min(...hands.map((hand) => tiles.value(hand)))).toBe(tiles.value(zeros[0]));
  });
});

describe('Hawaiian Gardens', () => {
  /** 003:1140-1161; 1146 prints Tall Sevens where the singles (1171) have the tall six. */
  const ORDER = [
    'Gee6 Gee3',
    'Teen Teen',
    'Dey Dey',
    'Yun Yun',
    'Gor Gor',
    'Mooy Mooy',
    'Chong Chong',
    'Bon Bon',
    'Foo Foo',
    'Ping Ping',
    'Tit Tit',
    'Look Look',
    'Gow45 Gow36',
    'Bot26 Bot35',
    'Chit25 Chit34',
    'Ng14 Ng23',
    'Teen Gow45',
    'Dey Gow36',
    'Teen Bot26',
    'Dey Yun',
    'Teen Tit',
    'Dey Chit34',
    'Yun Foo',
  ];

  test('003:1140-1161 the 22 ranks in order, then points', () => {
    const values = ORDER.map((hand) => value(tilesKong, hand));
    expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
  });

  test('003:1156-1161 any nine, any eight, any seven', () => {
    for (const high of ['Teen', 'Dey']) {
      const names = (...others: string[]) =>
        new Set(others.map((other) => tilesKong.name(value(tilesKong, `${high} ${other}`))));
      expect(names('Gow45', 'Gow36')).toEqual(new Set([`Wong (${high} and nine)`]));
      expect(names('Yun', 'Bot26', 'Bot35')).toEqual(new Set([`Gong (${high} and eight)`]));
      expect(names('Tit', 'Chit34', 'Chit25')).toEqual(new Set([`Kong (${high} and seven)`]));
    }
  });

  test('Kong is all that differs from Empire', () => {
    const kong = hands.filter((hand) => classOf(tilesKong, hand) === 'Kong');
    expect(kong.length).toBe(16);
    for (const hand of hands) {
      if (kong.includes(hand)) expect(tiles.name(tiles.value(hand))).toMatch(/^nine, (Teen|Dey) high$/);
      else expect(tilesKong.value(hand)).toBe(tiles.value(hand));
    }
  });

  test('003:1183 a Gee Joon tile is the better of 3 and 6, and the lowest tile however it counts', () => {
    expect(tilesKong.name(value(tilesKong, 'Look Gee6'))).toBe('nine, Look high');
    expect(tilesKong.name(value(tilesKong, 'Teen Gee3'))).toBe('eight, Teen high');
    for (const { card } of TILE_KINDS.filter(({ pair }) => pair !== 'Gee Joon')) {
      expect(tilesKong.value([card, kindNamed('Gee3')])).toBe(tilesKong.value([card, kindNamed('Gee6')]));
    }
  });
});

describe('Pai Gow Tiles Wild', () => {
  test('003:2991-2995 twelve spots count 2; eight and nine spots make seven', () => {
    expect(tilesWild.name(value(tilesWild, 'Teen Ng14'))).toBe('seven, Teen high');
    expect(tilesWild.name(value(tilesWild, 'Bot26 Gow36'))).toBe('seven, Gow high');
  });

  test('003:2993 a lone wild tile is worth the best of all the tiles it can become', () => {
    const plain = TILE_KINDS.filter(({ pair }) => pair !== 'Gee Joon').map(({ card }) => card as number);
    for (const tile of plain) {
      const best = Math.max(...plain.map((other) => tiles.value([tile, other])));
      expect(tilesWild.value([tile, kindNamed('Gee3')]), printCard(tile)).toBe(best);
      expect(tilesWild.value([kindNamed('Gee6'), tile]), printCard(tile)).toBe(best);
      for (const other of plain) expect(tilesWild.value([tile, other])).toBe(tiles.value([tile, other]));
    }
  });

  test('003:2993 both wild tiles are the Supreme Pair, above all', () => {
    const supreme = value(tilesWild, 'Gee3 Gee6');
    expect(tilesWild.name(supreme)).toBe('Supreme Pair');
    expect(hands.filter((hand) => tilesWild.value(hand) >= supreme).length).toBe(1);
  });

  test('all 496 hands by class: 60 more pairs', () => {
    expect(countBy(hands, (hand) => classOf(tilesWild, hand))).toMatchObject({
      Supreme: 1,
      pair: 75,
      Wong: 8,
      Gong: 16,
    });
  });
});

test.each([tiles, tilesKong, tilesWild])(
  '$id names different values differently and takes tiles only',
  (ranking) => {
    const values = new Set(hands.map((hand) => ranking.value(hand)));
    expect(new Set([...values].map((value) => ranking.name(value))).size).toBe(values.size);
    expect(Math.min(...values)).toBeGreaterThan(0);
    for (let card = 0; card < 256; card++) expect(ranking.accepts(card)).toBe(set.includes(card));
  },
);
