import { describe, expect, test } from 'vitest';
import { HIDDEN, printCards } from '../cards/index.ts';
import { RAIL, viewFor } from '../engine/audience.ts';
import type { PlayerDealerGame } from '../engine/player-dealer/game.ts';
import type { Round } from '../engine/player-dealer/round.ts';
import {
  oneRound,
  play,
  refusal,
  settled,
  stacksOf,
  start,
} from '../engine/player-dealer/testing/testing.ts';
import { whyOf } from '../engine/player-dealer/wagers/why.ts';
import { casinoPoker as blackSheep } from './black-sheep/casino-poker.ts';
import { casinoPoker as empire } from './empire/casino-poker.ts';
import { casinoPoker as gardens } from './hawaiian-gardens/casino-poker.ts';
import { casinoPoker as delRio } from './hotel-del-rio/casino-poker.ts';
import { casinoPoker as luckyLady } from './lucky-lady/casino-poker.ts';
import type { PlayerDealerOffering } from './offering/offering.ts';
import { gameOf } from './testing/testing.ts';

const find = (offerings: readonly PlayerDealerOffering[]): PlayerDealerOffering =>
  offerings.find(({ id }) => id.includes('three-card')) as PlayerDealerOffering;
const houses = [blackSheep, delRio, empire, gardens, luckyLady].map(find);
const [sheep, rio, sportsmen, hawaiian, lady] = houses;

/** One player's round: the three cards and the player-dealer's, the bets and the choice. */
const lines = (
  game: PlayerDealerGame,
  hand: string,
  dealer: string,
  bets: readonly string[],
  choice = 'play',
): string[] => oneRound(game, `${hand} ${dealer}`, bets, [choice]);

const LOW = '2c 5d 7h';
const paid = (odds: number) => (odds === 0 ? 'lose 10' : `win ${odds * 10}`);

