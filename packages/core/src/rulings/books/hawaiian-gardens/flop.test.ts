import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../engine/pot/hand.ts';
import { callAlong, play, stacksOf } from '../../../engine/pot/testing.ts';
import {
  crazyPineapple,
  holdem,
  noLimitHoldem,
  noLimitOmaha,
  noLimitOmahaHiLo,
  potLimitHoldem,
  reverseHoldem,
} from '../../../houses/hawaiian-gardens/flop.ts';
import { dealt, goesOn, ruleOn } from '../../testing.ts';

/** Three players, of whom the last has the button: the first two are the blinds. */
const STACKS = [200, 200, 200];

/** Everybody calls along until the board has so many cards. */
const toBoard = (hand: Hand, cards: number): Hand =>
  callAlong(hand, ({ state }) => (state.boards[0]?.length ?? 0) === cards);

/** The cards next in the stub. */
const ahead = ({ state }: Hand, from: number, count: number): readonly number[] =>
  state.deck.slice(state.next + from, state.next + from + count);

describe.each([
  [
    'limit hold’em',
    holdem,
    [3, 1, 1],
    {
      first: '003:41',
      exposed: '003:42',
      flop: '003:43-45',
      large: '003:43-45',
      turn: '003:47',
      extra: '003:48',
    },
  ],
  [
    'pot limit hold’em',
    potLimitHoldem,
    [3, 1, 1],
    {
      first: '003:41',
      exposed: '003:42',
      flop: '003:43-45',
      large: '003:43-45',
      turn: '003:47',
      extra: '003:48',
    },
  ],
  [
    'no limit hold’em',
    noLimitHoldem,
    [3, 1, 1],
    {
      first: '003:41 (by 003:67)',
      exposed: '003:42 (by 003:67)',
      flop: '003:43-45 (by 003:67)',
      large: '003:43-45 (by 003:67)',
      turn: '003:47 (by 003:67)',
      extra: '003:48 (by 003:67)',
    },
  ],
  [
    'Crazy Pineapple',
    crazyPineapple,
    [3, 1, 1],
    {
      first: '003:116',
      exposed: '003:117-119',
      flop: '003:121',
      large: '003:121',
      turn: '003:122',
      extra: '003:123',
    },
  ],
  [
    'Reverse Hold’em',
    reverseHoldem,
    [1, 1, 3],
    {
      first: '003:41 (by 003:457)',
      exposed: '003:42 (by 003:457)',
      flop: '003:43-45 (by 003:457)',
      large: '003:455',
      turn: '003:455',
      river: '003:47 (by 003:457)',
      extra: '003:48 (by 003:457)',
    },
  ],
] as const)('rulings of the Hawaiian Gardens: %s', (_, offering, [flop, turn, river], lines) => {
  const begin = (): Hand => dealt(offering, STACKS);
  const own = begin().state.down[0].length;

  test(`${lines.first} the first card off the deck is exposed: all are shuffled and dealt again`, () => {
    const hand = begin();
    expect(ruleOn(offering, hand, { what: 'exposed card', seat: 0, cards: [0] })).toEqual({
      cite: lines.first,
      does: ['deal again'],
    });
    const { need } = hand;
    expect(need).toMatchObject({ pile: 'pack again' });
    hand.play({ type: 'shuffle', cards: [...(need?.cards ?? [])].reverse() });
    expect(hand.state.down.map((cards) => cards.length)).toEqual([own, own, own]);
    goesOn(hand);
  });

  test(`${lines.exposed} another card is exposed: the next one replaces it, and it is the burn`, () => {
    const hand = begin();
    const [exposed] = hand.state.down[1];
    const [next, ...board] = ahead(hand, 0, 1 + flop);
    expect(ruleOn(offering, hand, { what: 'exposed card', seat: 1, cards: [0] })).toEqual({
      cite: lines.exposed,
      does: ['replace'],
    });
    expect(hand.state.down[1]).toEqual(expect.arrayContaining([next]));
    toBoard(hand, flop);
    expect([hand.state.burns, hand.state.boards[0]]).toEqual([[exposed], board]);
    goesOn(hand);
  });

  test(`${lines.exposed} a card that only flashed is replaced too, and nobody is shown it`, () => {
    const hand = begin();
    expect(ruleOn(offering, hand, { what: 'flashed card', seat: 1, cards: [0] })).toEqual({
      cite: lines.exposed,
      does: ['replace'],
    });
    expect(hand.log.filter(({ type }) => type === 'faced')).toEqual([]);
    expect(hand.log.filter((event) => event.type === 'moved' && event.only === undefined)).toEqual([]);
    goesOn(hand);
  });

  test(`${lines.flop} a flop before the betting is done is shuffled back, the burn stays`, () => {
    const hand = begin();
    const [burn, ...early] = ahead(hand, 0, 1 + flop);
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: lines.flop,
      does: ['board again'],
    });
    toBoard(hand, flop);
    expect(hand.state.burns).toEqual([burn]);
    expect(
      hand.log.find((event) => event.type === 'shuffled' && event.pile === 'stub and cards aside'),
    ).toEqual(expect.objectContaining({ cards: expect.arrayContaining([...early]) }));
    goesOn(hand);
  });

  test(`${lines.large} a flop of too many cards is shuffled back and comes again without a burn`, () => {
    const hand = toBoard(begin(), flop);
    expect(ruleOn(offering, hand, { what: 'large board' })).toEqual({
      cite: lines.large,
      does: ['board again'],
    });
    toBoard(hand, flop);
    expect([hand.state.boards[0].length, hand.state.burns.length]).toEqual([flop, 1]);
    goesOn(hand);
  });

  test(`${lines.turn} a turn before the betting is done is out until it is shuffled in for the river`, () => {
    const hand = toBoard(begin(), flop);
    const [, early, , next] = ahead(hand, 0, 4);
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({ cite: lines.turn, does: ['card out'] });
    toBoard(hand, flop + turn);
    expect([hand.state.boards[0].at(-1), hand.state.burns.length]).toEqual([next, 3]);
    callAlong(hand, ({ need }) => need !== null);
    expect(hand.need?.cards).toContain(early);
    toBoard(hand, flop + turn + river);
    expect(hand.state.burns).toHaveLength(3);
    goesOn(hand);
  });

  test(`${'river' in lines ? lines.river : lines.turn} a river before the betting is done is shuffled back in`, () => {
    const hand = toBoard(begin(), flop + turn);
    const [, ...early] = ahead(hand, 0, 1 + river);
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: 'river' in lines ? lines.river : lines.turn,
      does: ['card out'],
    });
    callAlong(hand, ({ need }) => need !== null);
    expect(hand.need?.cards).toEqual(expect.arrayContaining([...early]));
    toBoard(hand, flop + turn + river);
    expect(hand.state.burns).toHaveLength(3);
    goesOn(hand);
  });

  test(`${lines.extra} one card too many is the burn, more are a misdeal`, () => {
    const hand = begin();
    const [extra, ...board] = ahead(hand, 0, 1 + flop);
    expect(ruleOn(offering, hand, { what: 'extra card', seat: 0 })).toEqual({
      cite: lines.extra,
      does: ['becomes the burn'],
    });
    toBoard(hand, flop);
    expect([hand.state.burns, hand.state.boards[0]]).toEqual([[extra], board]);
    goesOn(hand);
    const other = begin();
    expect(ruleOn(offering, other, { what: 'extra card', seat: 0, count: 2 }).does).toEqual(['misdeal']);
    expect([other.over, stacksOf(other)]).toEqual([true, STACKS]);
  });
});

