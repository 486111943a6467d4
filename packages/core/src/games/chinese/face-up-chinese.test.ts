import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { RAIL, viewFor } from '../../engine/audience.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import { suggestPlacement } from '../../engine/points/sets/suggest-placement.ts';
import { must, payments, stacked, startHand } from '../../engine/points/testing.ts';
import { faceUpChinese } from './face-up-chinese.ts';
import { PLAIN, play, printed, viewOf } from './testing-face-up-chinese.ts';

describe('the deal', () => {
  test('003:7244-7268 five cards, then four times three with one thrown away, from the left of the button', () => {
    const game = faceUpChinese(printed);
    const stacks = [5000, null, 5000, 5000];
    const hand = startHand({ game, point: 500, stacks, button: 2 }, seededRandom('order'));
    const turns: string[] = [];
    while (!hand.over) {
      const due = legal(hand);
      if (due.due !== 'set') throw new Error('nobody to set');
      const [{ seat, lay, discard, room }] = due.seats;
      expect(due.seats).toHaveLength(1);
      expect(room.reduce((sum, n) => sum + n, 0)).toBe(13 - hand.state.sets[seat].flat().length);
      turns.push(`${seat} ${lay}-${discard}`);
      must(hand, suggestPlacement(hand.state, seat));
    }
    const round = (what: string) => [`3 ${what}`, `0 ${what}`, `2 ${what}`];
    expect(turns).toEqual([...round('5-0'), ...[1, 2, 3, 4].flatMap(() => round('2-1'))]);
    expect(hand.log.flatMap((event) => (event.type === 'compared' ? [event.seats] : []))).toEqual([
      [2, 3],
      [2, 0],
      [3, 0],
    ]);
  });

  test('003:7245-7247 three cards at most in front, and what lies stays', () => {
    const game = faceUpChinese(printed);
    const dealt = { 0: cards('2c 3c 4c 5c 6c'), 1: cards('2d 3d 4d 5d 6d Ah Kh Qh') };
    const hand = startHand({ game, point: 100, stacks: [5000, 5000], button: 0 }, stacked(dealt));
    const [two, three, four, five, six] = dealt[1];
    const before = structuredClone(hand.log);
    expect(
      hand.play({ type: 'set', seat: 1, front: [two, three, four, five], middle: [six], back: [] }),
    ).toEqual({
      ok: false,
      code: 'bad-cards',
      message: 'The front has room for 3 more, not for 4.',
    });
    const late = { type: 'set', seat: 0, front: [], middle: [], back: dealt[0] } as const;
    expect(hand.play(late)).toEqual({
      ok: false,
      code: 'out-of-turn',
      message: "It is seat 2's turn, not seat 1's.",
    });
    expect(
      hand.play({ type: 'set', seat: 1, front: [two, two], middle: [three, four], back: [five] }),
    ).toEqual({
      ok: false,
      code: 'bad-cards',
      message: 'Seat 2 does not hold 2d twice.',
    });
    expect(hand.log).toEqual(before);
    must(hand, { type: 'set', seat: 1, front: [two, three, four], middle: [five], back: [six] });
    must(hand, late);
    const again = hand.play({ type: 'set', seat: 1, front: [two], middle: [], back: [cards('Ah')[0]] });
    expect(again).toEqual({ ok: false, code: 'bad-cards', message: 'Seat 2 does not hold 2d.' });
    const three_ = { type: 'set', seat: 1, front: [], middle: [], back: cards('Ah Kh Qh') } as const;
    expect(hand.play(three_)).toMatchObject({ message: 'Place exactly 2 cards, not 3.' });
    const full = { type: 'set', seat: 1, front: cards('Ah'), middle: cards('Kh'), back: [] } as const;
    expect(hand.play(full)).toMatchObject({ message: 'The front is full.' });
  });

  test('003:7224-7226 three hands at most, and nine points of chips for each', () => {
    const setup = { game: faceUpChinese(printed), point: 500, button: 0 };
    const four = PointsHand.start({ ...setup, stacks: [9000, 9000, 9000, 9000] });
    expect(four).toMatchObject({ message: 'Face-Up Chinese Poker is dealt to at most 3 players, not 4.' });
    const short = PointsHand.start({ ...setup, stacks: [9000, 4400, 9000] });
    expect(short).toMatchObject({ message: 'Seat 2 needs chips for 9 points, $45, to be dealt in.' });
    expect(PointsHand.start({ ...setup, stacks: [9000, 4500, 9000] })).toBeInstanceOf(PointsHand);
  });
});

