import { describe, expect, test } from 'vitest';
import { houseDealersLeft, leftOfDealer } from '../../engine/player-dealer/steps.ts';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { asked, dealt, mayDo } from './testing-blackjack.ts';
import { type Blackjack8Options, blackjack80 } from './twenty-first-century.ts';

const options: Blackjack8Options = {
  decks: 8,
  dealFrom: leftOfDealer,
  tens: 'same rank',
  naturalTakes: 'everything',
  insuredNatural: 'returned',
};
const game = blackjack80(options);

describe('21st Century Blackjack 8.0', () => {
  test.each([
    ['9s 2s', 'hit double surrender'],
    ['6s 5s', 'hit double surrender'],
    ['As As', 'hit stand double split surrender'],
    ['Ts 2s', 'hit stand double surrender'],
    ['Ts 9s', 'hit stand double surrender'],
    ['Ts Ts', 'hit stand double split surrender'],
    ['Ts Ks', 'hit stand double surrender'],
    ['As 9s', 'hit stand double surrender'],
    ['As Ks', ''],
  ])('002:1314-1322, 002:1362-1374 the chart for %s', (hand, may) => {
    expect(mayDo(game, hand, '6h Tc')).toBe(may);
  });

  test('002:1314 a drawn 21 stands; 002:1374 up to 20 a hand may be given up at any time', () => {
    const round = dealt(game, { players: ['5s 5d'], dealer: '6h Tc', next: '9c 2c Tc' });
    play(round, '2 hit');
    expect(asked(round)).toBe('2: hit stand surrender');
    play(round, '2 hit');
    expect(settled(round)).toEqual(['2 game win 10']);
    const given = dealt(game, { players: ['5s 5d'], dealer: '6h Tc', next: '9c' });
    expect(settled(play(given, '2 hit', '2 surrender'))).toEqual(['2 game half 5']);
  });

  test('002:1306-1308 with an ace up: insurance of half, then the check; a natural ends the play', () => {
    const round = dealt(game, { players: ['Ts 6s', 'As Ks', '5s 6s'], dealer: 'Ah Tc' });
    expect(asked(round)).toBe('2: insurance play on');
    play(round, '2 insurance', '3 insurance', '4 play on');
    expect(settled(round)).toEqual([
      '4 game lose 10',
      '3 game push',
      '3 insurance push',
      '2 game lose 10',
      '2 insurance win 10',
    ]);
    const paying = blackjack80({ ...options, insuredNatural: 'paid' });
    const paid = dealt(paying, { players: ['As Ks'], dealer: 'Ah Tc' });
    expect(settled(play(paid, '2 insurance'))).toEqual(['2 game push', '2 insurance win 10']);
    const none = dealt(game, { players: ['Ts 8s'], dealer: 'Ah 6c', next: '3c' });
    expect(settled(play(none, '2 insurance', '2 stand'))).toEqual(['2 game lose 10', '2 insurance lose 5']);
  });

  test('002:1306 with a ten up nobody looks: a natural found late takes doubles and splits', () => {
    const deal = { players: ['5s 6d', '8s 8d'], dealer: 'Kh Ac', next: 'Tc Tc Td' };
    const lines = ['2 double', '3 split', '3 stand', '3 stand'];
    expect(settled(play(dealt(game, deal), ...lines))).toEqual([
      '3 game lose 10',
      '3 game lose 10',
      '2 game lose 10',
      '2 double lose 10',
    ]);
    const first = blackjack80({ ...options, naturalTakes: 'first wagers' });
    expect(settled(play(dealt(first, deal), ...lines))).toEqual([
      '3 game lose 10',
      '3 game push',
      '2 game lose 10',
      '2 double push',
    ]);
  });

  test('002:1405 a natural is paid at once when the bank cannot have one, before all others', () => {
    const deal = { players: ['As Ks', 'Ts 9s'], next: 'Tc', bank: 20 };
    const low = dealt(game, { ...deal, dealer: '9h Tc' });
    expect(settled(low), 'before anybody plays').toEqual(['2 game win 12']);
    expect(settled(play(low, '3 stand'))).toEqual(['2 game win 12', '3 game push']);
    const ace = dealt(game, { ...deal, dealer: 'Ah 6c' });
    expect(settled(play(ace, '2 play on', '3 play on'))).toEqual(['2 game win 12']);
    const ten = dealt(game, { ...deal, dealer: 'Th 6c' });
    expect(settled(ten), 'with a ten up it waits').toEqual([]);
    expect(settled(play(ten, '3 stand'))).toEqual(['3 game win 10', '2 game win 10 of 12']);
  });

  test('002:1348-1353 naturals push, nearer wins, equal pushes, over loses', () => {
    const players = ['As Ks', 'Ts 9s', 'Ts 8s', 'Ts 7s', 'Ts 6s'];
    const round = dealt(game, { players, dealer: 'Th 8c', next: 'Tc' });
    play(round, '3 stand', '4 stand', '5 stand', '6 hit');
    expect(settled(round)).toEqual([
      '6 game lose 10',
      '5 game lose 10',
      '4 game push',
      '3 game win 10',
      '2 game win 12',
    ]);
    const both = dealt(game, { players: ['As Ks'], dealer: 'Th Ac' });
    expect(settled(both)).toEqual(['2 game push']);
  });

  test('002:1354-1357 both over: lost, but for a nearer hand against a suited 7-8-9', () => {
    const players = ['Ts 3s', 'Ts 4s', 'Ts 5s', 'Ts 9h'];
    const deal = { players, next: '9s 9d 9h' };
    const lines = ['2 hit', '3 hit', '4 hit', '5 stand'];
    const suited = dealt(game, { ...deal, dealer: '8h 7h', next: `${deal.next} 9h` });
    expect(settled(play(suited, ...lines))).toEqual([
      '5 game win 10',
      '4 game lose 10',
      '3 game push',
      '2 game push',
    ]);
    for (const [dealer, last] of [
      ['8h 7h', '9s'],
      ['9h 6h', '9h'],
    ]) {
      const other = dealt(game, { ...deal, dealer, next: `${deal.next} ${last}` });
      expect(settled(play(other, ...lines))).toEqual([
        '5 game win 10',
        '4 game lose 10',
        '3 game lose 10',
        '2 game lose 10',
      ]);
    }
  });

  test('002:1335 the player-dealer hits soft 17', () => {
    const round = dealt(game, { players: ['Ts 8s'], dealer: '6h Ac', next: '4c' });
    expect(settled(play(round, '2 stand'))).toEqual(['2 game lose 10']);
  });

  test('002:1368-1370 two splits, aces once with one card, no natural after a split', () => {
    const tens = dealt(game, { players: ['Ks Kd'], dealer: '9h Tc', next: 'Kh As Kc 5c' });
    play(tens, '2 split', '2 split');
    expect(tens.state.hands[1]).toHaveLength(3);
    expect(asked(tens), 'three hands are all').toBe('2: hit stand double surrender');
    play(tens, '2 stand', '2 stand');
    expect(settled(tens)).toEqual(['2 game win 10', '2 game win 10', '2 game lose 10']);
    const aces = dealt(game, { players: ['As Ad'], dealer: '9h Tc', next: 'Ah Kc' });
    expect(settled(play(aces, '2 split'))).toEqual(['2 game lose 10', '2 game win 10']);
    const value = blackjack80({ ...options, tens: 'same value' });
    expect(asked(dealt(value, { players: ['Ks Td'], dealer: '9h Tc' }))).toContain('split');
  });

  test('002:1362-1364 a double is for the full wager', () => {
    const round = dealt(game, { players: ['5s 6d'], dealer: '9h Tc', next: 'Tc' });
    expect(refusal(round, '2 double 5')?.message).toBe('Double is $10, not $5.');
    expect(settled(play(round, '2 double'))).toEqual(['2 game win 10', '2 double win 10']);
  });
});

