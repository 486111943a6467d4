/** A place on the felt: its middle and its size, in pixels of the table's box. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export type Size = Box;

export function overlap(a: Spot, b: Spot, gap = 0): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  );
}

/** How far the middle of a spot is from the edge of another. */
export function apart(spot: Spot, from: Spot): number {
  return Math.hypot(
    Math.max(0, Math.abs(spot.x - from.x) - from.width / 2),
    Math.max(0, Math.abs(spot.y - from.y) - from.height / 2),
  );
}

export function inside({ x, y, width, height }: Spot, box: Box): boolean {
  return x >= width / 2 && y >= height / 2 && x <= box.width - width / 2 && y <= box.height - height / 2;
}

const REACH = 36;
const anywhere: (spot: Spot) => boolean = () => true;

/** Steps away from a wished-for place, the nearest first. */
const STEPS = (() => {
  const steps: { dx: number; dy: number; far: number }[] = [];
  for (let dx = -REACH; dx <= REACH; dx++) {
    for (let dy = -REACH; dy <= REACH; dy++) {
      const far = dx * dx + dy * dy;
      if (far <= REACH * REACH) steps.push({ dx, dy, far });
    }
  }
  return steps.sort((a, b) => a.far - b.far || a.dy - b.dy || a.dx - b.dx);
})();

/**
 * Puts things down one after the other, each as near to where it is wanted as those already there allow.
 * Things right of the middle look for room in mirror order, so that both halves of a table match.
 */
export class Placer {
  readonly #taken: Spot[] = [];
  readonly #box: Box;
  readonly #scale: number;
  readonly #gap: number;
  readonly #step: number;
  #failed = false;

  constructor(box: Box, scale: number) {
    this.#box = box;
    this.#scale = scale;
    this.#gap = 3 * scale;
    this.#step = 5 * scale;
  }

  /** For another try with the same beginning. */
  copy(): Placer {
    const copy = new Placer(this.#box, this.#scale);
    copy.#taken.push(...this.#taken);
    return copy;
  }

  /** Something had no room. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Exactly there. */
  fix(spot: Spot): Spot {
    if (!this.#free(spot)) this.#failed = true;
    this.#taken.push(spot);
    return spot;
  }

  /** As near as possible to a place, and no further from it than `reach` steps. */
  near(x: number, y: number, size: Size, reach = REACH, fits = anywhere): Spot {
    const spot = this.#failed ? null : this.seek(x, y, size, reach, fits);
    if (spot === null) this.#failed = true;
    return spot ?? { x, y, ...size };
  }

  /** The same for what can be left out. */
  seek(x: number, y: number, size: Size, reach = REACH, fits = anywhere): Spot | null {
    const mirror = x > this.#box.width / 2 ? -1 : 1;
    const spot = { x, y, ...size };
    const step = this.#step;
    const gap = this.#gap;
    // Whatever is further away than the last step stands in nobody's way.
    const around = { x, y, width: size.width + 2 * reach * step, height: size.height + 2 * reach * step };
    const close = this.#taken.filter((other) => overlap(around, other, gap));
    // What stood in the way of one step mostly stands in the way of the next.
    let inTheWay: Spot | undefined;
    for (const { dx, dy, far } of STEPS) {
      if (far > reach * reach) break;
      spot.x = x + dx * mirror * step;
      spot.y = y + dy * step;
      if (!inside(spot, this.#box)) continue;
      if (inTheWay !== undefined && overlap(spot, inTheWay, gap)) continue;
      inTheWay = close.find((other) => overlap(spot, other, gap));
      if (inTheWay !== undefined || !fits(spot)) continue;
      this.#taken.push(spot);
      return spot;
    }
    return null;
  }

  #free(spot: Spot): boolean {
    return inside(spot, this.#box) && this.#taken.every((other) => !overlap(spot, other, this.#gap));
  }
}
