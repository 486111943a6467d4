import { IRREGULARITIES } from '../../irregularities/irregularity.ts';
import type { KnownIrregularity } from '../../irregularities/known.ts';
import { HAPPENINGS, type Of } from './happenings.ts';

/** There is one player-dealer: of that hand nothing more has to be said. */
const SAID: { readonly [What in Of]: KnownIrregularity['of'] } = {
  table: 'table',
  bank: 'table',
  hand: 'hand',
  player: 'circle',
  circle: 'circle',
  cards: 'hand cards',
  wager: 'wager',
};

/** What may go wrong in a round against a player-dealer, in the order of the shared list. */
export const knownInRounds: readonly KnownIrregularity[] = IRREGULARITIES.flatMap((what) => {
  const happening = HAPPENINGS[what];
  return happening === undefined ? [] : [{ what, of: SAID[happening.of] }];
});
