/**
 * Deals that differ only by the names of the suits are worth the same in every game for a pot: no ranking of theirs
 * asks which suit a card is of (suits break ties between odd chips only). So only one of each group is dealt out.
 */

const SUITS = [0, 1, 2, 3];
const PLAIN = 52;

/** Every way to rename the suits, by card. */
export const suitChanges: readonly Uint8Array[] = permutations(SUITS).map((order) =>
  Uint8Array.from({ length: 64 }, (_, card) => (card < PLAIN ? (card & ~3) | order[card & 3] : card)),
);

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** A text that is the same for groups of cards that differ only by the names of suits. */
export function suitClass(groups: readonly (readonly number[])[]): string {
  let least = '';
  for (const change of suitChanges) {
    let text = '';
    for (const group of groups) {
      const renamed = group.map((card) => change[card]).sort((a, b) => a - b);
      text += `${String.fromCharCode(...renamed.map((card) => card + 48))}|`;
    }
    if (least === '' || text < least) least = text;
  }
  return least;
}