describe.each([
  [sheep, 881],
  [rio, 577],
  [sportsmen, 948],
  [hawaiian, 2580],
  [lady, 1267],
])('$id', (offering, line) => {
  const book = offering.cite?.slice(0, 3);
  const game = gameOf(offering);

  test.each([
    [`${book}:${line}`, 'As Ks Qs', 200],
    [`${book}:${line + 1}`, 'Ks Qs Js', 40],
    [`${book}:${line + 1}`, '4s 3s 2s', 40],
    [`${book}:${line + 2}`, '9c 9d 9h', 30],
    [`${book}:${line + 3}`, '3c 2s Ad', 6],
    [`${book}:${line + 4}`, '2s 5s 9s', 3],
    [`${book}:${line + 5}`, '4c 4d 9h', 1],
    ['no row', 'Ac Kd Jh', 0],
  ])('%s Pair Plus on %s pays %i', (_, hand, odds) => {
    expect(lines(game, hand, 'Qc 3d 2d', ['ante 10', 'pair plus 10']).at(-1)).toBe(
      `2 pair plus ${paid(odds)}`,
    );
  });

  test(`${book}:${line} the first row is called as it is printed, where it pays as where it stands`, () => {
    const name = offering === sportsmen ? 'royal flush' : 'mini royal flush';
    expect(game.card?.pays?.[0].rows[0].hand).toBe(name);
    const { state } = play(
      start(game, { bank: 10_000, deck: 'As Ks Qs Qc 3d 2d' }),
      '2 ante 10',
      '2 pair plus 10',
      'close',
      '2 play',
    );
    expect(whyOf(state, 1, 'win')).toBe(name);
  });

  test('a suited A-2-3: 003:2511, 004:1200 print 4-3-2 as the lowest straight flush, a switch takes it lower', () => {
    const paidFor = (of: PlayerDealerGame) =>
      lines(of, '3s 2s As', 'Qc 3d 2d', ['ante 10', 'pair plus 10']).at(-1);
    if (offering !== hawaiian && offering !== lady) {
      expect(paidFor(game)).toBe('2 pair plus win 400');
      return;
    }
    expect(offering.settings.lowest).toMatchObject({ printed: '4-3-2', default: '4-3-2' });
    expect(paidFor(game)).toBe('2 pair plus win 30');
    expect(paidFor(gameOf(offering, { lowest: 'A-2-3' }))).toBe('2 pair plus win 400');
    // It is a flush against the player-dealer's hand too, and an offsuit one still the lowest straight.
    expect(lines(game, '3s 2s As', '3c 2h Ad', ['ante 10'])[0]).toBe('2 ante lose 10');
  });

  test('a queen qualifies: higher hands win Ante and Play, lower ones lose both, equal ones push', () => {
    expect(lines(game, 'Qh 4c 2c', 'Qc 3d 2d', ['ante 10'])).toEqual(['2 ante win 10', '2 play win 10']);
    expect(lines(game, 'Jh 4c 2c', 'Qc 3d 2d', ['ante 10'])).toEqual(['2 ante lose 10', '2 play lose 10']);
    expect(lines(game, 'Qh 3c 2c', 'Qc 3d 2d', ['ante 10'])).toEqual(['2 ante push', '2 play push']);
  });

  test('an unqualified player-dealer returns every Play', () => {
    expect(lines(game, 'Kh 4c 2c', 'Jc 9d 4d', ['ante 10'])).toEqual(['2 ante win 10', '2 play push']);
    expect(lines(game, LOW, 'Jc 9d 4d', ['ante 10'])[1]).toBe('2 play push');
    expect(lines(game, 'Jh 9c 4c', 'Jc 9d 4d', ['ante 10'])[1]).toBe('2 play push');
  });

  test('Play is exactly the Ante, and players choose from the left of the player-dealer', () => {
    const round = play(start(game, { bank: 100, dealer: 6 }), '2 ante 10', '8 ante 10', 'close');
    expect(refusal(round, '2 play')?.message).toBe("It is seat 8's turn, not seat 2's.");
    for (const amount of [5, 11, 20]) expect(refusal(round, `8 play ${amount}`)?.code).toBe('bad-amount');
    expect(refusal(round, '8 check')?.code).toBe('not-allowed');
    play(round, '8 play 10', '2 play');
    expect(round.over).toBe(true);
  });

  test('a player without the chips for Play can only fold', () => {
    const round = start(game, { bank: 100, stacks: [1000, 15, 10, 10, 10, 10, 10, 10], deck: 'As Ks Qs' });
    play(round, '2 ante 10', 'close');
    expect(refusal(round, '2 play')?.message).toBe('Seat 2 has only $5.');
    play(round, '2 fold');
    expect(settled(round)).toEqual(['2 ante lose 10']);
  });

  test('one card of the player-dealer is seen before the choice, and only that', () => {
    const round = play(start(game, { bank: 100, deck: 'As Ks Qs 2c 3d 4h' }), '2 ante 10', 'close');
    expect(seen(round, 1, 'dealer')).toBe('?? ?? 4h');
    expect(seen(round, RAIL, 'dealer')).toBe('?? ?? 4h');
    expect(seen(round, 1, 'spot')).toBe('As Ks Qs');
    expect(seen(round, 2, 'spot')).toBe('?? ?? ??');
    play(round, '2 play');
    expect(seen(round, RAIL, 'spot')).toBe('As Ks Qs');
  });
});

