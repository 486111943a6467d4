import { describe, expect, test } from 'vitest';
import { play, refusal, settled } from '../../engine/player-dealer/testing/testing.ts';
import { type PureOptions, pureBlackjack } from './pure-blackjack.ts';
import { asked, dealt, fromSeat, mayDo } from './testing-blackjack.ts';

const options: PureOptions = { decks: 6, bonusCounts: 'ten', bothOver: 'lost', buster: true };
const game = pureBlackjack(options);

describe('Pure 21.5 Blackjack', () => {
  test.each([
    ['9s 2s', 'hit double surrender'],
    ['BT 2s', 'hit stand double surrender'],
    ['BT 8s', 'hit stand double surrender'],
    ['BT 9s', 'stand double surrender'],
    ['BT BK', 'stand double split surrender'],
    ['As 8s', 'hit stand double surrender'],
    ['As 9s', 'hit stand double surrender'],
    ['As Ad', 'hit stand double split surrender'],
    ['As BQ', ''],
  ])('002:1075, 002:1104-1114 Chart 1A for %s', (hand, may) => {
    expect(mayDo(game, hand, '6h 7c')).toBe(may);
  });

  test('002:1075 a hard 19 drawn stands, a soft 21 drawn is free', () => {
    const hard = dealt(game, { players: ['BT 7s'], dealer: '6h 7c', next: '2s BK' });
    expect(settled(play(hard, '2 hit'))).toEqual(['2 game win 10']);
    const soft = dealt(game, { players: ['As 5s'], dealer: '6h 7c', next: '5d BK' });
    expect(asked(play(soft, '2 hit'))).toBe('2: hit stand');
  });

  test('002:1080 Chart 1B: the player-dealer hits soft 17, stands on hard 17', () => {
    const soft = dealt(game, { players: ['BT 8s'], dealer: '6h Ac', next: '4c' });
    expect(settled(play(soft, '2 stand'))).toEqual(['2 game lose 10']);
    const hard = dealt(game, { players: ['BT 8s'], dealer: 'BT 7c', next: '4c' });
    expect(settled(play(hard, '2 stand'))).toEqual(['2 game win 10']);
  });

  test.each(['Ah BJ', 'BJ Ah'])('002:1084-1085 %s of the bank is found before the play', (dealer) => {
    const round = dealt(game, { players: ['As BQ', '5s 6s'], dealer });
    expect(settled(round).sort()).toEqual(['2 game push', '3 game lose 10']);
  });

  test('002:998 the natural pays 6 to 5, 002:1106 even money after a split of aces', () => {
    const players = ['As BQ', 'As Ad'];
    const round = dealt(game, { players, dealer: '9h 9c', next: 'BK 5c' });
    play(round, '3 split');
    expect(settled(round)).toEqual(['3 game win 10', '3 game lose 10', '2 game win 12']);
  });

  test('002:1086-1095 over loses, nearer wins, equal pushes; both over is lost or a push', () => {
    const players = ['BT 6s', 'BT 9s', 'BT 8s', 'BT 7s'];
    const round = dealt(game, { players, dealer: '9h 9c', next: 'BT' });
    play(round, '2 hit', '3 stand', '4 stand', '5 stand');
    expect(settled(round)).toEqual(
      ['2 game lose 10', '3 game win 10', '4 game push', '5 game lose 10'].sort(fromSeat(3)),
    );
    const deal = { players: ['BT 6s', 'BT 9s'], dealer: '9h 7c', next: 'BT BQ' };
    const lines = ['2 hit', '3 stand'];
    expect(settled(play(dealt(game, deal), ...lines))).toEqual(['2 game lose 10', '3 game win 10']);
    const pushing = pureBlackjack({ ...options, bothOver: 'push' });
    expect(settled(play(dealt(pushing, deal), ...lines))).toEqual(['2 game push', '3 game win 10']);
  });

  test('002:1104 double for less; 002:1105-1108 four hands, doubles after a split; 002:1107 no split for less', () => {
    const less = dealt(game, { players: ['5s 6s'], dealer: '9h 9c', next: 'BT', bets: ['2 game 20'] });
    play(less, '2 double 15');
    expect(settled(less)).toEqual(['2 game win 20', '2 double win 15']);
    const round = dealt(game, { players: ['BT BK'], dealer: '9h 9c', next: 'BQ BJ BT 5c BK 6c' });
    expect(refusal(round, '2 split 5')?.message).toBe('Game is $10, not $5.');
    play(round, '2 split', '2 split', '2 split');
    expect(round.state.hands[1]).toHaveLength(4);
    expect(asked(round)).toBe('2: stand double');
  });

  test('002:1106 split aces take one card and are not split again', () => {
    const round = dealt(game, { players: ['As Ad'], dealer: '9h 9c', next: 'Ah 5c' });
    expect(settled(play(round, '2 split'))).toEqual(['2 game lose 10', '2 game lose 10']);
  });

  test('002:1114 surrender of the first two cards for half', () => {
    const round = dealt(game, { players: ['BT 6s'], dealer: '9h 9c', next: '2s' });
    expect(settled(play(round, '2 surrender'))).toEqual(['2 game half 5']);
    const hit = dealt(game, { players: ['BT 4s'], dealer: '9h 9c', next: '2s' });
    expect(asked(play(hit, '2 hit'))).toBe('2: hit stand');
  });

  test('002:1050-1051 the downcard places the button; a bonus card counts ten or as printed', () => {
    const seatBy = (of: typeof game, dealer: string) => {
      const players = ['BT 9s', 'BJ 9h', 'BQ 9d', 'BK 9c', 'BT 8s', 'BJ 8h'];
      const round = dealt(of, { players, dealer });
      for (let seat = 2; seat <= 7; seat++) play(round, `${seat} stand`);
      return round.state.action + 1;
    };
    expect(seatBy(game, '9h BK')).toBe(4);
    expect(seatBy(pureBlackjack({ ...options, bonusCounts: 'printed rank' }), '9h BK')).toBe(7);
    expect(seatBy(game, '9h 9c')).toBe(3);
  });
});

