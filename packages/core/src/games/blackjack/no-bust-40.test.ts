import { describe, expect, test } from 'vitest';
import { play, refusal, settled } from '../../engine/player-dealer/testing/testing.ts';
import { bustTable } from './buster.ts';
import { type NoBust40Options, noBust40 } from './no-bust.ts';
import { asked, dealt, fromSeat, mayDo } from './testing-blackjack.ts';

const options: NoBust40Options = {
  decks: 6,
  freeTo: 20,
  hands: 4,
  checksAce: false,
  naturalTakes: 'everything',
  buster: bustTable('004', 375, 1, 3, 6, 30, 100, 200),
};
const newer = noBust40(options);

describe('No Bust 4.0', () => {
  test.each([
    ['9s 2s', 'hit double surrender'],
    ['Ts 2s', 'hit stand double surrender'],
    ['As 7s', 'hit stand double surrender'],
    ['Ts 9s', 'hit stand double surrender'],
    ['Ts Qs', 'hit stand double split surrender'],
    ['As Ad', 'hit stand double split surrender'],
    ['As Qs', ''],
  ])('004:275-283, 004:326-333 the chart for %s', (hand, may) => {
    expect(mayDo(newer, hand, '6h Tc')).toBe(may);
  });

  test('004:282 with the chart ending at 18, a 19 stands', () => {
    const strict = noBust40({ ...options, freeTo: 18 });
    const round = dealt(strict, { players: ['Ts 9s', 'Ts 8s'], dealer: '6h Tc' });
    expect(asked(round)).toBe('2: stand double surrender');
    expect(asked(play(round, '2 stand'))).toBe('3: hit stand double surrender');
  });

  test('004:335 a natural on $10 is paid $12, and pushes against a natural', () => {
    const round = dealt(newer, { players: ['As Kd', 'Ts 9s'], dealer: '9h Td' });
    play(round, '3 stand');
    expect(settled(round)).toEqual(['2 game win 12', '3 game push']);
    const both = dealt(newer, { players: ['As Kd', 'Ts 9s'], dealer: 'Th Ad' });
    play(both, '3 stand');
    expect(settled(both)).toEqual(['2 game push', '3 game lose 10']);
  });

  test.each([
    ['a three-card 23 against 24', 'Ts 4s', ['9s'], '8d', 'push'],
    ['a four-card 23 against 24', '5s 5d', ['4s', '9s'], '8d', 'lose 10'],
    ['a three-card 22 against 22', 'Ts 3s', ['9s'], '6d', 'lose 10'],
    ['a three-card 25 against 26', 'Ts 6s', ['9s'], 'Td', 'push'],
    ['a three-card 26 against 26', 'Ts 6s', ['Ts'], 'Td', 'lose 10'],
  ])('004:315-316 %s', (_name, hand, hits, last, result) => {
    const round = dealt(newer, { players: [hand], dealer: 'Th 6d', next: [...hits, last].join(' ') });
    for (const _ of hits) play(round, '2 hit');
    expect(settled(round)).toEqual([`2 game ${result}`]);
  });

  test('004:333 surrender at any time up to 20, also after hits and after a split', () => {
    const round = dealt(newer, { players: ['Ts 5s', '8s 8d'], dealer: 'Th 7d', next: '2s 3s 2d' });
    expect(asked(play(round, '2 hit'))).toBe('2: hit stand surrender');
    play(round, '2 surrender', '3 split', '3 surrender', '3 surrender');
    expect(settled(round)).toEqual(['2 game half 5', '3 game half 5', '3 game half 5'].sort(fromSeat(8)));
  });

  test('004:329-330 aces take one card, and are split again; a ten then makes 21', () => {
    const round = dealt(newer, { players: ['As Ad'], dealer: 'Th 8d', next: 'Ah Kc 5c Kd' });
    play(round, '2 split');
    expect(asked(round)).toBe('2: split stand');
    play(round, '2 split');
    expect(settled(round)).toEqual(['2 game lose 10', '2 game win 10', '2 game win 10']);
  });

  test('004:337 insurance: half, an ace up, 2 to 1; the downcard is not looked at before the play', () => {
    const round = dealt(newer, { players: ['5s 6d', 'As Kd'], dealer: 'Ah Kc', next: 'Tc' });
    expect(asked(round)).toBe('2: insurance play on');
    expect(refusal(round, '2 insurance 4')?.message).toBe('Insurance is $5, not $4.');
    play(round, '2 insurance', '3 insurance', '2 double');
    expect(settled(round)).toEqual(
      ['2 game lose 10', '2 double lose 10', '2 insurance win 10', '3 game push', '3 insurance win 10'].sort(
        fromSeat(7),
      ),
    );
    const checked = noBust40({ ...options, checksAce: true });
    const stopped = dealt(checked, { players: ['5s 6d'], dealer: 'Ah Kc' });
    expect(settled(play(stopped, '2 play on'))).toEqual(['2 game lose 10']);
  });

  test('the bank’s natural takes doubles and splits too, unless the house says otherwise', () => {
    const deal = { players: ['5s 6d', '8s 8d'], dealer: 'Kh Ac', next: 'Tc Tc Td' };
    const lines = ['2 double', '3 split', '3 stand', '3 stand'];
    expect(settled(play(dealt(newer, deal), ...lines))).toEqual([
      '2 game lose 10',
      '2 double lose 10',
      '3 game lose 10',
      '3 game lose 10',
    ]);
    const original = noBust40({ ...options, naturalTakes: 'first wagers' });
    expect(settled(play(dealt(original, deal), ...lines))).toEqual([
      '2 game lose 10',
      '2 double push',
      '3 game lose 10',
      '3 game push',
    ]);
  });

  test('004:364-368 Buster lives on when all have naturals or gave up, and the bank must finish', () => {
    const bets = ['2 game 10', '2 buster 20', '3 game 10', '3 buster 5'];
    const deal = { players: ['As Kd', 'Ts 6s'], dealer: 'Th 6d', next: 'Tc', bets };
    const round = play(dealt(newer, deal), '3 surrender');
    expect(settled(round)).toEqual(
      ['2 game win 12', '2 buster win 20', '3 game half 5', '3 buster win 5'].sort(fromSeat(7)),
    );
    const none = play(dealt(newer, { ...deal, bets: ['2 game 10', '3 game 10'] }), '3 surrender');
    expect(none.state.shared.dealer.cards).toHaveLength(2);
  });

  test('seat by seat from the button, game then Buster, until the stake is gone', () => {
    const bets = ['2 game 10', '2 buster 10', '3 game 10', '3 buster 10'];
    const players = ['Ts 9s', 'Ts 8s'];
    const round = dealt(newer, { players, dealer: 'Th 2d', next: '4d Tc', bets, bank: 55 });
    play(round, '2 stand', '3 stand');
    expect(settled(round)).toEqual([
      '3 game win 10',
      '3 buster win 30',
      '2 game win 10',
      '2 buster win 5 of 30',
    ]);
  });
});

test('004:333 surrender, which a card that is dealt already ends: a switch says when', () => {
  const early = dealt(noBust40({ ...options, surrender: 'before his second card' }), {
    players: ['Ts 6s'],
    dealer: '6h Tc',
  });
  expect(asked(early)).toBe('2: surrender play on');
  expect(early.state.shared.dealer.cards).toHaveLength(1);
});

test('004:290, 004:337 no order for insurance and Buster: with each seat, or after all game wagers', () => {
  const kinds = (sidesSettled: NonNullable<NoBust40Options['sidesSettled']>) => {
    const round = dealt(noBust40({ ...options, sidesSettled }), {
      players: ['Ts 9s', 'Ts 8s'],
      dealer: '6h Ac',
      bets: ['2 game 10', '2 buster 10', '3 game 10'],
    });
    play(round, '2 stand', '3 stand');
    return settled(round).map((line) => line.split(' ').slice(0, 2).join(' '));
  };
  expect(kinds('with each seat')).toEqual(['2 game', '2 buster', '3 game']);
  expect(kinds('after all game wagers')).toEqual(['2 game', '3 game', '2 buster']);
});
