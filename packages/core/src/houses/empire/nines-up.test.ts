import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import {
  play,
  refusal,
  settled,
  stacksOf,
  start,
  throwOf,
} from '../../engine/player-dealer/testing/testing.ts';
import { ninesUpWay } from '../../games/house-ways/nines-up.ts';
import { shoeOf } from '../../games/pai-gow/testing-pai-gow.ts';
import { gameOf } from '../testing/testing.ts';
import { ninesUp } from './nines-up.ts';

const { limits } = ninesUp.limits[0];
const game = gameOf(ninesUp);

/** The bank at seat 1; the dice give seat 2 the button and the first of these hands, seat 1 the ninth. */
function dealt(hands: readonly string[], bets: readonly string[], of = game, bank = 1000): Round {
  const round = start(of, { deck: shoeOf(of, hands), bank, limits });
  return play(round, ...bets, 'close', '1 pick 1', 'roll 5 4 2');
}

describe('piles and dice', () => {
  const PILES = [
    'Ac 2c 3c 4c',
    'Ad 2d 3d 4d',
    'Ah 2h 3h 4h',
    'As 2s 3s 4s',
    '5c 6c 7c 8c',
    '5d 6d 7d 8d',
    '5h 6h 7h 8h',
    '5s 6s 7s 8s',
    '9c 9d 9h 9s',
  ];
  const everybody = [1, 2, 3, 5, 6, 7, 8, 9].map((seat) => `${seat} game 10`);

  test('002:124, 002:142 nine piles of four, and four cards over', () => {
    const round = start(game, { deck: shoeOf(game, PILES), bank: 1000, limits });
    play(round, '2 game 10', 'close');
    expect(round.state.piles.map(printCards)).toEqual(PILES);
    expect(round.state.deck.length - round.state.next).toBe(4);
    const { deck, piles } = round.state;
    expect(piles[0]).toEqual([0, 9, 18, 27].map((place) => deck[place]));
  });

  /** With the player-dealer at seat 4: the seat counted to, and the button. */
  test.each([
    [3, 6, 6],
    [4, 7, 7],
    [5, 8, 8],
    [6, 9, 9],
    [7, 1, 1],
    [8, 2, 2],
    [9, 3, 3],
    [10, 4, 5],
    [11, 5, 5],
    [12, 6, 6],
    [13, 7, 7],
    [14, 8, 8],
    [15, 9, 9],
    [16, 1, 1],
    [17, 2, 2],
    [18, 3, 3],
  ])('002:126-130 the dice show %i', (sum, seat, button) => {
    const round = start(game, { deck: shoeOf(game, PILES), bank: 1000, dealer: 3, limits });
    play(round, ...everybody, 'close', '4 pick 3', throwOf(sum));
    expect(round.state.action + 1).toBe(button);
    for (let i = 0; i < 9; i++) {
      const at = (seat - 1 + i) % 9;
      const hand = at === 3 ? round.state.shared.dealer : round.state.hands[at][0];
      expect(printCards(hand.cards)).toBe(PILES[(2 + i) % 9]);
    }
    for (const line of everybody) play(round, `${line[0]} house way`);
    play(round, '4 house way');
    const order = PILES.map((_, i) => ((button - 1 + i) % 9) + 1).filter((at) => at !== 4);
    expect(settled(round).map((line) => Number(line[0]))).toEqual(order);
  });

  test('002:128 prints no direction: it may be counter-clockwise', () => {
    const round = start(gameOf(ninesUp, { way: 'counter-clockwise' }), { bank: 1000, dealer: 3, limits });
    play(round, ...everybody, 'close', '4 pick 1', 'roll 6 3 3');
    expect(round.state.action).toBe(1);
    for (const line of everybody) play(round, `${line[0]} house way`);
    play(round, '4 house way');
    expect(settled(round).map((line) => Number(line[0]))).toEqual([2, 1, 9, 8, 7, 6, 5, 3]);
  });

  test('002:132 cards at a seat without a wager are collected', () => {
    const round = dealt(PILES, ['3 game 10']);
    expect(round.state.action).toBe(2);
    expect(printCards(round.state.hands[2][0].cards)).toBe(PILES[1]);
    expect(round.log.filter((event) => event.type === 'cleared').length).toBe(7);
  });
});

