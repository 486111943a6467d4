import { describe, expect, test } from 'vitest';
import { standardPack } from '../../cards/index.ts';
import { aceFive } from '../../ranks/low/low.ts';
import {
  afterHand,
  beforeHand,
  dealtIn,
  type HandResult,
  type KillState,
  newKills,
  nextButton,
  owing,
  quits,
  resultOf,
} from './between-hands.ts';
import type { KillPots, PotGame } from './game.ts';
import { afterBlinds, bet, blinds, deal, handOnly, share, threeRaises } from './steps.ts';
import { play, stacked, stakes, start } from './testing.ts';

describe('the button and the seats', () => {
  test('003:3594 the button goes to the next player clockwise', () => {
    const seated = [true, false, true, true, false];
    expect(nextButton(0, seated)).toBe(2);
    expect(nextButton(3, seated)).toBe(0);
    // From an empty seat too, and alone it stays.
    expect(nextButton(4, seated)).toBe(0);
    expect(nextButton(1, [false, true])).toBe(1);
  });

  test('003:3589, 003:4702 and 003:6303 of nine seated the two left of the big blind sit out', () => {
    expect(dealtIn([3, 4, 5, 6, 7, 8, 0, 1, 2], 7)).toEqual([3, 4, 7, 8, 0, 1, 2]);
    expect(dealtIn([3, 4, 5, 6, 7, 8, 0, 1], 7)).toEqual([3, 4, 6, 7, 8, 0, 1]);
  });

  test('003:3831 of nine seated one sits out where eight play, and nobody when there are no more', () => {
    expect(dealtIn([1, 2, 3, 4, 5, 6, 7, 8, 0], 8)).toEqual([1, 2, 4, 5, 6, 7, 8, 0]);
    expect(dealtIn([1, 2, 3, 0], 8)).toEqual([1, 2, 3, 0]);
  });

  test('003:4702 who sits out rotates with the button', () => {
    const seats = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const out = seats.map((button) => {
      const order = seats.map((_, i) => (button + 1 + i) % 9);
      return seats.filter((seat) => !dealtIn(order, 7).includes(seat));
    });
    expect(out.slice(0, 3)).toEqual([
      [3, 4],
      [4, 5],
      [5, 6],
    ]);
    expect(new Set(out.flat()).size).toBe(9);
  });
});

const lowball = stakes([15, 30], { blinds: [5, 10, 15] });
const players = [0, 1, 2, 3];

function result(winners: number[], more: Partial<HandResult> = {}): HandResult {
  const scooper = winners.length === 1 ? winners[0] : -1;
  return { players, killers: [], winners, scooper, shares: 1, pot: 10000, ...more };
}

/** A table over several hands; each is given by its winners and killed by whoever has to. */
function played(rule: KillPots, hands: (number[] | HandResult)[], at: KillState = newKills) {
  const killers: (number | undefined)[] = [];
  let state = at;
  for (const hand of hands) {
    const of = Array.isArray(hand) ? result(hand) : hand;
    const next = beforeHand(rule, state, lowball, of.players);
    const killer = next.plan.posts[0]?.seat;
    killers.push(killer);
    state = afterHand(rule, next.state, lowball, {
      ...of,
      killers: killer === undefined ? of.killers : [killer, ...of.killers],
    });
  }
  return { state, killers };
}