describe('Buster at 8.0', () => {
  test.each([
    ['002:1416', 'Th 6d', 'Tc', 5],
    ['002:1417', 'Th 2d', '4c Tc', 15],
    ['002:1418', '2h 3d', '4c 5c Tc', 25],
    ['002:1419', '2h 2d', '3c 3d 4c Tc', 125],
    ['002:1420', '2h 2d', '2s 3c 3d 3h Tc', 500],
    ['002:1421', '2h 2d', '2s 2h 2d 3c 3d Tc', 2500],
  ])('%s', (_cite, dealer, next, paid) => {
    const round = dealt(game, { players: ['Ts 9s'], dealer, next, bets: ['2 game 10', '2 buster 5'] });
    expect(settled(play(round, '2 stand'))).toEqual(['2 game win 10', `2 buster win ${paid}`]);
  });

  test('002:1400-1404 not more than the game wager, and for the back line too', () => {
    const round = start(game, { bank: 100 });
    expect(refusal(round, '2 buster 5')?.message).toBe('Buster needs a bet on Game first.');
    play(round, '2 game 10', '2 buster 10', '3 game 20 on 2', '3 buster 15 on 2');
    expect(refusal(round, '2 buster 1')?.message).toBe('Buster is at most $10, not $11.');
  });

  test('002:1411 the bank finishes for a Buster even when all have naturals', () => {
    const deal = { players: ['As Ks'], dealer: '9h 6c', next: 'Tc' };
    const round = dealt(game, { ...deal, bets: ['2 game 10', '2 buster 10'] });
    expect(settled(round)).toEqual(['2 game win 12', '2 buster win 10']);
    expect(dealt(game, deal).state.shared.dealer.cards).toHaveLength(2);
  });

  test('002:1329 from the house dealer, counter-clockwise: all game wagers, then all Busters', () => {
    const bets = [2, 3, 8].flatMap((seat) => [`${seat} game 10`, `${seat} buster 10`]);
    const deck = 'Ts Th Td 9h 9s 9h 8d 6c Tc';
    const round = start(game, { deck, dealer: 4, bank: 45 });
    // From the player-dealer at seat 5: seats 8, 2 and 3.
    play(round, ...bets, 'close', '8 stand', '2 stand', '3 stand');
    expect(settled(round)).toEqual([
      '8 game win 10',
      '3 game win 10',
      '2 game win 10',
      '8 buster win 10',
      '3 buster win 5 of 10',
      '2 buster unmet',
    ]);
  });

  test('002:1305 the deal may begin at the house dealer', () => {
    const left = blackjack80({ ...options, dealFrom: houseDealersLeft });
    const order = (of: typeof game) => {
      const round = play(start(of, { dealer: 4, bank: 45 }), '2 game 10', '8 game 10', 'close');
      return round.log.flatMap((event) =>
        event.type === 'dealt' && event.to === 'spot' ? [event.spot + 1] : [],
      );
    };
    expect(order(left).slice(0, 4)).toEqual([2, 8, 2, 8]);
    expect(order(game).slice(0, 4)).toEqual([8, 2, 8, 2]);
  });
});

