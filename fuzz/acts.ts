import { type Random, seededRandom } from '../packages/core/src/cards/index.ts';
import { pick } from './any-value.ts';

/** What may happen in a run, and how often among a hundred. */
const SHARES = {
  think: 38,
  time: 17,
  ask: 12,
  floor: 6,
  bend: 7,
  noise: 3,
  http: 5,
  twice: 2,
  together: 3,
  say: 1,
  cut: 2,
  look: 1,
  reconnect: 1,
  open: 1,
  restart: 1,
} as const;

export type ActName = keyof typeof SHARES;

/** One thing that happens. It carries its own seed, so that it is the same whatever comes before it is left out. */
export interface Act {
  readonly what: ActName;
  readonly seed: number;
}

const HUNDRED = Object.entries(SHARES).flatMap(([what, share]) =>
  Array.from({ length: share }, () => what as ActName),
);

export function drawActs(count: number, random: Random): Act[] {
  return Array.from({ length: count }, () => ({
    what: pick(HUNDRED, random),
    seed: random.below(1_000_000),
  }));
}

/** The dice of one act. */
export const randomOf = ({ what, seed }: Act): Random => seededRandom(`${what} ${seed}`);
