import { describe, expect, test } from 'vitest';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { type BlackjackPokerOptions, blackjackPokerGame } from './poker.ts';
import { asked, dealt, mayDo } from './testing-blackjack.ts';

const options: BlackjackPokerOptions = {
  decks: 6,
  hands: 2,
  splitWager: 'equal',
  insuredNatural: 'returned',
};
const game = blackjackPokerGame(options);

describe('Blackjack Poker', () => {
  test.each([
    ['2s 3s', 'hit stand double surrender'],
    ['Ts 9s', 'hit stand double surrender'],
    ['Ts Ks', 'hit stand double split surrender'],
    ['As Ad', 'hit stand double split surrender'],
    ['Ah Ad', 'hit stand double split surrender'],
    ['As Ks', ''],
    ['Ah Ah', ''],
  ])('003:2045, 003:2093-2104 options of %s', (hand, may) => {
    expect(mayDo(game, hand, '6h 7c')).toBe(may);
  });

  test('003:2045 a drawn 21 stands', () => {
    const round = dealt(game, { players: ['5s 6s'], dealer: '9h 8c', next: 'Ts' });
    expect(settled(play(round, '2 hit'))).toEqual(['2 game win 10']);
  });

  test('003:2013-2017 what hands pay: two aces of hearts 3 to 1, blackjack 6 to 5, after a split even money', () => {
    const players = ['Ah Ah', 'As Kd', 'Ah Ad', 'As Ad'];
    const round = dealt(game, { players, dealer: '9h 8c', next: 'Ah Kc Kh Kd' });
    play(round, '4 split', '5 split');
    expect(settled(round)).toEqual([
      '2 game win 30',
      '3 game win 12',
      '4 game win 10',
      '4 game win 10',
      '5 game win 10',
      '5 game win 10',
    ]);
  });

  test('003:2012-2017 two aces of hearts, then ace and ten, after a split come before a drawn 21', () => {
    const round = dealt(game, { players: ['Ah Ad', '5s 6s'], dealer: '9h 7c', next: 'Ah Kc Tc 5c' });
    play(round, '2 split', '3 hit');
    expect(settled(round)).toEqual(['2 game win 10', '2 game win 10', '3 game push']);
  });

  test('003:2040 with an ace, picture or ten up the bank is checked; the first two ranks end the play', () => {
    for (const dealer of ['Ah Ah', 'Ah Kc', 'Th Ac']) {
      const round = dealt(game, { players: ['Ah Ah', 'As Kd', 'Ts 6s'], dealer });
      for (const seat of dealer.startsWith('A') ? [2, 3, 4] : []) play(round, `${seat} play on`);
      const hearts = dealer === 'Ah Ah';
      expect(settled(round)).toEqual([
        hearts ? '2 game push' : '2 game win 30',
        hearts ? '3 game lose 10' : '3 game push',
        '4 game lose 10',
      ]);
    }
  });

  test('003:2050 the player-dealer hits soft 17, stands on hard 17, and draws to two aces', () => {
    const soft = dealt(game, { players: ['Ts 8s'], dealer: '6h Ac', next: '4c' });
    expect(settled(play(soft, '2 stand'))).toEqual(['2 game lose 10']);
    const hard = dealt(game, { players: ['Ts 8s'], dealer: 'Th 7c', next: '4c' });
    expect(settled(play(hard, '2 stand'))).toEqual(['2 game win 10']);
    const aces = dealt(game, { players: ['Ts 8s'], dealer: 'Ah Ac', next: '7c' });
    expect(settled(play(aces, '2 play on', '2 stand'))).toEqual(['2 game lose 10']);
  });

  test('003:2064-2065 equal pushes, nearer wins', () => {
    const players = ['Ts 9s', 'Ts 8s', 'Ts 7s'];
    const round = dealt(game, { players, dealer: '9h 9c' });
    play(round, '2 stand', '3 stand', '4 stand');
    expect(settled(round)).toEqual(['2 game win 10', '3 game push', '4 game lose 10']);
  });

  test.each([
    ['a three-card 26', '9h 7c', 'Td', 'push'],
    ['a four-card 26', '9h 2c', '5d Td', 'lose 10'],
    ['a three-card 25', '9h 6c', 'Td', 'lose 10'],
    ['a 20', 'Th Kc', '', 'lose 10'],
  ])('003:2067 a hand over against %s', (_what, dealer, next, result) => {
    const round = dealt(game, { players: ['Ts 6s', 'Ts 9s'], dealer, next: `Tc ${next}`.trim() });
    play(round, '2 hit', '3 stand');
    expect(settled(round)[0]).toBe(`2 game ${result}`);
    if (next !== '') expect(settled(round)[1]).toBe('3 game win 10');
  });

  test('003:2093 double for less, within the table limits (003:1989)', () => {
    const round = dealt(game, { players: ['5s 6s'], dealer: '9h 8c', next: 'Ts', bets: ['2 game 20'] });
    expect(refusal(round, '2 double 3')?.message).toBe('Double is $5 to $20, not $3.');
    expect(settled(play(round, '2 double 5'))).toEqual(['2 game win 20', '2 double win 5']);
  });

  test('003:2095 cards of one value once; aces take one card; double and surrender after it', () => {
    const round = dealt(game, { players: ['Ts Kd'], dealer: '9h 8c', next: 'Tc 2c' });
    play(round, '2 split');
    expect(asked(round)).toBe('2: hit stand double surrender');
    play(round, '2 stand', '2 surrender');
    expect(settled(round)).toEqual(['2 game win 10', '2 game half 5']);
    const four = blackjackPokerGame({ ...options, hands: 4 });
    const more = dealt(four, { players: ['Ts Kd'], dealer: '9h 8c', next: 'Tc 2c' });
    expect(asked(play(more, '2 split'))).toBe('2: hit stand double split surrender');
  });

  test('003:2095 the second wager of a split is as much, or half of it', () => {
    const halves = blackjackPokerGame({ ...options, splitWager: 'half' });
    const deal = { players: ['8s 8d'], dealer: '9h 8c', next: 'Tc Td', bets: ['2 game 20'] };
    const lines = ['2 split', '2 stand', '2 stand'];
    expect(settled(play(dealt(game, deal), ...lines))).toEqual(['2 game win 20', '2 game win 20']);
    expect(settled(play(dealt(halves, deal), ...lines))).toEqual(['2 game win 20', '2 game win 10']);
  });

  test('003:2097-2102 insurance of half against an ace, 2 to 1 unless the player has such a hand too', () => {
    const players = ['Ts 6s', 'As Ks', 'Ah Ah'];
    const round = dealt(game, { players, dealer: 'Ah Kc' });
    expect(refusal(round, '2 insurance 6')?.message).toBe('Insurance is $5, not $6.');
    expect(settled(play(round, '2 insurance', '3 insurance', '4 insurance'))).toEqual([
      '2 game lose 10',
      '2 insurance win 10',
      '3 game push',
      '3 insurance push',
      '4 game win 30',
      '4 insurance push',
    ]);
    const none = dealt(game, { players: ['Ts 9s'], dealer: 'Ah 7c' });
    expect(settled(play(none, '2 insurance', '2 stand'))).toEqual(['2 game win 10', '2 insurance lose 5']);
    expect(asked(dealt(game, { players: ['Ts 9s'], dealer: 'Th 7c' }))).not.toContain('insurance');
  });
});

