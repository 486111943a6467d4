import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '../../chips.ts';
import type { Settled } from '../events.ts';
import type { Outcome } from '../game.ts';
import { fromAction, half, leftOfDealer, lose, push, typeByType, win } from '../steps.ts';
import { oneCardGame, play, refusal, settled, stacksOf, start } from '../testing/testing.ts';

const game = oneCardGame();
const lefts = (round: ReturnType<typeof start>) =>
  round.log.filter((event): event is Settled => event.type === 'settled').map(({ left }) => left / 100);

describe('gross coverage', () => {
  test('002:423 a stake of 200 wins 60, pays 40 and has 100 left', () => {
    const round = start(game, { deck: '2h 2s', bank: 200 });
    play(round, '2 bet 60', '3 bet 40', 'close');
    expect(settled(round)).toEqual(['2 bet lose 60', '3 bet win 40']);
    expect(lefts(round)).toEqual([140, 100]);
    expect(stacksOf(round).slice(0, 3)).toEqual([10_020, 9940, 10_040]);
  });

  test('002:641-643 a stake of 200 wins 60, pays 60 and has 80 left, not the 60 printed', () => {
    const round = start(game, { deck: '2h 2s', bank: 200 });
    play(round, '2 bet 60', '3 bet 60', 'close');
    expect(lefts(round)).toEqual([140, 80]);
  });

  test('002:421 the last bet is met in part and what is not met goes back', () => {
    const losing = start(game, { deck: '2h 3h 4h', bank: 100 });
    play(losing, '2 bet 80', '3 bet 80', '4 bet 80', 'close');
    expect(settled(losing)).toEqual(['2 bet lose 80', '3 bet lose 20 of 80', '4 bet unmet']);
    expect(stacksOf(losing).slice(0, 4)).toEqual([10_100, 9920, 9980, 10_000]);

    const winning = start(game, { deck: '2s 3s 4h', bank: 100 });
    play(winning, '2 bet 80', '3 bet 80', '4 bet 80', 'close');
    expect(settled(winning)).toEqual(['2 bet win 80', '3 bet win 20 of 80', '4 bet unmet']);
    expect(stacksOf(winning).slice(0, 4)).toEqual([9900, 10_080, 10_020, 10_000]);
  });

  test('what was won does not come back into action', () => {
    const round = start(game, { deck: '2h 2s', bank: 100 });
    play(round, '2 bet 90', '3 bet 90', 'close');
    expect(settled(round)).toEqual(['2 bet lose 90', '3 bet win 10 of 90']);
  });

  test('odds that the stake cannot pay in full are paid as far as it goes, and the wager goes back', () => {
    const round = start(game, { deck: '2c 2s', bank: 100 });
    play(round, '2 bet 20', '3 bet 10', 'close');
    expect(settled(round)).toEqual(['2 bet win 100 of 200', '3 bet unmet']);
    expect(stacksOf(round).slice(0, 3)).toEqual([9900, 10_100, 10_000]);
  });

  test('a push uses nothing, half a loss uses half', () => {
    const round = start(game, { deck: '2d Ah 2s', bank: 100 });
    play(round, '2 bet 500', '3 bet 61', '4 bet 500', 'close');
    expect(settled(round)).toEqual(['2 bet push', '3 bet half 30.5', '4 bet win 69.5 of 500']);
    expect(stacksOf(round).slice(0, 4)).toEqual([9961, 10_000, 9969.5, 10_069.5]);
  });

  test('seat by seat or type by type decides who is left out', () => {
    const bets = ['2 bet 30', '2 side 30', '3 bet 30', '3 side 30'];
    const bySeat = start(game, { deck: '2s 3s', bank: 70 });
    expect(settled(play(bySeat, ...bets, 'close'))).toEqual([
      '2 bet win 30',
      '2 side win 30',
      '3 bet win 10 of 30',
      '3 side unmet',
    ]);
    const byType = oneCardGame({ settlement: typeByType(leftOfDealer, 'bet', 'side') });
    expect(settled(play(start(byType, { deck: '2s 3s', bank: 70 }), ...bets, 'close'))).toEqual([
      '2 bet win 30',
      '3 bet win 30',
      '2 side win 10 of 30',
      '3 side unmet',
    ]);
  });

  test('the back line comes right after the seat it stands behind, in the order it bet', () => {
    const round = start(game, { deck: '2s 3s', bank: 100 });
    play(round, '4 bet 20 on 2', '3 bet 20', '3 bet 20 on 2', '2 bet 20', 'close');
    expect(settled(round)).toEqual([
      '2 bet win 20',
      '4 on 2 bet win 20',
      '3 on 2 bet win 20',
      '3 bet win 20',
    ]);
  });

  test('claims without a bet are met once each, among those of their bettor', () => {
    const envy = (seat: number) => ({ seat, spot: 1, kind: 'envy', cents: 500 });
    const envious = oneCardGame({
      settlement: { from: leftOfDealer, passes: [['bet', 'side', 'envy']] },
      claims: () => [envy(3), envy(2), envy(1)],
    });
    const round = start(envious, { deck: '2s 3s', bank: 42 });
    play(round, '3 bet 10 on 2', '3 side 10 on 2', '2 bet 10', '3 bet 10', 'close');
    expect(settled(round)).toEqual([
      '2 bet win 10',
      '2 envy win 5',
      '3 on 2 bet win 10',
      '3 on 2 side win 10',
      '3 on 2 envy win 5',
      '4 on 2 envy win 2 of 5',
      '3 bet unmet',
    ]);
  });

  test('without an action button, counting from it begins at the left', () => {
    const round = start(oneCardGame({ settlement: { from: fromAction, passes: [['bet']] } }), {
      dealer: 6,
      bank: 100,
      deck: '2s 3s',
    });
    expect(settled(play(round, '2 bet 5', '8 bet 5', 'close'))).toEqual(['8 bet win 5', '2 bet win 5']);
  });
});

