import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import type { PotCommand } from './commands.ts';
import { Hand } from './hand.ts';
import { discard } from './steps.ts';
import { boardGame, play, stacked, stakes, start } from './testing.ts';

const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });
const limit = stakes([4, 8], { blinds: [2, 4] });

const snapshot = (hand: Hand) => JSON.stringify([hand.state, hand.log, hand.need]);

/** The answer to a command that must change nothing. */
function refused(hand: Hand, command: unknown): string {
  const before = snapshot(hand);
  const answer = hand.play(command as PotCommand);
  expect(snapshot(hand)).toBe(before);
  return answer.ok ? 'done' : `${answer.code}: ${answer.message}`;
}

const betting = () => start(boardGame(), nl, [100, 100, null, 100]);
const discarding = () => {
  const game = boardGame();
  return start(
    { ...game, script: [...game.script.slice(0, 2), discard(1), ...game.script.slice(2)] },
    nl,
    [100, 100],
    {
      deck: stacked(['As Ks', 'Qs Js']),
    },
  );
};
const showing = () => play(start(boardGame(), nl, [2, 2], { showdown: 'asked' }), '2 call');

describe('a betting round: seat 4 is to act after blinds of $1 and $2', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'malformed: A command is an object with a type.'],
    ['null', null, 'malformed: A command is an object with a type.'],
    ['a number', 5, 'malformed: A command is an object with a type.'],
    ['a text', 'fold', 'malformed: A command is an object with a type.'],
    ['an empty object', {}, 'malformed: There is no such seat at this table.'],
    ['a type alone', { type: 'fold' }, 'malformed: There is no such seat at this table.'],
    ['a seat alone', { seat: 3 }, 'malformed: A command has a type.'],
    ['a seat in words', { type: 'fold', seat: '3' }, 'malformed: There is no such seat at this table.'],
    [
      'no number for a seat',
      { type: 'fold', seat: Number.NaN },
      'malformed: There is no such seat at this table.',
    ],
    ['half a seat', { type: 'fold', seat: 2.5 }, 'malformed: There is no such seat at this table.'],
    ['a seat below the first', { type: 'fold', seat: -1 }, 'malformed: There is no seat 0 at this table.'],
    ['a seat beyond the last', { type: 'fold', seat: 4 }, 'malformed: There is no seat 5 at this table.'],
    [
      'an object for a seat',
      { type: 'fold', seat: Object.create(null) },
      'malformed: There is no such seat at this table.',
    ],
    ['an unknown type', { type: 'dance', seat: 3 }, 'malformed: There is no command "dance".'],
    ['a number for a type', { type: 7, seat: 3 }, 'malformed: A command has a type.'],
    ['an empty seat', { type: 'fold', seat: 2 }, 'out-of-turn: Seat 3 is not in the hand.'],
    ['out of turn', { type: 'fold', seat: 0 }, "out-of-turn: It is seat 4's turn, not seat 1's."],
    ['a check facing a bet', { type: 'check', seat: 3 }, 'not-allowed: There is $2 to call.'],
    ['no forced bet is due', { type: 'bring-in', seat: 3 }, 'not-allowed: No forced bet is due.'],
    ['no amount', { type: 'bet', seat: 3 }, 'malformed: A raise is a whole number of cents.'],
    ['no number', { type: 'bet', seat: 3, to: Number.NaN }, 'malformed: A raise is a whole number of cents.'],
    [
      'without end',
      { type: 'bet', seat: 3, to: Number.POSITIVE_INFINITY },
      'malformed: A raise is a whole number of cents.',
    ],
    [
      'an amount in words',
      { type: 'bet', seat: 3, to: '400' },
      'malformed: A raise is a whole number of cents.',
    ],
    ['part of a cent', { type: 'bet', seat: 3, to: 400.5 }, 'malformed: A raise is a whole number of cents.'],
    [
      'too large to count',
      { type: 'bet', seat: 3, to: 2 ** 60 },
      'malformed: A raise is a whole number of cents.',
    ],
    [
      'less than nothing',
      { type: 'bet', seat: 3, to: -400 },
      'bad-amount: Raise must be to at least $4, not -$4.',
    ],
    ['nothing at all', { type: 'bet', seat: 3, to: 0 }, 'bad-amount: Raise must be to at least $4, not $0.'],
    ['too little', { type: 'bet', seat: 3, to: 300 }, 'bad-amount: Raise must be to at least $4, not $3.'],
    ['between chips', { type: 'bet', seat: 3, to: 450 }, 'bad-amount: Bets go in steps of $1.'],
    [
      'too much',
      { type: 'bet', seat: 3, to: 10_100 },
      'bad-amount: Raise must be to at most $100, not $101: the seat has no more.',
    ],
    ['a discard', { type: 'discard', seat: 3, cards: [] }, 'not-allowed: Seat 4 owes a bet now.'],
    ['a card to turn up', { type: 'turn-up', seat: 3, cards: [] }, 'not-allowed: Seat 4 owes a bet now.'],
    ['a kill', { type: 'kill', seat: 3, to: 400 }, 'not-allowed: Seat 4 owes a bet now.'],
    ['a show', { type: 'show', seat: 3 }, 'not-allowed: Seat 4 owes a bet now.'],
    ['a shuffle', { type: 'shuffle', cards: [] }, 'out-of-turn: No shuffle is due.'],
  ])('%s', (_, command, answer) => {
    expect(refused(betting(), command)).toBe(answer);
  });

  test('nothing to call, after a check', () => {
    const hand = play(betting(), '4 call', '1 call', '2 check');
    expect(refused(hand, { type: 'call', seat: 0 })).toBe('not-allowed: There is nothing to call.');
    expect(refused(hand, { type: 'bet', seat: 0, to: 100 })).toBe(
      'bad-amount: Bet must be at least $2, not $1.',
    );
  });

  test('a limit has exact amounts', () => {
    const hand = start(boardGame(), limit, [100, 100, 100]);
    expect(refused(hand, { type: 'bet', seat: 2, to: 1000 })).toBe(
      'bad-amount: Raise must be to $8, not $10.',
    );
  });

  test('a player who has folded', () => {
    const hand = play(betting(), '4 fold');
    expect(refused(hand, { type: 'call', seat: 3 })).toBe('out-of-turn: Seat 4 is not in the hand.');
  });
});