describe('points', () => {
  test('003:7324 two segments won, one lost, and four of a kind behind are eleven points', () => {
    const quads = 'Qc 7s 4d | Th Td 6d 5s 3d | As Ad Ac Ah 2d';
    expect(payments(play([PLAIN, quads]))).toEqual({ '0>1': 1100 });
    // 003:7344: at the $5 limit a point is $5.
    expect(payments(play([PLAIN, quads], { point: 500 }))).toEqual({ '0>1': 5500 });
  });

  test('003:7286 the player with the buttons wins ties, others push', () => {
    const same = 'Kd 7c 4s | 9c 9h 6d 5s 3d | Js Jd 8c 8h 2d';
    const sameFront = 'Ks 7h 4d | Th Tc 6s 5d 3s | Qc Qs Ah Kh 2h';
    expect(payments(play([PLAIN, same, sameFront]))).toEqual({ '1>0': 900, '2>0': 100 });
  });

  test('003:7286 a tie won by the buttons earns a sweep only where the house says so', () => {
    const same = 'Kd 7c 4s | 9c 9h 6d 5s 3d | Js Jd 8c 8h 2d';
    expect(payments(play([PLAIN, same]))).toEqual({ '1>0': 900 });
    expect(payments(play([PLAIN, same], { options: { tieEarnsBonus: false } }))).toEqual({ '1>0': 300 });
  });

  test('003:7298-7310 three of a kind in front: nine points for deuces to twenty-one for aces', () => {
    const { bonus } = faceUpChinese(printed);
    const ranks = [...'23456789TJQKA'];
    expect(ranks.map((rank) => bonus(0, cards(`${rank}c ${rank}d ${rank}h`)))).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ]);
    expect(bonus(0, cards('Ac Ad Kh'))).toBe(0);
  });

  test.each([
    ['two pair', 'Ac Ad Kc Kd Tc', 0, 0],
    ['three of a kind', 'Qc Qd Qh 4s 2d', 2, 0],
    ['straight', 'Ac 2d 3h 4s 5d', 4, 2],
    ['flush', 'Ac Qc 9c 5c 3c', 8, 4],
    ['full house', 'Qc Qd Qh 4s 4d', 12, 6],
    ['four of a kind', 'Qc Qd Qh Qs 2d', 20, 10],
    ['straight flush', 'Kc Qc Jc Tc 9c', 30, 15],
    ['royal flush', 'Ac Kc Qc Jc Tc', 50, 25],
  ])('003:7298-7316 %s in the middle or in the back', (_, text, middle, back) => {
    const { bonus } = faceUpChinese(printed);
    expect([bonus(1, cards(text)), bonus(2, cards(text))]).toEqual([middle, back]);
  });

  test('003:7320-7328 a bonus needs its segment; a sweep adds six', () => {
    const flush = 'Ac 9d 4h | Jh Jc 8d 7d 2c | Kh Th 7h 5h 3h';
    const full = 'As Kd 4s | Ts Td 8c 6c 2d | Qs Qd Qc 5s 5c';
    // The flush loses its segment; the full house wins two of three and six points more.
    expect(payments(play([flush, full]))).toEqual({ '0>1': 700 });
    const better = 'As Kd 4s | Qh Qs 8c 6c 2d | 5d 5s 5c 9c 9s';
    expect(payments(play([flush, better]))).toEqual({ '0>1': 1500 });
  });

  test('003:7282 a foul pays six and the bonuses of the other, and earns nothing', () => {
    const foul = 'Ac Ad 4s | Ks Qd 8c 6d 2d | Th Ts Td Tc 5d';
    const quads = 'Kd 7c 4c | 9c 9h 6s 5s 3d | Jd Jh Js Jc 8h';
    expect(payments(play([foul, quads]))).toEqual({ '0>1': 1600 });
    expect(payments(play([foul, quads], { options: { foul: 9 } }))).toEqual({ '0>1': 1900 });
    expect(payments(play([foul, 'Ah As 4h | Kd Qc 8s 6h 2h | 9h 9s 9d 9c 5h']))).toEqual({});
  });

  test('003:7183 "must rank higher": equal segments are foul, unless the house lets them pass', () => {
    const hand = 'Kc 7d 4h | Ah Qd 9s 6c 3h | Ad Qc 9h 6s 3d';
    const other = 'Kd 7c 4c | Ts Tc 8c 5c 2c | Jh Jc 8s 8d 2d';
    const fouled = (equalSets: boolean) =>
      play([other, hand], { options: { equalSets } }).state.shown[1]?.fouled;
    expect([fouled(true), fouled(false)]).toEqual([false, true]);
  });
});