describe('net coverage', () => {
  test('what is won may be paid out again, and never more than the stake is won or lost in all', () => {
    const round = start(game, { deck: '2h 2s 3s', bank: 100, coverage: 'net' });
    play(round, '2 bet 90', '3 bet 180', '4 bet 30', 'close');
    expect(settled(round)).toEqual(['2 bet lose 90', '3 bet win 180', '4 bet win 10 of 30']);
    expect(lefts(round)).toEqual([190, 10, 0]);
    expect(stacksOf(round)[0]).toBe(9900);

    const lucky = start(game, { deck: '2h 3h 2s 4h', bank: 100, coverage: 'net' });
    play(lucky, '2 bet 90', '3 bet 90', '4 bet 50', '5 bet 90', 'close');
    expect(settled(lucky)).toEqual([
      '2 bet lose 90',
      '3 bet lose 10 of 90',
      '4 bet win 50',
      '5 bet lose 50 of 90',
    ]);
    expect(stacksOf(lucky)[0]).toBe(10_100);
  });
});

describe('a bank of several', () => {
  const shared = oneCardGame({ partners: 4 });

  test('002:358-360 partners share by what they put up, and the odd cent is the player-dealer’s', () => {
    const round = start(shared, { deck: '2h', bank: 100 });
    play(round, '4 bank 100', '5 bank 100', '2 bet 50', 'close');
    expect(stacksOf(round).slice(0, 5)).toEqual([10_016.68, 9950, 10_000, 10_016.66, 10_016.66]);
  });

  test('a partner may add to a part', () => {
    const round = start(shared, { deck: '2s', bank: 100 });
    play(round, '4 bank 100', '4 bank 200', '2 bet 100', 'close');
    expect(round.state.partners).toHaveLength(2);
    expect(stacksOf(round).slice(0, 4)).toEqual([9975, 10_100, 10_000, 9925]);
  });

  test('003:747 no more than three may put the bank up together', () => {
    const round = start(oneCardGame({ partners: 3 }));
    expect(refusal(round, '4 bank 100')?.code).toBe('out-of-turn');
    play(round, 'bank 100', '4 bank 100', '5 bank 100');
    expect(refusal(round, '6 bank 100')?.message).toBe('No more than 3 players may share the bank.');
    play(round, '5 bank 1', '2 bet 5', 'close');
    expect(refusal(round, 'bank 1')?.code).toBe('over');
  });

  test('003:574, 003:656, 003:747 where no partners are printed, the player-dealer is alone', () => {
    const round = start(game, { bank: 100 });
    expect(refusal(round, '4 bank 100')).toEqual({
      ok: false,
      code: 'not-allowed',
      message: 'The player-dealer puts up the bank alone here.',
    });
    play(round, 'bank 50', '2 bet 5', 'close');
  });

  test('T43 nobody bets against a bank that is theirs in part, before they joined it or after', () => {
    const round = start(shared, { bank: 100 });
    play(round, '4 bank 50', '5 bet 10');
    expect(refusal(round, '4 bet 10')?.message).toBe("You can't bet against a bank you hold or share.");
    expect(refusal(round, '4 bet 10 on 5')?.code).toBe('not-allowed');
    expect(refusal(round, '5 bank 10')?.message).toBe(
      'You have bets against this bank: take them back before you join it.',
    );
    expect(round.play({ type: 'withdraw', seat: 4, wager: 0 })).toEqual({ ok: true });
    play(round, '5 bank 10', '2 bet 5', 'close');
  });

  test('who has had the bank for its rounds has no part in the next one', () => {
    const round = start(shared, { bank: 100, spent: [3] });
    expect(refusal(round, '4 bank 50')?.message).toBe('You have had your rounds on the bank: sit one out.');
    play(round, '5 bank 50');
  });

  test('a stake is refused without the chips, and when it is no amount', () => {
    const round = start(game, { stacks: [100, 50, 50, 50, null, null, null, null] });
    expect(refusal(round, 'bank 101')?.code).toBe('bad-amount');
    for (const cents of [0, -5, 1.5, Number.NaN, '100' as unknown as number])
      expect(round.play({ type: 'stake', seat: 0, cents })).toMatchObject({ code: 'malformed' });
    expect(refusal(round, '6 bank 5')?.code).toBe('malformed');
    play(round, '2 bet 5');
    expect(refusal(round, 'close')?.message).toBe('The player-dealer has not put up a bank.');
    play(round, 'bank 100');
    expect(round.state.stake).toBe(10_000);
  });
});

