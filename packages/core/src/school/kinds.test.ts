import { describe, expect, test } from 'vitest';
import { findOffering } from '../houses/index.ts';
import { questionOf } from './ask.ts';
import { kindsFor, schoolKinds } from './kinds.ts';

/** One dealt question of each kind, worked out by hand with the book beside it. */
const BY_HAND: readonly (readonly [title: string, id: string, asks: RegExp, right: string])[] = [
  [
    '000:42 Seat 3 has a straight to the jack, Seat 1 the only low of eight or less',
    'who-wins:black-sheep/omaha-hi-lo:2:pin0',
    /Who wins which part of the pot/,
    'High: Seat 3; low: Seat 1',
  ],
  [
    '001:376 of 18, 18, 10 and 8 dollars: four times 8, three times 2, twice 8',
    'side-pots:hotel-del-rio/holdem:2:pin0',
    /How large is each pot/,
    'Main pot $32 for Seat 1, Seat 2, Seat 3 and Seat 4; Side pot 1 $6 for Seat 1, Seat 2 and Seat 3; Side pot 2 $16 for Seat 1 and Seat 2',
  ],
  [
    '003:225 the ace of spades is higher than the ace of hearts',
    'odd-chip:hawaiian-gardens/seven-card-stud:1:pin0',
    /Seat 1 and Seat 3 split it.*Who gets the odd \$1/,
    'Seat 1',
  ],
  [
    '003:5638 after three raises there is no fourth with five players in',
    'legal-acts:hawaiian-gardens/short-deck-holdem:3:pin1',
    /What may Seat 4 do now/,
    'Fold or call $3',
  ],
  [
    '003:71 the last raise was by $15, to $20: the next is to $35 at least',
    'raise:hawaiian-gardens/no-limit-holdem:2:0',
    /What is the minimum Seat 3 may raise to/,
    '$35',
  ],
  [
    '000:478-486 the banker stands on five when the third card was an eight',
    'draw-or-stand:black-sheep/ez-baccarat:2:pin0',
    /Does the Banker hand draw/,
    'It stands',
  ],
  [
    '004:600 queens and sevens without ace and king for the front: the sevens go there',
    'house-way:lucky-lady/fortune-pai-gow-poker:2:pin0',
    /house way/,
    'Front 7s 7c, back Qs Qc Jc 6s 5h',
  ],
  [
    '000:497 all Player bets come first and use up the bank',
    'short-bank:black-sheep/ez-baccarat:2:pin0',
    /The bank has \$25/,
    'Seat 3 breaks even; Seat 5 breaks even; Seat 6 loses $25',
  ],
  [
    '003:7933, 003:7947 three fees from the pot, at the deal, the flop and the turn',
    'fee:hawaiian-gardens/holdem:2:pin0',
    /What does the house take/,
    '$1 from the pot, after the deal, $3.50 from the pot, after the flop and $2 from the pot, after the turn',
  ],
  [
    '000:637-638 sixteen is two after two times around: the left neighbor of the player-dealer',
    'action-button:black-sheep/pai-gow-poker-gold:3:pin0',
    /Which seat gets the action button/,
    'Seat 4',
  ],
  [
    '003:1075 two hands and no more, who bet in the last round, the newcomer after all others',
    'next-bank:hawaiian-gardens/baccarat-9:3:pin0',
    /Who is offered the bank next/,
    'Seat 7',
  ],
  [
    '000:1543 three tens pay 3 to 1 on $15',
    'wager-pays:black-sheep/ultimate-texas-holdem:3:pin0',
    /What is Seat 7's \$15 Trips bet paid/,
    '$45',
  ],
];

/** Rulings have tests of their own. */
const OTHERWISE_TESTED = ['ruling'];

describe('a question of each kind, as the book has it', () => {
  test.each(BY_HAND)('%s', (_, id, asks, right) => {
    const question = questionOf(id);
    if (!question.ok) throw new Error(question.message);
    expect(question.asks).toMatch(asks);
    expect(question.answers[question.right]).toBe(right);
  });

  test('every kind that asks for what the machine does has one', () => {
    const kinds = schoolKinds.map(({ id }) => id).filter((id) => !OTHERWISE_TESTED.includes(id));
    expect(BY_HAND.map(([, id]) => id.split(':')[0]).sort()).toEqual(kinds.sort());
  });
});

test('004:597-613 a hand set the house way names the rows of the chart', () => {
  const question = questionOf('house-way:lucky-lady/fortune-pai-gow-poker:2:pin0');
  expect(question.ok && question.cites[0]).toEqual({
    cite: '004:597-613',
    about: 'The row of the house way',
  });
});

test('kinds are those that a game has anything of', () => {
  const ids = (offering: string) =>
    kindsFor(offering)
      .map(({ id }) => id)
      .filter((id) => !OTHERWISE_TESTED.includes(id));
  expect(ids('black-sheep/holdem')).toEqual([
    'who-wins',
    'side-pots',
    'odd-chip',
    'legal-acts',
    'raise',
    'fee',
  ]);
  expect(ids('empire/pai-gow-tiles')).toContain('house-way');
  expect(ids('black-sheep/ez-baccarat')).toContain('draw-or-stand');
  // 004:651: nobody is all in at EZ Money, so that there are no side pots.
  expect(ids('lucky-lady/ez-money-holdem')).not.toContain('side-pots');
  expect(ids('no/such-game')).toEqual([]);
  expect(findOffering('hawaiian-gardens/thirteen-card')).toBeDefined();
  expect(ids('hawaiian-gardens/thirteen-card')).toEqual(['who-wins', 'short-bank', 'fee']);
});
