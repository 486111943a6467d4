import type { Stakes } from '../../../engine/pot/game.ts';
import type { Limit } from '../../offering/offering.ts';
import { buyIns, isBigBet, type PrintedBuyIn } from '../../offering/table-rules.ts';

/**
 * Buy-ins of the house's no limit and pot limit games. A game's own pages print some, and the lists of collection rates
 * (from the pot, and by time) print more. Each list names its games, and any of its ranges may be posted.
 */

type Ranges = readonly PrintedBuyIn[];
type ByStakes = (stakes: Stakes) => Ranges;

const always =
  (...ranges: Ranges): ByStakes =>
  () =>
    ranges;

const isPot = ({ structure }: Stakes): boolean => structure === 'pot';

/** Dollars of the blinds, as a row of a schedule names a game. */
const blindsOf = ({ blinds }: Stakes): string => blinds.map((cents) => cents / 100).join('-');

/** Rows that are chosen by the blinds of a game, at one structure. */
const rows =
  (structure: Stakes['structure'], from: Readonly<Record<string, Ranges>>): ByStakes =>
  (stakes) =>
    stakes.structure === structure ? (from[blindsOf(stakes)] ?? []) : [];

/** No limit hold'em (003:1398-1411). If two figures are printed for the same blinds, the wider comes first. */
export const holdemRows: ByStakes = (stakes) =>
  // 003:71-72, 003:1402: the $100 buy-in game.
  stakes.doubling ? buyIns('003:1402', [100, 100]) : noLimitRows(stakes);

const noLimitRows = rows('no-limit', {
  '1-1': buyIns('003:1399', [20, 20]),
  '1-2': buyIns('003:1400-1401', [40, 40], [50, 50]),
  '2-3': buyIns('003:1402-1403', [100, 300], [100, 100]),
  '3-5': buyIns('003:1404-1406', [300, 500], [200, 200], [300, 300]),
  '5-5': buyIns('003:1407-1408', [500, 1500], [500, 500]),
  '5-10': buyIns('003:1409', [600, 600]),
  '10-20': buyIns('003:1410', [1000, 1000]),
  '20-40': buyIns('003:1411', [2000, 2000]),
});

export const potLimitHoldemRows = rows('pot', { '5-10': buyIns('003:1424', [500, 500]) });

export const omahaNoLimitRows = rows('no-limit', {
  '2-3': buyIns('003:2318', [40, 100]),
  '3-5': buyIns('003:2319', [80, 200]),
  '5-10': buyIns('003:2320', [100, 500]),
});

export const omahaPotLimitRows = rows('pot', {
  '1-2': buyIns('003:2306', [100, 100]),
  '2-3': buyIns('003:2307-2308', [100, 200], [100, 100]),
  '3-5': buyIns('003:2310', [200, 500]),
  '5-5': buyIns('003:2309, 003:2311', [300, 300], [500, 500]),
  '5-10': buyIns('003:2312', [300, 1000]),
  '10-20': buyIns('003:2313', [1000, 1000]),
});

/** 003:5756 no limit, 003:5799 pot limit. */
export const shortDeckRows: ByStakes = (stakes) =>
  isPot(stakes) ? buyIns('003:5799', [500, 500]) : buyIns('003:5756', [20, 2000]);

/** $50 to $2,500 on a game's own pages. */
export const toTwentyFiveHundred = (cite: string) => always(...buyIns(cite, [50, 2500]));

/** 003:7525-7527: no other is printed for Dramadugi. */
export const dramadugiRange = always(...buyIns('003:7525-7527', [20, null]));

/**
 * 003:3716-3718: "$50-$100, Bring In $1-$2" in the smallest game, "$500-$2,500, Bring In $5-$10" in the largest. Pages
 * without the bring-ins, and games between the two, allow anything from the one to the other.
 */