describe('kill pots in lowball (003:282-302)', () => {
  const rule: KillPots = { after: 'two pots', actsLast: true };

  test('003:284 who wins two pots in a row kills the next', () => {
    expect(played(rule, [[1], [1], [2]]).killers).toEqual([undefined, undefined, 1]);
    expect(played(rule, [[1], [2], [1], [2]]).state.due).toEqual([]);
  });

  test('003:260, 003:288 and 003:302 for twice the large blind, at twice the limit, acting last', () => {
    expect(beforeHand(rule, { ...newKills, buttons: [2], due: [2] }, lowball, players).plan).toEqual({
      posts: [{ seat: 2, what: 'kill', live: 3000, dead: 0 }],
      factor: 2,
      actsLast: 2,
    });
    expect(beforeHand(rule, newKills, lowball, players).plan).toEqual({ posts: [], factor: 1 });
  });

  test('003:288 who wins the killed pot too must kill again', () => {
    expect(played(rule, [[1], [1], [1], [1], [2], [1]]).killers).toEqual([
      undefined,
      undefined,
      1,
      1,
      1,
      undefined,
    ]);
  });

  test('003:286 only main pots count, of any size', () => {
    expect(
      played(rule, [result([1], { pot: 100 }), result([1], { scooper: -1, pot: 200 })]).state.due,
    ).toEqual([1]);
  });

  test('003:289 a split leaves a leg up as it was', () => {
    expect(played(rule, [[1], [1, 3]]).state).toMatchObject({ buttons: [1], due: [] });
    expect(played(rule, [[1], [1, 3], [1]]).state.due).toEqual([1]);
  });

  test('003:289 a killer who splits must kill the next pot', () => {
    expect(played(rule, [[1], [1], [1, 2], [3]]).killers).toEqual([undefined, undefined, 1, 1]);
    // Not one who killed freely with a leg up.
    expect(played(rule, [[1], result([1, 2], { killers: [1] })]).state.due).toEqual([]);
  });

  test('003:291 and 003:293 nobody has the button in a new game, or when others than its holder split', () => {
    expect(newKills.buttons).toEqual([]);
    expect(played(rule, [[1], [2, 3]]).state.buttons).toEqual([]);
    expect(played(rule, [[2, 3]]).state.buttons).toEqual([]);
  });

  test('003:292 the button is neutral when the winner has quit', () => {
    expect(quits(played(rule, [[1]]).state, 1).buttons).toEqual([]);
  });

  test('003:294 who leaves the table with a leg up still has it on return', () => {
    const away = result([2], { players: [0, 2, 3] });
    const { state } = played(rule, [[1], away]);
    expect(state.buttons).toEqual([2, 1]);
    expect(played(rule, [[1]], state).state.due).toEqual([1]);
    // Back and beaten, that player has lost it.
    expect(played(rule, [[3]], state).state.buttons).toEqual([3]);
  });

  test('003:300 one kill a hand: who promised one makes it in the next that is free', () => {
    const { state } = played(rule, [[1], [1]]);
    expect(played(rule, [[2], [3], [0]], owing(state, 3)).killers).toEqual([1, 3, undefined]);
  });

  test('003:301 a kill that is due stays due until it is posted', () => {
    const { state } = played(rule, [[1], [1], result([2], { players: [0, 2, 3] })]);
    expect(state.due).toEqual([1]);
    expect(played(rule, [[2]], state).killers).toEqual([1]);
  });
});