describe.each([
  [sheep, 909, [1000, 200, 100, 20, 15, 9, 8]],
  [rio, 605, [1000, 200, 50, 25, 20, 10, 5]],
  [hawaiian, 2606, [1000, 200, 100, 20, 15, 10, 7]],
  [lady, 1293, [1000, 200, 100, 20, 15, 9, 8]],
] as const)('the 6 Card Bonus of $id', (offering, line, odds) => {
  const game = gameOf(offering);
  const bets = ['ante 10', '6 card 10'];

  test.each(
    [
      ['As Ks Qs', 'Js Ts 2d'],
      ['9s 8s 7s', '6s 5s 2d'],
      ['9c 9d 9h', '9s 2d 3c'],
      ['9c 9d 4h', '9h 4d 2s'],
      ['2s 5s 9s', 'Js Ks 3d'],
      ['5c 6d 7h', '8s 9c 2d'],
      ['9c 9d 2h', '9h 5s Kd'],
    ].map(([hand, dealer], row) => [line + row, odds[row], hand, dealer] as const),
  )('line %i pays %i to 1 on %s with %s, after a fold too', (_, pays, hand, dealer) => {
    expect(lines(game, hand, dealer, bets).at(-1)).toBe(`2 6 card win ${pays * 10}`);
    expect(lines(game, hand, dealer, bets, 'fold')).toEqual(['2 ante lose 10', `2 6 card win ${pays * 10}`]);
  });

  test('less than three of a kind loses', () => {
    expect(lines(game, 'Ac Ad 4h', '4d Ks Qd', bets).at(-1)).toBe('2 6 card lose 10');
  });

  test('a fold takes Pair Plus along, and a folded hand is turned up for its 6 Card Bonus only', () => {
    const both = ['ante 10', 'pair plus 10', '6 card 10'];
    expect(lines(game, '9c 9d 9h', '9s 2d 3c', both, 'fold')).toEqual([
      '2 ante lose 10',
      '2 pair plus lose 10',
      `2 6 card win ${odds[2] * 10}`,
    ]);
    const round = start(game, { bank: 1000, deck: 'As Ks Qs 9c 9d 2h' });
    play(round, '2 ante 10', '3 ante 10', '3 6 card 10', 'close', '2 fold', '3 fold');
    const shown = round.log.flatMap((event) => (event.type === 'revealed' ? [event.spot + 1] : []));
    expect(shown).toEqual([0, 0, 3]);
  });

  test('wagers are met seat by seat as Ante, Play, Pair Plus, 6 Card Bonus', () => {
    const round = start(game, { bank: 60, deck: '9c 9d 2h 8c 8d 3h 9h Ks 4c' });
    play(round, '2 ante 10', '2 pair plus 20', '2 6 card 10', '3 ante 5', '3 pair plus 10', 'close');
    play(round, '2 play', '3 play');
    expect(settled(round)).toEqual([
      '2 ante win 10',
      '2 play win 10',
      '2 pair plus win 20',
      `2 6 card win 20 of ${odds[6] * 10}`,
      '3 ante unmet',
      '3 play unmet',
      '3 pair plus unmet',
    ]);
  });
});

describe('what folded hands give up', () => {
  const folding = (game: PlayerDealerGame) => {
    const round = start(game, { bank: 20, deck: '9c 9d 2h 8c 8d 3h Qh Ks 4c' });
    play(round, '2 ante 10', '3 ante 20', 'close', '2 play', '3 fold');
    return settled(round);
  };

  test.each([
    [sheep, '000:845'],
    [rio, '001:536'],
    [hawaiian, '003:2545'],
    [lady, '004:1232'],
  ])('$id collects it before the showdown', (offering) => {
    expect(folding(gameOf(offering))).toEqual(['3 ante lose 20', '2 ante unmet', '2 play unmet']);
    expect(folding(gameOf(offering, { foldsCollected: 'in order' }))).toEqual([
      '2 ante win 10',
      '2 play win 10',
      '3 ante unmet',
    ]);
  });

  test('002:943 Empire in the order of all wagers', () => {
    expect(folding(gameOf(sportsmen, { first: 'left' }))).toEqual([
      '2 ante win 10',
      '2 play win 10',
      '3 ante unmet',
    ]);
  });
});

describe('the Ante against an unqualified player-dealer', () => {
  const ante = (game: PlayerDealerGame, hand: string) => lines(game, hand, 'Jc 9d 4d', ['ante 10'])[0];
  const HIGHER = 'Jh 9c 5c';
  const EQUAL = 'Jh 9c 4c';

  test.each([[sheep], [rio], [lady]])(
    '$id pays it whatever the hands are (001:544, 004:1238)',
    (offering) => {
      for (const hand of [HIGHER, EQUAL, LOW]) expect(ante(gameOf(offering), hand)).toBe('2 ante win 10');
    },
  );

  test.each([[hawaiian], [sportsmen]])(
    '$id pays a higher hand and returns the others (003:2551)',
    (offering) => {
      expect(ante(gameOf(offering), HIGHER)).toBe('2 ante win 10');
      for (const hand of [EQUAL, LOW]) expect(ante(gameOf(offering), hand)).toBe('2 ante push');
    },
  );

  test('002:921-927 read the other way, a lower hand loses it', () => {
    const game = gameOf(sportsmen, { unqualified: 'plays' });
    expect([HIGHER, EQUAL, LOW].map((hand) => ante(game, hand))).toEqual([
      '2 ante win 10',
      '2 ante push',
      '2 ante lose 10',
    ]);
  });

  test('a folded Ante is lost all the same', () => {
    for (const offering of houses)
      expect(lines(gameOf(offering), HIGHER, 'Jc 9d 4d', ['ante 10'], 'fold')).toEqual(['2 ante lose 10']);
  });
});