export const smallestToLargest =
  (cite: string): ByStakes =>
  ({ bets }) => {
    const small = buyIns(cite, [50, 100]);
    const large = buyIns(cite, [500, 2500]);
    const between = buyIns(cite, [50, 2500]);
    if (bets[0] <= 200) return small;
    return bets[0] >= 1000 ? large : between;
  };

/** 003:7745-7749, 003:7902, and for pot limit 003:7935-7939, 003:8014-8018. */
export const holdemLists: ByStakes = (stakes) => [
  ...buyIns('003:7747-7749', [20, null]),
  ...(isPot(stakes) ? buyIns('003:7937-7939', [200, 2500]) : []),
  ...buyIns(isPot(stakes) ? '003:7902, 003:8016-8018' : '003:7902', [500, null]),
];

/** 003:8235-8237, 003:8354: Omaha, Five Card Omaha, Crazy Pineapple. */
export const omahaLists = always(...buyIns('003:8236-8237', [50, 5000]), ...buyIns('003:8354', [200, null]));

/** 003:8389-8393, 003:8498-8502 */
export const dramahaLists = always(
  ...buyIns('003:8391-8393', [50, 5000]),
  ...buyIns('003:8500-8502', [200, null]),
);

/** 003:8838-8842, 003:8948 */
export const doubleBoardLists = always(
  ...buyIns('003:8840-8842', [50, 5000]),
  ...buyIns('003:8948', [500, null]),
);

/** 003:10096, 003:10236-10238, 003:10380-10384: games with a board, except Reverse Hold'em and Match-It. */
export const boardLists = always(
  ...buyIns('003:10237-10238', [20, null]),
  ...buyIns('003:10382-10384', [100, null]),
);

/** 003:8982-8986, 003:9220-9224 */
export const archieLists = always(
  ...buyIns('003:8984-8986', [100, 2500]),
  ...buyIns('003:9222-9224', [100, null]),
);

/** 003:9259-9263, 003:9532-9536: Badeucey, Badacey, Badugi. */
export const badugiLists = always(
  ...buyIns('003:9261-9263', [50, 2500]),
  ...buyIns('003:9534-9536', [100, null]),
);

/** 003:11012, 003:11136-11140, 003:11275-11279: Archie, Badeucey, Badacey, Badugi and both lowballs. */
export const drawLists = always(
  ...buyIns('003:11138-11140', [20, 2000]),
  ...buyIns('003:11277-11279', [100, null]),
);

/** 003:9567-9573, 003:9860-9864, 003:10541-10545, 003:10687-10691: all stud games. */
export const studLists = always(
  ...buyIns('003:9572-9573', [50, 2500]),
  ...buyIns('003:10543-10545', [20, 2000]),
  ...buyIns('003:9862-9864, 003:10689-10691', [100, null]),
);

/** 003:9896-9900, 003:10027-10031, 003:10846-10850, 003:10980-10984 */
export const lowballLists = always(
  ...buyIns('003:9898-9900', [50, 2500]),
  ...buyIns('003:10848-10850', [20, 2000]),
  ...buyIns('003:10029-10031, 003:10982-10984', [100, null]),
);

/**
 * The printed buy-ins at a limit, a game's own pages before the lists; one that would not pay the big blind comes last.
 * A range that is printed twice counts once, with both lines.
 */
export function boughtIn({ stakes }: Limit, ...from: readonly ByStakes[]): { buyIns?: Ranges } {
  if (!isBigBet(stakes)) return {};
  const distinct: PrintedBuyIn[] = [];
  for (const range of from.flatMap((by) => by(stakes))) {
    const at = distinct.findIndex(({ least, most }) => least === range.least && most === range.most);
    if (at < 0) distinct.push(range);
    else distinct[at] = { ...range, cite: `${distinct[at].cite}, ${range.cite}` };
  }
  const pays = ({ least }: PrintedBuyIn) => least >= stakes.bets[0];
  const ordered = [...distinct.filter(pays), ...distinct.filter((range) => !pays(range))];
  return ordered.length === 0 ? {} : { buyIns: ordered };
}
