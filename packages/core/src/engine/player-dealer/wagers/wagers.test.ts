import { describe, expect, test } from 'vitest';
import {
  betChoice,
  betting,
  bonusSize,
  choose,
  deal,
  equalTo,
  laterWager,
  settleAll,
  tableSize,
  timesOf,
  upTo,
  wager,
} from '../steps.ts';
import { limitsOf, oneCardGame, play, refusal, settled, stacksOf, start } from '../testing/testing.ts';

const game = oneCardGame();
/** Blind and Ante go together and are equal, as at Ultimate Texas Hold'em (003:2358). */
const ante = oneCardGame({
  wagers: [
    wager('ante', 'Ante', tableSize, { goesWith: 'blind' }),
    wager('blind', 'Blind', equalTo('ante'), { needs: ['ante'] }),
    wager('trips', 'Trips', bonusSize, { needs: ['ante'] }),
    wager('part', 'Part', upTo('ante'), { needs: ['ante'] }),
    wager('play', 'Play', tableSize, { when: 'later', needs: ['ante'] }),
  ],
  settlement: { from: { at: 'left', way: 'clockwise' }, passes: [['ante', 'blind', 'trips', 'part']] },
});

describe('a wager before the cards is refused', () => {
  const round = () => start(game, { bank: 1000, limits: limitsOf(10, 200, { step: 500 }) });

  test('under the least, over the most and off the step', () => {
    const at = round();
    expect(refusal(at, '2 bet 5')).toEqual({
      ok: false,
      code: 'bad-amount',
      message: 'Bet is at least $10, not $5.',
    });
    expect(refusal(at, '2 bet 205')).toEqual({
      ok: false,
      code: 'bad-amount',
      message: 'Bet is at most $200, not $205.',
    });
    expect(refusal(at, '2 bet 12')).toEqual({
      ok: false,
      code: 'bad-amount',
      message: 'Bet goes in steps of $5.',
    });
    play(at, '2 bet 10', '3 bet 200');
  });

  test('when what was added to a bet makes it too large', () => {
    const at = play(round(), '2 bet 150');
    expect(refusal(at, '2 bet 55')?.message).toBe('Bet is at most $200, not $205.');
    play(at, '2 bet 50');
    expect(at.state.wagers).toEqual([
      { index: 0, seat: 1, spot: 1, kind: 'bet', cents: 20_000, hand: 0, open: true },
    ]);
  });

  test('without the wager it needs', () => {
    const at = round();
    expect(refusal(at, '2 side 10')).toEqual({
      ok: false,
      code: 'not-allowed',
      message: 'Side needs a bet on Bet first.',
    });
    play(at, '2 bet 10');
    expect(refusal(at, '3 side 10')?.code).toBe('not-allowed');
    // Behind seat 2 one needs a bet of one's own.
    expect(refusal(at, '3 side 10 on 2')?.code).toBe('not-allowed');
    play(at, '2 side 10');
  });

  test('outside other limits that are posted for bonus wagers', () => {
    const at = start(game, { bank: 100, limits: limitsOf(10, 200, { bonusMin: 100, bonusMax: 5000 }) });
    play(at, '2 bet 10');
    expect(refusal(at, '2 side 51')?.message).toBe('Side is at most $50, not $51.');
    play(at, '2 side 1');
  });

  test('after "no more bets"', () => {
    const choosing = oneCardGame({ script: [betting, deal('spots', 1, 'up'), { do: 'pick' }, settleAll] });
    const at = play(start(choosing, { bank: 100 }), '2 bet 10', 'close');
    const late = at.play({ type: 'wager', seat: 2, spot: 2, kind: 'bet', cents: 1000 });
    expect(late).toEqual({ ok: false, code: 'not-allowed', message: 'No more bets.' });
    expect(refusal(at, '2 withdraw 0')?.message).toBe('No more changes: the betting is closed.');
    expect(refusal(at, 'close')?.code).toBe('out-of-turn');
    expect(refusal(at, 'bank 10')?.code).toBe('not-allowed');
  });

  test('behind a full circle, behind one who wants none, and where there is no back line', () => {
    const at = start(game, { bank: 100, noBackline: [2] });
    play(at, '3 bet 10 on 2', '4 bet 10 on 2', '4 bet 10 on 2', '2 bet 10');
    expect(refusal(at, '5 bet 10 on 2')?.message).toBe('The circle is full: 2 back-line bets at most.');
    expect(refusal(at, '5 bet 10 on 3')?.message).toBe('Seat 3 takes no back-line bets.');
    play(at, '4 withdraw 1', '5 bet 10 on 2');
    const none = start(oneCardGame({ backline: { kinds: 'none', most: 0, decides: 'seated' } }), {
      bank: 100,
    });
    expect(refusal(none, '3 bet 10 on 2')?.message).toBe('This game has no back-line betting.');
    const some = start(oneCardGame({ backline: { kinds: ['bet'], most: 2, decides: 'seated' } }), {
      bank: 100,
    });
    play(some, '3 bet 10 on 2');
    expect(refusal(some, '3 side 10 on 2')?.message).toBe('Side may not be bet from the back line.');
  });

  test('without the chips', () => {
    const at = start(game, { bank: 100, stacks: [1000, 25, null, 10, 10, 10, 10, 10] });
    play(at, '2 bet 20');
    expect(refusal(at, '2 bet 6')).toEqual({ ok: false, code: 'bad-amount', message: 'Seat 2 has only $5.' });
    play(at, '2 bet 5');
    expect(stacksOf(at)[1]).toBe(0);
  });

  test('at the player-dealer’s seat, by the player-dealer, and by nobody', () => {
    const at = start(game, { bank: 100, stacks: [1000, 1000, null, 100, 100, 100, 100, 100] });
    expect(refusal(at, '2 bet 10 on 1')?.message).toBe('The player-dealer does not bet.');
    expect(refusal(at, '1 bet 10 on 2')?.message).toBe("You can't bet against a bank you hold or share.");
    expect(refusal(at, '3 bet 10')?.message).toBe('Nobody sits at seat 3.');
    expect(refusal(at, '9 bet 10')?.code).toBe('malformed');
    // An empty position is anybody's.
    play(at, '2 bet 10 on 3');
  });

  test('of an unknown kind or circle, or of no amount', () => {
    const at = round();
    expect(refusal(at, '2 tie 10')?.message).toBe(
      'There is no bet "tie" before the cards; there are bet, side.',
    );
    const bad = (of: Record<string, unknown>) => {
      const answer = at.play({ type: 'wager', seat: 1, spot: 1, kind: 'bet', cents: 1000, ...of } as never);
      return answer.ok ? 'done' : answer.code;
    };
    for (const spot of [-1, 8, 0.5, '1', null, undefined, Number.NaN])
      expect(bad({ spot })).toBe('malformed');
    for (const cents of [0, -1000, 999.5, Number.NaN, Number.POSITIVE_INFINITY, '1000', null, 2 ** 53])
      expect(bad({ cents })).toBe('malformed');
    for (const seat of [-1, 8, 1.5, '1', null, Number.NaN]) expect(bad({ seat })).toBe('malformed');
    for (const kind of ['', 'BET', 7, null, {}]) expect(bad({ kind })).toBe('malformed');
    expect(at.play({ type: 'bet', seat: 1 } as never)).toMatchObject({ code: 'malformed' });
    expect(at.state.wagers).toEqual([]);
    expect(stacksOf(at)[1]).toBe(10_000);
  });

  test('later, when it is made during the hand', () => {
    expect(refusal(start(ante, { bank: 100 }), '2 play 10')?.code).toBe('malformed');
  });

  test('unless it equals its base, or stays within it', () => {
    const at = start(ante, { bank: 100 });
    expect(refusal(at, '2 blind 10')?.message).toBe('Blind needs a bet on Ante first.');
    play(at, '2 ante 10');
    expect(refusal(at, '2 blind 11')?.message).toBe('Blind must equal the Ante, $10.');
    expect(refusal(at, '2 part 11')?.message).toBe('Part is at most $10, not $11.');
    play(at, '2 blind 10', '2 part 10');
  });
});

