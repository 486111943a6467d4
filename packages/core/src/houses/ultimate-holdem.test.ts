import { describe, expect, test } from 'vitest';
import { printCards } from '../cards/index.ts';
import { oneRound, play, refusal, settled, start } from '../engine/player-dealer/testing/testing.ts';
import { casinoPoker as blackSheep } from './black-sheep/casino-poker.ts';
import { casinoPoker as gardens } from './hawaiian-gardens/casino-poker.ts';
import { casinoPoker as luckyLady } from './lucky-lady/casino-poker.ts';
import type { PlayerDealerOffering } from './offering/offering.ts';
import { gameOf } from './testing/testing.ts';

const find = (offerings: readonly PlayerDealerOffering[]): PlayerDealerOffering =>
  offerings.find(({ id }) => id.includes('ultimate')) as PlayerDealerOffering;
const [sheep, hawaiian, lady] = [blackSheep, gardens, luckyLady].map(find);

/** The cards as a house deals them: to one player, the player-dealer and the board. */
const dealt = ({ house }: PlayerDealerOffering, hole: string, dealer: string, board: string): string =>
  house === 'hawaiian-gardens' ? `${board} ${hole} ${dealer}` : `${hole} ${dealer} ${board}`;

const BETS = ['ante 10', 'blind 10', 'trips 10'];
const RIVER = ['check', 'check', 'play'];
const FOLD = ['check', 'check', 'fold'];

/** A round by its hole cards, the player-dealer's and the board, `[kind, result]` by kind. */
function round(
  offering: PlayerDealerOffering,
  [hole, dealer, board]: readonly [string, string, string],
  { bets = BETS, choices = RIVER, settings = {} } = {},
): Record<string, string> {
  const lines = oneRound(gameOf(offering, settings), dealt(offering, hole, dealer, board), bets, choices);
  return Object.fromEntries(
    lines.map((line) => line.match(/^2 (play|ante|blind|trips|bad beat) (.*)$/)?.slice(1) ?? []),
  );
}

const WINS: readonly (readonly [string, string, string])[] = [
  ['As Ks', '4c 5d', 'Qs Js Ts 2d 3c'],
  ['9s 8s', '4c Kd', '7s 6s 5s 2d Kc'],
  ['9c 9d', 'Kc 3c', '9h 9s 2d 5c Kd'],
  ['9c 9d', 'Kc 3c', '9h 4s 4d 2c Kd'],
  ['As 2s', 'Kd 4c', '7s 9s Js 3d Kc'],
  ['9c 8d', 'Kd 3c', '7h 6s 5c 2d Ks'],
  ['9c 9d', 'Kd 3c', '9h 2s 5d Jc Ks'],
  ['Ac Kd', 'Kh 3c', '9h 2s Ad Jc Ks'],
];

