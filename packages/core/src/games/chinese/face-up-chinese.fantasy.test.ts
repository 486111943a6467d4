import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import { suggestPlacement } from '../../engine/points/sets/suggest-placement.ts';
import { must, sets, shuffleFor, stacked, startHand } from '../../engine/points/testing.ts';
import { faceUpChinese } from './face-up-chinese.ts';
import { PLAIN, play, printed, viewOf } from './testing-face-up-chinese.ts';

describe('fantasy', () => {
  const game = faceUpChinese({ ...printed, fantasy: 'up' });
  const next = (hands: readonly string[], fantasy: 'up' | null = 'up') =>
    play(hands, { options: { fantasy } }).state.fantasyNext;

  test('003:7336 a pair of queens or better in front, without a foul, earns a fantasy hand', () => {
    const queens = 'Qd Qh 4c | Ac Ad 6d 5s 3d | Ts Td 7c 7s 2d';
    expect(next([PLAIN, queens])).toEqual([1]);
    expect(next([PLAIN, queens], null)).toEqual([]);
    expect(next([PLAIN, queens.replaceAll('Q', 'J').replace('Jh', 'Js')])).toEqual([]);
    expect(next([PLAIN, queens.replace('Ac Ad', 'As 8c')])).toEqual([]);
    expect(next([PLAIN, '2d 2h 2s | Ac Ad Ah 5s 3d | Ts Td Th 7c 7s'])).toEqual([1]);
  });

  /** Seat 1 is in fantasy with these fourteen cards, and sets thirteen of them. */
  function inFantasy(text: string, spare: string): PointsHand {
    const [front, middle, back] = sets(text);
    const setup = { game, point: 100, stacks: [5000, 5000, 5000], button: 0, fantasy: [1] };
    const hand = startHand(setup, stacked({ 1: [...front, ...middle, ...back, ...cards(spare)] }));
    expect(hand.state.held.map((held) => held.length)).toEqual([0, 14, 0]);
    must(hand, { type: 'set', seat: 1, front, middle, back });
    return hand;
  }

  function finish(hand: PointsHand): PointsHand {
    const random = seededRandom('fantasy');
    while (!hand.over) {
      if (hand.need !== null) shuffleFor(hand, random);
      else must(hand, suggestPlacement(hand.state, hand.state.waiting[0]));
    }
    return hand;
  }

  test('003:7336 fourteen cards, set before the others are dealt; the discard goes back into the deck', () => {
    const hand = inFantasy('Qd Qh 4c | Ac Ad 6d 5s 3d | Ts Td 7c 7s 2d', '2s');
    expect(legal(hand)).toEqual({ due: 'shuffle', pile: 'stub and discards', count: 39 });
    expect(hand.need?.cards).toContain(cards('2s')[0]);
    expect(hand.state.faceUp).toEqual([false, true, false]);
    finish(hand);
    expect(hand.log.filter((event) => event.type === 'dealt' && event.seat === 1)).toHaveLength(1);
    expect(hand.state.sets.flat(2)).toHaveLength(39);
  });

  test('003:7338 only three of a kind in front or four behind keep a player in fantasy', () => {
    const stays = (text: string, spare = '2s') =>
      finish(inFantasy(text, spare)).state.fantasyNext.includes(1);
    expect(stays('Ad Ah 4c | Kc Kd 6d 6s 3d | Ts Td 7c 7s Tc')).toBe(false);
    expect(stays('2d 2h 2c | Kc Kd Ks 6s 3d | Ts Td 7c 7s Tc')).toBe(true);
    expect(stays('5d 4h 2c | Kc Kd 9s 6s 3d | Ts Td Th 7s Tc')).toBe(true);
    expect(stays('5d 4h 2c | Kc Kd 9s 6d 3d | 8s 7s 6s 5s 4s')).toBe(true);
  });

  test('nobody waits for a shuffle when all are in fantasy', () => {
    const setup = { game, point: 100, stacks: [5000, 5000], button: 0, fantasy: [0, 1] };
    const hand = startHand(setup, seededRandom('all'));
    expect(hand.state.waiting).toEqual([1]);
    must(hand, suggestPlacement(hand.state, 1));
    must(hand, suggestPlacement(hand.state, 0));
    expect(hand.over).toBe(true);
    expect(hand.state.shown.map((shown) => shown?.fouled)).toEqual([false, false]);
    expect(hand.state.discards.map((discards) => discards.length)).toEqual([1, 1]);
  });

  test('a fantasy hand may lie face down until the others are done, and nobody plays by it', () => {
    const down = faceUpChinese({ ...printed, fantasy: 'down' });
    const setup = { game: down, point: 100, stacks: [5000, 5000], button: 0, fantasy: [1] };
    for (const seed of ['one', 'two', 'three', 'four']) {
      const hand = startHand(setup, seededRandom(seed));
      must(hand, suggestPlacement(hand.state, 1));
      expect(hand.log.findLast((event) => event.type === 'laid')).toMatchObject({ only: 1 });
      shuffleFor(hand, seededRandom(`${seed} again`));
      while (!hand.over) {
        const command = suggestPlacement(hand.state, 0);
        expect(hand.state.faceUp[1]).toBe(false);
        expect(suggestPlacement(viewOf(hand, setup, 0), 0)).toEqual(command);
        must(hand, command);
      }
      expect(hand.state.faceUp).toEqual([true, true]);
    }
  });
});
