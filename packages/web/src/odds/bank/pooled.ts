import type { PlaceResult, ShortBankResult } from '@cardroom/core/odds';

type Spread = Pick<PlaceResult, 'mean' | 'se' | 'sd'>;

/** Several goes of as many rounds each, as one. */
export function pooled(goes: readonly ShortBankResult[], rounds: number): ShortBankResult {
  const mean = (of: (go: ShortBankResult) => number) =>
    goes.reduce((sum, go) => sum + of(go), 0) / goes.length;
  const spread = (of: (go: ShortBankResult) => Spread): Spread => {
    const middle = mean((go) => of(go).mean);
    const sd = Math.sqrt(Math.max(0, mean((go) => of(go).sd ** 2 + of(go).mean ** 2) - middle ** 2));
    return { mean: middle, sd, se: sd / Math.sqrt(rounds * goes.length) };
  };
  return {
    places: goes[0].places.map((_, i) => ({
      ...spread((go) => go.places[i]),
      unmet: mean((go) => go.places[i].unmet),
    })),
    bank: spread((go) => go.bank),
    covered: mean((go) => go.covered),
  };
}
