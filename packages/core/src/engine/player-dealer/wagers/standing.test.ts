import { describe, expect, test } from 'vitest';
import { cards } from '../../../cards/testing-cards.ts';
import { total } from '../../chips.ts';
import { legal } from '../legal.ts';
import type { Round } from '../round.ts';
import { playerOf } from '../state.ts';
import { betting, choice, choose, deal, settleAll } from '../steps.ts';
import { oneCardGame, play, refusal, settled, stacksOf, start } from '../testing/testing.ts';

/** Eight seats; back-line bettors 1 and 2 are numbers 9 and 10. */
const game = oneCardGame();
const seated = [1000, 1000, 1000, 1000, null, 1000, 1000, 1000];
const standing = (more: Parameters<typeof start>[1] = {}): Round =>
  start(game, { stacks: [...seated, 200, 300], standing: 3, bank: 500, ...more });
/** The same, with something to choose before the card. */
const choosing = (backline = game.backline) =>
  oneCardGame({
    backline,
    script: [betting, choose(() => [choice('play', 'Play', 'done')]), deal('spots', 1, 'up'), settleAll],
  });

describe('people who stand behind the seats', () => {
  test('bet behind a player, and are settled right after the seat (000:1185, 003:11399)', () => {
    const round = standing({ deck: 'Ks Kh' });
    play(round, '9 bet 20 on 3', '3 bet 10', '2 bet 10', '10 bet 30 on 2', 'close');
    expect(settled(round)).toEqual([
      '2 bet win 10',
      '10 on 2 bet win 30',
      '3 bet lose 10',
      '9 on 3 bet lose 20',
    ]);
    expect(stacksOf(round).slice(8)).toEqual([180, 330, 0]);
  });

  test('have no circle, no cards and no bank', () => {
    const round = standing();
    expect(round.state.hands).toHaveLength(8);
    expect(refusal(round, '9 bet 10 on 9')?.message).toBe('There is no circle 8.');
    expect(round.play({ type: 'stake', seat: 8, cents: 1000 })).toMatchObject({
      message: 'Only seated players may share the bank.',
    });
    const setup = { ...round.state.setup, dealer: 8 };
    expect(start(game, { stacks: [...seated], standing: 2 }).state.seats).toBe(8);
    expect(() => start(game, { ...setup, stacks: [...seated, 200] })).toThrow(/player-dealer must sit/);
  });

  test('stand behind a player: not behind the player-dealer, and not at an empty seat', () => {
    const round = standing();
    expect(refusal(round, '9 bet 10 on 1')?.code).toBe('not-allowed');
    expect(refusal(round, '9 bet 10 on 5')?.message).toBe(
      "Nobody sits at seat 5: back-line bets go on a seated player's hand.",
    );
    // A seated player may, as before.
    play(round, '2 bet 10 on 5');
  });

  test('count among the bets that a circle has room for (003:741)', () => {
    const round = standing();
    play(round, '9 bet 10 on 2', '10 bet 10 on 2');
    expect(refusal(round, '4 bet 10 on 2')?.message).toBe('The circle is full: 2 back-line bets at most.');
  });

  test('bet what they have, and no more', () => {
    expect(refusal(standing(), '9 bet 201 on 2')?.message).toBe('Back-line bettor 1 has only $200.');
  });

  test('are listed with what they may do', () => {
    const due = legal(standing());
    const mine = due.due === 'bet' ? due.seats.find(({ seat }) => seat === 8) : undefined;
    expect(mine?.stake).toBe(0);
    // Behind all but the player-dealer and the empty seat.
    expect([...new Set(mine?.wagers.map(({ spot }) => spot))]).toEqual([1, 2, 3, 5, 6, 7]);
  });

  test('come up while the betting is open, and take back what is not in play', () => {
    const round = standing();
    expect(refusal(round, '11 bet 10 on 2')?.message).toBe('Nobody sits at seat 11.');
    expect(round.play({ type: 'join', seat: 10, cents: 5000 })).toEqual({ ok: true });
    play(round, '11 bet 10 on 2');
    expect(round.play({ type: 'part', seat: 10 })).toMatchObject({
      message: 'Back-line bettor 3 has chips in play: they are settled first.',
    });
    play(round, '11 withdraw 0');
    expect(round.play({ type: 'part', seat: 10 })).toEqual({ ok: true });
    expect(round.state.setup.stacks[10]).toBeNull();
    expect(round.play({ type: 'part', seat: 1 })).toMatchObject({ code: 'not-allowed' });
    expect(round.play({ type: 'join', seat: 11, cents: 5000 })).toMatchObject({
      message: 'Nobody is there on the back line.',
    });
    expect(round.play({ type: 'join', seat: 1, cents: 5000 })).toMatchObject({
      message: 'Nobody is there on the back line.',
    });
    expect(round.play({ type: 'join', seat: 10, cents: -1 })).toMatchObject({ code: 'malformed' });
    play(round, '2 bet 10', 'close');
    expect(total(round.state.chips)).toBe(700_000 + 50_000);
  });

  test('do not come into a round whose betting is closed', () => {
    const round = play(start(choosing(), { stacks: seated, standing: 1, bank: 100 }), '2 bet 10', 'close');
    expect(round.play({ type: 'join', seat: 8, cents: 5000 })).toMatchObject({
      message: 'No more bets: the next round begins soon.',
    });
  });
});