describe('kills after a scoop', () => {
  const luckyLady: KillPots = {
    after: 'scoop',
    pots: { 300: 4000, 400: 5000 },
    bothHalves: false,
    actsLast: false,
  };
  const gardens: KillPots = {
    after: 'scoop',
    pots: { 200: 3500, 300: 5000, 400: 8000, 600: 10000 },
    bothHalves: true,
    actsLast: false,
  };
  const dueAfter = (rule: KillPots, small: number, of: HandResult) =>
    afterHand(rule, newKills, stakes([small, 2 * small]), of).due;

  test.each([
    [luckyLady, 3, 40],
    [luckyLady, 4, 50],
    [gardens, 2, 35],
    [gardens, 3, 50],
    [gardens, 4, 80],
    [gardens, 6, 100],
  ])('004:65 and 003:1217 $after at $%i: a pot of $%i', (rule, small, pot) => {
    expect(dueAfter(rule, small, result([2], { pot: 100 * pot, shares: 2 }))).toEqual([2]);
    expect(dueAfter(rule, small, result([2], { pot: 100 * pot - 1, shares: 2 }))).toEqual([]);
    expect(dueAfter(rule, small, result([2], { pot: 100 * pot, shares: 2, scooper: -1 }))).toEqual([]);
  });

  test('004:65 any way of winning the entire pot counts; 003:1217 wants both the high and the low', () => {
    expect(dueAfter(luckyLady, 3, result([2], { shares: 1 }))).toEqual([2]);
    expect(dueAfter(gardens, 3, result([2], { shares: 1 }))).toEqual([]);
  });

  test('other limits have no kill', () => {
    expect(dueAfter(luckyLady, 6, result([2]))).toEqual([]);
  });

  test('004:65 the kill is $6 at $3-$6 and $8 at $4-$8', () => {
    const live = (small: number, blind: number) =>
      beforeHand(
        luckyLady,
        owing(newKills, 1),
        stakes([small, 2 * small], { blinds: [blind, small] }),
        players,
      ).plan.posts[0].live;
    expect([live(3, 1), live(4, 2)]).toEqual([600, 800]);
  });
});

describe('kill buttons (004:20-21)', () => {
  const rule: KillPots = { after: 'buttons', buttons: (count) => count - 2, actsLast: true };
  const five = [0, 1, 2, 3, 4];
  const hand = (killers: number[], order = five) => result([0], { players: order, killers });

  test('who kills earns a button, one a round; when all are out the others kill blind in order', () => {
    const { state, killers } = played(rule, [hand([1]), hand([1]), hand([]), hand([2, 4])]);
    expect(killers).toEqual([undefined, undefined, undefined, undefined]);
    expect(state).toEqual({ buttons: [1, 2, 4], due: [], round: 3 });
    // The next hand is dealt from seat 3 on: seat 3 kills it, and seat 0 the one after it.
    const order = [3, 4, 0, 1, 2];
    expect(played(rule, [hand([], order), hand([], order)], state).killers).toEqual([3, 0]);
  });

  test('then a new kill round begins, with as many buttons as the players there are then', () => {
    const { state } = played(rule, [hand([1, 2, 4]), hand([]), hand([])]);
    expect(state).toEqual(newKills);
    expect(beforeHand(rule, state, lowball, [0, 1, 2, 3]).state.round).toBe(2);
  });

  test('who quits takes the debt along, and it falls on nobody else', () => {
    const { state } = played(rule, [hand([1, 2, 4]), hand([])]);
    expect(state.due).toEqual([3]);
    const left = quits(state, 3);
    expect(beforeHand(rule, left, lowball, [0, 1, 2, 4])).toMatchObject({
      state: { buttons: [], due: [], round: 2 },
      plan: { posts: [] },
    });
  });
});

test('the result of a hand is read from its log', () => {
  const game: PotGame = {
    name: 'one round',
    pack: standardPack,
    players: 4,
    script: [blinds(), deal(5), bet('small')],
    opening: afterBlinds,
    betting: threeRaises,
    shares: [share('low', aceFive, handOnly), share('also low', aceFive, handOnly)],
    odd: { between: 'left of button' },
    shortDeck: 'reshuffle',
  };
  const deck = stacked(['5s 4s 3s 2s As', '6d 5d 4d 3d 2d', '7h 6h 5h 4h 3h']);
  const setup = { deck, posts: [{ seat: 2, what: 'kill', live: 800, dead: 0 } as const], factor: 2 };
  // Seat 1 is all in for $6: it wins the main pot of $18, seat 2 what is over it.
  const hand = play(
    start(game, stakes([4], { blinds: [2, 4] }), [6, 100, 100], setup),
    '3 check',
    '1 call',
    '2 call',
  );
  expect(resultOf(hand)).toEqual({
    players: [0, 1, 2],
    killers: [2],
    winners: [0],
    scooper: -1,
    shares: 2,
    pot: 2200,
  });
});
