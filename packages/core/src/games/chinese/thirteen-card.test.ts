import { describe, expect, test } from 'vitest';
import { standardPack } from '../../cards/index.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import { suggestPlacement } from '../../engine/points/sets/suggest-placement.ts';
import { makesSweep } from '../../engine/points/showdown.ts';
import { must, payments, sets, setting, stacked, startHand } from '../../engine/points/testing.ts';
import { printed } from './testing-thirteen-card.ts';
import { type ThirteenCardOptions, thirteenCard } from './thirteen-card.ts';

interface Play {
  readonly options?: Partial<ThirteenCardOptions>;
  readonly stacks?: readonly number[];
  /** Seats that declare a Clean Sweep, and the order in which all seats act. */
  readonly declare?: readonly number[];
  readonly order?: readonly number[];
  readonly button?: number;
}

/** Each seat sets its hand as written; `surrender` gives it up. Points are a dollar each. */
function play(
  hands: readonly string[],
  { options, stacks, declare = [], order, button = 0 }: Play = {},
): PointsHand {
  const game = thirteenCard({ ...printed, ...options });
  const dealt = hands.map((text) => (text === 'surrender' ? [] : sets(text).flat()));
  const used = dealt.flat();
  const rest = Array.from(standardPack.cards).filter((card) => !used.includes(card));
  const all = dealt.map((hand) => (hand.length > 0 ? hand : rest.splice(0, 13)));
  const setup = { game, point: 100, stacks: stacks ?? hands.map(() => 100_000), button };
  const hand = startHand(setup, stacked(all));
  for (const seat of order ?? hands.keys()) {
    const text = hands[seat];
    must(
      hand,
      text === 'surrender' ? { type: 'surrender', seat } : setting(seat, text, declare.includes(seat)),
    );
  }
  expect(hand.over).toBe(true);
  return hand;
}

/** Beats anything in all three sets. */
const BEST = 'Ac Ad Ah | 9h 8h 7h 6h 5h | As Ks Qs Js Ts';
const A = 'Qc Jd 9c | Kc Kd 8c 7d 2c | 5s 5c 5d 3c 3d';
const B = 'Qh Td 8s | Jc Jh 7c 6d 2d | 4s 4c 4d 2h 2s';
const C = 'Kh Qd 8d | 6c 6s 3h 3s 4h | Tc Th 9d 9s 7s';
const SIX_PAIRS = 'Ks 3h 3s | 6c 6h 7h 7s 8d | 8h 9d 9h Tc Th';
const FOUL = 'Ac Ad Kc | Qc Jd 9c 7d 2c | 5s 5c 3d 3c 8c';

describe('points of a comparison', () => {
  test('003:825 a set won is a point, an equal one nothing', () => {
    // Front to A, middle equal, back equal.
    const hands = [
      'Jc 4d 3c | Qs Ts 9c 7d 2s | As Qd Js 9h 3s',
      'Jd 4h 2c | Qh Td 9s 7h 2d | Ad Qc Jh 9d 3h',
    ];
    expect(payments(play(hands))).toEqual({ '1>0': 100 });
    expect(payments(play(hands, { options: { playerDealerWinsTies: true } }))).toEqual({ '1>0': 600 });
    expect(payments(play(hands, { options: { playerDealerWinsTies: true }, button: 1 }))).toEqual({
      '0>1': 200,
    });
  });

  test('003:826 two of three win two points, or one where sets cancel', () => {
    const hands = [
      'Qc Jd 9c | Kc Kd 8c 7d 2c | 5s 5c 5d 3c 3d',
      'Ah Td 8s | Jc Jh 7c 6d 2d | 4s 4c 4d 2h 2s',
    ];
    expect(payments(play(hands))).toEqual({ '1>0': 200 });
    expect(payments(play(hands, { options: { twoOfThree: 1 } }))).toEqual({ '1>0': 100 });
  });

  test('003:831 a Shot wins six points from that opponent', () => {
    expect(payments(play([A, B]))).toEqual({ '1>0': 600 });
    expect(payments(play([A, B], { options: { shot: 4 } }))).toEqual({ '1>0': 400 });
    const three = play([BEST, A, B]);
    expect(payments(three)).toEqual({ '1>0': 600, '2>0': 600, '2>1': 600 });
  });

  test('003:832-834 a Home Run wins nine from each of three opponents', () => {
    expect(payments(play([BEST, A, B, C]))).toMatchObject({ '1>0': 900, '2>0': 900, '3>0': 900 });
    expect(payments(play([BEST, A, B, C], { options: { homeRun: 6 } }))).toMatchObject({
      '1>0': 600,
      '2>0': 600,
    });
  });

  test('003:877 A-2-3-4-5 is the smallest straight', () => {
    const wheel = 'Jc 4d 3c | Qs Jd 9c 7d 2s | As 2h 3d 4s 5c';
    const six = 'Js 4h 3h | Qd Jh 9d 7c 2d | 2c 3s 4c 5d 6h';
    expect(play([wheel, six]).state.shown.map((hand) => hand?.fouled)).toEqual([false, false]);
    expect(payments(play([wheel, six]))).toEqual({ '0>1': 100 });
  });
});

