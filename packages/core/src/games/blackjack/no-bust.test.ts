import { describe, expect, test } from 'vitest';
import { play, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { type NoBustJokersOptions, noBustJokers } from './no-bust.ts';
import { asked, dealt, fromSeat } from './testing-blackjack.ts';

const empireOptions: NoBustJokersOptions = {
  name: 'No Bust',
  decks: 6,
  secondCard: 'after the players',
  plain22: 'over',
  joker21: 'ties',
  options: true,
  settledFrom: 'action button',
  jokerSeat: 'first',
  naturalPays: 2,
  naturalTakes: 'everything',
};
const empire = noBustJokers(empireOptions);
const old = noBustJokers({
  ...empireOptions,
  secondCard: 'down',
  plain22: 'not over',
  naturalTakes: 'first wagers',
});

/** Two cards that make a total, and what the chart lets them do. */
const chart: [string, string][] = [
  ['9s 2s', 'hit double surrender'],
  ['Ts 2s', 'hit stand double surrender'],
  ['As 2s', 'hit stand double surrender'],
  ['Ts 9s', 'hit stand double surrender'],
  ['As 8s', 'hit stand double surrender'],
];

describe('No Bust with jokers at Empire', () => {
  test.each([
    ...chart,
    ['Ts Qs', 'stand double split surrender'],
    ['As 9s', 'stand double surrender'],
    ['As Ts', ''],
    ['Jk 5s', ''],
    ['Jk Jk', ''],
  ])('002:255-265, 002:307 the chart for %s', (hand, options) => {
    const round = dealt(empire, { players: [hand], dealer: '6h', next: 'Tc 9c' });
    expect(asked(round)).toBe(options === '' ? '' : `2: ${options}`);
  });

  test('002:252, 002:267 the second card of the player-dealer comes after the players, all face up', () => {
    const round = dealt(empire, { players: ['Ts 3s'], dealer: '9h', next: '6d 8c' });
    expect(round.state.shared.dealer.cards).toHaveLength(1);
    play(round, '2 hit', '2 stand');
    expect(round.state.shared.dealer.up).toEqual([true, true]);
    expect(settled(round)).toEqual(['2 game win 10']);
  });

  test('002:274, 002:302-303 a joker up freezes all hands; one more card is drawn', () => {
    const players = ['9s 2s', 'Jk 2s', 'Jk Jk'];
    const round = dealt(empire, { players, dealer: 'Jk', next: '5d' });
    expect(round.over).toBe(true);
    expect(settled(round)).toEqual(['2 game lose 10', '3 game push', '4 game win 20'].sort(fromSeat(6)));
    const both = dealt(empire, { players, dealer: 'Jk', next: 'Jk' });
    expect(settled(both)).toEqual(['2 game lose 10', '3 game lose 10', '4 game push']);
  });

  test('002:297-300 both over: the nearer player pushes, else the player-dealer wins', () => {
    const players = ['Ts 3s', 'Ts 4s', 'Ts 5s', 'Ts 6s', 'Ts 2s'];
    // 22, 23, 24, 25 and 12 against 10-6-8, over with 24.
    const round = dealt(empire, { players, dealer: 'Th', next: '9s 9d 9h 9c 6d 8d' });
    play(round, '2 hit', '3 hit', '4 hit', '5 hit', '6 stand');
    expect(settled(round)).toEqual([
      '2 game push',
      '3 game push',
      '4 game lose 10',
      '5 game lose 10',
      '6 game win 10',
    ]);
  });

  test('002:301 over loses to a hand that is not; 002:295-296 nearer wins, equal pushes', () => {
    const players = ['Ts 3s', 'Ts 8s', 'Ts 9s', 'Ts 7s'];
    const round = dealt(empire, { players, dealer: 'Th', next: '9s 8d' });
    play(round, '2 hit', '3 stand', '4 stand', '5 stand');
    expect(settled(round)).toEqual(['2 game lose 10', '3 game push', '4 game win 10', '5 game lose 10']);
  });

  test('002:281-284 the player-dealer hits soft 17 and stands on hard 17', () => {
    const soft = dealt(empire, { players: ['Ts 8s'], dealer: 'Ah', next: '6d 4c' });
    expect(settled(play(soft, '2 stand'))).toEqual(['2 game lose 10']);
    const hard = dealt(empire, { players: ['Ts 8s'], dealer: 'Th', next: '7d 4c' });
    expect(settled(play(hard, '2 stand'))).toEqual(['2 game win 10']);
  });

  test('002:293 a joker makes 21 of any hand, which ties or comes first', () => {
    const deal = { players: ['Jk 2s', 'As Ts'], dealer: '9h', next: '5d 7d' };
    expect(settled(dealt(empire, deal))).toEqual(['2 game push', '3 game push'].sort(fromSeat(6)));
    const first = noBustJokers({ ...empireOptions, joker21: 'beats 21' });
    expect(settled(dealt(first, deal)).sort()).toEqual(['2 game win 10', '3 game push']);
    const joker = settled(dealt(first, { ...deal, next: 'Jk' }));
    expect(joker.sort()).toEqual(['2 game push', '3 game lose 10']);
  });

  test.each([
    ['Ad', 2],
    ['8d', 2],
    ['2d', 3],
    ['9d', 3],
    ['3d', 4],
    ['Td', 4],
    ['4d', 5],
    ['Jd', 5],
    ['5d', 6],
    ['Qd', 6],
    ['6d', 7],
    ['Kd', 7],
    ['7d', 8],
    ['Jk', 2],
  ])('002:267-272 the second card %s puts the action button at seat %i', (second, seat) => {
    const players = ['s', 'h', 'd', 'c', 's', 'h', 'd'].map((suit) => `T${suit} 9${suit}`);
    const round = dealt(empire, { players, dealer: '6h', next: `${second} 2c 2d 2h` });
    for (let at = 2; at <= 8; at++) play(round, `${at} stand`);
    expect(round.state.action + 1).toBe(seat);
    expect(settled(round)[0]).toMatch(new RegExp(`^${seat} game`));
  });

  test('002:272 settled clockwise from the action button until the stake is gone', () => {
    const round = dealt(empire, { players: ['Ts 8s', 'Ts 9s', 'Ts 8d'], dealer: '9h', next: 'Td', bank: 25 });
    play(round, '2 stand', '3 stand', '4 stand');
    expect(settled(round)).toEqual(['4 game lose 10', '2 game lose 10', '3 game push']);
    const short = dealt(empire, { players: ['Ts 9s', 'Ts 8s', 'Ts 8d'], dealer: '9h', next: 'Td', bank: 15 });
    play(short, '2 stand', '3 stand', '4 stand');
    expect(settled(short)).toEqual(['4 game lose 10', '2 game push', '3 game lose 5 of 10']);
  });

  test('002:246 an empty circle may be played by another; 002:310 the back line follows', () => {
    const stacks = [50_000, 100, 12, null, 100, null, null, null];
    const bets = ['2 game 10 on 4', '3 game 10 on 4', '5 game 10 on 4'];
    const round = start(empire, { deck: '8s 6h 8d 3c Tc Tc 9c Tc', stacks, bank: 1000 });
    play(round, ...bets, 'close');
    // Seat 3 has not the chips to follow the split, and no part in the second hand.
    play(round, '2 split on 4', '2 double on 4', '2 stand on 4');
    expect(settled(round)).toEqual([
      '2 on 4 game win 10',
      '2 on 4 game win 10',
      '2 on 4 double win 10',
      '3 on 4 game win 10',
      '5 on 4 game win 10',
      '5 on 4 game win 10',
      '5 on 4 double win 10',
    ]);
  });
});

describe('No Bust of 2001', () => {
  test.each([
    ...chart,
    ['Ts Qs', 'stand double split surrender'],
    ['As 9s', 'stand double surrender'],
    ['As As', 'hit stand double split surrender'],
    ['As Ts', ''],
    ['Jk 5s', ''],
  ])('004:121-129, 004:155-161 the chart for %s', (hand, options) => {
    expect(asked(dealt(old, { players: [hand], dealer: '6h Tc' }))).toBe(
      options === '' ? '' : `2: ${options}`,
    );
  });

  test('004:160 two jokers pay 2 to 1; 004:168 a joker up freezes all', () => {
    const round = dealt(old, { players: ['Jk Jk', '5s 4s'], dealer: 'Jk Ts' });
    expect(settled(round)).toEqual(['2 game win 20', '3 game lose 10'].sort(fromSeat(4)));
  });

  test('004:186-190 a plain 22 is not over and beats 21; of two over the nearer player pushes', () => {
    const players = ['Ts 3s', 'Ts 4s', 'Ts 5s', 'Jk 2s'];
    const deal = { players, dealer: 'Th 6d', next: '9s 9d Td 8c' };
    const round = dealt(old, deal);
    play(round, '2 hit', '3 hit', '4 hit');
    // 22, 23, 25 and 21 against 24, from the seat that a six names.
    expect(settled(round)).toEqual(['2 game win 10', '3 game push', '4 game lose 10', '5 game win 10']);
    const twentyTwo = dealt(old, { ...deal, next: '9s 9d Td 6c' });
    play(twentyTwo, '2 hit', '3 hit', '4 hit');
    expect(settled(twentyTwo)).toEqual(['2 game push', '3 game lose 10', '4 game lose 10', '5 game lose 10']);
  });

  test('004:157-159 pairs and tens are split three times, aces draw on, doubles after a split', () => {
    const round = dealt(old, { players: ['As Ad'], dealer: '6h Tc', next: 'Ah 5c Ac 6c 2c 3c 9d' });
    play(round, '2 split', '2 split', '2 split');
    expect(round.state.hands[1].map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
    expect(asked(round)).toBe('2: hit stand double');
    play(round, '2 double');
    expect(asked(round)).toBe('2/1: hit stand double');
  });

  test('settled from the button, or from the player-dealer’s left', () => {
    const deal = { players: ['Ts 9s', 'Ts 8s', 'Ts 7s'], dealer: 'Th 9c' };
    const seats = (game: typeof old) => {
      const round = play(dealt(game, deal), '2 stand', '3 stand', '4 stand');
      return settled(round)
        .map((line) => line[0])
        .join('');
    };
    expect(seats(old)).toBe('342');
    expect(
      seats(noBustJokers({ ...empireOptions, secondCard: 'down', settledFrom: 'left of the player-dealer' })),
    ).toBe('234');
  });

  test('004:161 surrender costs half', () => {
    expect(settled(play(dealt(old, { players: ['Ts 6s'], dealer: '9h Tc' }), '2 surrender'))).toEqual([
      '2 game half 5',
    ]);
  });
});