describe.each([
  [sheep, 1507, 1537, [50, 40, 30, 8, 7, 4, 3]],
  [hawaiian, 2416, 2442, [50, 40, 30, 8, 7, 4, 3]],
  [lady, 828, 828, [50, 40, 30, 8, 6, 5, 3]],
] as const)('$id', (offering, blindLine, tripsLine, trips) => {
  const blind = ['500', '50', '10', '3', '1.5', '1'];

  test.each(WINS.map((deal, row) => [deal, blindLine + row, tripsLine + row, row] as const))(
    '%j pays Blind by line %i and Trips by line %i',
    (deal, _, __, row) => {
      const won = round(offering, deal);
      expect(won.play).toBe('win 10');
      expect(won.blind).toBe(row < 6 ? `win ${Number(blind[row]) * 10}` : 'push');
      expect(won.trips).toBe(row < 7 ? `win ${trips[row] * 10}` : 'lose 10');
      // Queen-high is all that the first player-dealer has.
      expect(won.ante).toBe(row === 0 ? 'push' : 'win 10');
    },
  );

  test('an unqualified player-dealer returns the Ante and may win Play and Blind', () => {
    expect(round(offering, ['Kc 3d', 'Ac 4d', '7h 9s Jd 2c 6s'])).toEqual({
      play: 'lose 10',
      ante: 'push',
      blind: 'lose 10',
      trips: 'lose 10',
    });
  });

  test('a lower hand loses Play, Ante and Blind and may win Trips, an equal one pushes them', () => {
    expect(round(offering, ['9c 3d', 'Kc Kd', '9h 9s Kh 2c 6s'])).toEqual({
      play: 'lose 10',
      ante: 'lose 10',
      blind: 'lose 10',
      trips: 'win 30',
    });
    expect(round(offering, ['3c 4d', '3d 4h', 'Kh Ks Kd Ac Qs'])).toEqual({
      play: 'push',
      ante: 'push',
      blind: 'push',
      trips: 'win 30',
    });
  });

  test('Play is three or four times the Ante at first, then twice, then once, and never again', () => {
    const game = gameOf(offering);
    const at = () => play(start(game, { bank: 1000 }), '2 ante 10', '2 blind 10', 'close');
    for (const amount of [10, 20, 35, 50]) expect(refusal(at(), `2 play ${amount}`)?.code).toBe('bad-amount');
    expect(refusal(at(), '2 play')?.message).toBe('How much? Play is $30 to $40.');
    expect(refusal(at(), '2 fold')?.code).toBe('not-allowed');
    for (const amount of [30, 40]) expect(play(at(), `2 play ${amount}`).over).toBe(true);
    const flop = play(at(), '2 check');
    for (const amount of [10, 30]) expect(refusal(flop, `2 play ${amount}`)?.code).toBe('bad-amount');
    expect(play(flop, '2 play').state.wagers.at(-1)?.cents).toBe(2000);
    const river = play(at(), '2 check', '2 check');
    expect(refusal(river, '2 check')?.code).toBe('not-allowed');
    expect(play(river, '2 play').state.wagers.at(-1)?.cents).toBe(1000);
  });

  test('the board is turned up as three cards and two', () => {
    const game = gameOf(offering);
    const at = start(game, { bank: 100 });
    play(at, '2 ante 10', '2 blind 10', 'close');
    const shown = () =>
      at.log.flatMap((event) =>
        event.type === 'revealed' && event.hand === 'board' ? [printCards(event.cards)] : [],
      );
    expect(shown()).toEqual([]);
    play(at, '2 check');
    expect(shown()[0]).toMatch(/^\S\S \S\S \S\S \?\? \?\?$/);
    play(at, '2 check');
    expect(shown()[1]).not.toContain('??');
  });

  test('Ante and Blind are equal, Trips needs them', () => {
    const at = start(gameOf(offering), { bank: 100 });
    expect(refusal(at, '2 trips 10')?.code).toBe('not-allowed');
    play(at, '2 ante 10', '2 trips 25');
    expect(refusal(at, '2 blind 5')?.code).toBe('bad-amount');
    expect(refusal(at, 'close')?.code).toBe('not-allowed');
  });
});

describe('a hand that folds', () => {
  /** Three of a kind with a hole card, on the board alone, and nowhere. */
  const OWN = ['9c 3d', 'Kc Qd', '9h 9s 2h 5c 7s'] as const;
  const BOARD = ['3c 4d', 'Kc Qd', '9h 9s 9d 5c 7s'] as const;
  const NONE = ['3c 4d', 'Kc Qd', '9h 9s 2d 5c 7s'] as const;
  const trips = (offering: PlayerDealerOffering, deal: readonly [string, string, string]) => {
    const { ante, blind, trips } = round(offering, deal, { choices: FOLD });
    expect([ante, blind]).toEqual(['lose 10', 'lose 10']);
    return trips;
  };

  test('000:1448-1452 keeps its Trips at Black Sheep with three of a kind', () => {
    expect([OWN, BOARD, NONE].map((deal) => trips(sheep, deal))).toEqual(['win 30', 'win 30', 'lose 10']);
  });

  test('003:2380 has its Trips looked at on the board alone at Hawaiian Gardens', () => {
    expect([OWN, BOARD, NONE].map((deal) => trips(hawaiian, deal))).toEqual(['lose 10', 'win 30', 'lose 10']);
  });

  test('004:769 loses its Trips at Lucky Lady', () => {
    expect([OWN, BOARD, NONE].map((deal) => trips(lady, deal))).toEqual(['lose 10', 'lose 10', 'lose 10']);
  });

  test.each([
    [sheep, [OWN, BOARD]],
    [hawaiian, []],
    [lady, []],
  ] as const)('$id turns it up only for a Trips that it wins by its own cards', (offering, shown) => {
    for (const deal of [OWN, BOARD, NONE]) {
      const at = start(gameOf(offering), { bank: 1000, deck: dealt(offering, deal[0], deal[1], deal[2]) });
      play(at, ...BETS.map((bet) => `2 ${bet}`), 'close', ...FOLD.map((choice) => `2 ${choice}`));
      const up = at.log.some((event) => event.type === 'revealed' && event.hand === 'spot');
      expect(up).toBe((shown as readonly unknown[]).includes(deal));
    }
  });

  test.each([[sheep], [hawaiian], [lady]])('$id collects from it before the showdown', (offering) => {
    const at = (game = gameOf(offering)) => {
      const deck =
        offering === hawaiian ? '7h 9s Kd 2c 6s Ac Ad 3c 4d Kc Jd' : 'Ac Ad 3c 4d Kc Jd 7h 9s Kd 2c 6s';
      const round = start(game, { bank: 25, deck });
      for (const seat of [2, 3]) play(round, `${seat} ante 10`, `${seat} blind 10`);
      play(round, 'close', '2 check', '3 check', '2 check', '3 check', '2 play', '3 fold');
      return settled(round).filter((line) => !line.endsWith('unmet') && !line.endsWith('push'));
    };
    expect(at().slice(0, 2)).toEqual(['3 ante lose 10', '3 blind lose 10']);
    expect(at(gameOf(offering, { foldsCollected: 'in order' })).at(-1)).toBe('3 ante lose 5 of 10');
  });
});

