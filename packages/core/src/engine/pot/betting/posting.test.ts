import { describe, expect, test } from 'vitest';
import type { Stakes } from '../game.ts';
import { Hand } from '../hand.ts';
import { bet, potOf } from '../state.ts';
import { twoBlindsLiteral } from '../steps.ts';
import { boardGame, due, play, refusal, stacksOf, stakes, start } from '../testing.ts';

/** With three seats the last has the button: seat 1 small blind, seat 2 big blind, seat 3 first to act. */
const nl: Stakes = stakes([3], { structure: 'no-limit', blinds: [1, 3] });
const limit: Stakes = stakes([4, 8], { blinds: [2, 4] });
const rich = (count: number) => new Array<number>(count).fill(10_000);

/** The least and the most a seat's bet may become, in dollars; or why it may not. */
const raiseOf = (hand: Hand): string => {
  const { raise, noRaise } = due(hand, 'bet');
  return raise === null ? noRaise : `${raise.word} ${raise.min / 100} to ${raise.max / 100}`;
};
const actor = (hand: Hand) => due(hand, 'bet').seat + 1;

describe('blinds', () => {
  test('003:15 the first round opens after the blinds, the big blind may check or raise, later the button is last', () => {
    const hand = start(boardGame(), limit, rich(4));
    const order = [];
    while (hand.state.round < 3) {
      order.push(actor(hand));
      play(hand, `${actor(hand)} ${due(hand, 'bet').check ? 'check' : 'call'}`);
    }
    expect(order).toEqual([3, 4, 1, 2, 1, 2, 3, 4]);
    const option = play(start(boardGame(), limit, rich(4)), '3 call', '4 fold', '1 call');
    expect([actor(option), due(option, 'bet').check, raiseOf(option)]).toEqual([2, true, 'raise 8 to 8']);
  });

  test('003:22 heads-up the button has the small blind, acts first before the flop and last after it', () => {
    const hand = start(boardGame(), limit, rich(2));
    expect([actor(hand), due(hand, 'bet').call]).toEqual([2, 200]);
    expect(actor(play(hand, '2 call', '1 check'))).toBe(1);
  });

  test('000:338 taken literally the button has the big blind and is last on every round', () => {
    const game = boardGame();
    const literal = {
      ...game,
      script: [{ do: 'blinds', seats: twoBlindsLiteral } as const, ...game.script.slice(1)],
    };
    const hand = start(literal, limit, rich(2));
    expect([actor(hand), due(hand, 'bet').call]).toEqual([1, 200]);
    expect(actor(play(hand, '1 call', '2 check'))).toBe(1);
  });

  test('a short big blind still costs the others the whole blind', () => {
    const hand = start(boardGame(), nl, [100, 2, 100]);
    expect([due(hand, 'bet').call, raiseOf(hand)]).toEqual([300, 'raise 6 to 100']);
  });

  test('a big blind with nothing left after the ante still costs the others the whole blind', () => {
    const game = boardGame();
    const hand = start(
      { ...game, script: [{ do: 'antes' }, ...game.script] },
      { ...nl, ante: 100 },
      [100, 1, 100],
    );
    expect([actor(hand), due(hand, 'bet').call]).toEqual([3, 300]);
    expect([actor(play(hand, '3 call')), due(hand, 'bet').call]).toEqual([1, 200]);
  });

  test('both blinds all in: the others call or fold, and there is no more betting', () => {
    const hand = start(boardGame(), nl, [1, 3, 100]);
    expect([actor(hand), raiseOf(hand)]).toEqual([3, 'everyone else is all in']);
    play(hand, '3 call');
    expect(hand.over).toBe(true);
  });

  test('a small blind that has matched an all-in big blind has nothing to decide', () => {
    const hand = play(start(boardGame(), nl, [100, 1, 100]), '3 fold');
    expect(hand.over).toBe(true);
    expect(stacksOf(hand).reduce((sum, n) => sum + n)).toBe(201);
  });

  test('003:35 missed blinds: the big one is live, the small one dead, and their poster may raise', () => {
    const posts = [{ seat: 3, what: 'missed blind' as const, live: 300, dead: 100 }];
    const hand = start(boardGame(), nl, rich(5), { posts });
    expect([bet(hand.state, 3), hand.state.chips[potOf(hand.state)]]).toEqual([300, 100]);
    play(hand, '3 call');
    expect([actor(hand), due(hand, 'bet').check, raiseOf(hand)]).toEqual([4, true, 'raise 6 to 9999']);
    play(hand, '4 check', '5 fold', '1 fold', '2 check');
    expect(hand.state.chips[potOf(hand.state)]).toBe(300 * 3 + 100 * 2);
  });

  test('004:1376 a small blind alone is posted dead: there is still the whole bet to call', () => {
    const posts = [{ seat: 3, what: 'missed blind' as const, live: 0, dead: 100 }];
    const hand = play(start(boardGame(), nl, rich(5), { posts }), '3 call');
    expect([actor(hand), due(hand, 'bet').call]).toEqual([4, 300]);
  });

  test('004:65 a kill doubles the limits of the hand', () => {
    const posts = [{ seat: 4, what: 'kill' as const, live: 800, dead: 0 }];
    const hand = start(boardGame(), limit, rich(5), { posts, factor: 2 });
    expect([actor(hand), due(hand, 'bet').call, raiseOf(hand)]).toEqual([3, 800, 'raise 16 to 16']);
    play(hand, '3 call', '4 fold', '5 check', '1 fold', '2 fold', '3 check', '5 check');
    expect(raiseOf(hand)).toBe('bet 16 to 16');
  });
});

