import { describe, expect, test } from 'vitest';
import { Hand } from '../../engine/pot/hand.ts';
import { due, play, refusal, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { callDown, discardFirst, gameOf, moves, stakesOf } from '../testing/testing.ts';
import { lowball } from './lowball.ts';

const SEVEN = '7s 5d 4c 3s 2s';
const ROUGH_SEVEN = '7d 6h 4d 3d 2d';
const EIGHT = '8s 6c 4h 3c 2h';
const NINE = '9s 8c 6d 5h As';

function dealt(hands: string[], stacks = hands.map(() => 100), chosen = {}, limit = '10'): Hand {
  return start(gameOf(lowball, chosen), stakesOf(lowball, limit), stacks, { deck: stacked(hands) });
}

/** Everybody calls and stands pat; three players with the button at seat 3. */
const toTheDraw = ['3 call', '1 call', '2 check', '1 discard', '2 discard', '3 discard'];

describe('a seven or better must be bet (002:586)', () => {
  test('one that is passed and is the best hand loses the pot to the next best', () => {
    const hand = play(
      dealt([SEVEN, EIGHT, NINE]),
      ...toTheDraw,
      ...moves('1 check, 2 check, 3 bet 10, 1 call, 2 call'),
    );
    expect(stacksOf(hand)).toEqual([80, 140, 80]);
  });

  test('it also loses when nobody bets, even to another that was passed', () => {
    const hand = play(dealt([SEVEN, ROUGH_SEVEN, NINE]), ...toTheDraw, '1 check', '2 check', '3 check');
    expect(stacksOf(hand)).toEqual([90, 120, 90]);
  });

  test('when nobody else is left to win it, equal sevens that were passed split', () => {
    const hand = dealt([SEVEN, '7c 5h 4d 3d 2c']);
    play(hand, '2 call', '1 check', '1 discard', '2 discard', '1 check', '2 check');
    expect(stacksOf(hand)).toEqual([100, 100]);
  });

  test('7-6-5-4-3 is the worst seven', () => {
    const hand = play(dealt(['7s 6h 5s 4d 3h', EIGHT, NINE]), ...toTheDraw, '1 check', '2 check', '3 check');
    expect(stacksOf(hand)).toEqual([90, 120, 90]);
  });

  test('an eight may be passed', () => {
    const hand = play(dealt([EIGHT, NINE, 'Ks Qs Js Ts 9d']), ...toTheDraw, '1 check', '2 check', '3 check');
    expect(stacksOf(hand)).toEqual([120, 90, 90]);
  });

  test('a seven that is bet, or only calls a bet, wins', () => {
    const bet = play(dealt([SEVEN, EIGHT, NINE]), ...toTheDraw, '1 bet 10', '2 call', '3 call');
    expect(stacksOf(bet)).toEqual([140, 80, 80]);
    const called = play(dealt([EIGHT, SEVEN, NINE]), ...toTheDraw, '1 bet 10', '2 call', '3 fold');
    expect(stacksOf(called)).toEqual([80, 130, 90]);
  });

  test('checking and raising is allowed, but does not save a seven unless the house says so', () => {
    const moves = [...toTheDraw, '1 check', '2 bet 10', '3 fold', '1 raise 20', '2 call'];
    expect(stacksOf(play(dealt([SEVEN, EIGHT, NINE]), ...moves))).toEqual([70, 140, 90]);
    expect(stacksOf(play(dealt([SEVEN, EIGHT, NINE], undefined, { raiseMends: true }), ...moves))).toEqual([
      140, 70, 90,
    ]);
  });

  test('with side pots it loses every one in which it is best', () => {
    // Seat 3 is all in before the draw for $6 with the worst hand, seat 2 after it for $4 more.
    const stacks = [100, 14, 6];
    const hand = dealt([SEVEN, EIGHT, NINE], stacks);
    play(
      hand,
      ...moves('3 call, 1 call, 2 check, 1 discard, 2 discard, 3 discard, 1 check, 2 bet 4, 1 call'),
    );
    expect(stacksOf(hand)).toEqual([86, 34, 0]);
  });

  test('an all-in player has passed nothing', () => {
    const hand = dealt([SEVEN, EIGHT, NINE], [10, 100, 100]);
    play(hand, ...toTheDraw, '2 check', '3 check');
    expect(stacksOf(hand)).toEqual([30, 90, 90]);
  });
});

test('002:581 the left of the blind opens before the draw, the left of the dealer after it', () => {
  const hand = dealt([SEVEN, EIGHT, NINE, ''], undefined);
  expect(due(hand, 'bet').seat).toBe(2);
  play(hand, '3 call', '4 call', '1 call', '2 check', '1 discard', '2 discard', '3 discard', '4 discard');
  expect(due(hand, 'bet').seat).toBe(0);
});

test('002:585 raises have no limit but the chips, and every bet is of one size', () => {
  const hand = dealt([SEVEN, EIGHT, NINE], [500, 500, 500], {}, '20');
  play(
    hand,
    ...moves('3 raise 40, 1 raise 60, 2 raise 80, 3 raise 100, 1 raise 120, 2 raise 140, 3 raise 160'),
  );
  expect(due(hand, 'bet').raise?.only).toEqual([18000]);
  play(hand, '1 call', '2 call', '1 discard', '2 discard', '3 discard');
  expect(due(hand, 'bet').raise?.only).toEqual([2000]);
});

test('002:594 half a bet is a raise', () => {
  // Seat 1 has $15 in all: $5 over the bet of $10.
  const half = play(dealt([SEVEN, EIGHT, NINE], [15, 100, 100]), '3 call', '1 raise 15', '2 call');
  expect(due(half, 'bet').raise?.only).toEqual([2500]);
  const less = play(dealt([SEVEN, EIGHT, NINE], [14, 100, 100]), '3 call', '1 raise 14', '2 call');
  expect(due(less, 'bet').raise).toBeNull();
});

test('002:609 three straddles are allowed, behind the last of which the betting opens', () => {
  const straddles = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => ({ seat: 2 + i, what: 'straddle', live: 2000 * 2 ** i, dead: 0 }) as const,
    );
  const setup = { game: gameOf(lowball), stakes: stakesOf(lowball), stacks: Array(7).fill(50000), button: 6 };
  const hand = start(setup.game, setup.stakes, Array(7).fill(500), { posts: straddles(3) });
  expect(due(hand, 'bet')).toMatchObject({ seat: 5, call: 8000 });
  expect(Hand.start({ ...setup, posts: straddles(4) })).toMatchObject({
    message: 'Lowball allows at most 3 straddles, not 4.',
  });
});