describe('chips', () => {
  const poor = 'Qd 7h 4c | 8c 8h 6d 5s 3d | Ts Td 7c 7s 2d';
  const rich = 'Ks 9h 4s | Th Tc 6s 5d 3s | Qc Qs Kh Kd 2h';

  test('003:7278 a player without chips does not pay the next', () => {
    expect(payments(play([PLAIN, poor, rich], { stacks: [5000, 1200, 5000] }))).toEqual({
      '1>0': 900,
      '0>2': 900,
      '1>2': 300,
    });
  });

  test('003:7235 nobody wins more in a hand than they began it with, nor loses more', () => {
    // Seat 2 has ten points, and nine are due from each of the others.
    const stacks = [5000, 5000, 1000];
    expect(payments(play([PLAIN, poor, rich], { stacks }))).toEqual({ '1>0': 900, '0>2': 900, '1>2': 100 });
    const inFront = play([PLAIN, poor, rich], { stacks, options: { coverage: 'chips in front' } });
    expect(payments(inFront)).toEqual({ '1>0': 900, '0>2': 900, '1>2': 900 });
  });
});

describe('what others see', () => {
  test('003:7244-7250 a seat sees its own three cards and discards, all see what is laid', () => {
    const game = faceUpChinese(printed);
    const setup = { game, point: 100, stacks: [5000, 5000, 5000], button: 0 };
    const hand = startHand(setup, seededRandom('views'));
    while (!hand.over) {
      const [seat] = hand.state.waiting;
      const command = suggestPlacement(hand.state, seat);
      expect(suggestPlacement(viewOf(hand, setup, seat), seat)).toEqual(command);
      must(hand, command);
    }
    const rail = hand.log.map((event) => viewFor(event, RAIL));
    const known = new Set(rail.flatMap((event) => ('cards' in event ? event.cards : [])));
    const laid = hand.state.sets.flat(2);
    expect([...known].filter((card) => card !== 63).sort()).toEqual(laid.sort());
    expect(laid).toHaveLength(39);
  });
});

test('suggested placements foul seldom and earn bonuses', () => {
  const game = faceUpChinese(printed);
  const random = seededRandom('suggested');
  let fouls = 0;
  let bonus = 0;
  for (let i = 0; i < 25; i++) {
    const hand = startHand({ game, point: 100, stacks: [20_000, 20_000], button: i % 2 }, random);
    while (!hand.over) must(hand, suggestPlacement(hand.state, hand.state.waiting[0]));
    for (const shown of hand.state.shown) {
      if (shown?.fouled) fouls++;
      else for (const [set, of] of (shown?.sets ?? []).entries()) bonus += game.bonus(set, of);
    }
  }
  expect(fouls).toBeLessThan(10);
  expect(bonus).toBeGreaterThan(50);
});