describe('readings with a switch', () => {
  test('002:1369 three hands at most, for all pairs or for ten-value cards alone', () => {
    const hands = (pair: string, next: string, splitCap: 'all pairs' | 'tens only') => {
      const round = dealt(blackjack80({ ...options, splitCap }), { players: [pair], dealer: '6h Tc', next });
      while (asked(round).includes('split')) play(round, '2 split');
      return round.state.hands[1].length;
    };
    const eights = '8c 8h '.repeat(8).trim();
    expect(hands('8s 8d', eights, 'all pairs')).toBe(3);
    expect(hands('8s 8d', eights, 'tens only')).toBe(8);
    expect(hands('Ts Td', 'Tc Th Tc Th Tc Th Tc Th', 'tens only')).toBe(3);
  });

  test('002:1374 surrender at any time up to 20, with two cards, or before the bank’s second card', () => {
    const with_ = (surrender: NonNullable<Blackjack8Options['surrender']>) =>
      dealt(blackjack80({ ...options, surrender }), { players: ['5s 5d'], dealer: '6h Tc', next: '9c' });
    expect(asked(play(with_('up to 20'), '2 hit'))).toBe('2: hit stand surrender');
    expect(asked(play(with_('first two cards'), '2 hit'))).toBe('2: hit stand');
    const early = with_('before his second card');
    expect(asked(early)).toBe('2: surrender play on');
    expect(early.state.shared.dealer.cards).toHaveLength(1);
    expect(asked(play(early, '2 play on'))).toBe('2: hit double split');
    expect(settled(play(with_('before his second card'), '2 surrender'))).toEqual(['2 game half 5']);
  });
});
