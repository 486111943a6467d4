import * as blackSheep from './black-sheep/index.ts';
import * as empire from './empire/index.ts';
import * as hawaiianGardens from './hawaiian-gardens/index.ts';
import * as hotelDelRio from './hotel-del-rio/index.ts';
import * as luckyLady from './lucky-lady/index.ts';
import { nearest } from './nearest.ts';
import type { Offering } from './offering/offering.ts';

export { limitOf, titleOfLimit, whyNoLimit } from './limits/of.ts';
export type { LimitRange } from './limits/range.ts';
export { type Family, familyTitles } from './offering/families.ts';
export { type House, houses } from './offering/house-names.ts';

/** In the order in which the books are numbered. */
const HOUSES = [blackSheep, hotelDelRio, empire, hawaiianGardens, luckyLady] as const;

type OfOneHouse = (typeof HOUSES)[number];

/** The id of an offering, spelled out: `hawaiian-gardens/dramaha`. */
export type OfferingId = OfOneHouse['pot' | 'playerDealer'][number]['id'];

/** Everything the five houses offer: games between players first, then games against a player-dealer. */
export const offerings: readonly Offering[] = [
  ...HOUSES.flatMap(({ pot }): readonly Offering[] => pot),
  ...HOUSES.flatMap(({ playerDealer }): readonly Offering[] => playerDealer),
];

/**
 * The offering with this id; undefined if no house has it.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 *
 * console.log(findOffering('black-sheep/omaha')?.name); // Omaha
 * ```
 */
export function findOffering(id: string): Offering | undefined {
  return offerings.find((offering) => offering.id === id);
}

/**
 * Ids of offerings that look like an unknown one.
 *
 * @example
 * ```ts
 * import { offeringsLike } from '@cardroom/core/houses';
 *
 * console.log(offeringsLike('black-sheep/omahaa')[0]); // black-sheep/omaha
 * ```
 */
export function offeringsLike(id: string): string[] {
  return nearest(
    id,
    offerings.map((offering) => offering.id),
  );
}
export { FORCED, type ForcedBets } from './limits/forced-bets.ts';
export { tidyLimitId } from './limits/id.ts';
export { citeOfLimit, firstFrom } from './limits/of.ts';
export type {
  BetRange,
  BigRange,
  FixedRange,
  PointRange,
  PotRange,
  Span,
  SpreadRange,
} from './limits/range.ts';
export { forcedBets, namesIt, sayForced, sayRange } from './limits/words.ts';
export { cardsToSet } from './offering/cards-to-set.ts';
export type {
  AnyLimit,
  HouseId,
  Limit,
  Offering,
  PlayerDealerLimit,
  PointsLimit,
} from './offering/offering.ts';
export {
  chooseSettings,
  type Setting,
  type Settings,
  type SettingValue,
  sayValue,
} from './offering/setting.ts';
export { type Entry, tableSettings, WAYS_IN } from './offering/table-settings.ts';
