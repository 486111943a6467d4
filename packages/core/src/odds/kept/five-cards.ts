import { caribbeanStud } from '../../houses/hawaiian-gardens/casino-poker.ts';
import { countFiveCards } from '../count/five-cards.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping, variants } from './offering-keeping.ts';

/** Five cards against five with one in sight: about a minute. */
export const keptFiveCards: readonly Keeping[] = variants(
  caribbeanStud,
  [],
  [
    'odds/count/five-cards.ts',
    'games/table-poker/caribbean-stud.ts',
    'houses/hawaiian-gardens/casino-poker.ts',
  ],
  ['flush', 'decks'],
).map((of) =>
  offeringKeeping({ ...of, file: 'five-cards' }, (game) => ({
    stages: [
      {
        parts: 1,
        run: () => {
          const { counted, wagers } = game;
          if (counted?.by !== 'showdown') throw new Error(`${game.name} is no showdown.`);
          return countFiveCards(game, counted, wagers[0].id);
        },
      },
    ],
    join: ([[wagers]]) => wagers,
  })),
);