describe('the order of settlement', () => {
  const order = (offering: PlayerDealerOffering, settings = {}) => {
    const game = gameOf(offering, settings);
    const round = start(game, { bank: 1000, deck: dealt(offering, 'Ac Ad', 'Kc 4d', 'Kh 9s 2d 5c 7s') });
    const bets = [...BETS, ...(offering === lady ? ['bad beat 10'] : [])];
    play(round, ...bets.map((bet) => `2 ${bet}`), 'close', '2 play 40');
    return settled(round).map((line) => line.replace(/^2 (.*) (win|lose|push).*$/, '$1'));
  };

  test('000:1457 Black Sheep: Play, Ante, Blind, Trips', () => {
    expect(order(sheep)).toEqual(['play', 'ante', 'blind', 'trips']);
  });

  test('003:2394-2397 Hawaiian Gardens: Ante, Blind, Play, Trips', () => {
    expect(order(hawaiian)).toEqual(['ante', 'blind', 'play', 'trips']);
    expect(order(hawaiian, { order: 'Play, Ante, Blind' })).toEqual(['play', 'ante', 'blind', 'trips']);
  });

  test('004:801 Lucky Lady: a loser has Play, Ante and Blind collected, 004:808-810 a winner is paid Ante first', () => {
    expect(order(lady)).toEqual(['ante', 'play', 'blind', 'trips', 'bad beat']);
    const round = start(gameOf(lady), {
      bank: 45,
      deck: dealt(lady, 'Qc 4d', 'Ac Ad', 'Kh 9s 2d 5c 7s'),
    });
    play(round, '2 ante 10', '2 blind 10', '2 trips 5', 'close', '2 play 40');
    // Of $45 the Play takes forty and the Ante five; Ante first would have left thirty-five for the Play.
    expect(settled(round)).toEqual([
      '2 play lose 40',
      '2 ante lose 5 of 10',
      '2 blind unmet',
      '2 trips unmet',
    ]);
    const short = start(gameOf(lady), { bank: 45, deck: dealt(lady, 'Ac Ad', 'Qc 4d', 'Kh 9s 2d 4c 7s') });
    play(short, '2 ante 10', '2 blind 10', 'close', '2 play 40');
    expect(settled(short)).toEqual(['2 ante win 10', '2 play win 35 of 40', '2 blind push']);
    // A circle whose bets were taken back has no order at all.
    const back = start(gameOf(lady), { bank: 45 });
    play(back, '2 ante 10', '2 blind 10', '3 ante 10', '3 blind 10', '3 withdraw 3', 'close', '2 play 40');
    expect(back.over).toBe(true);
    expect(order(lady, { badBeatPlace: 'before Trips' }).slice(-2)).toEqual(['bad beat', 'trips']);
  });
});

describe('the deal', () => {
  const hands = (offering: PlayerDealerOffering, settings: Record<string, string>) => {
    const deck = '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac';
    const round = start(gameOf(offering, settings), { bank: 1000, deck, dealer: 2 });
    for (const seat of [1, 4]) play(round, `${seat} ante 10`, `${seat} blind 10`);
    play(round, 'close');
    play(round, '4 check', '1 check', '4 check', '1 check', '4 fold', '1 fold');
    const { hands, shared } = round.state;
    return [hands[0][0], hands[3][0], shared.dealer, shared.board].map(({ cards }) => printCards(cards));
  };

  test('000:1426-1435 from the house dealer’s left, by twos from a shuffler and by ones from a shoe', () => {
    expect(hands(sheep, {})).toEqual(['2c 3c', '4c 5c', '6c 7c', '8c 9c Tc Jc Qc']);
    expect(hands(sheep, { dealt: 'shoe' })).toEqual(['2c 5c', '3c 6c', '4c 7c', '8c 9c Tc Jc Qc']);
  });

  test('003:2367-2382 the board first, then from the bank’s left, the bank last of all', () => {
    expect(hands(hawaiian, {})).toEqual(['9c Tc', '7c 8c', 'Jc Qc', '2c 3c 4c 5c 6c']);
  });
});

