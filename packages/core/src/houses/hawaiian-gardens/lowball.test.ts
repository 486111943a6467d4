import { describe, expect, test } from 'vitest';
import { total } from '../../engine/chips.ts';
import { afterHand, beforeHand, newKills, resultOf } from '../../engine/pot/between-hands.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { due, play, refusal, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { gameOf, moves, offered, stakesOf } from '../testing/testing.ts';
import { draw } from './draw.ts';

const lowball = offered(draw, 'lowball');

const SIX = '6s 5s 4s 3s As';
const SEVEN = '7s 5d 4h 3c 2s';
const ROUGH_SEVEN = '7d 6d 4c 3d 2d';
const EIGHT = '8s 6h 4d 3h 2h';
const NINE = '9s 8c 6c 5h Ah';
const KING = 'Ks Qs Js Ts 9d';

function dealt(
  hands: string[],
  stacks = hands.map(() => 500),
  more = {},
  chosen = {},
  limit = '20-40',
): Hand {
  const hand = start(gameOf(lowball, chosen), stakesOf(lowball, limit), stacks, {
    deck: stacked(hands),
    ...more,
  });
  expect(total(hand.state.chips)).toBe(100 * stacks.reduce((sum, each) => sum + each, 0));
  return hand;
}

/** Nobody kills the pot. */
function passKills(hand: Hand): Hand {
  while (hand.state.game.script[hand.state.step].do === 'kills') play(hand, `${hand.state.actor + 1} kill 0`);
  return hand;
}

/** $20-$40 with blinds of $10 (button), $10 and $20: everybody calls and stands pat. */
function toTheDraw(hand: Hand): Hand {
  passKills(hand);
  while (hand.state.round === 1 && hand.state.game.script[hand.state.step].do === 'bet') {
    const { check, seat } = due(hand, 'bet');
    play(hand, `${seat + 1} ${check ? 'check' : 'call'}`);
  }
  for (let i = 0; i < hand.state.liveCount; i++) play(hand, `${hand.state.actor + 1} discard`);
  return hand;
}

const conserved = (hand: Hand) => {
  expect(hand.over).toBe(true);
  const { chips, seats } = hand.state;
  expect(Array.from(chips).slice(seats)).toEqual(new Array(seats + 3).fill(0));
};

describe('the seven rule (003:279)', () => {
  test('who checks the best seven wins what was in the pot before the draw, the best other hand the rest', () => {
    const hand = toTheDraw(dealt([SEVEN, EIGHT, NINE]));
    play(hand, '1 check', '2 check', '3 bet 40', '1 call', '2 call');
    expect(stacksOf(hand)).toEqual([500 - 60 + 60, 500 - 60 + 120, 500 - 60]);
    conserved(hand);
  });

  test('without a bet after the draw nothing is lost', () => {
    const hand = play(toTheDraw(dealt([SEVEN, EIGHT, NINE])), '1 check', '2 check', '3 check');
    expect(stacksOf(hand)).toEqual([540, 480, 480]);
  });

  test('a seven checked and beaten loses the pot and its call', () => {
    const hand = play(toTheDraw(dealt([SEVEN, SIX, NINE])), '1 check', '2 bet 40', '3 fold', '1 call');
    expect(stacksOf(hand)).toEqual([440, 580, 480]);
    expect(hand.log.filter((event) => event.type === 'awarded')).toMatchObject([
      { seat: 1, pot: 0, cents: 14000 },
    ]);
  });

  test('of two that checked sevens neither wins later bets', () => {
    const hand = toTheDraw(dealt([SEVEN, ROUGH_SEVEN, NINE]));
    play(hand, '1 check', '2 check', '3 bet 40', '1 call', '2 call');
    expect(stacksOf(hand)).toEqual([500, 440, 560]);
  });

  test('side pots: an all-in from before the draw plays for that money only', () => {
    // Seat 4 (the button) is all in for $15 with the best hand of all, seat 1 checks a seven.
    const hand = toTheDraw(dealt([SEVEN, EIGHT, NINE, SIX], [500, 500, 500, 15]));
    play(hand, '1 check', '2 bet 40', '3 call', '1 call');
    // Main pot $60 to seat 4, $15 over it before the draw to seat 1, $120 after it to seat 2.
    expect(stacksOf(hand)).toEqual([500 - 60 + 15, 500 - 60 + 120, 500 - 60, 60]);
    conserved(hand);
  });

  test('side pots: an all-in after the draw wins its part of the later bets', () => {
    // Seat 3 can meet $25 of the bet of $40 and has the better of the other hands.
    const hand = toTheDraw(dealt([SEVEN, NINE, EIGHT], [500, 500, 45]));
    play(hand, '1 check', '2 bet 40', '3 call', '1 call');
    expect(stacksOf(hand)).toEqual([500 - 60 + 60, 500 - 60 + 30, 75]);
    conserved(hand);
  });

  test('the bets after the draw go back to all who made them where the house has it so', () => {
    const hand = toTheDraw(
      dealt([SEVEN, EIGHT, NINE], undefined, {}, { betsAfterDraw: 'those who made them' }),
    );
    play(hand, '1 check', '2 bet 40', '3 call', '1 call');
    expect(stacksOf(hand)).toEqual([540, 480, 480]);
    conserved(hand);
  });
});

