import type { SeatSpots, TableLayout } from './layout.ts';
import { type Box, Placer, type Size, type Spot } from './spots.ts';

/** Sizes on a phone: hands are laid out in three rows of three, five and five cards. */
const SIZES = {
  plate: { width: 100, height: 36 },
  cards: { width: 148, height: 122 },
  largeCards: { width: 182, height: 150 },
  marks: { width: 26, height: 0 },
  yourPlate: { width: 148, height: 38 },
  bet: { width: 72, height: 22 },
  button: { width: 24, height: 24 },
  drop: { width: 40, height: 30 },
  sign: { width: 140, height: 32 },
};
/** Pixels below which letters of a readable size do not fit. */
const LEAST: Partial<Record<keyof typeof SIZES, Size>> = {
  plate: { width: 80, height: 30 },
  marks: { width: 24, height: 0 },
  yourPlate: { width: 80, height: 30 },
  bet: { width: 58, height: 18 },
  button: { width: 20, height: 20 },
  drop: { width: 42, height: 34 },
};
const GAP = 4;
/** How far a hand keeps from the edge of a narrow screen, so that it lies on the felt and not on its rail. */
const RAIL = 22;
/** Steps that the printed names may be from the middle. */
const SIGN_REACH = 18;

const SIDES: readonly (readonly SeatSpots['side'][])[] = [
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
];

interface SquareTable {
  readonly seats: number;
  readonly you: number | null;
  readonly box: Box;
  readonly portrait: boolean;
  readonly scale: number;
  /** Of the least sizes that words need, how much is kept. */
  readonly least: number;
  readonly large: boolean;
  readonly ownCards: boolean;
}

/** A square table: one player at each side, their hands before them, you below. */
export function corners(table: SquareTable): TableLayout | null {
  const { seats, you, box, portrait, scale, large } = table;
  const size = (name: keyof typeof SIZES): Size => {
    const floor = LEAST[name] ?? { width: 0, height: 0 };
    // However small the hands are, a name must be read.
    const kept = name === 'plate' || name === 'yourPlate' ? 1 : table.least;
    return {
      width: Math.max(floor.width * kept, SIZES[name].width * scale),
      height: Math.max(floor.height * kept, SIZES[name].height * scale),
    };
  };
  const gap = GAP * scale;
  const placer = new Placer(box, scale);
  const { width, height } = box;
  const sides = SIDES[Math.min(seats, SIDES.length) - 1];
  const ofCards = size(large ? 'largeCards' : 'cards');
  // On a narrow screen they take some of the cards' room, which overlap then; else they lie beside it.
  const aside = you === null ? 0 : size('marks').width + gap;
  const ofPlate = size('plate');
  const tall = ofPlate.height + gap + ofCards.height;
  // Cards that are in your hands leave only your plate below.
  const inHand = you !== null && !table.ownCards;
  const plateTall = size('yourPlate').height;
  const ownTall = you === null ? tall : inHand ? plateTall : plateTall + gap + ofCards.height;
  const top = sides.includes('top') ? tall : 0;
  // Where the screen is narrow, side players stand between the hand above and the plate below.
  const level = portrait ? (top + height - ownTall) / 2 + gap : height * 0.47;
  const blocks = sides.map((side, i) => {
    const own = i === 0 && you !== null;
    const plate = own ? size('yourPlate') : ofPlate;
    const marked = own ? 0 : aside;
    const within = portrait ? marked : 0;
    const cards = own && inHand ? { width: 0, height: 0 } : { ...ofCards, width: ofCards.width - within };
    const whole = own ? ownTall : tall;
    const wide = Math.max(plate.width, cards.width + within);
    const margin = portrait && !large ? RAIL * scale : gap;
    const edge = Math.max(wide / 2 + margin, portrait ? 0 : width * 0.17);
    const room = Math.max(edge, wide / 2 + margin + marked - within);
    const x = side === 'left' ? edge : side === 'right' ? width - room : width / 2;
    const y = side === 'bottom' ? height - whole / 2 - 1 : side === 'top' ? whole / 2 + 1 : level;
    const down = side === 'bottom' ? 1 : -1;
    const spot = { ...cards, x: x - within / 2, y: y - (down * (whole - cards.height)) / 2 };
    const beside = { ...spot, x: spot.x + (spot.width + marked + gap) / 2, width: marked - gap };
    return {
      own,
      side,
      plate: placer.fix({ ...plate, x, y: y + (down * (whole - plate.height)) / 2 }),
      cards: own && inHand ? spot : placer.fix(spot),
      marks: marked === 0 ? null : placer.fix(beside),
    };
  });
  // Between the hand above and whatever is below.
  const middle = { x: width / 2, y: (top + height - ownTall) / 2 };
  const nothing = { ...middle, width: 0, height: 0 };
  const bets = blocks.map(({ side, plate }) =>
    side === 'left' || side === 'right'
      ? placer.near(plate.x, plate.y - plate.height, size('bet'))
      : placer.near(plate.x + (plate.width + size('bet').width) / 2 + gap, plate.y, size('bet')),
  );
  const buttons = blocks.map(({ plate }) =>
    placer.near(plate.x - (plate.width + size('button').width) / 2 - gap, plate.y, size('button')),
  );
  const drop = placer.near(middle.x, middle.y + 40 * scale, size('drop'));
  const sign = placer.seek(middle.x, middle.y, size('sign'), SIGN_REACH);
  const spots = blocks.map(({ own, side, plate, cards, marks }, i): SeatSpots => {
    const seat = ((you ?? 0) + i) % seats;
    const [bet, button] = [bets[i], buttons[i]];
    return { seat, you: own, side, plate, cards, marks, note: bet, bet, button, circles: noCircles };
  });
  if (placer.failed) return null;
  return {
    ...{ kind: 'corner', box, portrait, scale, drop, sign, dealer: null },
    ...{ pot: nothing, board: nothing, deck: nothing, discards: nothing },
    seats: spots.sort((a, b) => a.seat - b.seat),
  };
}

const noCircles: readonly Spot[] = [];
