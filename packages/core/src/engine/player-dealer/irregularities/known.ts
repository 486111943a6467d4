import { IRREGULARITIES } from '../../irregularities/irregularity.ts';
import { type AskedBesides, asksOf, type KnownIrregularity } from '../../irregularities/known.ts';
import { HAPPENINGS, type Of } from './happenings.ts';

/** There is one player-dealer: of that hand nothing more has to be said. */
const SAID: { readonly [What in Of]: KnownIrregularity['of'] } = {
  table: 'table',
  bank: 'table',
  hand: 'hand',
  player: 'circle',
  circle: 'unbet circle',
  cards: 'hand cards',
  wager: 'wager',
};

const BESIDES: AskedBesides = {
  // What the bet was found to be.
  'altered wager': ['cents'],
  'wager outside the limits': ['cents'],
  // One hand may be meant (002:709).
  'identical cards': ['hand'],
};

/** What may go wrong in a round against a player-dealer, in the order of the shared list. */
export const knownInRounds: readonly KnownIrregularity[] = IRREGULARITIES.flatMap((what) => {
  const happening = HAPPENINGS[what];
  return happening === undefined ? [] : [{ what, of: SAID[happening.of], asks: asksOf(what, BESIDES) }];
});