describe('an all-in of less than half a bet (003:280)', () => {
  const short = (hands: string[]) => toTheDraw(dealt(hands, [500, 35, 500, 500]));

  test('a seven may call it and win, and who overcalls it and loses gets the call back', () => {
    const hand = play(short([SEVEN, KING, EIGHT, NINE]), '1 check', '2 bet 15', '3 fold', '4 fold', '1 call');
    expect(stacksOf(hand)).toEqual([500 - 35 + 110, 0, 480, 480]);
    const behind = play(
      short([EIGHT, KING, SEVEN, NINE]),
      ...moves('1 check, 2 bet 15, 3 call, 4 call, 1 call'),
    );
    // Seats 4 and 1 called behind the seven: both have only lost what they put in before the draw.
    expect(stacksOf(behind)).toEqual([480, 0, 500 - 35 + 110, 480]);
    conserved(behind);
  });

  test('a call before the seven stands', () => {
    const hand = play(short([EIGHT, KING, NINE, SEVEN]), '1 check', '2 bet 15', '3 call', '4 call', '1 fold');
    expect(stacksOf(hand)).toEqual([480, 0, 465, 500 - 35 + 125]);
    conserved(hand);
  });

  test('calls behind an eight stand', () => {
    const hand = play(
      short([KING, NINE, EIGHT, '9c 8d 7h 6d 5c']),
      ...moves('1 check, 2 bet 15, 3 call, 4 call, 1 fold'),
    );
    expect(stacksOf(hand)).toEqual([480, 0, 500 - 35 + 125, 465]);
  });

  test('who checked a seven may make it a full bet, and then all betting stands', () => {
    const hand = play(short([SEVEN, KING, EIGHT, NINE]), '1 check', '2 bet 15', '3 call', '4 fold');
    expect(due(hand, 'bet').raise).toMatchObject({ word: 'complete', only: [4000] });
    play(hand, '1 complete 40', '3 call');
    expect(stacksOf(hand)).toEqual([500 - 60 + 175, 0, 440, 480]);
    conserved(hand);
  });

  test('half a bet is not short: the check costs the later bets', () => {
    const hand = toTheDraw(dealt([SEVEN, KING, EIGHT], [500, 40, 500]));
    play(hand, '1 check', '2 bet 20', '3 call', '1 call');
    expect(stacksOf(hand)).toEqual([500 - 40 + 60, 0, 460 + 60]);
  });
});

