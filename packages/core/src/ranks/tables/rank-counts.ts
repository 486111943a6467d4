/** How many cards of each rank, indexed by rank. */
export type RankCounts = Uint8Array;

/** Visits every way to hold `size` cards by rank, at most `most` of each. The array is reused. */
export function eachRankCounts(
  ranks: readonly number[],
  size: number,
  most: number,
  visit: (counts: RankCounts) => void,
): void {
  const counts = new Uint8Array(13);
  const fill = (index: number, left: number): void => {
    if (left === 0) {
      visit(counts);
      return;
    }
    const least = Math.max(0, left - most * (ranks.length - index - 1));
    for (let count = Math.min(most, left); count >= least; count--) {
      counts[ranks[index]] = count;
      fill(index + 1, left - count);
    }
    counts[ranks[index]] = 0;
  };
  fill(0, size);
}

/** Called with the sets of ranks held at least once, twice, three, four and five times (bit 0 the deuce). */
type HoldingVisit = (ones: number, twos: number, threes: number, fours: number, fives: number) => void;

/** As `eachRankCounts`, but with sets of ranks. */
export function eachRankSets(
  ranks: readonly number[],
  size: number,
  most: number,
  visit: HoldingVisit,
): void {
  const hold = (
    index: number,
    left: number,
    ones: number,
    twos: number,
    threes: number,
    fours: number,
    fives: number,
  ): void => {
    if (left === 0) {
      visit(ones, twos, threes, fours, fives);
      return;
    }
    if (left > most * (ranks.length - index)) return;
    const bit = 1 << ranks[index];
    const can = Math.min(left, most);
    const next = index + 1;
    hold(next, left, ones, twos, threes, fours, fives);
    hold(next, left - 1, ones | bit, twos, threes, fours, fives);
    if (can > 1) hold(next, left - 2, ones | bit, twos | bit, threes, fours, fives);
    if (can > 2) hold(next, left - 3, ones | bit, twos | bit, threes | bit, fours, fives);
    if (can > 3) hold(next, left - 4, ones | bit, twos | bit, threes | bit, fours | bit, fives);
    if (can > 4) hold(next, left - 5, ones | bit, twos | bit, threes | bit, fours | bit, fives | bit);
  };
  hold(0, size, 0, 0, 0, 0, 0);
}

/** The ranks held `least` times or more, as bits, the deuce in bit 0. */
export function setOfCounts(counts: RankCounts, least: number): number {
  let set = 0;
  for (let rank = 0; rank < counts.length; rank++) if (counts[rank] >= least) set |= 1 << rank;
  return set;
}

export function bitCount(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
