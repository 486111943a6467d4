import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../cards/index.ts';
import { viewFor } from '../audience.ts';
import { total } from '../chips.ts';
import { legal } from './legal.ts';
import { oneCardGame, play, refusal, settled, stacksOf, start } from './testing/testing.ts';

const stacks = [1000, 1000, null, 1000, null, 1000, 1000, 1000];
const open = (noAction = true, more: Parameters<typeof start>[1] = {}) =>
  start(oneCardGame({ noAction }), { stacks, bank: 500, ...more });

describe('003:653, 003:746, 003:1375 a bet with "No Action" on an empty seat', () => {
  test('is dealt face down, seen by nobody, and comes back', () => {
    const round = open(true, { deck: 'Ks Kh Kc' });
    play(round, '2 bet 10', '1 bet 5 on 3', '4 bet 10', 'close');
    // It took the king of hearts, which would have lost for seat 4.
    expect(settled(round)).toEqual(['2 bet win 10', '1 on 3 bet push', '4 bet win 100']);
    expect(stacksOf(round).slice(0, 4)).toEqual([890, 1010, 0, 1100]);
    const dealt = round.log.filter((event) => event.type === 'dealt' && event.spot === 2);
    expect(dealt).toMatchObject([{ up: false }]);
    for (const seat of [0, 1, 3])
      expect(dealt.map((event) => viewFor(event, seat))).toMatchObject([{ cards: [HIDDEN] }]);
    expect(total(round.state.chips)).toBe(6 * 100_000);
  });

  test('is the least bet, and the player-dealer’s alone', () => {
    const round = open();
    expect(refusal(round, '1 bet 10 on 3')?.message).toBe(
      'A bet with "No Action" must be the minimum bet, $5.',
    );
    expect(refusal(round, '1 bet 5 on 2')?.message).toMatch(
      /^You can't bet against a bank you hold or share/,
    );
    play(round, '1 bet 5 on 3', '2 bet 10 on 5');
    expect(refusal(round, '1 bet 5 on 3')?.message).toBe('There is already a bet on this circle.');
    expect(refusal(round, '1 bet 5 on 5')?.message).toBe('There is already a bet on this circle.');
    expect(refusal(round, '2 bet 10 on 3')?.message).toBe(
      'The player-dealer has a bet with "No Action" there.',
    );
  });

  test('is no bet that a round is dealt for, and may be taken back', () => {
    const round = open();
    play(round, '1 bet 5 on 3');
    expect(refusal(round, 'close')?.message).toBe('Nobody has bet.');
    expect(round.play({ type: 'withdraw', seat: 0, wager: 0 })).toEqual({ ok: true });
    play(round, '2 bet 10 on 3');
  });

  test('is on the list of what the player-dealer may do, where it is printed', () => {
    const mine = (noAction: boolean) => {
      const due = legal(open(noAction));
      return due.due === 'bet'
        ? due.seats[0]?.wagers.map(({ spot, least, most }) => [spot, least, most])
        : [];
    };
    expect(mine(true)).toEqual([
      [2, 500, 500],
      [4, 500, 500],
    ]);
    expect(mine(false)).toEqual([]);
  });
});