describe('Clean Sweeps', () => {
  const { sweeps } = thirteenCard(printed);
  const first = (text: string) => sweeps.find((sweep) => makesSweep(sweep, sets(text)));

  test.each([
    ['Pure Dragon', 39, 'As Ks Qs | Js Ts 9s 8s 7s | 6s 5s 4s 3s 2s'],
    ['Black or Red Dragon', 26, 'Ac Ks Qs | Js Ts 9s 8s 7s | 6s 5s 4s 3s 2s'],
    ['Dragon', 13, 'Ad Ks Qs | Js Ts 9s 8s 7s | 6s 5s 4s 3s 2s'],
    ['All Blacks or All Reds', 13, 'Ad Ah Qd | Jd Td 9h 8d 7d | 6d 5d 4d 3h 2d'],
    ['Twelve Black or Twelve Red', 6, 'Ad Ah Qd | Jd Td 9h 8d 7d | 6d 5d 4d 3h 2c'],
    ['Minor Hand', 6, '2c 2d 2h | 9c 9d 9h 5s 5d | 3c 4c 6s 7d 8h'],
    ['Six Wheels', 4, SIX_PAIRS],
    ['Six Wheels', 4, 'Ks Kc Kd | Kh 4d 6c 6d 8c | 8d Tc Td Qc Qd'],
    ['Three Flush', 4, 'Ks 7s 2s | Ad Jd 9d 6d 3d | Ac Tc 8c 5c 4c'],
    ['Three Straight', 4, 'As 2d 3c | Tc 9d 8h 7s 6c | Ac Kd Qh Js Th'],
    [undefined, undefined, 'Kc Qd 2c | Tc 9d 8h 7s 6c | Ac Kd Qh Js Th'],
    [undefined, undefined, 'Ks 7s 2s | Ad Jd 9d 6d 3c | Ac Tc 8c 5c 4c'],
    [undefined, undefined, 'Ks 3c 2d | 4c 4d 6c 6d 8c | 8d Tc Td Qc Qd'],
    [undefined, undefined, '2c 2d 2h | Tc 9d 9h 5s 5d | 3c 4c 6s 7d 8h'],
    [undefined, undefined, 'Ad Ah Qd | Jd Td 9h 8d 7d | 6d 5d 4d 3s 2c'],
  ])('003:841-850 %s', (name, points, text) => {
    expect([first(text)?.name, first(text)?.points]).toEqual([name, points]);
  });

  test('003:838 a declared one wins by itself, one that is not plays as it is set', () => {
    expect(payments(play([SIX_PAIRS, A, B], { declare: [0] }))).toEqual({
      '1>0': 400,
      '2>0': 400,
      '2>1': 600,
    });
    const pairs = 'Kc 2c 2d | 4c 4d 6c 6d 8c | 8d Tc Td Qc Qd';
    expect(payments(play([pairs, BEST]))).toEqual({ '0>1': 600 });
  });

  test('003:852-854 the highest collects from all and first, a lower one only from hands without', () => {
    const dragon = 'Ad Ks Qs | Js Ts 9s 8s 7s | 6s 5s 4s 3s 2s';
    const pairs = 'Kc 2c 2d | 4c 4d 6c 6d 8c | 8d Tc Td Qc Qd';
    const hand = play([pairs, 'Ah Th 9h | Kh Kd 7h 5h 3h | Ac 2h 3d 4h 5c', dragon], { declare: [0, 2] });
    expect(payments(hand)).toEqual({ '0>2': 1300, '1>2': 1300, '1>0': 400 });
    expect(Object.keys(payments(hand)).at(-1)).toBe('1>0');
    expect(hand.log.find((event) => event.type === 'showed')).toMatchObject({ seat: 2, sweep: 2 });
  });

  test('003:854 equal ones take nothing from each other', () => {
    const one = '2s 2c Kc | 4c 4d 6c 6d 8s | 8d Tc Td Qc Qd';
    const other = '2d 2h Kh | 4h 4s 6h 6s 8c | 8h Th Ts Qh Qs';
    expect(payments(play([one, other], { declare: [0, 1] }))).toEqual({});
  });
});

