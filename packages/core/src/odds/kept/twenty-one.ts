import type { BlackjackGame } from '../../games/blackjack/rules.ts';
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
import { chartWork, priceWork } from '../twenty-one/work.ts';
import type { Work } from '../work.ts';
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

const keptOf = (
  what: { readonly file: string; readonly code: readonly string[]; readonly what?: string },
  count: (game: BlackjackGame, counted: Counting) => Work,
): readonly Keeping[] =>
  GAMES.map(([offering, name, house]) =>
    offeringKeeping(
      {
        ...what,
        offering,
        matters: Object.keys(offering.settings),
        code: [...what.code, `games/blackjack/${name}.ts`, `houses/${house}/blackjack.ts`],
      },
      (game) => {
        if (!isTwentyOne(game)) throw new Error(`${game.name} is no game of twenty-one.`);
        return count(game, game.counted as Counting);
      },
    ),
  );

/** Games of twenty-one by the counted line, one card up after another. */
export const keptTwentyOne = keptOf({ file: 'twenty-one', code: ['odds/twenty-one/price.ts'] }, priceWork);

/** Their charts, column by column. */
export const keptCharts = keptOf(
  { file: 'charts', code: ['odds/twenty-one/charts.ts', 'odds/twenty-one/solve.ts'], what: 'charts' },
  chartWork,
);
