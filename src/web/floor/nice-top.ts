/** The least round number, of 1, 2, 4, 5 or 8 and noughts, that is not below this: the top of a scale. */
export function niceTop(value: number): number {
  const noughts = 10 ** Math.floor(Math.log10(value));
  const first = [1, 2, 4, 5, 8, 10].find((digit) => digit * noughts >= value) ?? 10;
  return first * noughts;
}
