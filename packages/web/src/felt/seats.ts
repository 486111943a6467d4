import type { SeatSpots } from './layout.ts';
import { type Point, Ring } from './ring.ts';
import type { Box, Placer, Size, Spot } from './spots.ts';

export interface RingTable {
  readonly kind: 'oval' | 'arc';
  readonly seats: number;
  readonly you: number | null;
  readonly box: Box;
  readonly portrait: boolean;
  readonly scale: number;
  readonly circles: number;
  readonly cards: boolean;
  readonly boards: 0 | 1 | 2;
  readonly wide: boolean;
  readonly large: 0 | 1 | 2;
  /** By how much higher the hands of others are, so that two rows lie above each other. */
  readonly tall: number;
  /** Of the least sizes that words need, how much is kept. */
  readonly least: number;
}

/** Sizes on a phone, in pixels. */
export const SIZES = {
  plate: { width: 92, height: 36 },
  widePlate: { width: 112, height: 37 },
  yourPlate: { width: 148, height: 38 },
  bet: { width: 72, height: 26 },
  button: { width: 24, height: 24 },
  pot: { width: 112, height: 27 },
  deck: { width: 44, height: 40 },
  discards: { width: 40, height: 34 },
  drop: { width: 44, height: 34 },
  pile: { width: 56, height: 34 },
  sign: { width: 170, height: 32 },
  wideSign: { width: 270, height: 19 },
  dealer: { width: 96, height: 34 },
};
export const GAP = 4;

/** Pixels below which letters of a readable size do not fit, however small everything else is drawn. */
const LEAST: Partial<Record<keyof typeof SIZES, Size>> = {
  plate: { width: 80, height: 30 },
  widePlate: { width: 80, height: 30 },
  yourPlate: { width: 80, height: 30 },
  bet: { width: 58, height: 18 },
  button: { width: 20, height: 20 },
  pot: { width: 92, height: 19 },
  drop: { width: 42, height: 34 },
  pile: { width: 50, height: 26 },
  dealer: { width: 54, height: 16 },
};

/** Felts below this width have no room for the circles of all, and those below the other for whole names. */
const [NARROW, SMALLEST_PHONE] = [560, 360];

/** What a seat has to say, in one line at the foot of its cards. */
const NOTE = { height: 13, least: 15 };

/** So large is a thing on this table. */
export function sized(
  { scale, least, box }: Pick<RingTable, 'scale' | 'least' | 'box'>,
  name: keyof typeof SIZES,
): Size {
  const { width, height } = times(SIZES[name], scale);
  const floor = LEAST[name] ?? { width: 0, height: 0 };
  // A name must be read, whatever else gives way; on the smallest phones by fewer letters.
  const kept = name.toLowerCase().endsWith('plate') ? (box.width < SMALLEST_PHONE ? 0.92 : 1) : least;
  return { width: Math.max(width, floor.width * kept), height: Math.max(height, floor.height * kept) };
}

const noteHeight = ({ kind, scale, least }: Pick<RingTable, 'kind' | 'scale' | 'least'>): number =>
  kind === 'arc' ? Math.max(NOTE.height * scale, NOTE.least * least) : 0;
/** By how much wider hands of many cards are, and one's own. */
const [MANY, YOUR_MANY] = [24, 36];
/** Cards at a seat, from the usual size to the largest. */
const HELD = [
  { width: 92, height: 40 },
  { width: 92, height: 50 },
  { width: 94, height: 54 },
];
const YOURS = [
  { width: 196, height: 80 },
  { width: 236, height: 106 },
  { width: 256, height: 116 },
];

export const times = ({ width, height }: Size, scale: number): Size => ({
  width: width * scale,
  height: height * scale,
});

/** The middle of each seat's block, clockwise from the bottom. */
export function standing(table: RingTable): Point[] {
  const { kind, seats, you, box, portrait, scale } = table;
  const gap = GAP * scale * 1.6;
  const block = blockSize(table, false);
  const own = blockSize(table, you !== null);
  const ring = new Ring(box, block, portrait ? 4.5 : 2.7, gap);
  const bottom = { x: box.width / 2, y: box.height - own.height / 2 - GAP * scale * 0.6 };
  const others = seats - 1;
  const besideOwn = ((own.width + block.width) / 2 + gap * 2) / (block.width + gap);
  const clear = Math.max(besideOwn, kind === 'oval' ? ring.length / seats : 0);
  if (kind === 'oval') {
    const between = others > 1 ? (ring.length - clear * 2) / (others - 1) : 0;
    return [
      bottom,
      ...Array.from({ length: others }, (_, i) =>
        ring.at(others === 1 ? ring.length / 2 : clear + i * between),
      ),
    ];
  }
  const besideDealer =
    (sized(table, 'dealer').width + SIZES.deck.width * 2.6 * scale + block.width) / 2 / block.width;
  // On a narrow screen the others stand above whatever of yours takes the whole width: cards, row of circles.
  const circles = circlesSize(table, you !== null, 'bottom');
  const beside = (width: number) => width + (block.width + gap * 2) * 2 <= box.width;
  const low = beside(own.width) ? 0 : beside(circles.width) ? own.height : own.height + circles.height;
  const above = ring.rises(box.height - low - block.height / 2);
  const first = !portrait ? besideOwn : low > 0 ? above : Math.max(above, besideOwn);
  const run = ring.length / 2 - first - besideDealer;
  const left = Math.ceil(others / 2);
  // Both sides keep the same steps, so that an odd seat leaves a gap beside the dealer and not a lopsided table.
  const ends = portrait ? (table.wide ? 0.06 : ([0.45, 0.45, 0.45, 0.45, 0.02][left] ?? 0.12)) : 0.45;
  const along = (i: number) => first + ((i + ends) / (left - 1 + ends * 2)) * run;
  return [
    bottom,
    ...Array.from({ length: left }, (_, i) => ring.at(along(i))),
    ...Array.from({ length: others - left }, (_, i) => ring.at(ring.length - along(others - left - 1 - i))),
  ];
}