describe('the Buster side bet at Pure 21.5', () => {
  test.each([
    ['002:1194', '9h 7d', 'BT', 10],
    ['002:1195', '9h 3d', '4c BT', 10],
    ['002:1196', '2h 3d', '4c 5c BT', 20],
    ['002:1197', '2h 2d', '3c 3d 4c BT', 90],
    ['002:1198', '2h 2d', '2s 3c 3d 3h BT', 250],
    ['002:1199', '2h 2d', '2s 2h 2d 3c 3d BT', 1000],
  ])('%s', (_cite, dealer, next, paid) => {
    const round = dealt(game, { players: ['BT 9s'], dealer, next, bets: ['2 game 10', '2 buster 5'] });
    expect(settled(play(round, '2 stand'))).toEqual(['2 game win 10', `2 buster win ${paid}`]);
  });

  test('002:1183-1187 alive after the player went over or had a natural; the bank must finish for it', () => {
    const bets = ['2 game 10', '2 buster 30', '3 game 10', '3 buster 5'];
    const deal = { players: ['As BK', 'BT 6s'], dealer: '9h 7c', next: 'BT BQ', bets };
    expect(settled(play(dealt(game, deal), '3 hit'))).toEqual([
      '2 game win 12',
      '2 buster win 60',
      '3 game lose 10',
      '3 buster win 10',
    ]);
    const none = dealt(game, { ...deal, bets: ['2 game 10', '3 game 10'] });
    expect(play(none, '3 hit').state.shared.dealer.cards).toHaveLength(2);
  });

  test('without it there is none', () => {
    const none = pureBlackjack({ ...options, buster: false });
    expect(none.wagers.map(({ id }) => id)).toEqual(['game', 'double']);
  });

  test('seat by seat from the button until the stake is gone', () => {
    const bets = ['2 game 10', '2 buster 10', '3 game 10', '3 buster 10'];
    const round = dealt(game, {
      players: ['BT 9s', 'BT 8s'],
      dealer: 'BT 2c',
      next: '4c BQ',
      bets,
      bank: 45,
    });
    play(round, '2 stand', '3 stand');
    expect(settled(round)).toEqual([
      '3 game win 10',
      '3 buster win 20',
      '2 game win 10',
      '2 buster win 5 of 20',
    ]);
  });
});

test('002:1177-1187 no order for the Buster bet: with each seat, or after all game wagers', () => {
  const kinds = (busterSettled: NonNullable<PureOptions['busterSettled']>) => {
    const round = dealt(pureBlackjack({ ...options, busterSettled }), {
      players: ['BT 8s', 'BT 9s'],
      dealer: 'BT Ac',
      bets: ['2 game 10', '2 buster 10', '3 game 10'],
    });
    return settled(round).map((line) => line.split(' ').slice(0, 2).join(' '));
  };
  expect(kinds('with each seat')).toEqual(['2 game', '2 buster', '3 game']);
  expect(kinds('after all game wagers')).toEqual(['2 game', '3 game', '2 buster']);
});