test('002:589 and 002:595 players draw up to five cards, the dealer up to four', () => {
  const hand = play(dealt([SEVEN, EIGHT, NINE]), '3 call', '1 call', '2 check');
  play(hand, `1 discard ${SEVEN}`, '2 discard');
  expect(refusal(hand, `3 discard ${NINE}`)).toBe('Discard at most 4 cards, not 5.');
  play(hand, '3 discard 9s 8c 6d 5h');
  expect(hand.state.down.map((cards) => cards.length)).toEqual([5, 5, 5]);
  // 002:589: one card was burned before them.
  expect(hand.state.burns).toHaveLength(1);
});

describe('002:579-609 print nothing on a deck that runs out: the house chooses', () => {
  /** Eight hands leave twelve cards; three of each hand are thrown away, and one is burned. */
  const shortOf = (chosen: Readonly<Record<string, string>>) => {
    const hand = callDown(start(gameOf(lowball, chosen), stakesOf(lowball, '10'), Array(8).fill(100)));
    const thrown = hand.state.down.map((down) => down.slice(0, 3));
    return { hand: discardFirst(hand, 3, 3, 3, 3, 3, 3, 3, 3), thrown };
  };

  test('the last card is kept back, and those who wait for cards get none of their own discards', () => {
    const { hand, thrown } = shortOf({});
    expect(hand.need?.pile).toBe('stub, burns and finished discards');
    const served = hand.state.down.filter((down) => down.length === 5).length;
    expect(hand.need?.cards).toHaveLength(1 + 1 + 3 * served);
    const theirs = thrown.slice(served).flat();
    expect([...hand.need!.cards].filter((card) => theirs.includes(card))).toEqual([]);
  });

  test('or all is dealt, and every discard is shuffled', () => {
    const { hand } = shortOf({ deckRunsOut: 'discards' });
    expect(hand.need?.pile).toBe('stub, burns and all discards');
    expect(hand.state.deck.length - hand.state.next).toBe(0);
    expect(hand.need?.cards).toHaveLength(1 + 24);
  });
});