describe('betting', () => {
  test('003:275 a bet and six raises, without limit for two', () => {
    const hand = passKills(dealt([SIX, SEVEN, EIGHT]));
    for (const [i, seat] of [3, 1, 2, 3, 1, 2].entries()) play(hand, `${seat} raise ${40 + 20 * i}`);
    expect(refusal(hand, '3 raise 160')).toBe('No raise: the round is capped at 6 raises.');
    play(hand, '3 call', '1 fold', '2 discard', '3 discard', '2 bet 40', '3 raise 80');
    for (let to = 120; to <= 340; to += 40) play(hand, `${to % 80 === 40 ? 2 : 3} raise ${to}`);
    expect(due(hand, 'bet').raise).not.toBeNull();
  });

  test('003:276 who has checked may not raise', () => {
    const hand = play(toTheDraw(dealt([SIX, SEVEN, EIGHT])), '1 check', '2 bet 40', '3 raise 80');
    expect(refusal(hand, '1 raise 120')).toBe('No raise: a player who has checked may not raise.');
    play(hand, '1 call', '2 raise 120');
  });

  test('003:277 at $30-$60 with blinds of $10, $20 and $30 a player may open for $30 or $60', () => {
    const hand = passKills(dealt([SIX, SEVEN, EIGHT, NINE], undefined, {}, {}, '30-60'));
    expect(Array.from(hand.state.chips).slice(4, 8)).toEqual([2000, 3000, 0, 1000]);
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, check: false, call: 3000, raise: { only: [6000] } });
  });

  test('003:257 the joker is the lowest card missing', () => {
    const hand = toTheDraw(dealt(['Jk 2c 3c 4c 6c', '5h 4d 3h 2h 7h', '6s 5s 4s 3s 2s']));
    play(hand, '1 bet 40', '2 call', '3 call');
    expect(stacksOf(hand)).toEqual([620, 440, 440]);
  });
});

describe('kills during the deal', () => {
  test('003:295-297 a big blind of two chips makes a kill of four, for which one must hold sixteen', () => {
    // Chips of $10: the big blind is two of them.
    const hand = dealt([SIX, SEVEN, EIGHT, NINE], [160, 180, 150, 500]);
    expect(hand.state.down.map((cards) => cards.length)).toEqual([3, 3, 3, 3]);
    // Seat 1 has $150 left behind its blind, seat 3 $150: only seats 2 and 4 are asked.
    expect(due(hand, 'kill')).toMatchObject({ seat: 1, least: 4000, most: 4000 });
    expect(refusal(hand, '2 kill 60')).toBe('A kill here is $40, not $60.');
    play(hand, '2 kill 0');
    expect(due(hand, 'kill').seat).toBe(3);
    play(hand, '4 kill 40');
    // 003:300: one kill a hand, so the rest of the cards follow.
    expect(hand.state.down.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
  });

  test('003:288 and 003:302 the limits double and the killer acts last before the draw', () => {
    const hand = play(dealt([SIX, SEVEN, EIGHT, NINE]), '1 kill 0', '2 kill 0', '3 kill 40');
    expect(due(hand, 'bet')).toMatchObject({ seat: 3, call: 3000, raise: { only: [8000] } });
    play(hand, '4 call', '1 call', '2 call');
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, check: true, raise: { only: [8000] } });
    play(hand, '3 raise 80');
    expect(due(hand, 'bet').seat).toBe(3);
    play(hand, '4 call', '1 call', '2 call', '1 discard', '2 discard', '3 discard', '4 discard');
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, raise: { only: [8000] } });
  });
});

test('003:284 two main pots in a row: the winner kills the next hand, and again if they win it', () => {
  const { game, stakes } = { game: gameOf(lowball), stakes: stakesOf(lowball, '20-40') };
  const rule = game.killPots!;
  let kills = newKills;
  const seen: number[][] = [];
  for (let i = 0; i < 4; i++) {
    const { state, plan } = beforeHand(rule, kills, stakes, [0, 1, 2]);
    const hand = toTheDraw(dealt([SEVEN, NINE, KING], undefined, plan));
    expect(hand.log.some((event) => event.type === 'killed')).toBe(i < 2);
    play(hand, `1 bet ${40 * plan.factor}`, '2 fold', '3 fold');
    seen.push([plan.factor, stacksOf(hand)[0]]);
    kills = afterHand(rule, state, stakes, resultOf(hand));
  }
  expect(seen).toEqual([
    [1, 540],
    [1, 540],
    [2, 580],
    [2, 580],
  ]);
});
