/** The fewest things that still fail: leaves out ever smaller stretches as long as the rest fails without them. */
export async function shrink<T>(
  all: readonly T[],
  fails: (some: readonly T[]) => Promise<boolean>,
  until: number,
): Promise<readonly T[]> {
  let left = all;
  for (let size = Math.ceil(all.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length; ) {
      if (Date.now() > until) return left;
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      if (await fails(without)) left = without;
      else at += size;
    }
  }
  return left;
}
