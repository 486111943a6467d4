import { describe, expect, test } from 'vitest';
import { cards } from '../cards/testing-cards.ts';
import { Round } from '../engine/player-dealer/round.ts';
import { play, settled } from '../engine/player-dealer/testing/testing.ts';
import { asked, dealt } from '../games/blackjack/testing-blackjack.ts';
import { blackjacks as blackSheep } from './black-sheep/blackjack.ts';
import { blackjacks as empire } from './empire/blackjack.ts';
import { blackjacks as hawaiianGardens } from './hawaiian-gardens/blackjack.ts';
import { blackjacks as luckyLady } from './lucky-lady/blackjack.ts';
import { chooseSettings } from './offering/setting.ts';

const offerings = [...blackSheep, ...empire, ...hawaiianGardens, ...luckyLady];

function gameOf(id: string, chosen: Readonly<Record<string, unknown>> = {}) {
  const offering = offerings.find((of) => of.id === id);
  if (offering === undefined) throw new Error(`There is no ${id}.`);
  const settings = chooseSettings(offering.settings, chosen);
  if (!settings.ok) throw new Error(settings.message);
  return offering.game(settings.values);
}

const wagersOf = (id: string, chosen: Readonly<Record<string, unknown>> = {}) =>
  gameOf(id, chosen)
    .wagers.map((kind) => kind.id)
    .join(' ');

describe('Buster at Lucky Lady', () => {
  const prices = {
    A: [1, 3, 6, 30, 100, 200],
    B: [1, 3, 5, 25, 100, 200],
    C: [2, 2, 4, 12, 50, 250],
  };
  const hands = [
    ['Th 6d', 'Tc'],
    ['Th 2d', '4c Tc'],
    ['2h 3d', '4c 5c Tc'],
    ['2h 2d', '3c 3d 4c Tc'],
    ['2h 2d', '2s 3c 3d 3h Tc'],
    ['2h 2d', '2s 2h 2d 3c 3d Tc'],
    ['2h 2d', '2s 2h 2d 2h 2s 2d Tc'],
  ];

  test.each(['A', 'B', 'C'] as const)('004:374-380 every row of table %s', (buster) => {
    const game = gameOf('lucky-lady/no-bust-blackjack', { buster });
    const paid = hands.map(([dealer, next]) => {
      const round = dealt(game, { players: ['Ts 9s'], dealer, next, bets: ['2 game 10', '2 buster 5'] });
      return settled(play(round, '2 stand')).at(-1);
    });
    const rows = [...prices[buster], prices[buster][5]];
    expect(paid).toEqual(rows.map((price) => `2 buster win ${5 * price}`));
  });
});

test('002:1181, 004:362 Buster is offered with six packs or more', () => {
  expect(wagersOf('empire/pure-21-5-blackjack', { decks: 5 })).toBe('game double');
  expect(wagersOf('empire/pure-21-5-blackjack', { decks: 6 })).toBe('game double buster');
  expect(wagersOf('lucky-lady/no-bust-blackjack', { decks: 5 })).toBe('game double insurance');
  expect(wagersOf('lucky-lady/no-bust-blackjack')).toBe('game double insurance buster');
  expect(wagersOf('lucky-lady/no-bust-blackjack', { buster: 'none' })).toBe('game double insurance');
});

test('002:252 without the lost page there is nothing but hit and stand', () => {
  const game = gameOf('empire/no-bust-blackjack', { options: 'none' });
  expect(asked(dealt(game, { players: ['8s 8d'], dealer: '6h' }))).toBe('2: hit stand');
  expect(wagersOf('empire/no-bust-blackjack', { options: 'none' })).toBe('game');
});

test('each shoe holds the packs the book lists', () => {
  const held = (id: string, chosen = {}) => gameOf(id, chosen).shoe.cards.length;
  expect(held('empire/no-bust-blackjack'), '002:31').toBe(318);
  expect(held('empire/no-bust-blackjack', { decks: 8 }), '002:243').toBe(424);
  expect(held('empire/pure-21-5-blackjack', { decks: 8 }), '002:1035 prints 424').toBe(416);
  expect(held('hawaiian-gardens/hawaiian-blackjack'), '003:612').toBe(448);
  expect(held('lucky-lady/no-bust-blackjack', { decks: 8 }), '004:265').toBe(416);
});

test('with few cards left in a running shoe the players stand, so that the player-dealer can finish', () => {
  const after = (left: number) => {
    const game = gameOf('black-sheep/blackjack-elite');
    const stacks = [100_000, 100_000, ...new Array(6).fill(null)];
    const limits = { min: 500, max: 1000, step: 100 };
    const round = Round.start({ game, running: true, dealer: 0, limits, stacks });
    if ('code' in round) throw new Error(round.message);
    expect(round.play({ type: 'shuffle', cards: [...cards('2c Ts Th 2s 6c'), ...fives(left)] })).toEqual({
      ok: true,
    });
    play(round, 'bank 100', '2 game 10', 'close', '2 play on');
    return asked(round);
  };
  expect(after(16)).toBe('2: hit stand double');
  expect(after(15)).toBe('');
});

const fives = (count: number) => Array.from({ length: count }, (_, i) => cards('5c 5d 5h 5s')[i % 4]);