describe('004:651 a game without all-in bets', () => {
  const game = boardGame({ allIn: false });

  test('who cannot meet a bet in full must fold', () => {
    const hand = play(start(game, limit, [10_000, 10_000, 7]), '3 call', '1 call', '2 check');
    play(hand, '1 bet 4');
    play(hand, '2 call');
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, fold: true, check: false, call: 0, raise: null });
    expect(refusal(hand, '3 call')).toBe(
      'There are not enough chips to call, and this game has no all-in bets.',
    );
    expect(refusal(hand, '3 raise 7')).toBe('No raise: there are not enough chips to raise.');
    expect(refusal(hand, '3 fold')).toBe('');
  });

  test('nobody bets less than a full bet or raise', () => {
    const short = play(
      start(game, limit, [10_000, 10_000, 11]),
      '3 call',
      '1 call',
      '2 check',
      '1 bet 4',
      '2 call',
    );
    expect([due(short, 'bet').call, raiseOf(short)]).toEqual([400, 'there are not enough chips to raise']);
  });

  test('who has called with the last chips may check, and folds to a bet', () => {
    const hand = play(
      start(game, limit, [10_000, 10_000, 4]),
      '3 call',
      '1 call',
      '2 check',
      '1 check',
      '2 check',
    );
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, check: true, raise: null });
    play(hand, '3 check', '1 bet 8', '2 fold');
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, check: false, call: 0, raise: null });
    expect(play(hand, '3 fold').over).toBe(true);
  });

  test('even the last opponent is bet out', () => {
    const hand = play(start(game, limit, [100, 4]), '2 call', '1 check', '1 bet 4');
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, fold: true, check: false, call: 0, raise: null });
    expect(stacksOf(play(hand, '2 fold'))).toEqual([104, 0]);
  });

  test('a blind that cannot be posted in full is refused, any other short stack may sit', () => {
    const setup = { game, stakes: limit, button: 2 };
    expect(Hand.start({ ...setup, stacks: [1000, 300, 1000] })).toEqual({
      ok: false,
      code: 'bad-setup',
      message: 'Seat 2 has less than the $4 it must post, and Board Game has no all-in bets.',
    });
    expect(Hand.start({ ...setup, stacks: [1000, 1000, 300] }).ok).toBe(true);
  });
});
