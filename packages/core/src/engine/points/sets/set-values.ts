import { cardOf } from '../../../cards/index.ts';
import { high5 } from '../../../ranks/high/high.ts';
import { categoryOf, FLUSH, STRAIGHT_FLUSH, standardOrder } from '../../../ranks/tables/five-card.ts';
import { setRanking } from './sets.ts';

/** What `setRanking` says, from tables: a player who looks for a good set tries thousands. */
let fives: Int32Array | undefined;
let fronts: Int32Array | undefined;

export function fiveValue(a: number, b: number, c: number, d: number, e: number): number {
  fives ??= Int32Array.from({ length: standardOrder.best + 1 }, (_, value) =>
    value === 0 ? 0 : fiveOf(value),
  );
  return fives[high5(a, b, c, d, e)];
}

export function frontValue(a: number, b: number, c: number): number {
  fronts ??= Int32Array.from({ length: 1 << 12 }, (_, ranks) =>
    setRanking.value([ranks >> 8, (ranks >> 4) & 15, ranks & 15].map((rank, suit) => cardOf(rank, suit))),
  );
  return fronts[((a >> 2) << 8) | ((b >> 2) << 4) | (c >> 2)];
}

/** Any five cards of this value will do. */
function fiveOf(value: number): number {
  const category = categoryOf(value);
  const suited = category === FLUSH || category === STRAIGHT_FLUSH;
  return setRanking.value(standardOrder.ranksOf(value).map((rank, i) => cardOf(rank, suited ? 0 : i & 3)));
}