describe('Hawaiian Gardens', () => {
  test('003:2446 Trips on a flush: 7 to 1, or the 7 to 2 that is printed', () => {
    expect(round(hawaiian, WINS[4]).trips).toBe('win 70');
    expect(round(hawaiian, WINS[4], { settings: { tripsFlush: '7 to 2' } }).trips).toBe('win 35');
  });

  test('003:2326, 003:2426 no back line, unless it is read to be allowed', () => {
    const none = start(gameOf(hawaiian), { bank: 100 });
    expect(refusal(none, '3 ante 10 on 2')?.code).toBe('not-allowed');
    const all = start(gameOf(hawaiian, { backline: 'all wagers' }), {
      bank: 1000,
      deck: '7h 9s Kd 2c 6s Ac Ad',
    });
    play(all, '2 ante 10', '2 blind 10', '3 ante 20 on 2', '3 blind 20 on 2', 'close', '2 play 40');
    expect(all.state.wagers.at(-1)).toMatchObject({ seat: 2, spot: 1, kind: 'play', cents: 8000 });
  });
});

describe('the Bad Beat', () => {
  const bets = [...BETS, 'bad beat 10'];
  /** The first hand is beaten by the second. */
  test.each([
    ['004:846', 7500, '5s 2c', 'Ts 3d', '9s 8s 7s 6s 2d'],
    ['004:847', 500, '9c 9d', 'As Ac', '9h 9s Ah Ad 2c'],
    ['004:848', 50, '4c 4h', 'Kc Kh', '9h 9s 4d 2c Kd'],
    ['004:849', 30, 'Ks 4s', 'As 5s', 'Js 9s 7s 2d 3c'],
    ['004:850', 20, '4c 3d', '9c 8d', '7h 6s 5c 2d Ks'],
    ['004:851', 9, '9c 3c', 'Kc 9d', '9h 9s 2d 5c Kd'],
  ])(
    '%s pays %i to 1 on the hand that was beaten, whosever it was (004:840-841)',
    (_, odds, beaten, better, board) => {
      expect(round(lady, [beaten, better, board], { bets })['bad beat']).toBe(`win ${odds * 10}`);
      expect(round(lady, [better, beaten, board], { bets })['bad beat']).toBe(`win ${odds * 10}`);
    },
  );

  test('less than three of a kind beaten loses, and 004:855 a tie loses', () => {
    expect(round(lady, WINS[4], { bets })['bad beat']).toBe('lose 10');
    expect(round(lady, ['3c 4d', '3d 4h', 'Kh Ks Kd Ac Qs'], { bets })['bad beat']).toBe('lose 10');
  });

  test('004:853 it needs Ante, Blind and Trips', () => {
    const at = play(start(gameOf(lady), { bank: 100 }), '2 ante 10', '2 blind 10');
    expect(refusal(at, '2 bad beat 10')?.message).toBe('Bad Beat needs a bet on Trips first.');
  });

  test('004:769 a fold loses it, unless it is read to live', () => {
    const deal = ['9c 3c', 'Kc 9d', '9h 9s 2d 5c Kd'] as const;
    expect(round(lady, deal, { bets, choices: FOLD })['bad beat']).toBe('lose 10');
    const settings = { badBeatAfterFold: 'lives' };
    expect(round(lady, deal, { bets, choices: FOLD, settings })['bad beat']).toBe('win 90');
  });

  test('004:775 read to the letter, both hole cards play with three of the board', () => {
    // Four spades on the board and one in the hand are a flush of five only.
    const deal = ['As 4c', 'Kc Kd', 'Js 9s 7s 2s Kh'] as const;
    expect(round(lady, deal).play).toBe('win 10');
    expect(round(lady, deal, { settings: { handFrom: 'both hole cards' } }).play).toBe('lose 10');
  });
});

test('004:665-880 say nothing of a back line: none, unless a room has posted one', () => {
  const behind = (chosen = {}) =>
    refusal(play(start(gameOf(lady, chosen), { bank: 100 }), '2 ante 10', '2 blind 10'), '3 ante 10 on 2');
  expect(behind()?.message).toBe('This game has no back-line betting.');
  expect(behind({ backline: true })).toBeNull();
});
