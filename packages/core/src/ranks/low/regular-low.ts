import type { Ranking } from '../ranking.ts';
import { aceFive } from './low.ts';
import { ACE_HIGH, type LowOrder, plainLow, unpairedFives } from './low-hands.ts';

/**
 * Super 7 Card Stud Hi/Lo Regular: deuces best, aces worst, straights and flushes not counted (003:5380). Its chart
 * calls 7-5-4-3-2 the best and A-K-Q-J-9 the worst unpaired hand (003:5387), as if straights did count; we follow the
 * sentence, so 6-5-4-3-2 is best and A-K-Q-J-10 worst.
 */
export const lowRegularAceHigh = plainLow(
  'low-regular-ace-high',
  'Low with aces worst, straights and flushes ignored: Super 7 Card Stud Hi/Lo Regular',
  ACE_HIGH,
  unpairedFives(ACE_HIGH),
);

/** The ace is the lowest card (003:6538), but as a pair, trips or quads it is the worst (003:6544-6548). */
const MATCHED_ACES_WORST: LowOrder = { matched: 'ace high', single: 'ace low' };

/**
 * The low of 7 Card Stud Hi/Lo Regular. As printed, an unmatched ace counts low in every hand, also beside a pair, and
 * matched aces are worst; with `pairsAceLow`, the customary way, it is plain ace-to-five.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { regularLow } from '@cardroom/core/ranks';
 *
 * const read = parseCards('7s 5h 4d 3c 2s');
 * const low = regularLow({ pairsAceLow: true });
 * if (read.ok) console.log(low.name(low.value(read.cards))); // 7-5-4-3-2 low
 * ```
 */
export function regularLow({ pairsAceLow }: { readonly pairsAceLow: boolean }): Ranking {
  if (pairsAceLow) return aceFive;
  return plainLow(
    'low-regular-ace-low',
    'Low with aces best unpaired and worst paired, straights and flushes ignored: 7 Card Stud Hi/Lo Regular',
    MATCHED_ACES_WORST,
    unpairedFives(MATCHED_ACES_WORST),
  );
}

/** The lowest hand when straights and flushes count, aces low. */
export const lowRegularAceLow = regularLow({ pairsAceLow: false });