describe('fouls and surrender', () => {
  test('003:864-865 a foul pays six, or what a Clean Sweep is worth; two fouls pay nothing', () => {
    expect(payments(play([FOUL, B]))).toEqual({ '0>1': 600 });
    expect(payments(play([FOUL, SIX_PAIRS], { declare: [1] }))).toEqual({ '0>1': 400 });
    expect(payments(play([FOUL, 'As Ah Kh | Qh Js 9s 7h 2d | 5h 4h 4c 3h 9h']))).toEqual({});
  });

  test('003:865 a foul pays for the Home Run of its opponent', () => {
    const foul = 'Kh Kc 6s | Qc Td 8s 7s 2c | 9s 9d 3s 4h 3c';
    const rest = ['Jc Jd Qd | Kd Qh Tc 7d 4d | 5s 5c 5d 6c 6d', '4s 3h 2s | Jh Th 9c 7c 4c | 8d 8c 3d 2h 2d'];
    expect(payments(play([BEST, foul, ...rest]))).toMatchObject({ '1>0': 900, '2>0': 900, '3>0': 900 });
    const without = payments(play([BEST, foul, ...rest], { options: { foulsMakeHomeRuns: false } }));
    expect(without).toMatchObject({ '1>0': 600, '2>0': 600, '3>0': 600 });
  });

  test('003:866 a Clean Sweep that is declared and not there is a foul', () => {
    expect(payments(play([BEST, B], { declare: [0] }))).toEqual({ '0>1': 600 });
  });

  test('003:867 nobody may surrender where no price is posted', () => {
    const hand = startHand({ game: thirteenCard(printed), point: 100, stacks: [5000, 5000], button: 0 });
    expect(hand.play({ type: 'surrender', seat: 1 })).toMatchObject({ code: 'not-allowed' });
  });

  test('003:867 of a Clean Sweep and a surrender the first declaration counts', () => {
    const game = { options: { surrender: 3 }, declare: [0] };
    expect(payments(play([SIX_PAIRS, 'surrender'], { ...game, order: [0, 1] }))).toEqual({ '1>0': 400 });
    const before = play([SIX_PAIRS, 'surrender', B], { ...game, order: [1, 0, 2] });
    expect(payments(before)).toEqual({ '1>0': 300, '2>0': 400, '1>2': 300 });
    expect(before.log.some((event) => event.type === 'showed' && event.seat === 1)).toBe(false);
  });
});

describe('chips', () => {
  test('003:859 an all-in player settles clockwise until the stake has changed hands', () => {
    // Seat 1, left of the player-dealer, has eight points: six are won from seat 2, two lost to seat 0.
    const hands = [BEST, A, B];
    const stacks = [100_000, 800, 100_000];
    expect(payments(play(hands, { stacks }))).toEqual({ '2>1': 600, '1>0': 200, '2>0': 600 });
    const inFront = play(hands, { stacks, options: { coverage: 'chips in front' } });
    expect(payments(inFront)).toEqual({ '2>1': 600, '1>0': 600, '2>0': 600 });
  });

  test('003:859, 003:878 small chips count as far as they add up to points; what is short of one stays out', () => {
    // No ante is printed (003:806-878): what 003:859 calls so are chips below a point, however many.
    expect(payments(play([BEST, A], { stacks: [100_000, 350] }))).toEqual({ '1>0': 300 });
    expect(payments(play([BEST, A], { stacks: [100_000, 400] }))).toEqual({ '1>0': 400 });
  });
});

describe('setting a hand', () => {
  test('003:816-818 all set at once and face down; hands open from the left of the player-dealer', () => {
    const hand = startHand({
      game: thirteenCard(printed),
      point: 500,
      stacks: [15000, null, 15000, 15000],
      button: 2,
    });
    expect(legal(hand)).toMatchObject({
      due: 'set',
      seats: [{ seat: 3, lay: 13, discard: 0 }, { seat: 0 }, { seat: 2 }],
    });
    for (const seat of [2, 3, 0])
      must(hand, { ...suggestPlacement(hand.state, seat), declare: false } as never);
    expect(hand.log.flatMap((event) => (event.type === 'showed' ? event.seat : []))).toEqual([3, 0, 2]);
    expect(hand.log.flatMap((event) => (event.type === 'compared' ? [event.seats] : []))).toEqual([
      [3, 0],
      [3, 2],
      [0, 2],
    ]);
  });
});
