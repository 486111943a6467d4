import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { completed } from '../../engine/player-dealer/steps.ts';
import { caribbeanStud as caribbeanStudGame } from '../../games/table-poker/caribbean-stud.ts';
import type { PokerHand } from '../../games/table-poker/poker-hand.ts';
import { caribbeanStud } from '../../houses/hawaiian-gardens/casino-poker.ts';
import { countFiveCards } from '../count/five-cards.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping, variants } from './offering-keeping.ts';

const CODE = ['odds/count/five-cards.ts', 'games/table-poker/caribbean-stud.ts'];

const counting = (game: PlayerDealerGame): Pick<Keeping, 'stages' | 'join'> => ({
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
});

/** The game that others have published about: one deck, the usual ranks, and the usual pays for Call. */
const USUAL: Readonly<Record<PokerHand, number>> = {
  'royal flush': 100,
  'straight flush': 50,
  'four of a kind': 20,
  'full house': 7,
  flush: 5,
  straight: 4,
  'three of a kind': 3,
  'two pair': 2,
  'pair or less': 1,
};

export const USUAL_CARIBBEAN = 'Caribbean Stud as usual';

/** Five cards against five with one in sight: takes about a minute. */
export const keptFiveCards: readonly Keeping[] = [
  ...variants(
    caribbeanStud,
    [],
    [...CODE, 'houses/hawaiian-gardens/casino-poker.ts'],
    ['flush', 'decks'],
  ).map((of) => offeringKeeping({ ...of, file: 'five-cards' }, counting)),
  {
    name: USUAL_CARIBBEAN,
    file: 'five-cards',
    code: CODE,
    inputs: { decks: 1, flush: 'under full house', call: USUAL },
    ...counting(
      completed(
        USUAL_CARIBBEAN,
        caribbeanStudGame({
          decks: 1,
          flush: 'under full house',
          call: Object.entries(USUAL).map(([hand, pays]) => ({ hand: hand as PokerHand, pays, cite: '' })),
          decides: 'seated',
          partners: 1,
          foldsCollected: 'in order',
        }),
      ),
    ),
  },
];