describe('a discard: seat 1 holds As Ks', () => {
  test.each<[string, unknown, string]>([
    ['no list', undefined, 'malformed: Cards come as a list.'],
    ['a text', 'As', 'malformed: Cards come as a list.'],
    ['no card', [], 'bad-cards: Discard exactly 1 card, not 0.'],
    ['two cards', cards('As Ks'), 'bad-cards: Discard exactly 1 card, not 2.'],
    ['a card twice', cards('As As'), 'bad-cards: The hand does not hold As.'],
    ["another player's card", cards('Qs'), 'bad-cards: The hand does not hold Qs.'],
    ['a card in words', ['As'], 'malformed: There is no such card in the deck.'],
    ['no number', [Number.NaN], 'malformed: There is no such card in the deck.'],
    ['half a card', [50.5], 'malformed: There is no such card in the deck.'],
    ['a card beyond the pack', [999], 'malformed: There is no such card in the deck.'],
    ['a joker', cards('Jk'), 'malformed: There is no such card in the deck.'],
    ['a hole in the list', new Array(1), 'malformed: There is no such card in the deck.'],
  ])('%s', (_, list, answer) => {
    expect(refused(discarding(), { type: 'discard', seat: 0, cards: list })).toBe(answer);
  });

  test('a bet', () => {
    expect(refused(discarding(), { type: 'fold', seat: 0 })).toBe('not-allowed: Seat 1 owes a discard now.');
  });
});

describe('the first shuffle', () => {
  const waiting = () =>
    Hand.start({ game: boardGame(), stakes: nl, stacks: [1000, 1000], button: 0 }) as Hand;
  const pack = Array.from({ length: 52 }, (_, card) => card);
  const WRONG = 'bad-cards: The shuffle must hold exactly the 52 cards of the pack.';

  test.each<[string, unknown, string]>([
    ['no list', undefined, 'malformed: A shuffle is a list of cards.'],
    ['an empty list', [], WRONG],
    ['a card too few', pack.slice(1), WRONG],
    ['a card twice', pack.with(0, 1), WRONG],
    ['a card in words', pack.map(String), WRONG],
    ['no number', pack.with(3, Number.NaN), WRONG],
    ['a card beyond the pack', pack.with(3, 300), WRONG],
    ['a name', pack.map(() => 'length'), WRONG],
  ])('%s', (_, list, answer) => {
    expect(refused(waiting(), { type: 'shuffle', cards: list })).toBe(answer);
  });

  test('nobody acts before it', () => {
    expect(refused(waiting(), { type: 'fold', seat: 0 })).toBe('out-of-turn: The cards are being shuffled.');
  });
});

