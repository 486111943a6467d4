import { describe, expect, test } from 'vitest';
import { packs, printCards, spotsOf, tileKind } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { tiles, tilesKong, tilesWild } from '../../ranks/count/tiles.ts';
import type { HouseWay } from './chart.ts';
import { commonTilesWay, printedTilesWay } from './tiles.ts';
import { waysToSet } from './two-and-two.ts';

const set = [...packs.tiles.cards];
const stacks: number[][] = [];
for (const [i, a] of set.entries())
  for (const [j, b] of set.entries())
    for (let k = j + 1; i < j && k < 32; k++)
      for (let l = k + 1; l < 32; l++) stacks.push([a, b, set[k], set[l]]);

const asPrinted = { nineEleven: 'both', splitsForNothing: true } as const;
const wildWay = printedTilesWay(tilesWild, 'wild', asPrinted);
const commonWay = commonTilesWay(tiles);

/** Tiles in front and behind, and the row that sets them so. */
type Example = readonly [front: string, back: string, rule: string];

function check(way: HouseWay, [front, back, rule]: Example): void {
  // Tiles of a pair are worth the same.
  const sorted = (tiles: readonly number[]) => tiles.map((tile) => tileKind(tile).pair).sort();
  for (const [i, j, k, l] of [
    [0, 1, 2, 3],
    [2, 0, 3, 1],
    [3, 2, 1, 0],
  ]) {
    const held = cards(`${front} ${back}`);
    const stack = [held[i], held[j], held[k], held[l]];
    const found = way.set(stack);
    expect([sorted(found.front), sorted(found.back)]).toEqual([sorted(cards(front)), sorted(cards(back))]);
    expect(way.ruleFor(stack)).toBe(rule);
  }
}

const pairs = (stack: readonly number[]) => 4 - new Set(stack.map((tile) => tileKind(tile).pair)).size;
const isPair = ([a, b]: readonly number[]) => tileKind(a).pair === tileKind(b).pair;

describe.each([
  ['common, Empire', commonWay, tiles],
  ['common, Hawaiian Gardens', commonTilesWay(tilesKong), tilesKong],
  ['Wild', wildWay, tilesWild],
  [
    'Wild, no pair split for nothing',
    printedTilesWay(tilesWild, 'wild', { ...asPrinted, splitsForNothing: false }),
    tilesWild,
  ],
  ['Wild without wild tiles', printedTilesWay(tiles, 'three or six', asPrinted), tiles],
])('%s: all 35,960 stacks', (_, way, ranking) => {
  test('are set with the same tiles, the lower hand in front, two pairs as they are', () => {
    expect(stacks.length).toBe(35_960);
    const wrong = stacks.filter((stack) => {
      const { front, back } = way.set(stack);
      const same =
        [...front, ...back].sort((a, b) => a - b).join() === [...stack].sort((a, b) => a - b).join();
      const inOrder = ranking.value(back) >= ranking.value(front);
      const kept = pairs(stack) < 2 || (isPair(front) && isPair(back));
      return !same || !inOrder || !kept;
    });
    expect(wrong.map(printCards)).toEqual([]);
  });
});

test('the common chart never sets two hands where another way has both higher', () => {
  const worse = stacks.filter((stack) => {
    const { front, back } = commonWay.set(stack);
    const [low, high] = [tiles.value(front), tiles.value(back)];
    return waysToSet(stack, tiles).some((way) => way.low > low && way.high > high);
  });
  expect(worse.map(printCards)).toEqual([]);
});

