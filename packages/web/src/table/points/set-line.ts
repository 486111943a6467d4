import { inProperOrder, SET_SIZES, setRanking, setValues } from '@cardroom/core/engine/points';
import { t } from '../t.ts';

/** The three sets in words as far as they are full, and whether the hand would stand. */
export interface SetLine {
  readonly names: string;
  readonly text: string;
  readonly foul: boolean;
}

export function setLine(sets: readonly (readonly number[])[], equalSets: boolean): SetLine | null {
  const full = sets.map((set, i) => set.length === SET_SIZES[i]);
  const names = sets.flatMap((set, i) => (full[i] ? [setRanking.name(setRanking.value(set))] : []));
  if (names.length === 0) return null;
  const words = names.join(' / ');
  if (!full.every((is) => is)) return { names: words, text: words, foul: false };
  const foul = !inProperOrder(setValues(sets), equalSets);
  const text = t('set.line', { sets: words, verdict: t(foul ? 'set.foul' : 'set.legal') });
  return { names: words, text, foul };
}
