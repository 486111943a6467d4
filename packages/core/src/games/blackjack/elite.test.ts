import { describe, expect, test } from 'vitest';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { blackjackElite31, type EliteOptions } from './elite.ts';
import { asked, dealt } from './testing-blackjack.ts';

const options: EliteOptions = { decks: 6, circles: 1, soft17: 'stands', surrenderAfterSplit: true };
const game = blackjackElite31(options);

describe('the deal and the check', () => {
  test('000:969-974 one card is burned, the player-dealer has one up and one down', () => {
    const { log } = dealt(game, { players: ['Ts 9s', '5h 6h'], dealer: 'Th 7d' });
    const cards = log.flatMap((event) => {
      if (event.type === 'burned') return ['burn'];
      return event.type === 'dealt' ? [`${event.to === 'spot' ? event.spot + 1 : 'dealer'} ${event.up}`] : [];
    });
    expect(cards).toEqual(['burn', '2 true', '3 true', 'dealer true', '2 true', '3 true', 'dealer false']);
  });

  test('000:975 surrender before the check, and insurance when an ace is up', () => {
    const round = dealt(game, { players: ['Ts 6s', 'As Kd'], dealer: 'Th 7d' });
    expect(asked(round)).toBe('2: surrender play on');
    play(round, '2 surrender');
    expect(asked(round)).toBe('3: surrender play on');
    const ace = dealt(game, { players: ['Ts 6s'], dealer: 'Ah 7d' });
    expect(asked(ace)).toBe('2: surrender insurance play on');
    play(ace, '2 insurance 5');
    expect(asked(ace)).toBe('2: surrender play on');
  });

  test('000:976, 000:989 a natural of the player-dealer stops the game; naturals of every kind push', () => {
    const round = dealt(game, { players: ['As Ks', 'Ah Td', 'Ts 9s', '5s 6s'], dealer: 'Kh Ad' });
    play(round, '2 play on', '3 play on', '4 play on', '5 surrender');
    expect(round.over).toBe(true);
    expect(settled(round)).toEqual(['2 game push', '3 game push', '4 game lose 10', '5 game half 5']);
    expect(round.state.shared.dealer.cards).toHaveLength(2);
  });

  test('000:1029-1033 insurance: up to half, 2 to 1, met after the first wager', () => {
    const bets = ['2 game 20', '3 game 20', '4 game 5'];
    const players = ['Ts 9s', 'As Ts', 'Ts 8s'];
    const round = dealt(game, { players, dealer: 'Ah Kd', bets });
    expect(refusal(round, '2 insurance 11')?.message).toBe('Insurance is $1 to $10, not $11.');
    play(round, '2 insurance 7', '2 play on', '3 insurance 10', '3 play on', '4 insurance 2.5', '4 play on');
    expect(settled(round)).toEqual([
      '2 game lose 20',
      '2 insurance win 14',
      '3 game push',
      '3 insurance win 20',
      '4 game lose 5',
      '4 insurance win 5',
    ]);
    const none = dealt(game, { players: ['Ts 9s'], dealer: 'Ah 6d', next: '' });
    play(none, '2 insurance 5', '2 play on', '2 stand');
    expect(settled(none)).toEqual(['2 game win 10', '2 insurance lose 5']);
  });
});

