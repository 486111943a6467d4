import { describe, expect, test } from 'vitest';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { hawaiianBlackjack } from './hawaiian-blackjack.ts';
import { asked, dealt } from './testing-blackjack.ts';

const game = hawaiianBlackjack({ decks: 8, jokersAgain: false });
/** The second card of the player-dealer is always one that begins with the seat at their left. */
const against = (dealer: string, next: string, ...players: string[]) =>
  dealt(game, { players, dealer, next });

describe('Hawaiian Blackjack', () => {
  test.each([
    ['2s 3s', 'hit stand double surrender'],
    ['Ts As', 'hit stand double surrender'],
    ['Ks Qs', 'hit stand double surrender'],
    ['Ks Kd', 'hit stand double split surrender'],
    ['Jk Jk', 'hit stand double split surrender'],
    ['As Ad', 'stand split surrender'],
    ['Jk Ts', 'stand surrender'],
  ])('003:619-622, 003:636-643 options of %s', (hand, may) => {
    expect(asked(against('6h 8c', '', hand))).toBe(`2: ${may}`);
  });

  test('003:642 no card at 22; 003:643 neither double nor surrender after a hit', () => {
    const round = against('6h 8c', '9d 3d Tc', 'Ts 2s', 'Ts 5s');
    play(round, '2 hit');
    expect(asked(round)).toBe('2: hit stand');
    play(round, '2 stand', '3 hit');
    expect(asked(round)).toBe('3: hit stand');
    const full = against('6h 8c', '4d Ts', 'Ts 8s');
    expect(settled(play(full, '2 hit'))).toEqual(['2 game win 10']);
  });

  test('003:618 $2 on two aces is paid $3, or as much as the bank has', () => {
    const limits = { min: 100, max: 10_000, step: 100 };
    const deck = 'Ah 9h Ah 8c 9c';
    const round = play(start(game, { deck, limits, bank: 100 }), '2 game 2', 'close', '2 stand');
    expect(settled(round)).toEqual(['2 game win 3']);
    const short = play(start(game, { deck, limits, bank: 2 }), '2 game 2', 'close', '2 stand');
    expect(settled(short)).toEqual(['2 game win 2 of 3']);
  });

  test('003:598-610, 003:623 ranks at 22: two aces, joker and ten, any other', () => {
    const players = ['As Ad', 'Jk Ks', 'Ts 9s'];
    const round = against('Th 8c', '3d 4c', ...players);
    play(round, '2 stand', '3 stand', '4 hit');
    expect(settled(round)).toEqual(['2 game win 15', '3 game win 10', '4 game win 10']);
    const drawn = against('6h 8c', '3d 8d', ...players);
    play(drawn, '2 stand', '3 stand', '4 hit');
    expect(settled(drawn)).toEqual(['2 game win 15', '3 game win 10', '4 game push']);
  });

  test('003:629 two aces of the player-dealer, or joker and ten, end the play', () => {
    const aces = against('Ah Ac', '', 'As Ad', 'Jk Ks', 'Ts 9s');
    expect(aces.over).toBe(true);
    expect(settled(aces)).toEqual(['2 game push', '3 game lose 10', '4 game lose 10']);
    const ten = against('Th Jk', '', 'As Ad', 'Jk Ks', 'Ts 9s');
    expect(settled(ten)).toEqual(['2 game win 15', '3 game push', '4 game lose 10']);
    const joker = against('Jk Tc', '', 'Ts 9s');
    expect(settled(joker)).toEqual(['2 game lose 10']);
  });

  test.each([
    ['a soft 18 is hit', 'Ah 7c', '4d', 'Ts 9s', 'lose 10'],
    ['a hard 18 stands', 'Th 8c', '4d', 'Ts 9s', 'win 10'],
    ['a soft 18 with a joker is hit', '6h Jk', '4d', 'Ts 9s', 'lose 10'],
    ['a hard 17 is hit', 'Th 7c', '4d', 'Ts 9s', 'lose 10'],
    ['a soft 19 stands', 'Ah 8c', '3d', 'Ts Ks', 'win 10'],
  ])('003:630-631 %s', (_rule, dealer, next, hand, result) => {
    expect(settled(play(against(dealer, next, hand), '2 stand'))).toEqual([`2 game ${result}`]);
  });

  test('003:624 both over: the nearer wins, equal pushes', () => {
    // 23, 24 and 25 against 24.
    const round = against('6h 8c', '9s 9d 9h Tc', 'Ts 4s', 'Ts 5s', 'Ts 6s');
    play(round, '2 hit', '3 hit', '4 hit');
    expect(settled(round)).toEqual(['2 game win 10', '3 game push', '4 game lose 10']);
    const only = against('Th 8c', '9s', 'Ts 4s');
    expect(settled(play(only, '2 hit'))).toEqual(['2 game lose 10']);
  });

  test('003:625 nearer to 22 wins, ties push, but 18 loses to 18', () => {
    const round = against('Th 8c', '', 'Ts 9s', 'Ts 8s', 'Ts 7s');
    play(round, '2 stand', '3 stand', '4 stand');
    expect(settled(round)).toEqual(['2 game win 10', '3 game lose 10', '4 game lose 10']);
    const nineteen = play(against('Th 9c', '', 'Ts 9s'), '2 stand');
    expect(settled(nineteen)).toEqual(['2 game push']);
  });

  test('003:619, 003:638 split up to four hands; jokers take one card each', () => {
    const eights = against('6h 8c', '8h 2c 8d 3c 4c 5c', '8s 8d');
    play(eights, '2 split', '2 split', '2 split');
    expect(asked(eights)).toBe('2: hit stand double surrender');
    expect(eights.state.hands[1]).toHaveLength(4);
    const jokers = against('6h 8c', 'Ts Jk 8d', 'Jk Jk');
    expect(settled(play(jokers, '2 split'))).toEqual(['2 game push', '2 game lose 10']);
    const again = hawaiianBlackjack({ decks: 8, jokersAgain: true });
    const more = dealt(again, { players: ['Jk Jk'], dealer: '6h 8c', next: 'Ts Jk 9c' });
    expect(asked(play(more, '2 split'))).toBe('2/1: split stand');
  });

  test('two aces after a split are a plain 22, at even money', () => {
    const round = against('6h 8c', 'Ah Th 8d', 'As Ad');
    play(round, '2 split', '2 stand', '2 stand');
    expect(settled(round)).toEqual(['2 game push', '2 game lose 10']);
    const wins = against('9h Tc', 'Ah Th', 'As Ad');
    play(wins, '2 split', '2 stand', '2 stand');
    expect(settled(wins)).toEqual(['2 game win 10', '2 game win 10']);
  });

  test('003:620 a double takes one card, for the same again', () => {
    const round = against('9h Tc', 'Ts', '5s 6s');
    expect(refusal(round, '2 double 5')?.code).toBe('bad-amount');
    expect(settled(play(round, '2 double'))).toEqual(['2 game win 10', '2 double win 10']);
  });

  test.each([
    ['Ac', 2],
    ['7c', 8],
    ['8c', 2],
    ['9c', 3],
    ['Tc', 4],
    ['Jc', 5],
    ['Qc', 6],
    ['Kc', 7],
    ['Jk', 8],
  ])('003:617 the downcard %s gives first action to seat %i', (down, seat) => {
    const players = ['s', 'h', 'd', 'c', 's', 'h', 'd'].map((suit) => `T${suit} 9${suit}`);
    const round = dealt(game, { players, dealer: '5h', next: `${down}` });
    for (let at = 2; at <= 8; at++) play(round, `${at} stand`);
    expect(settled(round)[0]).toMatch(new RegExp(`^${seat} game`));
  });

  test('settled from the button until the stake is gone', () => {
    const round = dealt(game, {
      players: ['Ts 9s', 'Ts 9h', 'Ts 9d'],
      dealer: 'Th 9c',
      next: 'Td',
      bank: 15,
    });
    play(round, '2 stand', '3 double', '4 stand');
    expect(settled(round)).toEqual(['3 game lose 10', '3 double lose 5 of 10', '4 game push', '2 game push']);
  });

  test('003:648-649 the largest bettor on a circle plays it; 003:647 a seat may refuse them', () => {
    const bets = ['2 game 10', '3 game 25 on 2'];
    const round = dealt(game, { players: ['5s 6s'], dealer: '9h 8c', next: 'Ts 2c', bets });
    expect(refusal(round, '2 hit')?.message).toBe("It is seat 3's turn, not seat 2's.");
    expect(settled(play(round, '3 double on 2'))).toEqual([
      '2 game win 10',
      '2 double win 10',
      '3 on 2 game win 25',
      '3 on 2 double win 25',
    ]);
    const closed = play(start(game, { bank: 100, noBackline: [1] }), '2 game 10');
    expect(refusal(closed, '3 game 10 on 2')?.message).toBe('Seat 2 takes no back-line bets.');
  });

  test('003:656 no more than three put the bank up', () => {
    const round = play(start(game, { bank: 100 }), '2 bank 50', '3 bank 50');
    expect(refusal(round, '4 bank 50')?.message).toBe('No more than 3 players may share the bank.');
  });
});

test('003:617 the first action is the seat of the downcard; a room may begin at the left', () => {
  const first = (chosen: object) => {
    const of = hawaiianBlackjack({ decks: 8, jokersAgain: false, ...chosen });
    const round = dealt(of, { players: ['Ts 8s', 'Ts 7s', 'Ts 6s'], dealer: '9h 9d' });
    return settled(play(round, '2 stand', '3 stand', '4 stand'))[0][0];
  };
  // A nine is the second seat from the player-dealer.
  expect(first({})).toBe('3');
  expect(first({ first: 'left' })).toBe('2');
});
