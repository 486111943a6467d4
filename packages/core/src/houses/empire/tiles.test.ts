import { describe, expect, test } from 'vitest';
import { HIDDEN, printCards } from '../../cards/index.ts';
import { RAIL, viewFor } from '../../engine/audience.ts';
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

const [offering] = tiles;
const { limits } = offering.limits[0];

const gameWith = (chosen: Record<string, unknown>) => gameOf(offering, chosen);
const game = gameOf(offering);

/** The bank at seat 1; the dice give seat 8 the button and the first of these hands, seat 1 the last. */
function dealt(hands: readonly string[], bets: readonly string[], of = game, bank = 1000): Round {
  const round = start(of, { deck: shoeOf(of, hands), bank, limits });
  return play(round, ...bets, 'close', '1 pick 1', 'roll 4 3 3');
}

describe('dice and stacks', () => {
  /** With the player-dealer at seat 3: the seat each number counts to, and the one with the button. */
  const COUNT: Record<number, readonly [seat: number, button: number]> = {
    3: [1, 1],
    4: [8, 8],
    5: [7, 7],
    6: [6, 6],
    7: [5, 5],
    8: [4, 4],
    9: [3, 2],
    10: [2, 2],
    11: [1, 1],
    12: [8, 8],
    13: [7, 7],
    14: [6, 6],
    15: [5, 5],
    16: [4, 4],
    17: [3, 2],
    18: [2, 2],
  };
  const everybody = [1, 2, 4, 5, 6, 7, 8].map((seat) => `${seat} game 10`);

  test.each(Object.entries(COUNT))('002:375-379 the dice show %i', (sum, [seat, button]) => {
    const round = start(game, { deck: shoeOf(game, STACKS), bank: 1000, dealer: 2, limits });
    play(round, ...everybody, 'close', '3 pick 6', throwOf(Number(sum)));
    expect(round.state.action).toBe(button - 1);
    // 002:375, 002:474: the stack picked to the seat counted, the next to the player at its right.
    for (let i = 0; i < 8; i++) {
      const at = ((seat - 1 - i + 8) % 8) + 1;
      expect(tilesAt(round, at)).toBe(STACKS[(5 + i) % 8]);
    }
  });

  test('002:375 is silent on the player-dealer’s own number: the button may go to their left', () => {
    const left = gameWith({ ownNumber: 'left' });
    const round = start(left, { bank: 1000, dealer: 2, limits });
    play(round, ...everybody, 'close', '3 pick 1', 'roll 3 3 3');
    expect([round.state.first, round.state.action]).toEqual([2, 3]);
  });

  test('002:381 a seat without a bet is dealt to, and its tiles are taken back unseen', () => {
    const round = start(game, { deck: shoeOf(game, STACKS), bank: 1000, limits });
    // Counted to seat 6, where nobody bet; seat 4 is the next at the right with a bet.
    play(round, '3 game 10', '4 game 20', '8 game 30', 'close', '1 pick 1', 'roll 1 1 2');
    expect(round.state.action).toBe(3);
    expect(['4', '3', '1', '8'].map((seat) => tilesAt(round, Number(seat)))).toEqual(
      [2, 3, 5, 6].map((stack) => STACKS[stack]),
    );
    const back = round.log.filter((event) => event.type === 'cleared');
    expect(back.map((event) => printCards(event.cards))).toEqual([0, 1, 4, 7].map((stack) => STACKS[stack]));
    for (const event of back) expect(viewFor(event, RAIL).cards).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    play(round, '3 house way', '4 house way', '8 house way', '1 house way');
    expect(settled(round).map((line) => line[0])).toEqual(['4', '3', '8']);
  });

  test('002:371-377 bets, the stack, then the dice; the player-dealer picks', () => {
    const round = start(game, { bank: 1000, limits });
    play(round, '2 game 10');
    expect(refusal(round, '1 pick 1')?.code).toBe('not-allowed');
    play(round, 'close');
    expect(round.play({ type: 'wager', seat: 1, spot: 1, kind: 'game', cents: 1000 })).toMatchObject({
      message: 'No more bets.',
    });
    expect(refusal(round, 'roll 1 2 3')?.code).toBe('out-of-turn');
    expect(refusal(round, '2 pick 1')?.message).toBe('The player-dealer picks the hand.');
    expect(refusal(round, '1 pick 9')?.code).toBe('bad-cards');
    expect(refusal(play(round, '1 pick 8'), '1 pick 1')?.code).toBe('not-allowed');
    expect(round.need).toEqual({ type: 'roll', count: 3 });
    expect(round.state.piles.map((stack) => stack.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
    expect(round.state.piles.flat()).toEqual(round.state.deck);
  });
});

describe('setting and comparing', () => {
  /** Seat 8 against the player-dealer, each hand as laid, front | back: what becomes of ten dollars. */
  const against = (ours: string, theirs: string, of = game): string => {
    const hands = [ours, '', '', '', '', '', '', theirs].map((hand) => hand.replace(' | ', ' '));
    const round = dealt(hands, ['8 game 10'], of);
    play(round, `8 set: ${ours.split(' | ')[0]}`, `1 set: ${theirs.split(' | ')[0]}`);
    return settled(round)[0].replace('8 game ', '');
  };

  test.each([
    ['002:336 both superior', 'Mooy Gow36 | Teen Bot26', 'Yun Tit | Dey Bot35', 'win 10'],
    ['002:336 both lesser', 'Yun Tit | Dey Bot35', 'Mooy Gow36 | Teen Bot26', 'lose 10'],
    ['002:336 one superior, the other not', 'Mooy Gow36 | Dey Bot26', 'Yun Tit | Teen Bot35', 'push'],
    ['002:336 one superior, the other a copy', 'Mooy Gow36 | Teen Bot26', 'Yun Tit | Teen Bot35', 'push'],
    ['002:336 one lesser, the other a copy', 'Mooy Tit | Dey Bot26', 'Mooy Chit34 | Teen Bot35', 'lose 10'],
    ['002:433 two copies', 'Mooy Tit | Dey Bot26', 'Mooy Chit34 | Dey Bot35', 'lose 10'],
    ['002:432 two zeros, whatever the tiles', 'Gor Look | Bon Bon', 'Gow36 Foo | Mooy Mooy', 'lose 10'],
    ['002:431 equal points, the higher tile', 'Mooy Tit | Bon Bon', 'Ping Chit34 | Foo Foo', 'win 10'],
    ['002:429 pair over Wong over Gong', 'Ng14 Ng23 | Gor Gor', 'Dey Gow45 | Teen Teen', 'push'],
    ['002:417 the high hand laid in front', 'Teen Bot26 | Mooy Gow36', 'Yun Tit | Dey Bot35', 'push'],
  ])('%s', (_, ours, theirs, result) => expect(against(ours, theirs)).toBe(result));

  test('002:499 hands are played as set; a room may compare the lower with the lower', () => {
    expect(against('Mooy Gow36 | Teen Bot26', 'Yun Tit | Dey Bot35')).toBe('win 10');
    const lowWithLow = gameWith({ compares: 'low with low' });
    expect(against('Teen Bot26 | Mooy Gow36', 'Yun Tit | Dey Bot35', lowWithLow)).toBe('win 10');
    expect(offering.settings.compares).toMatchObject({ printed: 'as laid', default: 'as laid' });
  });

  test('002:395, 002:400 tiles left in a stack are set the house way', () => {
    const round = dealt(
      ['Gow36 Mooy Gow45 Teen', '', '', '', '', '', '', 'Yun Tit Dey Bot35'],
      ['8 game 10'],
    );
    play(round, '8 house way', '1 house way');
    const { front, back } = round.state.hands[7][0];
    expect([printCards(front), printCards(back)]).toEqual(['Mooy Gow36', 'Teen Gow45']);
    expect(settled(round)).toEqual(['8 game win 10']);
  });

  test('002:367 the player-dealer chooses how the tiles are laid, while bets are open', () => {
    const second = (places: readonly number[], ...lines: readonly string[]) => {
      const round = start(game, { bank: 100, limits });
      const { piles, deck } = play(round, '2 game 10', ...lines, 'close').state;
      expect(piles[1]).toEqual(places.map((place) => deck[place]));
    };
    second([4, 5, 6, 7]);
    second([1, 9, 17, 25], '1 style in rotation');
    second([1, 14, 17, 30], '1 style there and back');
    second([4, 5, 6, 7], '1 style in rotation', '1 style hand by hand');
    const round = start(game, { bank: 100, limits });
    expect(refusal(round, '2 style in rotation')?.message).toBe(
      'The player-dealer chooses how the hands are dealt out.',
    );
    play(round, '2 game 10', 'close');
    expect(refusal(round, '1 style in rotation')?.code).toBe('not-allowed');
    const fixed = start(gameWith({ distribution: 'hand by hand' }), { bank: 100, limits });
    expect(refusal(fixed, '1 style in rotation')?.message).toBe('Hands are dealt out in one way only here.');
  });

  test('002:408-417 the bank sets after all others, with open tiles, and theirs are opened in turn', () => {
    const round = dealt(STACKS, ['8 game 10', '6 game 10', '3 game 10']);
    play(round, '3 house way', '8 house way');
    expect(refusal(round, '1 house way')?.code).toBe('out-of-turn');
    expect(round.state.shared.dealer.up).toEqual([false, false, false, false]);
    play(round, '6 house way');
    expect(round.state.shared.dealer.up).toEqual([true, true, true, true]);
    expect(refusal(round, '1 set: Teen Dey')?.code).toBe('bad-cards');
    play(round, '1 set: Ng14 Ng23');
    const opened = round.log.flatMap((event) =>
      event.type === 'revealed' && event.hand === 'spot' ? [event.spot + 1] : [],
    );
    expect(opened).toEqual([8, 6, 3]);
  });
});

describe('several bettors on a position', () => {
  const losing = ['Gor Tit Mooy Chit34', '', '', '', '', '', '', 'Yun Tit Dey Bot35'];

  test('002:498 the one with most chips sets the tiles, and sees them', () => {
    const round = dealt(losing, ['8 game 50', '5 game 100 on 8', '4 game 75 on 8']);
    expect(refusal(round, '8 house way')?.message).toBe("It is seat 5's turn, not seat 8's.");
    const given = round.log.find((event) => event.type === 'dealt' && event.to === 'spot');
    if (given?.type !== 'dealt') throw new Error('Nothing was dealt.');
    expect([4, 7, 3].map((seat) => printCards(viewFor(given, seat).cards))).toEqual([
      losing[0],
      '?? ?? ?? ??',
      '?? ?? ?? ??',
    ]);
    play(round, '5 house way on 8', '1 house way');
    expect(settled(round)).toEqual(['8 game lose 50', '5 on 8 game lose 100', '4 on 8 game lose 75']);
  });

  test.each([
    ['as one bet', 90, ['8 game lose 30 of 60', '5 on 8 game lose 60 of 120']],
    ['as one bet', 100, ['8 game lose 33.33 of 60', '5 on 8 game lose 66.67 of 120']],
    ['as one bet', 200, ['8 game lose 60', '5 on 8 game lose 120']],
    ['one after another', 90, ['8 game lose 60', '5 on 8 game lose 30 of 120']],
  ])('002:358 kum-kum bets are collected %s of a stake of %i', (sharedBets, bank, lines) => {
    const round = dealt(losing, ['8 game 60', '5 game 120 on 8'], gameWith({ sharedBets }), bank);
    play(round, '5 house way on 8', '1 house way');
    expect(settled(round)).toEqual(lines);
  });

  test('002:358 and paid as one', () => {
    const winning = ['Mooy Gow36 Teen Bot26', '', '', '', '', '', '', 'Yun Tit Dey Bot35'];
    const round = dealt(winning, ['8 game 60', '5 game 120 on 8'], game, 90);
    play(round, '5 set on 8: Mooy Gow36', '1 house way');
    expect(settled(round)).toEqual(['8 game win 30 of 60', '5 on 8 game win 60 of 120']);
    expect(stacksOf(round)).toEqual([9910, 10000, 10000, 10000, 10060, 10000, 10000, 10030]);
  });

  test('002:65, 002:355-359 the limit is for each bet, or for the spot', () => {
    const bets = (round: Round) =>
      ['8 game 5', '8 game 200', '8 game 105', '5 game 5 on 8', '5 game 150 on 8', '4 game 12 on 8'].map(
        (line) => refusal(round, line)?.message ?? 'taken',
      );
    expect(bets(start(game, { bank: 100, limits }))).toEqual([
      'Game is at least $10, not $5.',
      'taken',
      'Game is at most $300, not $305.',
      'Game is at least $10, not $5.',
      'taken',
      'Game goes in steps of $5.',
    ]);
    const spot = start(gameWith({ spotLimit: 'the spot' }), { bank: 100, limits });
    expect(bets(spot)[4]).toBe('Game is at most $100, not $150.');
    expect(refusal(spot, '5 game 100 on 8')).toBeNull();
    expect(refusal(spot, '8 game 5')?.message).toBe('Game is at most $200, not $205.');
    expect(refusal(spot, '5 game 300')).toBeNull();
  });
});

test('002:423 a stake of 200 collects 60, pays 40, and has 100 left for the next', () => {
  const hands = [
    'Gor Tit Mooy Chit34',
    'Mooy Gow36 Teen Bot26',
    'Chong Ng14 Look Foo',
    'Foo Ping Chong Ping',
    '',
    '',
    '',
    'Yun Tit Dey Bot35',
  ];
  const round = dealt(hands, ['5 game 20', '6 game 150', '7 game 40', '8 game 60'], game, 200);
  play(
    round,
    '8 set: Gor Tit',
    '7 set: Mooy Gow36',
    '6 set: Chong Ng14',
    '5 set: Foo Ping',
    '1 set: Yun Tit',
  );
  // From the dice seat to the right, though others bet before.
  expect(settled(round)).toEqual([
    '8 game lose 60',
    '7 game win 40',
    '6 game lose 100 of 150',
    '5 game unmet',
  ]);
  expect(round.log.flatMap((event) => (event.type === 'settled' ? [event.left / 100] : []))).toEqual([
    140, 100, 0, 0,
  ]);
  expect(stacksOf(round)).toEqual([10120, 10000, 10000, 10000, 10000, 9900, 10040, 9940]);
});
