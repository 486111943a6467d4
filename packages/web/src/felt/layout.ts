import { corners } from './corners.ts';
import { aroundRing } from './rounds.ts';
import type { Box, Spot } from './spots.ts';

export type TableKind = 'oval' | 'arc' | 'corner';

export interface LayoutOptions {
  /** Wagers a seat of an arc table has a circle for. */
  readonly circles?: number;
  /** False where no cards come to the seats (baccarat). */
  readonly cards?: boolean;
  /** Rows of common cards; 1 unless told otherwise. */
  readonly boards?: 0 | 1 | 2;
  /** False where your own cards are in your hands and not on the table. */
  readonly ownCards?: boolean;
  /** Hands of so many cards that they want more room. */
  readonly wide?: boolean;
  /** By how many steps the cards are larger, at the cost of whatever else there is. */
  readonly large?: 0 | 1 | 2;
}

export interface SeatSpots {
  readonly seat: number;
  /** Your own seat is larger, and at the bottom. */
  readonly you: boolean;
  /** Where it stands as seen from the middle of the table. */
  readonly side: 'top' | 'bottom' | 'left' | 'right';
  readonly plate: Spot;
  /** As wide as the plate, your own wider; hands fan out or overlap to fit. Of no size where none lie. */
  readonly cards: Spot;
  /** Beside the cards, for what each row came to against yours; only where hands are compared, and not at your own. */
  readonly marks: Spot | null;
  /** A line for what the seat has to say: where its bet lies, at an arc table at the foot of its cards. */
  readonly note: Spot;
  /** What the seat has in front of it: its bet, at an arc table all its circles, or the bank it holds. */
  readonly bet: Spot;
  /** For one button; a second overlaps it. */
  readonly button: Spot;
  /** Within `bet`, one for each wager; none at other tables, nor where the chips of others lie in one pile. */
  readonly circles: readonly Spot[];
}

export interface TableLayout {
  readonly kind: TableKind;
  readonly box: Box;
  readonly portrait: boolean;
  /** 1 on a phone; type and lines grow with it. */
  readonly scale: number;
  /** By seat number. */
  readonly seats: readonly SeatSpots[];
  /** Of no size at an arc table, which has a bank instead, and where hands are compared. */
  readonly pot: Spot;
  /** Room for five cards in a row, or for two such rows. */
  readonly board: Spot;
  /** The stub or the shoe, with the burn cards. */
  readonly deck: Spot;
  readonly discards: Spot;
  /** Where the collection goes. */
  readonly drop: Spot;
  /** The house dealer, opposite you; only at an arc table. */
  readonly dealer: Spot | null;
  /** The house's and the game's name on the felt, where there is room for them. */
  readonly sign: Spot | null;
}

/** Sizes are given for a phone; wider boxes are multiples of it. */
const PHONE = { portrait: { width: 390, height: 560 }, landscape: { width: 844, height: 390 } };
const [SMALLEST, SMALL, USUAL, SMALLER] = [0.1, 0.4, 0.62, 0.95];
/** Tables with little on them may be drawn larger than a full one. */
const LARGEST: Readonly<Record<TableKind, number>> = { oval: 1.05, arc: 1.05, corner: 1.6 };

/** A square is better filled by the narrow drawing. */
const isPortrait = ({ width, height }: Box): boolean => height * 1.2 > width;

/**
 * Where everything is on a table: the largest drawing of it in which nothing touches. `you` is the seat at
 * the bottom center, or null for somebody who watches, to whom all seats are alike.
 */
export function layout(
  kind: TableKind,
  seats: number,
  you: number | null,
  box: Box,
  options: LayoutOptions = {},
): TableLayout {
  const portrait = isPortrait(box);
  const usual = { circles: 1, cards: true, boards: 1, wide: false, large: 0 } as const;
  const phone = portrait ? PHONE.portrait : PHONE.landscape;
  const fits = Math.sqrt((box.width * box.height) / (phone.width * phone.height));
  const shown = { large: (options.large ?? 0) > 0, ownCards: options.ownCards ?? true };
  const ring = { ...usual, ...options, seats, you, box, portrait };
  const largest = (least: number, tall: number, from: number, to: number): TableLayout | null =>
    largestDrawing(from, to, (scale) =>
      kind === 'corner'
        ? corners({ seats, you, box, portrait, scale, least, ...shown })
        : aroundRing({ ...ring, kind, scale, least, tall }),
    );
  const rows = kind === 'arc' && portrait && ring.wide && ring.cards;
  for (const [least, smallest] of TRIED) {
    const usually = largest(least, 0, fits * LARGEST[kind], fits * smallest);
    if (usually === null) continue;
    if (!rows) return usually;
    // Two rows are worth a little size: cards beside each other are read, those over each other are not.
    for (const tall of TALL) {
      const higher = largest(least, tall, usually.scale, usually.scale * 0.88);
      if (higher !== null) return higher;
    }
    return usually;
  }
  throw new RangeError(`There is no room for ${seats} seats on ${box.width} by ${box.height} pixels.`);
}

/** How much of the least sizes of things is kept, the most first: a full table on the smallest phone has no room for all. */
const LEAST_KEPT = [1, 0.8, 0.5];
/**
 * What is tried, the best first: how much of the least sizes is kept, and how small everything else may be for it.
 * A word that gives way a little costs less than cards that nobody can read.
 */
const TRIED: readonly (readonly [least: number, smallest: number])[] = [
  ...[USUAL, SMALL].flatMap((smallest) => LEAST_KEPT.map((least) => [least, smallest] as const)),
  [0, SMALLEST],
];
/** By how much higher hands may be, in pixels of a phone, the most first. */
const TALL = [40, 32, 24];

function largestDrawing(
  from: number,
  to: number,
  draw: (scale: number) => TableLayout | null,
): TableLayout | null {
  let largest: TableLayout | null = null;
  for (let scale = from; scale > to; scale *= SMALLER) {
    const drawn = draw(scale);
    if (drawn !== null && drawn.sign !== null) return drawn;
    largest ??= drawn;
    // The names of house and game are worth a little size, but no more.
    if (largest !== null && scale < largest.scale * 0.9) return largest;
  }
  return largest;
}