describe('to 31', () => {
  test('000:935, 000:979, 000:996 a 21 may be hit; hard 31 wins 3 to 1', () => {
    const round = dealt(game, { players: ['9s 7s'], dealer: 'Th 5d', next: '5h Td 6c' });
    play(round, '2 play on', '2 hit');
    expect(asked(round)).toBe('2: hit stand');
    play(round, '2 hit');
    expect(settled(round)).toEqual(['2 game win 30']);
    expect(round.state.shared.dealer.cards, 'a 21 of the player-dealer').toHaveLength(3);
  });

  test('000:935, 000:980 22 to 30 is frozen and lost, also when the player-dealer goes over', () => {
    const players = ['9s 7s', 'Ts 9h'];
    const round = dealt(game, { players, dealer: 'Th 5d', next: '5h 9d Tc' });
    play(round, '2 play on', '3 play on', '2 hit', '2 hit', '3 stand');
    expect(settled(round)).toEqual(['2 game lose 10', '3 game win 10']);
  });

  test('000:995-1001 what a hand pays', () => {
    const players = ['As Td', 'Ks As', 'Ad Kh', 'Ts 9s', 'Ts 7s', 'Ts 6s'];
    const round = dealt(game, { players, dealer: 'Th 7d' });
    for (const seat of [2, 3, 4, 5, 6, 7]) play(round, `${seat} play on`);
    play(round, '5 stand', '6 stand', '7 stand');
    expect(settled(round)).toEqual([
      '2 game win 12',
      '3 game win 15',
      '4 game win 12',
      '5 game win 10',
      '6 game push',
      '7 game lose 10',
    ]);
  });

  test('soft 17 stands or is hit, as set; the player-dealer draws to 17', () => {
    const deal = { players: ['Ts 8s'], dealer: 'Ah 6d', next: '4c' };
    const lines = ['2 play on', '2 stand'];
    expect(settled(play(dealt(game, deal), ...lines))).toEqual(['2 game win 10']);
    const hits = blackjackElite31({ ...options, soft17: 'hits' });
    expect(settled(play(dealt(hits, deal), ...lines))).toEqual(['2 game lose 10']);
  });

  test('000:1048 the player-dealer draws for nobody when all hands are lost and no Boom stands', () => {
    const deal = { players: ['Ts 6s'], dealer: 'Th 6d', next: '9c 9d' };
    const round = play(dealt(game, deal), '2 play on', '2 hit');
    expect(round.state.shared.dealer.cards).toHaveLength(2);
    const boom = play(dealt(game, { ...deal, bets: ['2 game 10', '2 boom 5'] }), '2 play on', '2 hit');
    expect(boom.state.shared.dealer.cards).toHaveLength(3);
  });
});

