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

/** What is chosen of an offering's settings, by name. */
type Chosen = Readonly<Record<string, unknown>>;

/**
 * What a house's book prints for one of its offerings, in the order in which rulings are looked for: by every reading
 * of torn lines, or by the settings that are given.
 *
 * @example
 * ```ts
 * import { printedRulings } from '@cardroom/core/rulings';
 *
 * const extra = printedRulings('lucky-lady/holdem').find(({ what }) => what === 'extra card');
 * console.log(extra?.cite, extra?.say); // 004:1393 The first player’s extra card goes back to the deck and becomes the burn card.
 * ```
 */
export function printedRulings(offering: string, settings?: Chosen): readonly Ruling[] {
  const printed = BOOKS[offering] ?? NONE;
  if (settings === undefined) return printed;
  return printed.filter(({ reading }) => reading === undefined || settings[reading.setting] === reading.is);
}

/** An offering, as far as its rulings go. */
interface Ruled {
  readonly id: string;
  readonly kind: keyof typeof postings;
  readonly settings?: Readonly<Record<string, { readonly default: unknown }>>;
}

/** What every setting is where nothing is chosen, and what is. */
const valuesOf = ({ settings = {} }: Ruled, chosen: Chosen): Chosen => ({
  ...Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.default])),
  ...chosen,
});

/**
 * All rulings for an offering: the printed ones, then what the room posts where the book is silent. A room's own
 * postings come before the customary ones. Torn lines are read by the offering's settings, or as is chosen.
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
  offering: Ruled,
  posted: readonly PostedRuling[] = [],
  chosen: Chosen = {},
): readonly Ruling[] => [
  ...printedRulings(offering.id, valuesOf(offering, chosen)),
  ...posted.filter(({ games }) => games === undefined || games.includes(offering.id)),
  ...postings[offering.kind],
];
