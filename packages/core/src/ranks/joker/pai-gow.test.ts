import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOKER } from '../../cards/index.ts';
import {
  asBug,
  bestKey,
  choose,
  compareKeys,
  hand,
  highKey,
  jokerKey,
  type Key,
  KINDS,
  misplaced,
  WHEEL_LOWEST,
} from '../tables/plain-hands.reference.ts';
import { someHands } from './joker.reference.ts';
import { bug } from './joker.ts';
import { outranks, paiGowFront, paiGowFrontWild } from './pai-gow.ts';
import { wild } from './wild.ts';

const rules = { kinds: KINDS, straights: WHEEL_LOWEST };
const pack = Array.from({ length: 53 }, (_, card) => card);
const ACES = [48, 49, 50, 51];

/** Every joker in turn as every card it may be. */
function frontKey(cards: readonly number[], stands: readonly number[]): Key {
  const at = cards.indexOf(JOKER);
  if (at < 0) return highKey(cards, rules);
  return bestKey(stands.map((card) => frontKey(cards.with(at, card), stands)));
}

describe('pai gow front', () => {
  test('the joker is an ace: all 1,378 front hands', () => {
    expect(misplaced(paiGowFront, choose(pack, 2), (cards) => frontKey(cards, ACES))).toEqual([]);
  });

  test('003:490 jokers are any card: all front hands of 55 cards', () => {
    const hands = choose([...pack, JOKER, JOKER], 2);
    expect(misplaced(paiGowFrontWild, hands, (cards) => frontKey(cards, pack.slice(0, 52)))).toEqual([]);
  });

  test('names', () => {
    const name = (ranking: typeof paiGowFront, text: string) => ranking.name(ranking.value(hand(text)));
    expect(name(paiGowFront, 'As Jk')).toBe('pair of aces');
    expect(name(paiGowFront, 'Jk Kd')).toBe('ace-king');
    expect(name(paiGowFront, '3d 2c')).toBe('three-deuce');
    expect(name(paiGowFrontWild, '6s Jk')).toBe('pair of sixes');
  });
});

describe('outranks', () => {
  const back = (text: string) => bug.value(hand(text));
  const front = (text: string) => paiGowFront.value(hand(text));

  test('003:489 fours in front need fives behind', () => {
    expect(outranks(back('5s 5h 2d 3c 7s'), front('4s 4h'), 'fouls')).toBe(true);
    expect(outranks(back('4d 4c As Kd Qs'), front('4s 4h'), 'fouls')).toBe(false);
    expect(outranks(back('3d 3c As Kd Qs'), front('4s 4h'))).toBe(false);
  });

  test('000:675 queens before queens', () => {
    expect(outranks(back('Qh Qc Ac Kd 4h'), front('Qd Qs'))).toBe(true);
  });

  test('a pair of aces in front needs two pair, or aces and their kickers', () => {
    const behind = ['As Jk 9d 7c 3s', '3d 3c 2d 2c 4s'].map(back);
    expect(behind.map((value) => outranks(value, front('Ah Ad')))).toEqual([true, true]);
    expect(behind.map((value) => outranks(value, front('Ah Ad'), 'fouls'))).toEqual([false, true]);
  });

  test('compares the deciding cards one by one, a missing card the lowest', () => {
    fc.assert(
      fc.property(someHands(7, 0, 1), fc.constantFrom(0, 1), ([cards], jokers) => {
        const five = jokers ? [...cards.slice(0, 4), JOKER] : cards.slice(0, 5);
        const two = cards.slice(5);
        const behind = jokerKey(five, rules, asBug);
        const before = highKey(two, rules);
        const frontValue = paiGowFront.value(two);
        expect(outranks(bug.value(five), frontValue)).toBe(compareKeys(behind, before) > 0);
        expect(outranks(bug.value(five), frontValue, 'fouls')).toBe(
          compareKeys(behind.slice(0, 3), before) > 0,
        );
      }),
      { numRuns: 600 },
    );
  });

  test('003:489 serves the wild rankings too', () => {
    const four = wild.value(hand('4s Jk 3d 7c 9s'));
    expect(outranks(four, paiGowFrontWild.value(hand('Jk 8d')))).toBe(true);
    expect(outranks(four, paiGowFrontWild.value(hand('Jk Td')))).toBe(false);
  });
});
