import { describe, expect, test } from 'vitest';
import type { Stakes } from '../game.ts';
import type { Hand } from '../hand.ts';
import { boardGame, due, play, refusal, stakes, start } from '../testing.ts';

/** With three seats the last has the button: seat 1 small blind, seat 2 big blind, seat 3 first to act. */
const nl: Stakes = stakes([3], { structure: 'no-limit', blinds: [1, 3] });
const limit: Stakes = stakes([4, 8], { blinds: [2, 4] });
const pl: Stakes = stakes([10], { structure: 'pot', blinds: [5, 10] });

const rich = (count: number) => new Array<number>(count).fill(10_000);
/** After the first round, in which everybody has called. */
const flop = (of: Stakes, stacks: readonly number[], betting = {}) => {
  const hand = start(boardGame(betting), of, stacks);
  while (hand.state.round < 2) {
    const { check, seat } = due(hand, 'bet');
    play(hand, `${seat + 1} ${check ? 'check' : 'call'}`);
  }
  return hand;
};
/** The least and the most a seat's bet may become, in dollars; or why it may not. */
const raiseOf = (hand: Hand): string => {
  const { raise, noRaise } = due(hand, 'bet');
  return raise === null ? noRaise : `${raise.word} ${raise.min / 100} to ${raise.max / 100}`;
};
const actor = (hand: Hand) => due(hand, 'bet').seat + 1;
const NOT_REOPENED = 'the all-in before did not count as a raise';

describe('003:71 no limit, the printed example', () => {
  // A is seat 1, B seat 2; C, on the button, has less than $300 left.
  const example = (c: number) =>
    play(flop(nl, [10_000, 10_000, c + 3]), '1 bet 100', '2 raise 200', `3 raise ${c}`);

  test('A was fully raised by B and may raise after C is all in', () => {
    expect(actor(example(250))).toBe(1);
    expect(raiseOf(example(250))).toBe('raise 350 to 9997');
  });

  test('if A calls, B may not raise again: B was not fully raised', () => {
    const hand = play(example(250), '1 call');
    expect(actor(hand)).toBe(2);
    expect(refusal(hand, '2 raise 400')).toBe(`No raise: ${NOT_REOPENED}.`);
    expect(due(hand, 'bet').call).toBe(5000);
  });

  test('if A raises, the betting is reopened and B may raise again', () => {
    expect(raiseOf(play(example(250), '1 raise 350'))).toBe('raise 450 to 9997');
  });

  test('had C gone all in for $300, B could raise', () => {
    expect(raiseOf(play(example(300), '1 call'))).toBe('raise 400 to 9997');
  });

  test('who checked or called may not raise it, who has not acted may', () => {
    const hand = flop(nl, [10_000, 10_000, 153, 10_000]);
    play(hand, '1 check', '2 bet 100', '3 raise 150');
    expect(raiseOf(hand)).toBe('raise 250 to 9997');
    play(hand, '4 call');
    expect(raiseOf(hand)).toBe('raise 250 to 9997');
    play(hand, '1 call');
    expect(actor(hand)).toBe(2);
    expect(raiseOf(hand)).toBe(NOT_REOPENED);
  });
});