describe('comparing', () => {
  const against = (ours: string, theirs: string, chosen: Record<string, unknown> = {}): string => {
    const of = gameOf(ninesUp, chosen);
    const hands = [ours, '', '', '', '', '', '', '', theirs].map((hand) => hand.replace(' | ', ' '));
    const round = dealt(hands, ['2 game 10'], of);
    play(round, `2 set: ${ours.split(' | ')[0]}`, `1 set: ${theirs.split(' | ')[0]}`);
    return settled(round)[0].replace('2 game ', '');
  };

  test.each([
    ['002:110 both higher', '6h 2h | Tc Td', '5h 2c | 9c 9d', 'win 10'],
    ['002:110 one higher, one lower', '6h 2h | 8c 8d', '5h 2c | 9c 9d', 'push'],
    ['002:110 both lower', '5h 2c | 8c 8d', '6h 2h | 9c 9d', 'lose 10'],
    ['002:110 same and lower', '5h 3h | 8c 8d', '6h 2h | 9c 9d', 'lose 10'],
    ['002:110 same and same', '5h 3h | 8c 8d', '6h 2h | 8h 8s', 'lose 10'],
    ['002:110 same and higher', '5h 3h | Tc Td', '6h 2h | 8h 8s', 'push'],
    ['002:158-168 aces over tens', '5h 3h | Ac Ad', '5c 2h | Tc Td', 'win 10'],
    ['002:168 deuces over nine', '5h 3h | 2c 2d', '5c 2h | Tc 9d', 'win 10'],
    ['002:170 an ace over the same points', 'Ah 7h | 2c 2d', '5c 3h | Tc 9d', 'win 10'],
    ['002:234 zero and lower', '8h 2h | 3c 2d', '7c 3h | Tc 9d', 'lose 10'],
    ['002:234 A-9 is no better zero', 'Ah 9h | 3c 2d', '7c 3h | Tc 9d', 'lose 10'],
    ['002:234 zero and higher', '8h 2h | 4c 4d', '7c 3h | Tc 9d', 'push'],
  ])('%s', (_, ours, theirs, result) => expect(against(ours, theirs)).toBe(result));

  /** 002:172-232: each best hand beats all of its list, in front, with backs of the player-dealer's. */
  test.each([
    ['A-8 is the best 9', 'Ah 8h', ['T-9', '7-2', '6-3', '5-4']],
    ['A-7 is the best 8', 'Ah 7h', ['T-8', '6-2', '5-3']],
    ['A-6 is the best 7', 'Ah 6h', ['T-7', '9-8', '5-2', '4-3']],
    ['A-5 is the best 6', 'Ah 5h', ['T-6', '9-7', '4-2']],
    ['A-4 is the best 5', 'Ah 4h', ['T-5', '9-6', '8-7', '3-2']],
    ['A-3 is the best 4', 'Ah 3h', ['T-4', '9-5', '8-6']],
    ['A-2 is the best 3', 'Ah 2h', ['T-3', '9-4', '8-5', '7-6']],
    ['A-10 is the best 1', 'Ah Th', ['9-2', '8-3', '7-4', '6-5']],
  ])('002:172-232 %s', (_, best, list) => {
    for (const hand of list) {
      const theirs = hand
        .split('-')
        .map((rank) => `${rank}c`)
        .join(' ');
      expect(against(`${best} | As Ad`, `${theirs} | Ts Td`)).toBe('win 10');
      // The other way round it is a copy that loses, not a win.
      expect(against(`${theirs} | As Ad`, `${best} | Ts Td`)).toBe('push');
    }
  });

  test('002:220-225 the twos are equal', () => {
    const twos = ['Tc 2c', '9c 3c', '8c 4c', '7c 5c'];
    for (const a of twos)
      for (const b of twos.filter((two) => two !== a))
        expect(against(`${a} | As Ad`, `${b} | Ts Td`)).toBe('push');
  });

  test('002:234 two zeros push the bet, as a setting', () => {
    const push = { zeros: 'push' };
    expect(against('8h 2h | 3c 2d', '7c 3h | Tc 9d', push)).toBe('push');
    expect(against('8h 2h | 7d 3d', '7c 3h | 6c 4d', push)).toBe('push');
    expect(against('8h 2h | 4c 4d', '7c 3h | Tc 9d', push)).toBe('push');
    expect(against('8h 3h | 3c 2d', '7c 3s | Tc 9d', push)).toBe('push');
    expect(against('8h 3h | 3c 2d', 'Tc 2h | Ts 9d', push)).toBe('lose 10');
    expect(against('8h 2h | 3c 2d', 'Tc 2s | Ts 9d', push)).toBe('lose 10');
  });
});