describe.each([
  ['no limit hold’em', noLimitHoldem, { said: '003:75', chip: '003:77' }],
  ['no limit Omaha', noLimitOmaha, { said: '003:1252', chip: '003:1255' }],
  ['no limit Omaha high-low', noLimitOmahaHiLo, { said: '003:1252', chip: '003:1255' }],
] as const)('rulings of the Hawaiian Gardens: %s', (_, offering, { said, chip }) => {
  test(`${said} a bet that is not what was said is corrected to what was said`, () => {
    const hand = play(dealt(offering, STACKS), '3 raise 20', '1 raise 60');
    const wrong = { what: 'bet not as said', seat: 0, by: 'player', cents: 4000 } as const;
    expect(ruleOn(offering, hand, wrong)).toEqual({ cite: said, does: ['as said'] });
    expect([hand.state.actor, hand.state.level, hand.state.aggressor]).toEqual([1, 4000, 0]);
    play(hand, '2 fold', '3 call');
    expect(hand.state.chips[6]).toBe(8_000 + hand.state.stakes.blinds[1]);
    goesOn(hand);
  });

  test(`${chip} one chip too large without a word calls a bet`, () => {
    const hand = play(dealt(offering, STACKS), '3 raise 20', '1 raise 100');
    expect(ruleOn(offering, hand, { what: 'oversize chip', seat: 0, by: 'player' })).toEqual({
      cite: chip,
      does: ['is a call'],
    });
    expect([stacksOf(hand)[0], hand.state.level, hand.state.actor]).toEqual([180, 2000, 1]);
    play(hand, '2 raise 40', '3 fold', '1 call');
    goesOn(hand);
  });

  test(`${chip} the same chip is a bet of all it is worth when nobody has bet`, () => {
    const hand = callAlong(dealt(offering, STACKS), ({ state }) => state.round === 2);
    play(hand, '1 bet 100');
    expect(ruleOn(offering, hand, { what: 'oversize chip', seat: 0, by: 'player' })).toEqual({
      cite: chip,
      does: ['stands'],
    });
    expect(hand.state.level).toBe(10_000);
    goesOn(hand);
  });
});

test('003:112 a chip larger than the bet is a call in Crazy Pineapple', () => {
  const hand = play(dealt(crazyPineapple, STACKS), '3 raise 8');
  expect(ruleOn(crazyPineapple, hand, { what: 'oversize chip', seat: 2, by: 'player' })).toEqual({
    cite: '003:112',
    does: ['is a call'],
  });
  expect([stacksOf(hand)[2], hand.state.raises, hand.state.actor]).toEqual([196, 0, 0]);
  goesOn(hand);
});