test('a showdown waits for a show or a muck', () => {
  expect(refused(showing(), { type: 'bet', seat: 0, to: 200 })).toBe(
    'not-allowed: Seat 1 owes a show or a muck now.',
  );
});

test('after the end everything is refused', () => {
  const hand = play(start(boardGame(), nl, [100, 100]), '2 fold');
  for (const command of [
    { type: 'fold', seat: 0 },
    { type: 'bet', seat: 0, to: 400 },
    { type: 'shuffle', cards: [] },
    null,
  ]) {
    expect(refused(hand, command)).toBe('over: The hand is over.');
  }
});

test('T1 anything at all is refused by a sentence, or is a legal move', () => {
  const hands = [betting(), discarding(), showing()];
  const field = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true }),
    fc.integer({ min: -2, max: 500 }),
  );
  const types = [
    'fold',
    'check',
    'call',
    'bet',
    'bring-in',
    'discard',
    'turn-up',
    'kill',
    'show',
    'muck',
    'shuffle',
  ];
  const commands = fc.oneof(
    fc.anything({ withBigInt: true }),
    fc.record(
      { type: fc.constantFrom(...types), seat: field, to: field, cards: field },
      { requiredKeys: [] },
    ),
    fc.record({
      type: fc.constantFrom(...types),
      seat: fc.integer({ min: 0, max: 4 }),
      to: field,
      cards: fc.array(field),
    }),
  );
  let refused = 0;
  fc.assert(
    fc.property(commands, fc.constantFrom(...hands), (command, hand) => {
      const before = snapshot(hand);
      const copy = Hand.replay(hand.state.setup, hand.log);
      const answer = copy.play(command as PotCommand);
      if (answer.ok) return;
      refused++;
      expect(answer.message).toMatch(/^[A-Z].*\.$/);
      expect(snapshot(copy)).toBe(before);
    }),
    { numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

describe('a hand that cannot be dealt', () => {
  const setup = { game: boardGame(), stakes: nl, stacks: [1000, 1000, 1000], button: 0 };
  test.each<[string, object, string]>([
    ['one player', { stacks: [1000, null] }, 'A hand needs at least two players.'],
    ['too many', { stacks: new Array(11).fill(1000) }, 'Board Game is dealt to at most 10 players, not 11.'],
    ['no button', { button: 3 }, 'The button must be at a seat of the table.'],
    ['half a button', { button: 0.5 }, 'The button must be at a seat of the table.'],
    ['no chips', { stacks: [1000, 0] }, 'Seat 2 must have chips, a whole number of cents.'],
    ['part of a cent', { stacks: [1000, 0.5] }, 'Seat 2 must have chips, a whole number of cents.'],
    ['no number', { stacks: [1000, Number.NaN] }, 'Seat 2 must have chips, a whole number of cents.'],
    [
      'no bet',
      { stakes: { ...nl, bets: [] } },
      'Stakes are whole numbers of cents, with at least one bet and a smallest chip.',
    ],
    [
      'no chip',
      { stakes: { ...nl, chip: 0 } },
      'Stakes are whole numbers of cents, with at least one bet and a smallest chip.',
    ],
    [
      'a spread of one',
      { stakes: { ...nl, structure: 'spread' } },
      'A spread limit has a minimum and a maximum bet.',
    ],
    [
      'a post from nobody',
      { posts: [{ seat: 7, what: 'missed blind', live: 200, dead: 0 }] },
      'Seat 8 posts but is not dealt in.',
    ],
    [
      'a post without chips',
      { posts: [{ seat: 1, what: 'missed blind', live: 900, dead: 200 }] },
      'Seat 2 cannot post $11.',
    ],
    [
      'a blind at no seat',
      { blindSeats: [1, 5] },
      'Blinds and the player who acts last must be at seats that are dealt in.',
    ],
    [
      'nobody acts last',
      { actsLast: 9 },
      'Blinds and the player who acts last must be at seats that are dealt in.',
    ],
    ['bets of nothing', { factor: 0 }, 'Bets are a positive multiple of the stakes.'],
  ])('%s', (_, change, message) => {
    expect(Hand.start({ ...setup, ...change })).toEqual({ ok: false, code: 'bad-setup', message });
  });
});
