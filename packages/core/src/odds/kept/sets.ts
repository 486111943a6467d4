import { ninesUp } from '../../houses/empire/nines-up.ts';
import { paiGowTiles } from '../../houses/empire/tiles.ts';
import { paiGowTiles as gardensTiles, paiGowTilesWild } from '../../houses/hawaiian-gardens/tiles.ts';
import { countTwoAndTwo } from '../count/sets.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping, variants } from './offering-keeping.ts';

const CODE = ['odds/count/sets.ts', 'games/house-ways/tiles.ts', 'games/pai-gow/tiles.ts'];

/** Four tiles or cards set as two and two: every hand against every other. */
export const keptSets: readonly Keeping[] = [
  ...variants(paiGowTiles, ['compares', 'houseWay'], [...CODE, 'houses/empire/tiles.ts']),
  ...variants(gardensTiles, ['compares', 'houseWay'], [...CODE, 'houses/hawaiian-gardens/tiles.ts']),
  ...variants(
    paiGowTilesWild,
    ['splitsForNothing', 'nineEleven'],
    [...CODE, 'houses/hawaiian-gardens/tiles.ts'],
  ),
  ...variants(
    ninesUp,
    ['zeros'],
    ['odds/count/sets.ts', 'games/nines/nines-up.ts', 'houses/empire/nines-up.ts'],
    ['houseWay'],
  ),
].map((of) =>
  offeringKeeping({ ...of, file: 'sets' }, (game) => ({
    stages: [
      {
        parts: 1,
        run: () => {
          const { counted, wagers } = game;
          if (counted?.by !== 'sets') throw new Error(`${game.name} is not set as two and two.`);
          return countTwoAndTwo(game, counted, wagers[0].id);
        },
      },
    ],
    join: ([[wagers]]) => wagers,
  })),
);
