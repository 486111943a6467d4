const lists = new Map<number, readonly number[]>();

/** All ways to take `size` of `count` things (at most 16), each as a number with a bit for every thing taken. */
export function subsets(count: number, size: number): readonly number[] {
  const key = (count << 5) | size;
  let list = lists.get(key);
  if (list === undefined) {
    list = size === 0 ? [0] : make(count, size);
    lists.set(key, list);
  }
  return list;
}

function make(count: number, size: number): number[] {
  const masks: number[] = [];
  for (let mask = (1 << size) - 1; mask < 1 << count; ) {
    masks.push(mask);
    // The next greater number with as many bits.
    const low = mask & -mask;
    const carried = mask + low;
    mask = carried | (((mask ^ carried) >> 2) / low);
  }
  return masks;
}
