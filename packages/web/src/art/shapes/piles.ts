import type { Cents } from '@cardroom/core/engine';

interface ChipKind {
  readonly cents: Cents;
  /** The color it is known by; `Chip.module.css` has the paint. */
  readonly color: string;
  /** What stands on its face. */
  readonly mark: string;
}

/** Dearest first. */
export const CHIPS: readonly ChipKind[] = [
  { cents: 1_000_00, color: 'orange', mark: '1000' },
  { cents: 500_00, color: 'purple', mark: '500' },
  { cents: 100_00, color: 'black', mark: '100' },
  { cents: 25_00, color: 'green', mark: '25' },
  { cents: 5_00, color: 'red', mark: '5' },
  { cents: 1_00, color: 'white', mark: '1' },
  { cents: 50, color: 'gray', mark: '50¢' },
];

/** Coins lie for what no chip is small enough to pay. */
export const COIN: ChipKind = { cents: 1, color: 'coin', mark: '¢' };

/** The fewest chips that make up an amount, dearest first; one coin stands for all that is left. */
export function chipsFor(cents: Cents, most = Number.POSITIVE_INFINITY): ChipKind[] {
  const chips: ChipKind[] = [];
  let left = cents;
  for (const kind of CHIPS) {
    const count = Math.floor(left / kind.cents);
    for (let i = 0; i < count && chips.length < most; i++) chips.push(kind);
    left -= count * kind.cents;
  }
  if (left > 0 && chips.length < most) chips.push(COIN);
  return chips;
}

const TALLEST = 12;
const MOST_PILES = 5;

/**
 * An amount as piles of about equal height, dearest chips at the bottom left. Past sixty chips a pile says
 * no more than "a great deal": the figure beside it says how much.
 */
export function pilesFor(cents: Cents, tallest = TALLEST, most = MOST_PILES): ChipKind[][] {
  const chips = chipsFor(cents, tallest * most);
  const count = Math.ceil(chips.length / tallest);
  const height = Math.ceil(chips.length / count);
  return Array.from({ length: count }, (_, i) => chips.slice(i * height, (i + 1) * height));
}