describe('003:69-71 no limit', () => {
  test('003:69 there is no cap on raises', () => {
    const hand = flop(nl, rich(3));
    for (let to = 3; to <= 60; to += 3) play(hand, `${actor(hand)} bet ${to}`);
    expect(raiseOf(hand)).toBe('raise 63 to 9997');
  });

  test('003:70 a bet is at least the bring-in', () => {
    const hand = flop(nl, rich(3));
    expect(refusal(hand, '1 bet 2')).toBe('Bet must be at least $3, not $2.');
    expect(refusal(hand, '1 bet 9998')).toBe('Bet must be at most $9,997, not $9,998: the seat has no more.');
    expect(refusal(hand, '1 bet 3.50')).toBe('Bets go in steps of $1.');
  });

  test('003:70 a smaller all-in bet may not be raised by who has acted', () => {
    const hand = play(flop(nl, [10_000, 4, 10_000]), '1 check', '2 bet 1');
    expect(raiseOf(hand)).toBe('raise 4 to 9997');
    const called = play(hand, '3 call');
    expect(actor(called)).toBe(1);
    expect(raiseOf(called)).toBe(NOT_REOPENED);
  });

  test('003:70 but they may if another raises it', () => {
    const hand = play(flop(nl, [10_000, 4, 10_000]), '1 check', '2 bet 1', '3 raise 4');
    expect(raiseOf(hand)).toBe('raise 7 to 9997');
  });

  test('003:71 a raise is at least as large as the largest bet or raise before', () => {
    const hand = play(flop(nl, rich(3)), '1 bet 10', '2 raise 50');
    expect(raiseOf(hand)).toBe('raise 90 to 9997');
    expect(raiseOf(play(hand, '3 raise 90'))).toBe('raise 130 to 9997');
  });

  test('short all-ins that together are a full raise reopen the betting for whom they raise so much', () => {
    const hand = play(
      flop(nl, [10_000, 163, 10_000, 223]),
      '1 bet 100',
      '2 raise 160',
      '3 call',
      '4 raise 220',
    );
    expect(raiseOf(hand)).toBe('raise 320 to 9997');
    expect(raiseOf(play(hand, '1 call'))).toBe(NOT_REOPENED);
  });
});

describe('003:71 the $100 buy-in game', () => {
  const doubling: Stakes = { ...nl, doubling: true };

  test('a raise is at least double the bet before', () => {
    const hand = start(boardGame(), doubling, rich(3));
    expect(raiseOf(hand)).toBe('raise 6 to 10000');
    expect(raiseOf(play(hand, '3 raise 20'))).toBe('raise 40 to 10000');
    expect(raiseOf(play(hand, '1 raise 50'))).toBe('raise 100 to 10000');
  });

  test('an all-in of less than double is not a raise', () => {
    const hand = play(flop(doubling, [10_000, 10_000, 153]), '1 bet 100', '2 call', '3 raise 150');
    expect(raiseOf(hand)).toBe(NOT_REOPENED);
    expect(raiseOf(play(hand, '1 call'))).toBe(NOT_REOPENED);
  });

  test('who has not acted yet doubles the bet, not the all-in', () => {
    const hand = play(flop(doubling, [10_000, 153, 10_000]), '1 bet 100', '2 raise 150');
    expect(raiseOf(hand)).toBe('raise 200 to 9997');
    expect(raiseOf(play(hand, '3 raise 200'))).toBe('raise 400 to 9997');
  });

  test('double is of the whole bet, not of the last raise', () => {
    const hand = play(flop(doubling, [10_000, 10_000, 553]), '1 bet 100', '2 raise 300', '3 raise 550');
    expect(raiseOf(hand)).toBe('raise 600 to 9997');
    expect(raiseOf(play(hand, '1 call'))).toBe(NOT_REOPENED);
  });

  test('an all-in of double or more is one', () => {
    const hand = play(flop(doubling, [10_000, 10_000, 203]), '1 bet 100', '2 call', '3 raise 200');
    expect(raiseOf(hand)).toBe('raise 400 to 9997');
  });
});