/** What each bet ends with, by 002:423 written out plainly. */
function plainLedger(stake: number, bets: readonly number[], outcomes: readonly Outcome[]): number[] {
  let left = stake;
  return bets.map((bet, i) => {
    const outcome = outcomes[i];
    if (outcome.result === 'push') return 0;
    const due =
      outcome.result === 'win'
        ? Math.floor((bet * outcome.odds[0]) / outcome.odds[1])
        : outcome.result === 'half'
          ? Math.floor(bet / 2)
          : bet;
    const met = Math.min(due, left);
    left -= met;
    return outcome.result === 'win' ? met : -met;
  });
}

test('any bets against any bank come out as the plain ledger has them', () => {
  const outcome = fc.constantFrom<Outcome>(win(1), win(3, 2), win(40), win(1, 2), lose, half, push);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60_000 }),
      fc.array(fc.record({ outcome, bet: fc.integer({ min: 500, max: 20_000 }) }), {
        minLength: 1,
        maxLength: 7,
      }),
      (stake, players) => {
        const outcomes = players.map((player) => player.outcome);
        const any = oneCardGame({ outcome: (_, { spot }) => outcomes[spot - 1] });
        const round = start(any, { limits: { min: 1, max: 20_000, step: 1 }, bank: stake / 100 });
        for (const [i, { bet }] of players.entries()) play(round, `${i + 2} bet ${bet / 100}`);
        play(round, 'close');
        const results = plainLedger(
          stake,
          players.map(({ bet }) => bet),
          outcomes,
        );
        const changes = stacksOf(round).map((amount) => Math.round(amount * 100) - 1_000_000);
        expect(changes.slice(1, players.length + 1)).toEqual(results.map((change) => change + 0));
        expect(changes[0]).toBe(0 - results.reduce((sum, change) => sum + change, 0));
        expect(Math.abs(changes[0])).toBeLessThanOrEqual(stake);
        expect(total(round.state.chips)).toBe(8_000_000);
      },
    ),
    { numRuns: 200 },
  );
});
