import { IRREGULARITIES } from '../../irregularities/irregularity.ts';
import { type AskedBesides, asksOf, type KnownIrregularity, OF_CARDS } from '../../irregularities/known.ts';
import { HAPPENINGS } from './happened.ts';

const BESIDES: AskedBesides = {
  'bet not as said': ['cents'],
  // Whose cards lay wrong, and which of them everybody saw (003:371-373).
  'dealt out of order': ['hand', 'cards', 'other'],
};

/** What may go wrong in a hand for a pot, in the order of the shared list. */
export const knownInPots: readonly KnownIrregularity[] = IRREGULARITIES.flatMap((what) => {
  const happening = HAPPENINGS[what];
  if (happening === undefined) return [];
  const seat = OF_CARDS.includes(what) ? 'cards' : 'seat';
  return [{ what, of: happening.ofSeat ? seat : 'table', asks: asksOf(what, BESIDES) }];
});