describe('the cap on raises', () => {
  test('000:350 three raises; the big blind is the bet', () => {
    const hand = play(start(boardGame(), limit, rich(3)), '3 raise 8', '1 raise 12', '2 raise 16');
    expect(refusal(hand, '3 raise 20')).toBe('No raise: the round is capped at 3 raises.');
    expect(due(hand, 'bet').call).toBe(800);
  });

  test('000:350 a bet and three raises on later rounds, the larger bet from the third', () => {
    const hand = play(flop(limit, rich(3)), '1 bet 4', '2 raise 8', '3 raise 12', '1 raise 16');
    expect(raiseOf(hand)).toBe('the round is capped at 3 raises');
    play(hand, '2 call', '3 call', '1 bet 8');
    expect(raiseOf(hand)).toBe('raise 16 to 16');
  });

  test('000:350 no limit to raises when two begin the round', () => {
    const hand = play(flop(limit, rich(3)), '1 bet 4', '2 raise 8', '3 fold', '1 call');
    for (let to = 8; to <= 96; to += 8) play(hand, `${actor(hand)} bet ${to}`);
    expect(raiseOf(hand)).toBe('raise 104 to 104');
  });

  test('000:350 the cap stays when two are left in the middle of a round', () => {
    const hand = play(flop(limit, rich(3)), '1 bet 4', '2 raise 8', '3 fold', '1 raise 12', '2 raise 16');
    expect(raiseOf(hand)).toBe('the round is capped at 3 raises');
  });

  test('003:4724, 003:6327 the cap falls as soon as only two remain, where it is so printed', () => {
    const two = flop(limit, rich(3), { capLifted: 'two remain' });
    play(two, '1 bet 4', '2 raise 8', '3 raise 12', '1 raise 16');
    expect(raiseOf(two)).toBe('the round is capped at 3 raises');
    play(two, '2 fold');
    expect(raiseOf(two)).toBe('raise 20 to 20');
  });

  test('003:782 it holds only while three or more have money in the round, whoever raises included', () => {
    const betting = { capLifted: 'two have chips in the round' } as const;
    const hand = flop(limit, rich(4), betting);
    play(hand, '1 bet 4', '2 raise 8', '3 fold', '4 fold', '1 raise 12', '2 raise 16');
    expect(raiseOf(hand)).toBe('raise 20 to 20');
    const third = flop(limit, rich(4), betting);
    play(
      third,
      '1 check',
      '2 bet 4',
      '3 fold',
      '4 raise 8',
      '1 fold',
      '2 raise 12',
      '4 raise 16',
      '2 raise 20',
    );
    const joins = flop(limit, rich(3), betting);
    play(joins, '1 bet 4', '2 call', '3 raise 8', '1 raise 12', '2 fold', '3 raise 16');
    // Seat 2 has folded, and its $4 are in the round all the same.
    expect([raiseOf(third), raiseOf(joins)]).toEqual(['raise 24 to 24', 'the round is capped at 3 raises']);
  });

  test('004:57 a cap without exception holds for two players too', () => {
    const hand = start(boardGame({ capLifted: 'never' }), limit, rich(2));
    play(hand, '2 raise 8', '1 raise 12', '2 raise 16');
    expect(raiseOf(hand)).toBe('the round is capped at 3 raises');
  });

  test('a setting lets it hold at no limit', () => {
    const hand = play(
      flop(nl, rich(3), { capAtNoLimit: true }),
      '1 bet 3',
      '2 raise 6',
      '3 raise 9',
      '1 raise 12',
    );
    expect(raiseOf(hand)).toBe('the round is capped at 3 raises');
  });
});

