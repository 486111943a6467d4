import { describe, expect, test } from 'vitest';
import type { Irregularity } from '../../../../engine/irregularities/irregularity.ts';
import type { Round } from '../../../../engine/player-dealer/round.ts';
import { DEALER } from '../../../../engine/player-dealer/state.ts';
import { play, settled, stacksOf, start } from '../../../../engine/player-dealer/testing/testing.ts';
import { shoeOf } from '../../../../games/pai-gow/testing-pai-gow.ts';
import { tiles } from '../../../../houses/empire/tiles.ts';
import { paiGowTiles } from '../../../../houses/hawaiian-gardens/tiles.ts';
import { gameOf } from '../../../../houses/testing/testing.ts';
import { STACKS } from '../../../../houses/testing/tiles.ts';
import { finish, ruleOnRound } from '../../../testing-round.ts';

const [offering] = tiles;
const game = gameOf(offering);
const LIMITS = { min: 1000, max: 10_000, step: 500 };

/** Tiles are stacked; seat 8 bets $20 and seat 7 $30. */
function stacked(): Round {
  const round = start(game, {
    deck: shoeOf(game, STACKS),
    bank: 1000,
    limits: LIMITS,
  });
  return play(round, '8 game 20', '7 game 30', 'close');
}

/** The dice give seat 8 the first stack, seat 7 the next, and the player-dealer, at seat 1, the last. */
const dealt = (): Round => play(stacked(), '1 pick 1', 'roll 4 3 3');

const rule = (round: Round, irregularity: Irregularity) => ruleOnRound(offering, round, irregularity);

describe('Pai Gow Tiles at the Empire', () => {
  test('002:480 a two, a twelve, a low three or a low six seen while stacking: shuffled again, bets stay', () => {
    for (const [pile, place] of [
      [0, 0],
      [0, 2],
      [7, 2],
      [7, 3],
    ]) {
      const round = stacked();
      expect(rule(round, { what: 'exposed card', pile, cards: [place] })).toEqual({
        cite: '002:480',
        does: ['deal again'],
      });
      expect(round.need).toMatchObject({ type: 'shuffle', pile: 'pack again' });
      expect(round.state.wagers.map(({ cents }) => cents)).toEqual([2000, 3000]);
      finish(round);
      expect(settled(round)).toHaveLength(2);
    }
  });

  test('002:481 two tiles or more seen while stacking: shuffled again; one other stays', () => {
    const round = stacked();
    expect(rule(round, { what: 'exposed card', pile: 1, cards: [0] })).toEqual({
      cite: null,
      does: ['stands'],
    });
    expect(rule(round, { what: 'exposed card', pile: 2, cards: [1] })).toEqual({
      cite: '002:481',
      does: ['deal again'],
    });
    finish(round);
  });

  test('002:487 one tile exposed to a player must be accepted', () => {
    const round = dealt();
    const before = [...round.state.hands[7][0].cards];
    expect(rule(round, { what: 'exposed card', spot: 7, cards: [1] })).toEqual({
      cite: '002:487',
      does: ['stands'],
    });
    expect(round.state.hands[7][0].cards).toEqual(before);
    finish(round);
  });

  test('002:488 two tiles exposed to a player: the hand is dead and the bet returned', () => {
    const round = dealt();
    rule(round, { what: 'exposed card', spot: 7, cards: [1] });
    expect(rule(round, { what: 'exposed card', spot: 7, cards: [2] })).toEqual({
      cite: '002:488',
      does: ['hand dead'],
    });
    expect(stacksOf(round)[7]).toBe(10_000);
    finish(round);
    expect(settled(round).map((line) => line[0])).toEqual(['7']);
  });

  test('002:492 one tile exposed to the player-dealer must be accepted', () => {
    const round = dealt();
    expect(rule(round, { what: 'exposed card', spot: DEALER, cards: [0] })).toEqual({
      cite: '002:492',
      does: ['stands'],
    });
    finish(round);
  });

  test('002:493 two tiles exposed to the player-dealer: play is dead, and all are stacked again', () => {
    const round = dealt();
    expect(rule(round, { what: 'exposed card', spot: DEALER, cards: [0, 1] })).toEqual({
      cite: '002:493',
      does: ['deal again'],
    });
    expect(round.state.shared).toEqual({});
    finish(round);
    // Once a hand has been set, chips go back as well.
    const late = play(dealt(), '8 house way');
    expect(rule(late, { what: 'exposed card', spot: DEALER, cards: [0, 1] })).toEqual({
      cite: '002:493',
      does: ['misdeal'],
    });
    expect(new Set(stacksOf(late))).toEqual(new Set([10_000]));
  });

  test('002:350 no bet changes once the cup is open', () => {
    const round = dealt();
    expect(rule(round, { what: 'altered wager', wager: 0, cents: 9000 }).cite).toBe('002:350');
    expect(round.state.wagers[0].cents).toBe(2000);
    finish(round);
  });

  test('002:356 a bet below the least has action; 002:357 what is over the most has none', () => {
    const under = dealt();
    expect(rule(under, { what: 'wager outside the limits', wager: 0, cents: 500 }).cite).toBe('002:356');
    expect(under.state.wagers[0].cents).toBe(500);
    finish(under);
    const over = dealt();
    expect(rule(over, { what: 'wager outside the limits', wager: 0, cents: 25_000 }).cite).toBe('002:357');
    expect(over.state.wagers[0].cents).toBe(10_000);
    finish(over);
  });

  test('002:402 switching tiles fouls the hand and forfeits its bet', () => {
    const round = dealt();
    expect(rule(round, { what: 'switched cards', spot: 7, by: 'player' }).cite).toBe('002:402');
    finish(round);
    expect(settled(round)).toContain('8 game lose 20');
  });

  test('002:403-404 a bet that was taken away pays the most if it loses and is paid the least if it wins', () => {
    const [pairs, nothing] = ['Teen Teen Dey Dey', 'Look Tit Ping Gow45'];
    for (const [first, last, met] of [
      [nothing, pairs, '8 game lose 100'],
      [pairs, nothing, '8 game win 10'],
    ]) {
      const deck = shoeOf(game, [first, '', '', '', '', '', '', last]);
      const round = start(game, { deck, bank: 1000, limits: LIMITS });
      play(round, '8 game 20', 'close', '1 pick 1', 'roll 4 3 3');
      expect(rule(round, { what: 'removed wager', wager: 0 }).cite).toBe('002:403-404');
      finish(round);
      expect(settled(round)).toEqual([met]);
    }
  });
});

test('003:1197 at the Hawaiian Gardens, tiles not set when the bank is opened are set the logical way', () => {
  const of = gameOf(paiGowTiles);
  const round = start(of, { deck: shoeOf(of, STACKS), bank: 1000 });
  play(round, '2 game 20', '3 game 30', 'close', 'roll 4 3 3', '2 house way');
  expect(ruleOnRound(paiGowTiles, round, { what: 'bank seen early' })).toEqual({
    cite: '003:1197',
    does: ['house way'],
  });
  expect(round.state.hands[2][0].front).toHaveLength(2);
  expect(round.state.asked?.spot).toBe(DEALER);
  finish(round);
});
