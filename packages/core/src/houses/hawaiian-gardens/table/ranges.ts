import { bigRanges, fixedRange, type PotRange, spreadRange } from '../../limits/range.ts';

/**
 * The bounds that the house's schedules in force set for its poker games: limit games by their bets, no limit and pot
 * limit by buy-ins only. If several lines are for one game, its range goes from the least to the most of them.
 */

type Words = Parameters<typeof fixedRange>[2];

/** Hold'em and games like it; Match-It, too. */
export const holdemFixed = (words: Words = {}): PotRange => fixedRange([1, 2000], '003:7564-7566', words);
const HOLDEM_BUY_INS = '003:7747-7749';
export const holdemBig = (words: Parameters<typeof bigRanges>[1] = {}): readonly PotRange[] =>
  bigRanges(HOLDEM_BUY_INS, { buyIn: [20, null], ...words });
export const holdemRanges: readonly PotRange[] = [holdemFixed(), ...holdemBig()];

/** Omaha, Five Card Omaha and Crazy Pineapple; with them, and with Dramaha, 003:10237. */
const OMAHA_BUY_INS = '003:10237-10238';
export const omahaRanges = (forcedCite?: string): readonly PotRange[] => [
  fixedRange([1, 2000], '003:8052-8054', forcedCite === undefined ? {} : { forcedCite }),
  ...bigRanges(OMAHA_BUY_INS, { buyIn: [20, null] }),
];

export const doubleBoardRanges: readonly PotRange[] = [
  fixedRange([1, 4000], '003:8681, 003:3978', { forcedCite: '003:3837' }),
  ...bigRanges(OMAHA_BUY_INS, { buyIn: [20, null] }),
];

export const dramahaRanges: readonly PotRange[] = [
  fixedRange([1, 4000], '003:10102, 003:8645'),
  ...bigRanges(OMAHA_BUY_INS, { buyIn: [20, null] }),
];

/** 003:7523 heads its only fees "No Limit/Pot Limit". */
export const dramadugiRanges: readonly PotRange[] = bigRanges('003:7525-7527', { buyIn: [20, null] });

export const archieRanges: readonly PotRange[] = [
  fixedRange([1, 4000], '003:11018, 003:9188', { forcedCite: '003:3608' }),
  ...bigRanges('003:11138, 003:9224', { buyIn: [20, null] }),
];

/** Badugi, Badacey and Badeucey. */
export const badugiRanges = (forcedCite?: string): readonly PotRange[] => [
  fixedRange([1, 4000], '003:11018, 003:9498', forcedCite === undefined ? {} : { forcedCite }),
  ...bigRanges('003:11138, 003:9536', { buyIn: [20, null] }),
];

/** Both lowballs. */
export const lowballRanges: readonly PotRange[] = [
  fixedRange([1, 4000], '003:10728, 003:9992', { forced: 'three blinds' }),
  ...bigRanges('003:10848, 003:10031', { buyIn: [20, null], forced: 'three blinds', figures: [3] }),
];

/** The only bet is the ante, in one size: the first of the limit's two figures. */
export const captainRanges: readonly PotRange[] = [
  fixedRange([2, 50], '003:11996', { times: [1], forced: 'ante and three blinds', forcedCite: '003:11914' }),
  fixedRange([60, 4000], '003:12019', {
    times: [1],
    forced: 'ante and three blinds',
    forcedCite: '003:11914',
  }),
  ...bigRanges('003:11970-11972', { buyIn: [50, 2500], forced: 'ante and three blinds', figures: [1] }),
];

const STUD_LIMITS = '003:10420, 003:9826';

const studOf = (forced: NonNullable<Words>['forced'] & string): readonly PotRange[] => [
  fixedRange([1, 4000], STUD_LIMITS, { forced }),
  ...bigRanges('003:10543, 003:9864', { buyIn: [20, null], forced, figures: [1] }),
];

export const studRanges = studOf('ante and bring-in');

/** A 2-10 game goes up by two (003:795). */
const byTwos = { step: 2 } as const;

/** 003:795 mentions a 2-10 limit game, so bets may be spread between the figures that the house prints. */
export const asianRanges: readonly PotRange[] = [
  ...studOf('ante and forced bet'),
  spreadRange([2, 8000], `${STUD_LIMITS}, 003:795`, { forced: 'ante and forced bet', ...byTwos }),
];

export const mexicanRanges: readonly PotRange[] = [
  ...studOf('forced bet'),
  spreadRange([2, 8000], `${STUD_LIMITS}, 003:378`, { forced: 'forced bet', ...byTwos }),
];