describe('Pai Gow Tiles Wild', () => {
  /** 003:3071-3074 by the spots alone. */
  function splits(pair: number, beside: readonly number[]): boolean {
    const hands = beside.map((spots) => {
      const gong = (top: number, other: number) => (top === 2 || top === 12) && (other === 8 || other === 9);
      return gong(pair, spots) || gong(spots, pair) ? 10 : (pair + spots) % 10;
    });
    const low = Math.min(...hands);
    if (pair === 7) return beside.some((spots) => spots === 2 || spots === 12) && low >= 7;
    if (pair === 8) return low >= 7;
    if (pair === 9) return low >= 9;
    if (pair === 2 || pair === 12) return low >= 6 || beside.every((spots) => spots === 9 || spots === 11);
    return false;
  }

  test('003:3070-3075 every stack of one pair and no wild tile', () => {
    const one = stacks.filter(
      (stack) => pairs(stack) === 1 && stack.every((tile) => tileKind(tile).pair !== 'Gee Joon'),
    );
    expect(one.length).toBe(15 * (28 * 13));
    const wrong = one.filter((stack) => {
      const pair = stack.find((tile, i) => stack.some((other, j) => i !== j && isPair([tile, other])))!;
      const beside = stack.filter((tile) => !isPair([tile, pair])).map(spotsOf);
      return isPair(wildWay.set(stack).back) === splits(spotsOf(pair), beside);
    });
    expect(wrong.map(printCards)).toEqual([]);
  });

  test('003:2993 both wild tiles are the Supreme Pair in all 435 stacks', () => {
    const both = stacks.filter(
      (stack) => stack.filter((tile) => tileKind(tile).pair === 'Gee Joon').length === 2,
    );
    expect(both.length).toBe(435);
    const names = both.map((stack) => tilesWild.name(tilesWild.value(wildWay.set(stack).back)));
    expect(new Set(names)).toEqual(new Set(['Supreme Pair']));
  });

  test.each<Example>([
    ['Teen Mooy', 'Dey Dey', 'pair'],
    ['Bon Tit', 'Dey Gow36', '003:3004'],
    // The pair of sevens stays where the split leaves less than seven in front.
    ['Teen Ng14', 'Tit Tit', 'pair'],
    ['Tit Mooy', 'Tit Teen', '003:3071'],
    ['Chit25 Foo', 'Chit34 Dey', '003:3071'],
    // No Teen or Dey, though the low hand would be seven.
    ['Ping Mooy', 'Tit Tit', 'pair'],
    ['Bot26 Gow36', 'Bot35 Mooy', '003:3072'],
    ['Gow36 Dey', 'Gow45 Teen', '003:3073'],
    ['Gow36 Mooy', 'Gow45 Teen', '003:3073'],
    ['Mooy Foo', 'Gow36 Gow45', 'pair'],
    ['Teen Gor', 'Teen Bot26', '003:3074'],
    ['Teen Foo', 'Teen Gow36', '003:3074'],
    // As printed, though nine in front of the pair would be more.
    ['Teen Gor', 'Teen Ng14', '003:3074'],
    ['Gor Bot26', 'Bon Bon', 'pair'],
    ['Ng14 Ng23', 'Teen Teen', 'pair'],
    // 3004-3007 in their order.
    ['Bot26 Ng14', 'Teen Gow36', '003:3004'],
    ['Dey Chong', 'Teen Gow36', '003:3004'],
    ['Tit Ng14', 'Dey Bot26', '003:3005'],
    ['Yun Gor', 'Teen Bot35', '003:3005'],
    ['Dey Chong', 'Gor Ng14', '003:3006'],
    ['Tit Foo', 'Gor Ng14', '003:3006'],
  ])('%s | %s by %s', (...example) => check(wildWay, example));

  test.each<Example>([
    ['Gow36 Bot26', 'Gee3 Teen', '003:2993'],
    ['Gow36 Gow45', 'Gee3 Teen', '003:2993'],
    ['Chong Gee6', 'Dey Dey', '003:2993'],
  ])('003:2993 a wild tile makes the highest back hand: %s | %s', (...example) => check(wildWay, example));

  test('003:3071-3074 a pair need not be split for nothing', () => {
    const way = printedTilesWay(tilesWild, 'wild', { ...asPrinted, splitsForNothing: false });
    check(way, ['Gor Ng14', 'Teen Teen', 'pair']);
    check(way, ['Teen Gor', 'Teen Bot26', '003:3074']);
  });

  test('003:3074 a nine or an eleven beside the pair', () => {
    const way = printedTilesWay(tilesWild, 'wild', { ...asPrinted, nineEleven: 'either' });
    check(wildWay, ['Tit Foo', 'Dey Dey', 'pair']);
    check(way, ['Dey Foo', 'Dey Tit', '003:3074']);
  });

  test('003:3007 the largest with the smallest tile', () => {
    check(wildWay, ['Tit Foo', 'Mooy Gow36', '003:3007']);
    check(wildWay, ['Mooy Tit', 'Ping Bot26', '003:3007']);
  });
});

describe('the common chart', () => {
  test.each<Example>([
    ['Gor Gee3', 'Look Gee6', 'common: Gee Joon'],
    ['Look Gee3', 'Chong Gee6', 'common: Gee Joon'],
    ['Gor Ng14', 'Gee3 Gee6', 'pair'],
    ['Teen Bon', 'Teen Chong', 'common: Teen and Dey'],
    ['Gor Ng14', 'Teen Teen', 'pair'],
    ['Dey Foo', 'Dey Gow45', 'common: Teen and Dey'],
    ['Gow36 Mooy', 'Gow45 Teen', 'common: nines'],
    ['Mooy Foo', 'Gow36 Gow45', 'pair'],
    ['Bot26 Gow36', 'Bot35 Foo', 'common: eights'],
    ['Yun Mooy', 'Yun Foo', 'common: eights'],
    ['Tit Mooy', 'Tit Foo', 'common: sevens'],
    ['Gow36 Mooy', 'Tit Tit', 'pair'],
    ['Foo Chong', 'Ping Ping', 'pair'],
    // High nine before Gong before Wong.
    ['Gow36 Bot26', 'Teen Tit', 'common: high nine, Gong, Wong'],
    ['Gow36 Ng14', 'Dey Bot26', 'common: high nine, Gong, Wong'],
    // An eleven goes with the eight or the seven, a four or five lets the Gong be played.
    ['Bot26 Foo', 'Teen Gow36', 'common: high nine, Gong, Wong'],
    ['Tit Foo', 'Teen Gow36', 'common: high nine, Gong, Wong'],
    ['Tit Bon', 'Teen Bot26', 'common: high nine, Gong, Wong'],
    ['Tit Ng14', 'Dey Bot26', 'common: high nine, Gong, Wong'],
    ['Yun Ng14', 'Dey Tit', 'common: high nine, Gong, Wong'],
    // Of Teen and Dey the Teen behind.
    ['Dey Bot26', 'Teen Gow36', 'common: high nine, Gong, Wong'],
    // The best front hand, or where it is nothing, the best back hand.
    ['Chong Gow36', 'Mooy Ng14', 'common: other hands'],
    ['Ping Foo', 'Mooy Gow36', 'common: other hands'],
    ['Chong Look', 'Yun Gor', 'common: other hands'],
    ['Gor Ping', 'Mooy Gee6', 'common: other hands'],
    // Eight and nine points or more: the high tile behind.
    ['Mooy Bot26', 'Gor Ng14', 'common: other hands'],
    ['Ping Bot26', 'Mooy Gow36', 'common: other hands'],
    // Seven and eight with both: the Teen behind.
    ['Dey Ng14', 'Teen Chong', 'common: other hands'],
  ])('%s | %s by %s', (...example) => check(commonWay, example));
});