describe('bonus wagers and the back line', () => {
  test.each([[sheep], [sportsmen], [hawaiian], [lady]])(
    '$id takes a bonus wager with an Ante only',
    (offering) => {
      const round = start(gameOf(offering));
      expect(refusal(round, '2 pair plus 10')?.message).toMatch(/needs a bet on Ante first\.$/);
      play(round, '2 ante 10', '2 pair plus 10');
    },
  );

  test.each([[rio], [lady]])(
    '$id: who stands behind a hand follows its Play (001:520, 004:1216)',
    (offering) => {
      const round = start(gameOf(offering), {
        bank: 1000,
        deck: '9c 9d 2h Kh Qs 4c',
        stacks: [9999, 100, 100, 12, 9, 9, 9, 9],
      });
      play(round, '3 ante 20 on 2', '2 ante 10', '4 ante 10 on 2', 'close', '2 play');
      // Seat 4 has no chips to follow with, and has folded by that.
      expect(settled(round)).toEqual([
        '4 on 2 ante lose 10',
        '2 ante win 10',
        '2 play win 10',
        '3 on 2 ante win 20',
        '3 on 2 play win 20',
      ]);
      expect(stacksOf(round).slice(1, 4)).toEqual([120, 140, 2]);
    },
  );

  test('whoever has most on a hand plays it where that is agreed', () => {
    const round = start(gameOf(lady, { decides: 'largest' }), { bank: 1000 });
    play(round, '2 ante 10', '3 ante 20 on 2', 'close');
    expect(refusal(round, '2 play')?.message).toBe("It is seat 3's turn, not seat 2's.");
    play(round, '3 fold');
    expect(round.over).toBe(true);
  });

  test.each([[sheep], [sportsmen], [hawaiian]])('$id has no back line (000:829, 003:2529)', (offering) => {
    const round = start(gameOf(offering));
    expect(refusal(round, '3 ante 10 on 2')?.message).toBe('This game has no back-line betting.');
  });
});

/** The last that a viewer saw of a hand. */
function seen({ log }: Round, viewer: number, name: string): string {
  let cards: number[] = [];
  for (const event of log) {
    const view = viewFor(event, viewer);
    if (view.type === 'dealt' && view.to === name) cards.push(...view.cards);
    else if (view.type === 'revealed' && view.hand === name)
      cards = cards.map((card, i) => (view.cards[i] === HIDDEN ? card : view.cards[i]));
  }
  return printCards(cards);
}

test("000:850-904 print no order of a seat's wagers: Ante and Play first, or the bonus wagers", () => {
  const kinds = (chosen = {}) =>
    lines(gameOf(sheep, chosen), 'Qh 4c 2c', 'Qc 3d 2d', ['ante 10', 'pair plus 10', '6 card 10']).map(
      (line) => line.replace(/^2 (.*) (win|lose|push).*$/, '$1'),
    );
  expect(kinds()).toEqual(['ante', 'play', 'pair plus', '6 card']);
  expect(kinds({ order: 'bonus wagers first' })).toEqual(['pair plus', '6 card', 'ante', 'play']);
});

describe('without a back line nobody bets where nobody sits', () => {
  const stacks = (seats: number) => Array.from({ length: seats }, (_, i) => (i === 2 ? null : 500));
  test.each([
    ['000:829', sheep, 'ante', null],
    ['000:1423', blackSheep[1], 'ante', null],
    ['003:2529, 003:2622', hawaiian, 'ante', false],
    ['003:1763', gardens[1], 'wager', null],
  ])('%s', (cite, offering, kind, printed) => {
    const at = (chosen = {}) => {
      const game = gameOf(offering, chosen);
      return refusal(start(game, { bank: 100, stacks: stacks(game.seats) }), `2 ${kind} 10 on 3`);
    };
    expect(offering.settings.emptySpots).toMatchObject({ cite, printed, default: false });
    expect(at()?.code).toBe('not-allowed');
    expect(at({ emptySpots: true })).toBeNull();
  });
});