describe('003:648, 003:741, 003:1370 a seat refuses bets behind it', () => {
  test('from now on: bets that lie there stay', () => {
    const round = play(standing(), '9 bet 10 on 2');
    expect(round.play({ type: 'back line', seat: 1, on: false })).toEqual({ ok: true });
    expect(refusal(round, '10 bet 10 on 2')?.message).toBe('Seat 2 takes no back-line bets.');
    expect(refusal(round, '4 bet 10 on 2')?.message).toBe('Seat 2 takes no back-line bets.');
    expect(round.state.wagers[0].cents).toBe(1000);
    expect(round.play({ type: 'back line', seat: 1, on: true })).toEqual({ ok: true });
    play(round, '10 bet 10 on 2');
  });

  test('nobody without a seat has anything to refuse', () => {
    expect(standing().play({ type: 'back line', seat: 8, on: false })).toMatchObject({ code: 'not-allowed' });
  });
});

describe('who plays a hand', () => {
  const open = (backline: typeof game.backline) =>
    start(choosing(backline), { stacks: [...seated, 200, 300], standing: 2, bank: 500 });

  test('the seated player, or those behind where that seat has not bet', () => {
    const round = open({ kinds: 'all', most: 3, decides: 'seated' });
    play(round, '2 bet 5', '9 bet 50 on 2', '9 bet 5 on 3', '10 bet 10 on 3', 'close');
    expect([playerOf(round.state, 1), playerOf(round.state, 2)]).toEqual([1, 9]);
  });

  test('003:649 whoever has most on it', () => {
    const round = open({ kinds: 'all', most: 3, decides: 'largest' });
    play(round, '2 bet 5', '9 bet 50 on 2', '3 bet 10', '10 bet 10 on 3', 'close');
    expect([playerOf(round.state, 1), playerOf(round.state, 2)]).toEqual([8, 2]);
    expect(refusal(round, '2 play')?.message).toBe("It is back-line bettor 1's turn, not seat 2's.");
    play(round, '9 play on 2', '3 play');
  });

  test('003:743 unless all of them have agreed on the other way before the cards', () => {
    const round = open({ kinds: 'all', most: 3, decides: 'largest', agreement: true });
    play(round, '2 bet 5', '9 bet 50 on 2');
    expect(round.play({ type: 'agree', seat: 1, on: true })).toEqual({ ok: true });
    expect(playerOf(round.state, 1)).toBe(8);
    expect(round.play({ type: 'agree', seat: 8, on: true })).toEqual({ ok: true });
    expect(playerOf(round.state, 1)).toBe(1);
    play(round, '10 bet 5 on 2');
    expect(playerOf(round.state, 1)).toBe(8);
    play(round, '10 withdraw 2', 'close');
    expect(round.play({ type: 'agree', seat: 8, on: false })).toMatchObject({
      message: 'Players agree before the cards are dealt.',
    });
    play(round, '2 play');
  });

  test('003:1371 the other way round at 9½', () => {
    const round = open({ kinds: 'all', most: 3, decides: 'seated', agreement: true });
    play(round, '2 bet 5', '9 bet 50 on 2');
    for (const seat of [1, 8]) expect(round.play({ type: 'agree', seat, on: true })).toEqual({ ok: true });
    expect(playerOf(round.state, 1)).toBe(8);
  });

  test('is not for them to say at other games', () => {
    const round = open({ kinds: 'all', most: 3, decides: 'largest' });
    expect(round.play({ type: 'agree', seat: 1, on: true })).toMatchObject({ code: 'not-allowed' });
  });
});

test('cards that lie face down are for whoever plays the hand', () => {
  const down = oneCardGame({
    backline: { kinds: 'all', most: 3, decides: 'largest' },
    script: [betting, deal('spots', 1, 'down'), settleAll],
  });
  const round = start(down, { stacks: [...seated, 200], standing: 1, bank: 500, deck: 'Ks Kh' });
  play(round, '2 bet 5', '9 bet 50 on 2', '3 bet 50', '9 bet 5 on 3', 'close');
  const dealt = round.log.flatMap((event) => (event.type === 'dealt' ? [[event.cards, event.only]] : []));
  expect(dealt).toEqual([
    [cards('Ks'), 8],
    [cards('Kh'), 2],
  ]);
});
