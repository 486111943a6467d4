import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import { callAlong, due, play, refusal, stacked, stakes, start, won } from '../../engine/pot/testing.ts';
import { mexicanPoker } from './mexican.ts';

const game = mexicanPoker({ turnedJoker: 'up' });
const limit = stakes([4, 8], { bringIn: 2 });
/** Upcard first, then the downcard, then one card a street. */
const table = (hands: readonly string[], of = game) =>
  start(of, limit, Array<number>(hands.length).fill(100), { deck: stacked(hands) });

describe('003:366 the forced bet', () => {
  test.each([
    ['the high card', ['Kc 2c', '7c 3c', 'Qc 4c'], 0],
    ['a joker counts as an ace', ['Kc 2c', 'Jk 3c', 'Qc 4c'], 1],
    ['of equal ones the first from the button, whatever the suits', ['Kc 2c', 'Ac 3c', 'As 4c'], 1],
    ['a joker is no better than an ace', ['Kc 2c', 'As 3c', 'Jk 4c'], 1],
  ])('%s', (_, hands, seat) => {
    expect(due(table(hands), 'bet')).toMatchObject({ seat, bringIn: 200, raise: { only: [400] } });
  });

  test('003:367 the high board opens later; ties go to the first from the button, the button last', () => {
    const hand = table(['Kc 2c 3d', 'Ac 3c 7d', 'Jk 4c 7h']);
    callAlong(hand, (now) => now.state.round === 2);
    expect(due(hand, 'bet').seat).toBe(1);
  });
});

describe('003:350 one card is always down', () => {
  test('who turns the downcard up gets the next one down', () => {
    const hand = table(['Kc 2c 3c 4c 5c', '7c 6c 3d 4d 5d']);
    callAlong(hand, (now) => now.state.round === 1 && now.state.step === 3);
    expect(due(hand, 'turn-up').seat).toBe(0);
    expect(refusal(hand, '1 turn-up Kc')).toContain('does not hold Kc');
    play(hand, '1 turn-up 2c', '2 turn-up');
    expect(hand.state.up).toEqual([cards('Kc 2c'), cards('7c 3d')]);
    expect(hand.state.down).toEqual([cards('3c'), cards('6c')]);
    expect(hand.log.find((event) => event.type === 'exposed')).toMatchObject({ cards: cards('2c') });
    callAlong(hand, (now) => now.state.round === 2 && now.state.step === 6);
    play(hand, '1 turn-up 3c', '2 turn-up 6c');
    callAlong(hand, (now) => now.state.round === 4);
    expect(hand.state.down).toEqual([cards('4c'), cards('4d')]);
    expect(hand.state.up).toEqual([cards('Kc 2c 3c 5c'), cards('7c 3d 6c 5d')]);
  });

  test('003:376 a card is burned before each of the last three', () => {
    const hand = callAlong(table(['Kc 2c 3c 4c 5d', '7c 6c 3d 4d 5h']));
    expect(hand.state.burns).toHaveLength(3);
  });
});

describe('hands', () => {
  test('003:357 a flush beats a full house', () => {
    expect(won(game, limit, ['Kc 2c 3c 4c 6c', 'Kd Kh Ks Qd Qh'])).toEqual([4, 0]);
  });

  test('003:369 a jack follows a seven in straights', () => {
    expect(won(game, limit, ['4c 5d 6h 7s Jc', 'Ad Ah As Qd 2h'])).toEqual([4, 0]);
    expect(won(game, limit, ['7c Jd Qh Ks Ac', '6c 7d Jh Qs Kc'])).toEqual([4, 0]);
  });

  const trips = ['Ks Jk Kc 4c 6d', 'Ad Ah 2c 3c 7d'];

  test('003:365 a joker dealt down is wild', () => {
    expect(won(game, limit, trips)).toEqual([4, 0]);
  });

  test('003:365 a joker dealt up only helps aces, straights and flushes', () => {
    const up = ['Jk Ks Kc 4c 6d', 'Ad Ah 2c 3c 7d'];
    // Kings with an ace against aces.
    expect(won(game, limit, up)).toEqual([0, 4]);
    expect(won(game, limit, ['Jk 4c 5d 6h 7s', 'Ad Ah As 2c 3d'])).toEqual([4, 0]);
    expect(won(game, limit, ['Jk 4c 6c 7c Kc', 'Ad Ah As 2c 2d'])).toEqual([4, 0]);
  });

  test('003:365 a joker its player turns up becomes such an upcard, or stays as dealt', () => {
    const turned = (turnedJoker: 'up' | 'down') => {
      const hand = table(trips, mexicanPoker({ turnedJoker }));
      callAlong(hand, (now) => now.state.step === 3);
      play(hand, '1 turn-up Jk');
      return callAlong(hand).state.chips[0];
    };
    expect(turned('up')).toBe(9800);
    expect(turned('down')).toBe(10200);
  });

  test('003:382 when all check, the first to check shows first', () => {
    const hand = callAlong(table(['2c 3c 4d 5d 6h', '3d 4h 5h 6c Qs', 'Kc 2d 7c Jc Ac']));
    expect(hand.log.flatMap((event) => (event.type === 'showed' ? [event.seat] : []))).toEqual([2, 0, 1]);
  });
});
