import { describe, expect, test } from 'vitest';
import type { Round } from '../../engine/player-dealer/round.ts';
import {
  play,
  refusal,
  settled,
  stacksOf,
  start,
  throwOf,
} from '../../engine/player-dealer/testing/testing.ts';
import { shoeOf } from '../../games/pai-gow/testing-pai-gow.ts';
import { gameOf } from '../testing/testing.ts';
import { STACKS, tilesAt } from '../testing/tiles.ts';
import { tiles } from './tiles.ts';

const [plain, wild] = tiles;
const { limits } = plain.limits[0];

const betsAt = (dealer: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => seat !== dealer).map((seat) => `${seat} game 10`);

/** The seats as the stacks are given to them, one after another. */
const dealtTo = (round: Round): number[] =>
  STACKS.map((stack) => [1, 2, 3, 4, 5, 6, 7, 8].find((seat) => tilesAt(round, seat) === stack) ?? 0);

const houseWays = (round: Round, dealer: number): Round => {
  for (const [seat, hands] of round.state.hands.entries())
    if (hands.length > 0) play(round, `${seat + 1} house way`);
  return play(round, `${dealer} house way`);
};

describe('Pai Gow Tiles', () => {
  const game = gameOf(plain);

  /** With the player-dealer at seat 6: the seat counted to, which begins the deal, and the button. */
  test.each([
    [3, 4, 4],
    [4, 3, 3],
    [5, 2, 2],
    [6, 1, 1],
    [7, 8, 8],
    [8, 7, 7],
    [9, 6, 5],
    [10, 5, 5],
    [11, 4, 4],
    [12, 3, 3],
    [13, 2, 2],
    [14, 1, 1],
    [15, 8, 8],
    [16, 7, 7],
    [17, 6, 5],
    [18, 5, 5],
  ])('003:1131, 003:1191 the dice show %i', (sum, seat, button) => {
    const round = start(game, { deck: shoeOf(game, STACKS), bank: 1000, dealer: 5, limits });
    play(round, ...betsAt(6), 'close', throwOf(sum));
    expect(round.state.action + 1).toBe(button);
    expect(dealtTo(round)).toEqual(STACKS.map((_, i) => ((seat - 1 - i + 8) % 8) + 1));
    houseWays(round, 6);
    // 003:1198: from the button counter-clockwise.
    const order = STACKS.map((_, i) => ((button - 1 - i + 8) % 8) + 1).filter((at) => at !== 6);
    expect(settled(round).map((line) => Number(line[0]))).toEqual(order);
  });

  /** The player-dealer at seat 1 has the last stack, seat 8 the button and the first, seat 7 the second. */
  const dealt = (hands: readonly string[], bets: readonly string[], bank = 1000, of = game): Round => {
    const round = start(of, { deck: shoeOf(of, hands), bank, limits });
    return play(round, ...bets, 'close', 'roll 4 3 3');
  };

  test.each([
    ['003:1160-1161 Kong over any nine', 'Yun Foo | Ng14 Ng23', 'Dey Tit | Gow36 Gow45', 'lose 10'],
    ['003:1160 a Kong of Teen over Dey', 'Teen Chit34 | Gow36 Gow45', 'Dey Tit | Ng14 Ng23', 'win 10'],
    ['003:1186 one the same ranking', 'Teen Chit34 | Gow36 Gow45', 'Teen Tit | Ng14 Ng23', 'push'],
    ['003:1186 both the same', 'Teen Chit34 | Dey Bot26', 'Teen Tit | Dey Bot35', 'lose 10'],
    ['003:1183 a six counts three', 'Look Gee6 | Gow36 Gow45', 'Look Bot26 | Ng14 Ng23', 'win 10'],
    ['003:1140-1155 pairs in order', 'Teen Teen | Gee6 Gee3', 'Yun Yun | Dey Dey', 'win 10'],
  ])('%s', (_, ours, theirs, result) => {
    const hands = [ours, '', '', '', '', '', '', theirs].map((hand) => hand.replace(' | ', ' '));
    const round = dealt(hands, ['8 game 10']);
    play(round, `8 set: ${ours.split(' | ')[0]}`, `1 set: ${theirs.split(' | ')[0]}`);
    expect(settled(round)).toEqual([`8 game ${result}`]);
  });

  test('003:1198 a short stake runs out counter-clockwise from the button', () => {
    const hands = [
      'Gor Tit Mooy Chit34',
      'Mooy Gow36 Teen Bot26',
      'Chong Ng14 Look Foo',
      '',
      '',
      '',
      '',
      'Yun Tit Dey Bot35',
    ];
    const round = dealt(hands, ['6 game 50', '7 game 100', '8 game 100'], 150);
    play(round, '8 set: Gor Tit', '7 set: Mooy Gow36', '6 set: Chong Ng14', '1 set: Yun Tit');
    expect(settled(round)).toEqual(['8 game lose 100', '7 game win 50 of 100', '6 game unmet']);
    expect(stacksOf(round)).toEqual([10050, 10000, 10000, 10000, 10000, 10000, 10050, 9900]);
  });

  test('003:1203-1206 players may bet on other hands, but set only their own', () => {
    const round = dealt(STACKS, ['8 game 10', '5 game 20 on 8', '5 game 10', '5 game 10 on 3']);
    expect(refusal(round, '5 set on 8: Teen Teen')?.message).toContain('turn');
    // Seat 3 has not bet: nobody plays that hand.
    expect(refusal(round, '5 set on 3: Look Look')?.message).toBe(
      '"set" is not open to this hand; it may ask for the house way.',
    );
    play(round, '5 house way on 3', '5 house way on 5', '8 house way', '1 house way');
    expect(round.over).toBe(true);
    const empty = start(game, {
      bank: 100,
      limits,
      stacks: [1000, 1000, null, 1000, 1000, 1000, 1000, 1000],
    });
    expect(refusal(empty, '5 game 10 on 3')?.message).toMatch(/^Nobody sits at seat 3/);
  });
});

