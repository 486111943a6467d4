import { describe, expect, test } from 'vitest';
import { findOffering } from '../../houses/index.ts';
import type { Offering, PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameChecks } from './check-game.ts';

const offering = (id: string) => findOffering(id) as Offering;
const results = (of: Offering) =>
  gameChecks.map(({ title, run }) => {
    try {
      run(of, { milliseconds: 300, hands: 20 });
      return `ok ${title}`;
    } catch (error) {
      return `${title}: ${(error as Error).message}`;
    }
  });

describe('a game is checked', () => {
  test.each(['lucky-lady/holdem', 'hawaiian-gardens/thirteen-card', 'empire/three-card-poker'])(
    '%s passes',
    (id) => {
      expect(results(offering(id))).toEqual(gameChecks.map(({ title }) => `ok ${title}`));
    },
  );

  test('what is wrong with one is said', () => {
    const of = offering('empire/three-card-poker') as PlayerDealerOffering;
    const told = results({
      ...of,
      line: 'no sentence',
      game: (values) => ({ ...of.game(values), verbs: { play: 'choose to play' } }),
    });
    expect(told[0]).toContain('no sentence');
    expect(told.at(-1)).toContain('A choice has no verb');
  });
});
