/** `count` deals of `size` cards from a full pack, one after the other, the same on every run. */
export function deals(count, size, seed = 0x2545f491) {
  let state = seed;
  const below = (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  const cards = new Uint8Array(count * size);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < size; j++) {
      const k = j + below(52 - j);
      [pack[j], pack[k]] = [pack[k], pack[j]];
      cards[i * size + j] = pack[j];
    }
  }
  return cards;
}