describe('setting', () => {
  test('002:136 the player-dealer’s 4-3 and nines: seven in front, the pair behind', () => {
    const round = dealt(['', '', '', '', '', '', '', '', '4c 9c 3c 9d'], ['2 game 10']);
    play(round, '2 house way');
    expect(round.state.shared.dealer.up).toEqual([true, true, true, true]);
    play(round, '1 set: 4c 3c');
    const { front, back } = round.state.shared.dealer;
    expect([printCards(front), printCards(back)]).toEqual(['4c 3c', '9c 9d']);
    expect(ninesUpWay(cards('4c 9c 3c 9d'))).toMatchObject({ front: cards('4c 3c'), back: cards('9c 9d') });
  });

  test('002:146 a front stronger than the back is foul and loses; equal hands may stand', () => {
    const hands = ['9c 9d 5c 2c', 'Tc 8c 6h 2h', '', '', '', '', '', '', 'Td 2s 8s 3s'];
    const round = dealt(hands, ['2 game 10', '3 game 10']);
    play(round, '2 set: 9c 9d', '3 set: Tc 8c');
    expect(refusal(round, '1 set: 2s 8s')).toBeNull();
    expect(settled(round)).toEqual(['2 game lose 10', '3 game win 10']);
  });

  test('002:146 the house may refuse a foul, and always does the player-dealer’s', () => {
    const foul = 'The back hand may not be lower than the front hand.';
    const round = dealt(
      ['9c 9d 5c 2c', '', '', '', '', '', '', '', 'Td 9s 8s 3s'],
      ['2 game 10'],
      gameOf(ninesUp, { foul: 'refused' }),
    );
    expect(refusal(round, '2 set: 9c 9d')?.message).toBe(foul);
    expect(refusal(round, '2 set: 9c')?.code).toBe('bad-cards');
    expect(refusal(round, '2 set: 9c 9h')?.code).toBe('bad-cards');
    play(round, '2 set: 5c 2c');
    expect(refusal(round, '1 set: Td 9s')?.message).toBe(foul);
    expect(refusal(round, '1 set: 8s 3s')).toBeNull();
  });

  test('the house sets for those who ask, unless it does not', () => {
    const round = dealt([], ['2 game 10'], gameOf(ninesUp, { houseWay: false }));
    expect(refusal(round, '2 house way')?.code).toBe('not-allowed');
  });

  test.each([
    ['5c 3d', 'Tc 9h'],
    ['9c 2d', '4h 4s'],
    ['Tc Td', 'Ah As'],
    ['7h 9c', '5d 3s'],
    ['3d 8s', 'Tc 9h'],
    ['Ah 9h', '8c 8d'],
  ])('%s in front of %s', (front, back) => {
    const set = ninesUpWay(cards(`${back} ${front}`));
    expect([set.front, set.back].map((two) => printCards([...two].sort((a, b) => a - b)))).toEqual(
      [front, back].map((two) => printCards(cards(two).sort((a, b) => a - b))),
    );
  });
});

describe('bets', () => {
  test('002:122, 002:152 three squares a spot, each from $10, $100 in all', () => {
    const stacks = [1000, 1000, null, 1000, 1000, 1000, 1000, 1000, 1000];
    const round = start(game, { bank: 100, limits, stacks });
    const tries = (...lines: string[]) => lines.map((line) => refusal(round, line)?.message ?? 'taken');
    expect(
      tries('2 game 5', '2 game 50', '4 game 30 on 2', '5 game 30 on 2', '5 game 20 on 2', '6 game 10 on 2'),
    ).toEqual([
      'Game is at least $10, not $5.',
      'taken',
      'taken',
      'Game is at most $20, not $30.',
      'taken',
      'The circle is full: 2 back-line bets at most.',
    ]);
    // Nobody sits at seat 3: three of those who like may bet there.
    expect(
      tries(
        '4 game 10 on 3',
        '5 game 10 on 3',
        '6 game 10 on 3',
        '7 game 10 on 3',
        '4 game 70 on 3',
        '4 game 1 on 3',
      ),
    ).toEqual(['taken', 'taken', 'taken', 'The circle is full.', 'taken', 'Game is at most $80, not $81.']);
  });

  test.each(['seated', 'largest'])('the %s bettor sets the hand', (decides) => {
    const round = dealt([], ['2 game 20', '4 game 50 on 2'], gameOf(ninesUp, { decides }));
    const [sets, waits] = decides === 'seated' ? ['2', '4'] : ['4', '2'];
    expect(refusal(round, `${waits} house way on 2`)?.code).toBe('out-of-turn');
    expect(refusal(round, `${sets} house way on 2`)).toBeNull();
  });

  test('002:140 a short stake runs out clockwise from the button', () => {
    const hands = ['5h 2c 8c 8d', '6h 3h Tc Td', '5c 2d 7c 7d', '', '', '', '', '', '5s 3s 9c 9d'];
    const round = dealt(hands, ['4 game 10', '3 game 60', '2 game 100'], game, 130);
    play(round, '2 set: 5h 2c', '3 set: 6h 3h', '4 set: 5c 2d', '1 set: 5s 3s');
    expect(settled(round)).toEqual(['2 game lose 100', '3 game win 30 of 60', '4 game unmet']);
    expect(stacksOf(round)).toEqual([10070, 9900, 10030, 10000, 10000, 10000, 10000, 10000, 10000]);
  });
});
