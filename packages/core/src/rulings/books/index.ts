import type { PostedRuling, Ruling } from '../ruling.ts';
import { blackSheep } from './black-sheep/index.ts';
import { empire } from './empire/index.ts';
import { hawaiianGardens } from './hawaiian-gardens/index.ts';
import { hotelDelRio } from './hotel-del-rio/index.ts';
import { luckyLady } from './lucky-lady/index.ts';
import { postings } from './postings.ts';

const BOOKS: Readonly<Record<string, readonly Ruling[]>> = {
  ...blackSheep,
  ...empire,
  ...hawaiianGardens,
  ...hotelDelRio,
  ...luckyLady,
};
const NONE: readonly Ruling[] = [];

/** Every ruling that some book prints, each once. */
export const everyRuling: readonly Ruling[] = [...new Set(Object.values(BOOKS).flat())];

/**
 * What a house's book prints for one of its offerings, in the order in which rulings are looked for.
 *
 * @example
 * ```ts
 * import { printedRulings } from '@cardroom/core/rulings';
 *
 * const extra = printedRulings('lucky-lady/holdem').find(({ what }) => what === 'extra card');
 * console.log(extra?.cite, extra?.say); // 004:1393 The extra card goes back to the deck and becomes the burn card.
 * ```
 */
export const printedRulings = (offering: string): readonly Ruling[] => BOOKS[offering] ?? NONE;

/**
 * All rulings for an offering: the printed ones, then what the room posts where the book is silent. A room's own
 * postings come before the customary ones.
 *
 * @example
 * ```ts
 * import { rulingsOf } from '@cardroom/core/rulings';
 *
 * const rulings = rulingsOf({ id: 'black-sheep/holdem', kind: 'pot' });
 * console.log(rulings.every(({ cite }) => cite === null)); // true
 * ```
 */
export const rulingsOf = (
  { id, kind }: { readonly id: string; readonly kind: keyof typeof postings },
  posted: readonly PostedRuling[] = [],
): readonly Ruling[] => [
  ...printedRulings(id),
  ...posted.filter(({ games }) => games === undefined || games.includes(id)),
  ...postings[kind],
];