describe('options', () => {
  test('000:1007-1008 cards of equal value, three times', () => {
    const round = dealt(game, { players: ['Ts Kd'], dealer: 'Th 7d', next: 'Jc Qc Kc 5c Td 6c' });
    play(round, '2 play on');
    expect(asked(round)).toBe('2: hit stand double split');
    play(round, '2 split', '2 split', '2 stand', '2 stand');
    expect(asked(round), 'hand 2 is a pair again').toBe('2/2: hit stand double surrender');
    const again = dealt(game, { players: ['8s 8d'], dealer: 'Th 7d', next: '8c 2c 8h 3c 4c 5c' });
    play(again, '2 play on', '2 split', '2 split', '2 split');
    expect(again.state.hands[1].map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
    expect(asked(again)).toBe('2: hit stand double surrender');
    expect(again.state.wagers.map(({ hand, cents }) => `${hand}: ${cents}`)).toEqual([
      '0: 1000',
      '1: 1000',
      '2: 1000',
      '3: 1000',
    ]);
  });

  test('000:1009-1011 aces take one card each, are not split again, and 21 with a ten is even money', () => {
    const round = dealt(game, { players: ['As Ad'], dealer: 'Th 7d', next: 'Kc Ah' });
    play(round, '2 play on', '2 split');
    expect(settled(round)).toEqual(['2 game win 10', '2 game lose 10']);
    const ten = dealt(game, { players: ['Ts Td'], dealer: 'Th 7d', next: 'As 9c' });
    play(ten, '2 play on', '2 split', '2 stand', '2 stand');
    expect(settled(ten)).toEqual(['2 game win 10', '2 game win 10']);
  });

  test('000:1015-1018 double: one card, for less within the limits, not with a natural, also after a split', () => {
    const round = dealt(game, {
      players: ['5s 6d', 'As Kd'],
      dealer: 'Th 7d',
      next: '9c',
      bets: ['2 game 20', '3 game 10'],
    });
    play(round, '2 play on', '3 play on');
    expect(refusal(round, '2 double 21')?.code).toBe('bad-amount');
    expect(refusal(round, '2 double 4')?.message).toBe('Double is $5 to $20, not $4.');
    play(round, '2 double 8');
    expect(settled(round)).toEqual(['2 game win 20', '2 double win 8', '3 game win 12']);
    const split = dealt(game, { players: ['8s 8d'], dealer: 'Th 7d', next: '3c Tc 9c' });
    play(split, '2 play on', '2 split', '2 double 10', '2 stand');
    expect(settled(split)).toEqual(['2 game win 10', '2 game win 10', '2 double win 10']);
  });

  test('000:1022-1025 after a hit nobody surrenders; after a split a hand of two cards does', () => {
    const round = dealt(game, { players: ['8s 8d'], dealer: 'Th 7d', next: '2c 3c 2d' });
    play(round, '2 play on', '2 split');
    expect(asked(round)).toBe('2: hit stand double surrender');
    play(round, '2 hit');
    expect(asked(round)).toBe('2: hit stand');
    play(round, '2 stand', '2 surrender');
    expect(settled(round)).toEqual(['2 game lose 10', '2 game half 5']);
    const closed = blackjackElite31({ ...options, surrenderAfterSplit: false });
    const other = dealt(closed, { players: ['8s 8d'], dealer: 'Th 7d', next: '2c 3c 2d' });
    expect(asked(play(other, '2 play on', '2 split'))).toBe('2: hit stand double');
  });
});

describe('Boom', () => {
  test.each([
    ['000:1055', 'Th 6d', 'Tc', 10],
    ['000:1056', 'Th 2d', '4c Tc', 10],
    ['000:1057', '2h 3d', '4c 5c Tc', 20],
    ['000:1058', '2h 2d', '3c 3d 4c Tc', 75],
    ['000:1059', '2h 2d', '2s 3c 3d 3h Tc', 250],
    ['000:1060', '2h 2d', '2s 2h 2d 3c 3d Tc', 1250],
    ['000:1060 or more', '2h 2d', '2s 2h 2d 2h 2s 2d Tc', 1250],
  ])('%s', (_cite, dealer, next, paid) => {
    const round = dealt(game, { players: ['Ts 9s'], dealer, next, bets: ['2 game 10', '2 boom 5'] });
    play(round, '2 play on', '2 stand');
    expect(settled(round)).toEqual(['2 game win 10', `2 boom win ${paid}`]);
  });

  test('000:1046-1047 lost when the bank is not over, alive when the player is; not with its natural', () => {
    const bets = ['2 game 10', '2 boom 15', '3 game 10 on 2', '3 boom 5 on 2'];
    const stands = dealt(game, { players: ['Ts 9s'], dealer: 'Th 7d', bets });
    expect(settled(play(stands, '2 play on', '2 stand'))).toEqual([
      '2 game win 10',
      '3 on 2 game win 10',
      '2 boom lose 15',
      '3 on 2 boom lose 5',
    ]);
    const over = dealt(game, { players: ['Ts 6s'], dealer: 'Th 6d', bets, next: 'Tc Td' });
    expect(settled(play(over, '2 play on', '2 hit'))).toEqual([
      '2 game lose 10',
      '3 on 2 game lose 10',
      '2 boom win 30',
      '3 on 2 boom win 10',
    ]);
    const natural = dealt(game, { players: ['Ts 6s'], dealer: 'Th Ad', bets });
    expect(settled(play(natural, '2 play on')).slice(2)).toEqual(['2 boom lose 15', '3 on 2 boom lose 5']);
  });

  test('000:1039 needs a game wager', () => {
    const round = start(game, { bank: 100 });
    expect(refusal(round, '2 boom 5')?.message).toBe('Boom needs a bet on Game first.');
    expect(refusal(round, '2 super 7s 5')?.message).toBe('Super 7s needs a bet on Game first.');
  });
});

describe('Super 7s', () => {
  const bets = ['2 game 10', '2 super 7s 5'];
  const paid = (players: string, next: string, ...lines: string[]) => {
    const round = dealt(game, { players: [players], dealer: 'Th 7d', next, bets });
    return settled(play(round, '2 play on', ...lines)).at(-1);
  };

  test.each([
    ['000:1085', '7s 7s', '7s Tc', ['2 hit', '2 stand'], 10_000],
    ['000:1086', '7s 7s', '7h Tc', ['2 hit', '2 stand'], 2500],
    ['000:1087', '7s 7s', 'Tc', ['2 stand'], 750],
    ['000:1088', '7s 7h', '5c', ['2 hit', '2 stand'], 125],
    ['000:1089', '7s 8s', '', ['2 stand'], 25],
    ['000:1080 not in a row', '7s 4s', '7s', ['2 hit', '2 stand'], 25],
    ['000:1072 split: the first hand', '7s 7h', '7d 2c', ['2 split', '2 stand', '2 stand'], 2500],
    ['000:1076 split: not the other', '7s 7h', '2c 7d', ['2 split', '2 stand', '2 stand'], 125],
    [
      '000:1072 split again',
      '7s 7s',
      '7s 2c 3c 4c',
      ['2 split', '2 split', '2 stand', '2 stand', '2 stand'],
      10_000,
    ],
    ['000:1078 alive over', '7s 9s', 'Tc', ['2 hit'], 25],
  ])('%s', (_cite, players, next, lines, cents) => {
    expect(paid(players, next, ...lines)).toBe(`2 super 7s win ${cents}`);
  });

  test('000:1064 the first card must be one; 000:1080 a natural leaves two cards', () => {
    expect(paid('8s 7s', '', '2 stand')).toBe('2 super 7s lose 5');
    const natural = dealt(game, { players: ['7s 7s'], dealer: 'Th Ad', bets });
    expect(settled(play(natural, '2 play on'))).toEqual(['2 game lose 10', '2 super 7s win 750']);
  });

  test('000:1071 from $5 to $100 in steps of $5, whatever the game wager', () => {
    const round = start(game, { bank: 100 });
    play(round, '2 game 5', '2 super 7s 100');
    expect(refusal(round, '2 super 7s 5')?.message).toBe('Super 7s is at most $100, not $105.');
    play(round, '3 game 5');
    expect(refusal(round, '3 super 7s 7')?.message).toBe('Super 7s goes in steps of $5.');
  });
});

describe('settlement', () => {
  test('000:987 all game wagers, then all Booms, then all Super 7s, until the stake is gone', () => {
    const bets = ['2 game 10', '2 boom 10', '2 super 7s 5', '3 game 20', '3 boom 10', '3 super 7s 5'];
    const deal = { players: ['7s 9s', 'Ts 9h'], dealer: 'Th 6d', next: 'Tc Td', bets, bank: 65 };
    const round = dealt(game, deal);
    play(round, '2 play on', '3 play on', '2 hit', '3 stand');
    expect(settled(round)).toEqual([
      '2 game lose 10',
      '3 game win 20',
      '2 boom win 20',
      '3 boom win 15 of 20',
      '2 super 7s unmet',
      '3 super 7s unmet',
    ]);
  });

  test('000:1039 two circles, each with its own bets', () => {
    const two = blackjackElite31({ ...options, circles: 2 });
    const round = start(two, { deck: '2c Ts 9s Th 9c Ts 6d Tc', bank: 1000 });
    play(round, '2 game 10 on 2/1', '2 game 20 on 2/2', '2 boom 5 on 2/2', 'close');
    play(round, '2 play on', '2 play on', '2 stand', '2 stand');
    expect(settled(round)).toEqual(['2 game win 10', '2 game win 20', '2 boom win 10']);
  });
});

describe('what the book leaves open', () => {
  test('000:981-983 the highest hard total that the player-dealer hits', () => {
    const cards = (hitsTo: 15 | 16 | 17, dealer: string) => {
      const round = dealt(blackjackElite31({ ...options, hitsTo }), {
        players: ['Ts 9s'],
        dealer,
        next: '2d 2d',
      });
      return play(round, '2 play on', '2 stand').state.shared.dealer.cards.length;
    };
    expect([cards(16, 'Th 6d'), cards(16, 'Th 7d')]).toEqual([3, 2]);
    expect([cards(15, 'Th 6d'), cards(17, 'Th 7d')]).toEqual([2, 3]);
  });

  test('000:1033 insurance after the first wager of its seat, or after those of all', () => {
    const kinds = (insuranceSettled: NonNullable<EliteOptions['insuranceSettled']>) => {
      const players = ['Ts 9s', 'Ts 8s'];
      const round = dealt(blackjackElite31({ ...options, insuranceSettled }), { players, dealer: 'Ah Kd' });
      play(round, '2 insurance 5', '2 play on', '3 play on');
      return settled(round).map((line) => line.split(' ').slice(0, 2).join(' '));
    };
    expect(kinds('with each seat')).toEqual(['2 game', '2 insurance', '3 game']);
    expect(kinds('after all game wagers')).toEqual(['2 game', '3 game', '2 insurance']);
  });
});
