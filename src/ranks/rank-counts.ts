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

/** The ranks held, as bits, the deuce in bit 0. */
export function setOfCounts(counts: RankCounts): number {
  let set = 0;
  for (let rank = 0; rank < counts.length; rank++) if (counts[rank] > 0) set |= 1 << rank;
  return set;
}

export function bitCount(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