describe('Perfect Pair', () => {
  const paid = (hand: string, ...lines: string[]) => {
    const bets = ['2 game 10', '2 perfect pair 5', '3 game 5 on 2', '3 perfect pair 5 on 2'];
    const round = dealt(game, { players: [hand], dealer: '9h 8c', next: '2c 3c Tc', bets });
    return settled(play(round, ...lines)).filter((line) => line.includes('pair'));
  };

  test.each([
    ['003:2087', 'Ts Td', 'win 30'],
    ['003:2087', 'Th Tc', 'win 30'],
    ['003:2088', 'Ts Tc', 'win 60'],
    ['003:2088', 'Th Td', 'win 60'],
    ['003:2089', 'Ts Ts', 'win 125'],
    ['003:2074 no pair', 'Ts Ks', 'lose 5'],
  ])('%s %s', (_cite, hand, result) => {
    expect(paid(hand, '2 stand')).toEqual([`2 perfect pair ${result}`, `3 on 2 perfect pair ${result}`]);
  });

  test('003:2074, 003:2080 the first two cards count, also after a split or when all is lost', () => {
    expect(paid('8s 8s', '2 split', '2 stand', '2 stand')[0]).toBe('2 perfect pair win 125');
    expect(paid('8s 8s', '2 surrender')[0]).toBe('2 perfect pair win 125');
  });

  test('the player-dealer draws for nobody when all have given up, whatever Perfect Pairs stand', () => {
    const bets = ['2 game 10', '2 perfect pair 5'];
    const round = dealt(game, { players: ['8s 8d'], dealer: '9h 6c', next: '2c', bets });
    expect(play(round, '2 surrender').state.shared.dealer.cards).toHaveLength(2);
  });

  test('003:2071-2073 needs a game wager and may not exceed it', () => {
    const round = start(game, { bank: 100 });
    expect(refusal(round, '2 perfect pair 5')?.message).toBe('Perfect Pair needs a bet on Game first.');
    play(round, '2 game 10', '2 perfect pair 10');
    expect(refusal(round, '2 perfect pair 1')?.message).toBe('Perfect Pair is at most $10, not $11.');
  });

  test('003:1991 player by player, game then Perfect Pair, until the stake is gone', () => {
    const bets = ['2 game 10', '2 perfect pair 5', '3 game 20', '3 perfect pair 5'];
    const round = dealt(game, { players: ['Ts Td', 'Ts 7d'], dealer: '9h 9c', bets, bank: 45 });
    play(round, '2 stand', '3 stand');
    expect(settled(round)).toEqual([
      '2 game win 10',
      '2 perfect pair win 30',
      '3 game lose 5 of 20',
      '3 perfect pair unmet',
    ]);
  });
});
