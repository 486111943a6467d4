import { blackjackElite } from '../../houses/black-sheep/blackjack.ts';
import {
  noBustBlackjack as empireNoBust,
  pure215Blackjack,
  twentyFirstCenturyBlackjack,
} from '../../houses/empire/blackjack.ts';
import { blackjackPoker, hawaiianBlackjack } from '../../houses/hawaiian-gardens/blackjack.ts';
import { noBustBlackjack, noBustBlackjack2001 } from '../../houses/lucky-lady/blackjack.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import type { Counting } from '../twenty-one/hands.ts';
import { isTwentyOne } from '../twenty-one/line.ts';
import { priceAgainst, priceOf, type Sums } from '../twenty-one/price.ts';
import { kindsUp } from '../twenty-one/solve.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping } from './offering-keeping.ts';

const GAMES: readonly (readonly [PlayerDealerOffering, game: string, house: string])[] = [
  [blackjackElite, 'elite', 'black-sheep'],
  [empireNoBust, 'no-bust', 'empire'],
  [pure215Blackjack, 'pure-blackjack', 'empire'],
  [twentyFirstCenturyBlackjack, 'twenty-first-century', 'empire'],
  [hawaiianBlackjack, 'hawaiian-blackjack', 'hawaiian-gardens'],
  [blackjackPoker, 'poker', 'hawaiian-gardens'],
  [noBustBlackjack2001, 'no-bust', 'lucky-lady'],
  [noBustBlackjack, 'no-bust', 'lucky-lady'],
];

/** Games of twenty-one by the counted line, one card up after another. */
export const keptTwentyOne: readonly Keeping[] = GAMES.map(([offering, name, house]) =>
  offeringKeeping(
    {
      offering,
      matters: Object.keys(offering.settings),
      file: 'twenty-one',
      code: ['odds/twenty-one/price.ts', `games/blackjack/${name}.ts`, `houses/${house}/blackjack.ts`],
    },
    (game) => {
      if (!isTwentyOne(game)) throw new Error(`${game.name} is no game of twenty-one.`);
      const counted = game.counted as Counting;
      return {
        stages: [{ parts: kindsUp(game, counted), run: (up) => priceAgainst(game, counted, up) }],
        join: ([sums]) => priceOf(game, counted, sums as readonly Sums[]),
      };
    },
  ),
);
