const BITS = 2 ** 18;
const PROBES = 4;
/** With so many in one part about one question in two thousand is answered by mistake. */
const FULL = 10_000;
/** Half a megabyte, at a table that has seen so much. */
const PARTS = 16;

/**
 * Remembers texts without keeping them: it never forgets one of the last hundred and fifty thousand, and now and
 * then takes one for known that is not. It takes no memory before the first.
 */
export class BloomFilter {
  /** The part being filled stands last. */
  #parts: Uint8Array[] = [];
  #count = 0;

  add(text: string): void {
    let part = this.#parts.at(-1);
    if (part === undefined || this.#count >= FULL) {
      part = new Uint8Array(BITS / 8);
      this.#parts = [...this.#parts.slice(1 - PARTS), part];
      this.#count = 0;
    }
    this.#count++;
    const [a, b] = hashes(text);
    for (let i = 0; i < PROBES; i++) {
      const bit = place(a, b, i);
      part[bit >> 3] |= 1 << (bit & 7);
    }
  }

  mayHave(text: string): boolean {
    if (this.#parts.length === 0) return false;
    const [a, b] = hashes(text);
    return this.#parts.some((part) => isIn(part, a, b));
  }
}

function isIn(part: Uint8Array, a: number, b: number): boolean {
  for (let i = 0; i < PROBES; i++) {
    const bit = place(a, b, i);
    if ((part[bit >> 3] & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

const place = (a: number, b: number, i: number): number => ((a + Math.imul(i, b)) >>> 0) & (BITS - 1);

/** Two sums in the manner of FNV. */
function hashes(text: string): readonly [number, number] {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0x85ebca6b) ^ (b >>> 13);
  }
  return [a ^ (a >>> 15), b | 1];
}