describe('Pai Gow Tiles Wild', () => {
  const game = gameOf(wild);

  /** With the player-dealer at seat 6: seats numbered clockwise, and the house dealer's right is seat 8. */
  test.each([
    [3, 8, 8],
    [4, 1, 1],
    [5, 2, 2],
    [6, 3, 3],
    [7, 4, 4],
    [8, 5, 5],
    [9, 6, 8],
    [10, 7, 7],
    [11, 8, 8],
    [12, 1, 1],
    [13, 2, 2],
    [14, 3, 3],
    [15, 4, 4],
    [16, 5, 5],
    [17, 6, 8],
    [18, 7, 7],
  ])('003:3089-3093 the dice show %i', (sum, seat, button) => {
    const round = start(game, { deck: shoeOf(game, STACKS), bank: 1000, dealer: 5, limits });
    play(round, ...betsAt(6), 'close', throwOf(sum));
    expect(round.state.action + 1).toBe(button);
    // 003:3085: counter-clockwise.
    expect(dealtTo(round)).toEqual(STACKS.map((_, i) => ((seat - 1 - i + 8) % 8) + 1));
    houseWays(round, 6);
    // 003:3097: clockwise.
    const order = STACKS.map((_, i) => ((button - 1 + i) % 8) + 1).filter((at) => at !== 6);
    expect(settled(round).map((line) => Number(line[0]))).toEqual(order);
  });

  test('003:3093 the house dealer’s right is the player-dealer: the next seat clockwise', () => {
    const round = start(game, { bank: 1000, dealer: 7, limits });
    play(round, '3 game 10', '2 game 10', 'close', 'roll 3 3 3');
    expect([round.state.first, round.state.action]).toEqual([7, 1]);
  });

  test('003:1131 the button at the right of the player-dealer on a nine', () => {
    const round = start(gameOf(wild, { buttonOnNine: 'player-dealer' }), { bank: 1000, dealer: 5, limits });
    play(round, ...betsAt(6), 'close', 'roll 3 3 3');
    expect(round.state.action).toBe(4);
  });

  /** The player-dealer at seat 1, the button at seat 2 with the first stack; the second is the bank's. */
  const dealt = (ours: string, theirs: string, bets: readonly string[] = ['2 game 10']): Round => {
    const round = start(game, { deck: shoeOf(game, [ours, theirs]), bank: 1000, limits });
    return play(round, ...bets, 'close', 'roll 4 3 3');
  };

  test('003:2993 the wild tiles may not be parted, by a player or the player-dealer', () => {
    const parted = 'The two wild tiles stay together as the Supreme Pair.';
    const ours = dealt('Gee6 Gee3 Foo Tit', 'Teen Teen Dey Dey');
    expect(refusal(ours, '2 set: Gee6 Foo')?.message).toBe(parted);
    play(ours, '2 set: Foo Tit', '1 set: Dey Dey');
    expect(settled(ours)).toEqual(['2 game push']);
    const theirs = dealt('Teen Teen Dey Dey', 'Gee6 Gee3 Foo Tit');
    play(theirs, '2 set: Dey Dey');
    expect(refusal(theirs, '1 set: Tit Gee3')?.message).toBe(parted);
    play(theirs, '1 set: Gee3 Gee6');
    expect(settled(theirs)).toEqual(['2 game push']);
  });

  test.each([
    [
      '003:2993 a wild tile is the twin of its neighbor',
      'Foo Tit | Gee3 Teen',
      'Ng14 Chong | Dey Dey',
      'win 10',
    ],
    ['003:2997 a copy with wild tiles', 'Foo Tit | Gee3 Ping', 'Ng14 Chong | Gee6 Ping', 'push'],
    ['003:2997 zero against zero', 'Gor Look | Bon Bon', 'Foo Gow36 | Mooy Mooy', 'lose 10'],
    ['003:2995 eight and nine spots are seven', 'Bot26 Gow36 | Teen Teen', 'Chong Mooy | Foo Foo', 'win 10'],
    ['003:2991 twelve spots count two', 'Teen Ng14 | Foo Foo', 'Chong Mooy | Ping Ping', 'win 10'],
    ['003:3097 one higher', 'Chong Mooy | Foo Foo', 'Teen Ng14 | Ping Ping', 'push'],
    ['003:3097 both lower', 'Chong Mooy | Ping Ping', 'Teen Ng14 | Foo Foo', 'lose 10'],
  ])('%s', (_, ours, theirs, result) => {
    const round = dealt(ours.replace(' | ', ' '), theirs.replace(' | ', ' '));
    // 003:3085: which stack holds the high hand does not matter.
    play(round, `2 set: ${ours.split(' | ')[1]}`, `1 set: ${theirs.split(' | ')[0]}`);
    expect(settled(round)).toEqual([`2 game ${result}`]);
  });

  test('003:3097 a short stake runs out clockwise from the button, though tiles went the other way', () => {
    const stacks = [
      'Gor Tit Mooy Chit34',
      'Yun Tit Dey Bot35',
      'Chong Ng14 Look Foo',
      '',
      '',
      '',
      '',
      'Mooy Gow36 Teen Bot26',
    ];
    const round = start(game, { deck: shoeOf(game, stacks), bank: 50, limits });
    play(round, '8 game 20', '3 game 40', '2 game 30', 'close', 'roll 4 3 3');
    play(round, '2 set: Gor Tit', '3 set: Mooy Gow36', '8 set: Chong Ng14', '1 set: Yun Tit');
    expect(settled(round)).toEqual(['2 game lose 30', '3 game win 20 of 40', '8 game unmet']);
    expect(stacksOf(round)).toEqual([10010, 9970, 10020, 10000, 10000, 10000, 10000, 10000]);
  });

  test('003:3079, 003:3083 no back line, and no bet but in front of one’s own position', () => {
    const round = start(game, {
      bank: 100,
      limits,
      stacks: [1000, 1000, null, 1000, 1000, 1000, 1000, 1000],
    });
    expect(refusal(round, '4 game 10 on 2')?.message).toBe('This game has no back-line betting.');
    expect(refusal(round, '4 game 10 on 3')?.message).toMatch(/^Nobody sits at seat 3/);
    expect(refusal(round, '4 game 10')).toBeNull();
  });
});
