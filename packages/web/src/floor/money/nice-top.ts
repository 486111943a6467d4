const STEPS = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** A round number that is not below this, with a round half: the top of a scale. */
export function niceTop(value: number): number {
  const noughts = 10 ** Math.floor(Math.log10(value));
  return Math.round((STEPS.find((step) => step * noughts >= value) ?? 10) * noughts);
}
