import { describe, expect, test } from 'vitest';
import { due, play, stacked, stacksOf, start } from '../../engine/pot/testing.ts';
import { poker as hotelDelRio } from '../hotel-del-rio/poker.ts';
import { betSizes, gameOf, stakesOf } from '../testing/testing.ts';
import { poker as blackSheep } from './poker.ts';

// Hotel Del Rio prints the same three games word for word at other lines.
describe.each([...blackSheep, ...hotelDelRio])('$id', (offering) => {
  const rich = (count: number) => new Array<number>(count).fill(1000);

  test('000:325, 001:350 up to ten players', () => {
    expect(gameOf(offering).players).toBe(10);
  });

  test('000:350, 001:376 three raises at limit, any number when two take part', () => {
    const hand = start(gameOf(offering), stakesOf(offering, '4-8'), rich(3));
    play(hand, '3 raise 8', '1 raise 12', '2 raise 16');
    expect(due(hand, 'bet').raise).toBe(null);
    const two = start(gameOf(offering), stakesOf(offering, '4-8'), rich(2));
    play(two, '1 raise 8', '2 raise 12', '1 raise 16', '2 raise 20');
    expect(due(two, 'bet').raise?.only).toEqual([2400]);
  });

  test('000:78, 000:211, 000:350, 001:67, 001:222, 001:376 the cap holds at no limit too, unless the house sets it otherwise', () => {
    const lines = ['3 raise 6', '1 raise 9', '2 raise 12'];
    const capped = play(start(gameOf(offering), stakesOf(offering, 'nl 1-3'), rich(3)), ...lines);
    expect(due(capped, 'bet').raise).toBe(null);
    const open = start(gameOf(offering, { capAtNoLimit: false }), stakesOf(offering, 'nl 1-3'), rich(3));
    expect(due(play(open, ...lines), 'bet').raise?.min).toBe(1500);
  });

  test('000:69, 000:199, 000:338, 001:55, 001:213, 001:364 heads-up the button has the big blind; customary the small one', () => {
    const small = start(gameOf(offering, { headsUpBlinds: 'button small' }), stakesOf(offering), rich(2));
    const big = start(gameOf(offering), stakesOf(offering), rich(2));
    expect([small, big].map((hand) => [stacksOf(hand)[1], due(hand, 'bet').seat])).toEqual([
      [998, 1],
      [996, 0],
    ]);
  });

  test('the larger bet from the third round, or as set', () => {
    const bets = (chosen: object) =>
      betSizes(
        start(gameOf(offering, { headsUpBlinds: 'button small', ...chosen }), stakesOf(offering), rich(2)),
      );
    expect(bets({})).toEqual([400, 400, 800, 800]);
    expect(bets({ largeBetFrom: 4 })).toEqual([400, 400, 400, 800]);
  });

  test('at limit half a raise all in counts as one, or as set only a whole one', () => {
    const nextRaise = (chosen: object) => {
      const hand = start(gameOf(offering, { ...chosen }), stakesOf(offering), [1000, 1000, 6]);
      return due(play(hand, '3 raise 6'), 'bet').raise?.only;
    };
    expect([nextRaise({}), nextRaise({ shortAllIn: 'full' })]).toEqual([[1000], [800]]);
  });
});

test.each([blackSheep[0]!, hotelDelRio[1]!])(
  '$id: 000:132, 001:278 the odd chip between the halves',
  (offering) => {
    const split = (chosen: object) => {
      const hands = ['As 2h Jc Td', 'Ks Kh Qc Qd', '9s 9h 8c 8d'];
      const posts = [{ seat: 2, what: 'missed blind' as const, live: 0, dead: 100 }];
      const deck = stacked(hands, { board: '3s 4d 7h Kd Jd' });
      const game = gameOf(offering, { ...chosen });
      const hand = start(game, stakesOf(offering, 'nl 1-3'), [10, 10, 10], { posts, deck });
      return stacksOf(play(hand, '3 fold', '1 raise 10', '2 call'));
    };
    expect(split({})).toEqual([11, 10, 9]);
    expect(split({ oddChips: 'first share' })).toEqual([10, 11, 9]);
  },
);
