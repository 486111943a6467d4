import { describe, expect, test } from 'vitest';
import { callAlong, due, play, refusal, stacked, stakes, start, won } from '../../engine/pot/testing.ts';
import { asianFiveCardStud } from './asian-stud.ts';

const game = asianFiveCardStud({
  cards: 32,
  flushBeatsFullHouse: false,
  equalBoards: 'right of the house dealer',
  oddChip: 'left of button',
});
const spread = stakes([2, 10], { structure: 'spread', ante: 1, bringIn: 2, step: 2 });
const table = (hands: readonly string[], dollars = hands.map(() => 300), of = game) =>
  start(of, spread, dollars, { deck: stacked(hands) });
const atRound = (round: number) => (hand: { state: { round: number } }) => hand.state.round === round;

describe('$2-$10 spread', () => {
  /** Seat 1 opens on the fifth card, seat 2 then has this much. */
  const fifth = (left: number) => {
    const hands = ['7c Ks Kh Kd Ad', '8c 9c Tc Jd 7d', '9d Td Jc 8d 7h'];
    return callAlong(table(hands, [300, 3 + left, 300]), atRound(4));
  };

  test('003:795 six, all in for ten: call ten, or raise to sixteen, eighteen or twenty', () => {
    const hand = play(fifth(10), '1 bet 6', '2 raise 10');
    expect(due(hand, 'bet')).toMatchObject({
      seat: 2,
      call: 1000,
      raise: { min: 1600, max: 2000, step: 200 },
    });
    for (const wrong of [12, 14, 15, 17, 22]) expect(refusal(hand, `3 raise ${wrong}`)).not.toBe('');
    play(hand, '3 raise 18');
  });

  test('003:796 six, all in for eight: call eight, or raise to twelve, fourteen or sixteen', () => {
    const hand = play(fifth(8), '1 bet 6', '2 raise 8');
    expect(due(hand, 'bet')).toMatchObject({
      seat: 2,
      call: 800,
      raise: { min: 1200, max: 1600, step: 200 },
    });
    expect(refusal(hand, '3 raise 18')).not.toBe('');
    play(hand, '3 raise 14');
    expect(due(hand, 'bet').seat).toBe(0);
  });

  test('003:796 who has only been raised by less than half a bet may not raise again', () => {
    const hand = play(fifth(8), '1 bet 6', '2 raise 8', '3 call');
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, call: 200, raise: null });
  });

  test('003:782 a raise is at least the last bet; three raises, without end between two', () => {
    const hands = ['7c Ks Kh Kd Ad', '8c 9c Tc Jd 7d', '9d Td Jc 8d 7h'];
    const three = play(callAlong(table(hands), atRound(3)), '1 bet 4');
    expect(refusal(three, '2 raise 6')).toContain('at least $8');
    play(three, '2 raise 10', '3 raise 16', '1 raise 22');
    expect(due(three, 'bet').raise).toBeNull();

    const two = play(callAlong(table(hands.slice(1)), atRound(3)), '1 bet 2');
    for (let i = 2; i < 8; i++) play(two, `${2 - (i % 2)} raise ${2 * i}`);
    expect(due(two, 'bet').raise).not.toBeNull();
  });

  test('the forced bet is a bet of its own: the least raise doubles it', () => {
    const hand = play(table(['7c 7d', '8c 9c', '9d Td']), '1 bring-in');
    expect(due(hand, 'bet')).toMatchObject({
      seat: 1,
      call: 200,
      raise: { word: 'raise', min: 400, max: 1200 },
    });
  });
});

describe('who opens', () => {
  test('003:767-771 lowest card, lowest board, then twice the highest', () => {
    const hand = table(['7c 8c 9c Td Kd', '7d 7h Kc Ks Qd', '7s Qh Jd Qs 9d']);
    const openers: number[] = [];
    for (let round = 1; round <= 4; round++) {
      callAlong(hand, atRound(round));
      openers.push(due(hand, 'bet').seat);
    }
    expect(openers).toEqual([1, 0, 1, 1]);
  });

  test('003:765 suits tell equal low cards and boards', () => {
    const hand = table(['7c 8d Ks', '7d 8c Kd', '7s 9c 9h']);
    expect(due(hand, 'bet').seat).toBe(1);
    callAlong(hand, atRound(2));
    expect(due(hand, 'bet').seat).toBe(1);
  });

  test("003:765 of equal high boards the nearest to the dealer's right", () => {
    const hand = callAlong(table(['7c 8d Ks Qs', '7d 8c Kd Qd', '7s 9c Th Jh']), atRound(3));
    expect(due(hand, 'bet').seat).toBe(1);
  });

  test('003:794 after an all-in low board the next to the left', () => {
    const hand = callAlong(table(['7c 8d 9s', '7d 9c Kd', '7s Tc Th'], [3, 300, 300]), atRound(2));
    expect(due(hand, 'bet').seat).toBe(1);
  });

  test('003:790 after a card for all, the lowest board of the round before', () => {
    const hands = [
      '7c 7d 9c Jc',
      '7h 8c 9d Jd',
      '7s 8d 9h Jh',
      '8h 8s 9s Js',
      'Tc Qc Kc Ac',
      'Td Qd Kd Ad',
      'Th Qh Kh Ah',
    ];
    const hand = callAlong(table(hands), atRound(4));
    // After two burns two of the 32 are left: one to burn, one for all.
    expect(hand.state.boards[0]).toHaveLength(1);
    expect(hand.state.up.every((up) => up.length === 3)).toBe(true);
    expect(due(hand, 'bet').seat).toBe(0);
    callAlong(hand);
  });
});

describe('hands', () => {
  const flush = ['7c 8c 9c Jc Kc', 'Ad Ah As Kd Kh'];

  test('a full house beats a flush, or the other way round', () => {
    expect(won(game, spread, flush)).toEqual([0, 6]);
    const over = asianFiveCardStud({
      cards: 32,
      flushBeatsFullHouse: true,
      equalBoards: 'right of the house dealer',
    });
    expect(won(over, spread, flush)).toEqual([6, 0]);
  });

  test('all 52 cards where the house reads it so', () => {
    const whole = asianFiveCardStud({
      cards: 52,
      flushBeatsFullHouse: false,
      equalBoards: 'right of the house dealer',
    });
    expect(whole.pack.cards).toHaveLength(52);
    expect(game.pack.cards).toHaveLength(32);
    expect(won(whole, spread, ['2c 3c 4c 5d Ad', '6d 6h 7d 8h 9d'])).toEqual([6, 0]);
  });

  test('003:772 the first to check shows first', () => {
    const hand = callAlong(table(['7c 8d 9s Td Qc', '7d 9c Kd Kh Ks', '7s Tc Jh Qd Ad']));
    expect(hand.log.flatMap((event) => (event.type === 'showed' ? [event.seat] : []))).toEqual([1, 2, 0]);
  });
});
