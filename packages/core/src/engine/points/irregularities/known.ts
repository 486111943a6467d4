import { IRREGULARITIES } from '../../irregularities/irregularity.ts';
import { type AskedBesides, asksOf, type KnownIrregularity } from '../../irregularities/known.ts';
import { HAPPENINGS } from './rule.ts';

/** Both may lie in one hand. */
const BESIDES: AskedBesides = { 'identical cards': ['hand'] };

/** What may go wrong in a hand for points, in the order of the shared list. */
export const knownForPoints: readonly KnownIrregularity[] = IRREGULARITIES.flatMap((what) => {
  const of = HAPPENINGS[what];
  return of === undefined ? [] : [{ what, of, asks: asksOf(what, BESIDES) }];
});
