const BITS = 8;
const SIZE = 1 << BITS;
const LAST = SIZE - 1;

/** Numbers by hand, only some of them known, in pages that are made as needed. */
export class Numbers {
  readonly #pages: (Float64Array | undefined)[] = [];

  /** NaN if not known yet. */
  get(at: number): number {
    const page = this.#pages[at >> BITS];
    return page === undefined ? Number.NaN : page[at & LAST];
  }

  set(at: number, value: number): void {
    let page = this.#pages[at >> BITS];
    if (page === undefined) {
      page = new Float64Array(SIZE).fill(Number.NaN);
      this.#pages[at >> BITS] = page;
    }
    page[at & LAST] = value;
  }
}
