import { describe, expect, test } from 'vitest';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';
import { DEALS, type Deal, gameAt } from '../../houses/testing/baccarat.ts';
import { opened } from '../testing/testing.ts';
import { isScored, scoredBonuses, scoreOf } from './score.ts';

/** The score of a round in which one player bet on the Player line. */
function scored(id: string, deal: Deal) {
  const round = play(start(gameAt(id), { deck: DEALS[deal], bank: 500 }), '2 player 10', 'close');
  return scoreOf({ kind: 'player-dealer', state: round.state } as Parameters<typeof scoreOf>[0]);
}

describe('the scoreboard', () => {
  test.each([
    ['Dragon 7', 'threeCardSeven', 'banker', ['seven']],
    ['Panda 8', 'threeCardEight', 'player', ['eight']],
    ['neither', 'bankerSeven', 'banker', undefined],
    ['neither in a tie', 'threeCardSevenTied', 'tie', undefined],
  ] as const)('004:1144 counts %s, bet or not', (_, deal, winner, bonuses) => {
    const score = scored('lucky-lady/ez-baccarat-panda-8', deal);
    expect([score?.winner, score?.bonuses]).toEqual([winner, bonuses]);
  });

  test('004:1145 and naturals', () => {
    expect(scored('lucky-lady/ez-baccarat-panda-8', 'playerEight')?.naturals).toEqual(['player']);
  });

  test('has a line for every bonus of its table, and for the tie its own', () => {
    const titles = (house: 'lucky-lady' | 'empire', id: string) =>
      scoredBonuses(opened({ house, offering: id }).state.sign).map(({ title }) => title);
    expect(titles('lucky-lady', 'lucky-lady/ez-baccarat-panda-8')).toEqual(['Panda 8', 'Dragon 7']);
    expect(titles('empire', 'empire/nines-up')).toEqual([]);
  });

  test('is not kept where each bettor plays a Player hand of their own (003:1065)', () => {
    const signOf = (house: 'lucky-lady' | 'hawaiian-gardens', id: string) =>
      opened({ house, offering: id }).state.sign;
    expect(isScored(signOf('lucky-lady', 'lucky-lady/ez-baccarat-panda-8'))).toBe(true);
    expect(isScored(signOf('hawaiian-gardens', 'hawaiian-gardens/baccarat-9'))).toBe(false);
  });
});