describe('when the betting closes', () => {
  test('nobody may be without a bet that stands', () => {
    const at = start(ante, { bank: 100 });
    expect(refusal(at, 'close')?.message).toBe('Nobody has bet.');
    play(at, '2 ante 10', '2 trips 5');
    expect(refusal(at, 'close')?.message).toBe('Nobody has bet.');
    play(at, '2 blind 10', 'close');
    expect(at.over).toBe(true);
  });

  test('003:2358 a wager without its companion goes back, and all that leans on it', () => {
    const at = start(ante, { bank: 100, deck: '2h 2h' });
    play(at, '2 ante 10', '2 blind 10', '2 trips 5');
    // Seat 3 has no Blind, seat 4 raised the Ante without it.
    play(at, '3 ante 10', '3 trips 5', '4 ante 10', '4 blind 10', '4 part 10', '4 ante 10', 'close');
    expect(settled(at)).toEqual(['2 ante lose 10', '2 blind lose 10', '2 trips lose 5']);
    expect(stacksOf(at).slice(1, 4)).toEqual([9975, 10_000, 10_000]);
    expect(at.log.filter(({ type }) => type === 'withdrawn')).toHaveLength(5);
    expect(at.state.hands.map((hands) => hands.length)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  });
});

describe('taking a bet back', () => {
  test('takes along what leans on it, and only one’s own', () => {
    const at = start(game, { bank: 100 });
    play(at, '2 bet 10', '2 side 10', '3 bet 10');
    expect(refusal(at, '3 withdraw 0')?.code).toBe('malformed');
    for (const index of [-1, 3, 0.5, '0', Number.NaN])
      expect(at.play({ type: 'withdraw', seat: 1, wager: index as number })).toMatchObject({
        code: 'malformed',
      });
    play(at, '2 withdraw 0');
    expect(stacksOf(at)[1]).toBe(10_000);
    expect(refusal(at, '2 withdraw 0')?.code).toBe('malformed');
    expect(refusal(at, '2 side 10')?.code).toBe('not-allowed');
    play(at, '2 bet 20', 'close');
    expect(settled(at).map((line) => line.slice(0, 5))).toEqual(['2 bet', '3 bet']);
  });
});

describe('a bet that is so many times another', () => {
  const times = oneCardGame({
    wagers: [wager('bet', 'Bet', tableSize), wager('side', 'Side', timesOf('bet', 2, 3), { needs: ['bet'] })],
  });

  test('is that, and nothing between', () => {
    const at = play(start(times, { bank: 1000 }), '2 bet 10');
    const message = (line: string) => refusal(at, line)?.message;
    expect(message('2 side 10')).toBe('Side is at least $20, not $10.');
    expect(message('2 side 25')).toBe('Side goes in steps of $10.');
    expect(message('2 side 40')).toBe('Side is at most $30, not $40.');
    expect(message('3 side 20')).toBe('Side needs a bet on Bet first.');
    play(at, '2 side 30');
  });

  test('goes back when the other bet was changed after it', () => {
    const at = play(start(times, { bank: 1000, deck: '2s' }), '2 bet 10', '2 side 20', '2 bet 10', 'close');
    expect(settled(at)).toEqual(['2 bet win 20']);
  });
});

describe('a bet that follows another is as large as it says', () => {
  const kinds = [
    laterWager('same', 'Same', equalTo('bet')),
    laterWager('twice', 'Twice', timesOf('bet', 2)),
    laterWager('less', 'Less', upTo('bet')),
  ];
  const later = oneCardGame({
    wagers: [wager('bet', 'Bet', tableSize), ...kinds],
    script: [
      betting,
      deal('spots', 1, 'up'),
      choose(() => kinds.map((kind) => betChoice(kind, `Bet ${kind.title}`, 'done'))),
      settleAll,
    ],
    settlement: { from: { at: 'left', way: 'clockwise' }, passes: [['bet', 'same', 'twice', 'less']] },
  });

  test.each([
    ['2 same', '2 same win 20'],
    ['2 twice', '2 twice win 40'],
    ['2 less 5', '2 less win 5'],
  ])('%s: %s', (line, result) => {
    const at = play(start(later, { bank: 1000, deck: '2s' }), '2 bet 20', 'close', line);
    expect(settled(at)).toEqual(['2 bet win 20', result]);
  });

  test('and needs the other, during the hand only', () => {
    expect(kinds.map(({ when, needs }) => [when, needs])).toEqual(Array(3).fill(['later', ['bet']]));
  });
});
