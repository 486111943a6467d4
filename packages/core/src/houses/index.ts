import type { HouseId, Offering } from './offering/offering.ts';
import { playerDealerOfferings } from './player-dealer-offerings.ts';
import { potOfferings } from './pot-offerings.ts';

export { limitOf, titleOfLimit, whyNoLimit } from './limits/of.ts';
export type { LimitRange } from './limits/range.ts';
export { type Family, familyTitles } from './offering/families.ts';
export { type House, houses } from './offering/house-names.ts';

/** House by house: games for a pot or for points in the order of its book, then those with a player-dealer. */
const ORDER: Readonly<Record<HouseId, readonly string[]>> = {
  'black-sheep': [
    'omaha-hi-lo',
    'omaha',
    'holdem',
    'ez-baccarat',
    'pai-gow-poker-gold',
    'three-card-poker-6-card-bonus',
    'blackjack-elite',
    'face-up-pai-gow-poker',
    'ultimate-texas-holdem',
  ],
  'hotel-del-rio': ['omaha', 'omaha-hi-lo', 'holdem', 'three-card-poker-6-card-bonus'],
  empire: [
    'holdem',
    'omaha-hi-lo',
    'tahoe-pineapple-hi-lo',
    'lowball',
    'nines-up',
    'no-bust-blackjack',
    'pai-gow-tiles',
    'double-hand-poker',
    'twenty-first-century-baccarat',
    'three-card-poker',
    'pure-21-5-blackjack',
    'twenty-first-century-blackjack',
    'fortune-pai-gow-poker',
  ],
  'hawaiian-gardens': [
    'holdem',
    'no-limit-holdem',
    'pot-limit-holdem',
    'crazy-pineapple',
    'seven-card-stud',
    'seven-card-stud-hi-lo-8',
    'lowball',
    'mexican-poker',
    'razz',
    'reverse-holdem',
    'asian-five-card-stud',
    'thirteen-card',
    'badugi',
    'match-it',
    'no-limit-omaha',
    'no-limit-omaha-hi-lo',
    'kansas-city-lowball',
    'five-card-omaha-hi-lo',
    'archie',
    'double-board-omaha',
    'razzdeucey',
    'razzdacey',
    'super-razzdacey',
    'badacey',
    'super-seven-card-stud',
    'super-seven-card-stud-hi-lo',
    'super-seven-card-stud-hi-lo-regular',
    'short-deck-holdem',
    'super-razzdeucey',
    'super-razz',
    'badeucey',
    'seven-card-stud-hi-lo-regular',
    'two-seven-dramaha',
    'dramaha',
    'face-up-chinese',
    'dramadugi',
    'two-seven-captain',
    'jokers-wild-pai-gow-poker',
    'super-9',
    'hawaiian-blackjack',
    'caribbean-stud',
    'pai-gow-poker',
    'baccarat-9',
    'baccarat-9-2009',
    'pai-gow-tiles',
    'nine-and-a-half',
    'baccarat',
    'fortune-pai-gow-poker',
    'pokara',
    'pan-9',
    'super-9-bonus-tie',
    'blackjack-poker',
    'ultimate-texas-holdem',
    'three-card-poker-6-card-bonus',
    'ez-baccarat-panda-8',
    'fortune-7-baccarat',
    'pai-gow-tiles-wild',
    'face-up-pai-gow-poker',
    'gardens-baccarat',
  ],
  'lucky-lady': [
    'lowball',
    'omaha',
    'omaha-hi-lo',
    'ez-money-holdem',
    'holdem',
    'no-limit-holdem',
    'no-bust-blackjack-2001',
    'no-bust-blackjack',
    'fortune-pai-gow-poker',
    'ultimate-texas-holdem-bad-beat',
    'fortune-7-baccarat',
    'ez-baccarat-panda-8',
    'three-card-poker-6-card-bonus',
  ],
};

const HOUSES = Object.keys(ORDER);
const place = ({ house, id }: Offering): number => ORDER[house].indexOf(id.slice(house.length + 1));
const group = ({ kind }: Offering): number => (kind === 'player-dealer' ? 1 : 0);

const all: readonly Offering[] = [...potOfferings, ...playerDealerOfferings];

/** Everything the five houses offer: what players play against each other, then what they play against a player-dealer. */
export const offerings: readonly Offering[] = all.toSorted(
  (a, b) => group(a) - group(b) || HOUSES.indexOf(a.house) - HOUSES.indexOf(b.house) || place(a) - place(b),
);

export function findOffering(id: string): Offering | undefined {
  return offerings.find((offering) => offering.id === id);
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
export type {
  AnyLimit,
  HouseId,
  Limit,
  Offering,
  PlayerDealerLimit,
  PointsLimit,
} from './offering/offering.ts';
export { chooseSettings, type Setting, type Settings, type SettingValue } from './offering/setting.ts';
export { type Entry, tableSettings, WAYS_IN } from './offering/table-settings.ts';