describe('all-in raises at limit', () => {
  // A bets $4; B goes all in; C acts next, then A again.
  const allIn = (b: number, betting = {}) =>
    play(flop(limit, [10_000, b + 4, 10_000], betting), '1 bet 4', `2 raise ${b}`);

  test('half a bet or more is a raise, and the next one goes on top', () => {
    expect(raiseOf(allIn(6))).toBe('raise 10 to 10');
    expect(raiseOf(play(allIn(6), '3 call'))).toBe('raise 10 to 10');
    expect(allIn(6).state.raises).toBe(1);
  });

  test('less than half is action only: the next may complete, who has acted may not raise', () => {
    expect(raiseOf(allIn(5))).toBe('raise 8 to 8');
    expect(raiseOf(play(allIn(5), '3 call'))).toBe(NOT_REOPENED);
    expect(allIn(5).state.raises).toBe(0);
    expect(raiseOf(play(allIn(5), '3 raise 8'))).toBe('raise 12 to 12');
  });

  test('where only full raises count, half a bet does not', () => {
    expect(raiseOf(allIn(7, { shortAllIn: 'full' }))).toBe('raise 8 to 8');
    expect(raiseOf(play(allIn(7, { shortAllIn: 'full' }), '3 call'))).toBe(NOT_REOPENED);
  });

  test('a short all-in bet is completed', () => {
    expect(raiseOf(play(flop(limit, [5, 10_000, 10_000]), '1 bet 1'))).toBe('complete 4 to 4');
    expect(raiseOf(play(flop(limit, [6, 10_000, 10_000]), '1 bet 2'))).toBe('raise 6 to 6');
  });

  test('003:795 spread 2-10: after a $6 bet and $10 all in, raises to $16, $18 or $20', () => {
    const spread = stakes([2, 10], { structure: 'spread', blinds: [1, 2], step: 2 });
    const hand = play(flop(spread, [10_000, 12, 10_000]), '1 bet 6', '2 raise 10');
    expect(raiseOf(hand)).toBe('raise 16 to 20');
    expect(due(hand, 'bet').raise?.step).toBe(200);
    expect(refusal(hand, '3 raise 17')).toBe('Bets go in steps of $2.');
    expect(refusal(hand, '3 raise 22')).toBe(
      'Raise must be to at most $20, not $22: the limit allows no more.',
    );
    expect(refusal(hand, '3 raise 18')).toBe('');
  });

  test('003:796 after a $6 bet and $8 all in, raises to $12, $14 or $16', () => {
    const spread = stakes([2, 10], { structure: 'spread', blinds: [1, 2], step: 2 });
    const hand = play(flop(spread, [10_000, 10, 10_000]), '1 bet 6', '2 raise 8');
    expect(raiseOf(hand)).toBe('raise 12 to 16');
  });
});

describe('pot limit: a raise of what the pot holds after the call', () => {
  test('before the flop', () => {
    const hand = start(boardGame(), pl, rich(4));
    expect(raiseOf(hand)).toBe('raise 20 to 35'); // 15 in the middle, 10 to call
    play(hand, '3 raise 35');
    expect(raiseOf(hand)).toBe('raise 60 to 120'); // 50 in the middle, 35 to call
    play(hand, '4 raise 120');
    expect(raiseOf(hand)).toBe('raise 205 to 405'); // 170, of which 5 are the seat's, and 115 to call
    expect(refusal(hand, '1 raise 406')).toBe(
      'Raise must be to at most $405, not $406: the limit allows no more.',
    );
  });

  test('the small blind, everybody else having folded', () => {
    expect(raiseOf(play(start(boardGame(), pl, rich(3)), '3 fold'))).toBe('raise 20 to 30');
  });

  test('after the flop', () => {
    const hand = flop(pl, rich(3));
    expect(raiseOf(hand)).toBe('bet 10 to 30');
    expect(raiseOf(play(hand, '1 bet 30'))).toBe('raise 60 to 120');
    expect(raiseOf(play(hand, '2 call'))).toBe('raise 60 to 150');
  });

  test('never more than the seat has, all of which may be less than a raise', () => {
    expect(raiseOf(flop(pl, [32, 1000, 1000]))).toBe('bet 10 to 22');
    expect(raiseOf(play(flop(pl, [1000, 62, 1000]), '1 bet 30'))).toBe('raise 52 to 52');
  });

  test('the least bet is allowed though the pot is smaller', () => {
    const hand = flop(pl, rich(2));
    hand.emit({ type: 'taken', from: 'pot', to: 'drop', cents: 1500 });
    expect(raiseOf(hand)).toBe('bet 10 to 10');
  });
});

describe('turns', () => {
  test('003:302 who killed the pot acts last on the first round', () => {
    const posts = [{ seat: 3, what: 'kill' as const, live: 800, dead: 0 }];
    const hand = start(boardGame(), limit, rich(5), { posts, factor: 2, actsLast: 3 });
    const order = [];
    while (hand.state.round < 2) {
      order.push(actor(hand));
      play(hand, `${actor(hand)} ${due(hand, 'bet').check ? 'check' : 'call'}`);
    }
    expect(order).toEqual([3, 5, 1, 2, 4]);
  });

  test('003:276 where it is barred, who has checked may not raise', () => {
    const hand = play(flop(limit, rich(3), { checkRaise: false }), '1 check', '2 bet 4', '3 call');
    expect(raiseOf(hand)).toBe('a player who has checked may not raise');
  });
});
