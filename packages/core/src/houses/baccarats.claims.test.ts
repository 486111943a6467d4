import { describe, expect, test } from 'vitest';
import { limitsOf, play, settled, start } from '../engine/player-dealer/testing/testing.ts';
import { DEALS, type Deal, gameAt } from './testing/baccarat.ts';

describe('whose claims come first, and where a short bank ends', () => {
  const bets = (kinds: readonly string[]) =>
    ['8', '2', '3'].flatMap((seat) => kinds.map((kind) => `${seat} ${kind} 10`));
  const order = (id: string, kinds: readonly string[], chosen = {}) => {
    const round = start(gameAt(id, chosen), { deck: DEALS.sixes, bank: 10_000, limits: limitsOf(5, 100) });
    return settled(play(round, ...bets(kinds), 'close')).map((line) =>
      line.replace(/ (push|win|lose).*/, ''),
    );
  };
  const around = (seats: readonly number[], kinds: readonly string[]) =>
    kinds.flatMap((kind) => seats.map((seat) => `${seat} ${kind}`));
  const inFull = (seats: readonly number[], kinds: readonly string[]) =>
    seats.flatMap((seat) => kinds.map((kind) => `${seat} ${kind}`));

  test.each<[string, string, number[], string[]]>([
    ['000:497', 'black-sheep/ez-baccarat', [2, 3, 8], ['player', 'banker', 'tie', 'eight', 'seven']],
    [
      '003:2720',
      'hawaiian-gardens/ez-baccarat-panda-8',
      [2, 3, 8],
      ['player', 'banker', 'tie', 'eight', 'seven'],
    ],
    [
      '003:2918',
      'hawaiian-gardens/fortune-7-baccarat',
      [2, 3, 8],
      ['player', 'banker', 'tie', 'nine', 'seven'],
    ],
    [
      '003:11683',
      'hawaiian-gardens/gardens-baccarat',
      [8, 3, 2],
      ['player', 'banker', 'tie', 'eight', 'seven'],
    ],
    ['004:959', 'lucky-lady/fortune-7-baccarat', [2, 3, 8], ['player', 'banker', 'tie', 'one up', 'seven']],
    ['004:1052', 'lucky-lady/ez-baccarat-panda-8', [2, 3, 8], ['player', 'banker', 'tie', 'eight', 'seven']],
  ])('%s %s: kind by kind, or each seat in full', (_, id, seats, kinds) => {
    expect(order(id, kinds)).toEqual(around(seats, kinds));
    expect(order(id, kinds, { order: 'seat by seat' })).toEqual(inFull(seats, kinds));
  });

  test('003:1492 hawaiian-gardens/baccarat: seat by seat from the player-dealer button', () => {
    const kinds = ['player', 'banker', 'tie', 'bonus'];
    expect(order('hawaiian-gardens/baccarat', kinds)).toEqual(inFull([2, 3, 8], kinds));
  });

  const short = (id: string, deal: Deal, bank: number, ...bets: string[]) =>
    settled(play(start(gameAt(id), { deck: DEALS[deal], bank }), ...bets, 'close'));

  test('003:2720 kind by kind: the second seat’s line comes before the first seat’s Tie', () => {
    expect(
      short(
        'hawaiian-gardens/ez-baccarat-panda-8',
        'playerSeven',
        25,
        '2 player 10',
        '2 tie 10',
        '3 player 10',
        '3 tie 10',
      ),
    ).toEqual(['2 player win 10', '3 player win 10', '2 tie lose 5 of 10', '3 tie unmet']);
  });

  test('003:11683 counter-clockwise: seat 8 is paid, seat 2 is not covered', () => {
    expect(
      short(
        'hawaiian-gardens/gardens-baccarat',
        'playerSeven',
        15,
        '2 player 10',
        '7 player 10',
        '8 player 10',
      ),
    ).toEqual(['8 player win 10', '7 player win 5 of 10', '2 player unmet']);
  });

  test('003:1492 seat by seat: the first seat’s bonus comes before the second seat’s line', () => {
    expect(
      short('hawaiian-gardens/baccarat', 'bankerSeven', 25, '2 banker 20', '2 bonus 10', '3 banker 20'),
    ).toEqual(['2 banker win 19', '2 bonus lose 6 of 10', '3 banker unmet']);
  });

  test('000:497 a seat’s back line comes right after it, within the kind', () => {
    expect(
      short(
        'black-sheep/ez-baccarat',
        'playerSeven',
        22,
        '3 player 10 on 2',
        '2 player 5',
        '2 tie 5',
        '4 player 10',
      ),
    ).toEqual(['2 player win 5', '3 on 2 player win 10', '4 player win 7 of 10', '2 tie unmet']);
  });

  test('000:520 a Tie at odds takes what is left, and the wager comes back', () => {
    const round = start(gameAt('black-sheep/ez-baccarat'), { deck: DEALS.sixes, bank: 100 });
    play(round, '2 tie 10', '3 tie 10', 'close');
    expect(settled(round)).toEqual(['2 tie win 80', '3 tie win 20 of 80']);
    expect(round.state.chips.slice(0, 3)).toEqual([990_000, 1_008_000, 1_002_000]);
  });
});