function plateSize(table: RingTable, own: boolean): Size {
  return sized(table, own ? 'yourPlate' : table.portrait ? 'plate' : 'widePlate');
}

/** Cards of a seat, without what is said at their foot. */
function heldSize({ cards, large, wide, portrait, scale, tall }: RingTable, own: boolean): Size {
  if (!cards) return { width: 0, height: 0 };
  const { width, height } = (own ? YOURS : HELD)[large];
  if (!wide) return times({ width, height }, scale);
  // A narrow screen has room for wider cards at one's own place only.
  if (!own && portrait) return times({ width, height: height + tall }, scale);
  return times({ width: width + (own ? YOUR_MANY : MANY), height }, scale);
}

function blockSize(table: RingTable, own: boolean): Size {
  const plate = plateSize(table, own);
  const held = heldSize(table, own);
  const note = noteHeight(table);
  const rest = held.height + note;
  if (rest === 0) return plate;
  return { width: Math.max(plate.width, held.width), height: plate.height + GAP * table.scale + rest };
}

export interface Block {
  readonly own: boolean;
  readonly side: SeatSpots['side'];
  readonly plate: Spot;
  readonly cards: Spot;
  readonly note: Spot;
  /** Where it is as a whole. */
  readonly whole: Spot;
}

/** A seat's plate with its cards: cards always on the side of the middle, below the plate at the sides. */
export function block(table: RingTable, at: Point, own: boolean, placer: Placer): Block {
  const whole = { ...at, ...blockSize(table, own) };
  const ofPlate = plateSize(table, own);
  const ofCards = heldSize(table, own);
  const note = noteHeight(table);
  const side = sideOf(at, table.box);
  const below = side === 'bottom' ? 1 : -1;
  const plate = placer.fix({
    ...ofPlate,
    x: at.x,
    y: at.y + (below * (whole.height - ofPlate.height)) / 2,
  });
  const room = ofCards.height + note;
  const middle = at.y - (below * (whole.height - room)) / 2;
  const width = Math.max(ofCards.width, note > 0 ? ofPlate.width : 0);
  if (room > 0) placer.fix({ x: at.x, y: middle, width, height: room });
  return {
    own,
    side,
    plate,
    cards: { ...ofCards, x: at.x, y: middle - note / 2 },
    // A hair below the cards.
    note: { x: at.x, y: middle + ofCards.height / 2 + 0.5, width, height: Math.max(0, note - 1.5) },
    whole,
  };
}

function sideOf({ x, y }: Point, box: Box): SeatSpots['side'] {
  const across = x / box.width - 0.5;
  const down = y / box.height - 0.5;
  if (Math.abs(down) > 0.26 && Math.abs(across) < 0.36) return down > 0 ? 'bottom' : 'top';
  return across < 0 ? 'left' : 'right';
}

/** On a narrow screen what others have bet is one pile: they have no room for circles. */
export const inOnePile = ({ portrait, box }: Pick<RingTable, 'portrait' | 'box'>, own: boolean): boolean =>
  portrait && !own && box.width < NARROW;

/** Your own circles are for fingers; those of others only tell, so many of them may be small. */
export function circlesSize(table: RingTable, own: boolean, side: SeatSpots['side']): Size {
  const { circles, scale } = table;
  if (inOnePile(table, own)) return sized(table, 'pile');
  const crowded = circles > 6 ? 2 : circles > 4 ? 1 : 0;
  const one = (own ? [46, 46, 38] : [26, 20, 15])[crowded] * scale;
  const upright = side === 'left' || side === 'right';
  const columns = Math.min(circles, own ? 5 : crowded === 2 ? 4 : upright ? 2 : 3);
  return { width: Math.max(columns, 2) * one, height: Math.ceil(circles / columns) * one };
}

/** The circles of a seat in rows, each row in the middle. */
export function circlesIn({ x, y, width, height }: Spot, count: number): Spot[] {
  const most = Array.from({ length: count }, (_, i) => i + 1).map((columns) => ({
    columns,
    size: Math.min(width / columns, height / Math.ceil(count / columns)),
  }));
  const { columns, size } = most.reduce((best, next) => (next.size > best.size + 0.01 ? next : best));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * size,
      y: y + (row - (rows - 1) / 2) * size,
      width: size * 0.92,
      height: size * 0.92,
    };
  });
}
