import type { Box, Size } from './spots.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SAMPLES = 720;

/**
 * The line the seats stand on: a rounded oval, measured in seats. Between two points it counts how many
 * seats further across or how many further down they lie, whichever is more, because that is what keeps
 * two upright blocks from touching. It runs clockwise as the table does, from the bottom center.
 */
export class Ring {
  readonly #points: Point[] = [];
  readonly #way: number[] = [];

  constructor(box: Box, block: Size, squareness: number, gap: number) {
    const across = (box.width - block.width - gap) / 2;
    const down = (box.height - block.height) / 2;
    const power = 2 / squareness;
    let way = 0;
    for (let i = 0; i <= SAMPLES; i++) {
      const angle = (i / SAMPLES) * 2 * Math.PI;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const point = {
        x: box.width / 2 - across * Math.sign(sin) * Math.abs(sin) ** power,
        y: box.height / 2 + down * Math.sign(cos) * Math.abs(cos) ** power,
      };
      const last = this.#points.at(-1);
      if (last !== undefined) {
        way += Math.max(
          Math.abs(point.x - last.x) / (block.width + gap),
          Math.abs(point.y - last.y) / (block.height + gap),
        );
      }
      this.#points.push(point);
      this.#way.push(way);
    }
  }

  /** All the way around, in seats. */
  get length(): number {
    return this.#way[SAMPLES];
  }

  /** How far to go until the line, rising on the left, is no lower than this. */
  rises(y: number): number {
    const i = this.#points.findIndex((point) => point.y <= y);
    if (i < 1) return 0;
    const [from, to] = [this.#points[i - 1], this.#points[i]];
    return mix(this.#way[i - 1], this.#way[i], (from.y - y) / (from.y - to.y));
  }

  at(way: number): Point {
    const i = this.#way.findIndex((reached) => reached >= way);
    if (i < 1) return this.#points[0];
    // Points lie far apart where the line is straightest, so places between them count.
    const part = (way - this.#way[i - 1]) / (this.#way[i] - this.#way[i - 1]);
    const [from, to] = [this.#points[i - 1], this.#points[i]];
    return { x: mix(from.x, to.x, part), y: mix(from.y, to.y, part) };
  }
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;
