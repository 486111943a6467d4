import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { RAIL, viewFor } from '../../engine/index.ts';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';
import { findOffering, offerings } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { whys } from '../testing/whys.ts';
import { PlayerDealerSelfPlay } from './play.ts';

const ROUNDS = Number(process.env.RUNS ?? 6);

describe('every bet that is settled says why', () => {
  const games = offerings.filter((one): one is PlayerDealerOffering => one.kind === 'player-dealer');
  test.each(games.map((offering) => [offering.id, offering] as const))('%s', (id, offering) => {
    const randoms = { deck: seededRandom(`${id} deck`), players: seededRandom(`${id} players`) };
    const self = new PlayerDealerSelfPlay(gameOf(offering), offering.limits[0].limits, 5, ROUNDS, randoms);
    for (let i = 0; i < ROUNDS; i++) {
      const { setup, events } = self.next();
      for (const line of whys(setup, events)) expect(line).toMatch(/: \S/);
      // Who only watches is never told more than the cards that lie open, and nothing of what is not.
      const rail = whys(
        setup,
        events.map((event) => viewFor(event, RAIL)),
      );
      for (const line of rail) expect(line).not.toMatch(/undefined|NaN|null/);
    }
  });
});

describe('in the words of a dealer', () => {
  const game = (id: string) => gameOf(findOffering(id) as PlayerDealerOffering);
  const said = (id: string, deck: string, bank: number, ...moves: string[]) => {
    const round = start(game(id), { deck, bank });
    play(round, ...moves);
    return whys(round.state.setup, round.log);
  };

  test('the player-dealer does not qualify', () => {
    expect(
      said(
        'hotel-del-rio/three-card-poker-6-card-bonus',
        'Ks Kd 4c Js 8d 5c',
        60,
        '2 ante 10',
        'close',
        '2 play',
      ),
    ).toEqual([
      expect.stringContaining('the player-dealer does not qualify'),
      'play push: the player-dealer does not qualify',
    ]);
  });

  test('who won at baccarat, and by what', () => {
    expect(said('black-sheep/ez-baccarat', '9s 2c 8d 4h', 100, '2 player 10', 'close')).toEqual([
      'player win: Player wins, 7 to 6',
    ]);
  });

  test('a bank that has run out', () => {
    const told = said(
      'hotel-del-rio/three-card-poker-6-card-bonus',
      'Ks Kd 4c 9s 7d 2h Qs 8d 5c',
      20,
      '2 ante 20',
      '3 ante 20',
      'close',
      '2 play',
      '3 play',
    );
    expect(told).toEqual([
      'ante win: pair of kings against queen high',
      'play unmet: not covered, the bank ran out',
      'ante unmet: not covered, the bank ran out',
      'play unmet: not covered, the bank ran out',
    ]);
  });
});
