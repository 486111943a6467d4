const BITS = 2 ** 17;
const PROBES = 4;
/** With so many in one part about one question in two hundred is answered by mistake. */
const FULL = 10_000;

/**
 * Remembers texts without keeping them: it never forgets one of the last ten thousand, and now and then takes one
 * for known that is not. It takes no memory before the first.
 */
export class Filter {
  /** The part being filled, and the one before it. */
  #young: Uint8Array | null = null;
  #old: Uint8Array | null = null;
  #count = 0;

  add(text: string): void {
    if (this.#young === null || this.#count >= FULL) {
      this.#old = this.#young;
      this.#young = new Uint8Array(BITS / 8);
      this.#count = 0;
    }
    this.#count++;
    const [a, b] = hashes(text);
    for (let i = 0; i < PROBES; i++) {
      const bit = place(a, b, i);
      this.#young[bit >> 3] |= 1 << (bit & 7);
    }
  }

  mayHave(text: string): boolean {
    if (this.#young === null) return false;
    const [a, b] = hashes(text);
    return isIn(this.#young, a, b) || (this.#old !== null && isIn(this.#old, a, b));
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
