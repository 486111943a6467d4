import type { SeatSpots, TableLayout } from './layout.ts';
import { type Box, Placer, type Size, type Spot } from './spots.ts';

/** Sizes on a phone: hands are laid out in three rows of three, five and five cards. */
const SIZES = {
  plate: { width: 92, height: 36 },
  cards: { width: 148, height: 122 },
  yourPlate: { width: 148, height: 38 },
  yourCards: { width: 240, height: 160 },
  bet: { width: 72, height: 26 },
  button: { width: 24, height: 24 },
  pot: { width: 88, height: 40 },
  board: { width: 84, height: 30 },
  deck: { width: 44, height: 40 },
  discards: { width: 40, height: 34 },
  drop: { width: 40, height: 30 },
  sign: { width: 140, height: 32 },
};
const GAP = 4;
/** Steps that the printed names may be from the middle. */
const SIGN_REACH = 14;

const SIDES: readonly (readonly SeatSpots['side'][])[] = [
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
];

/** A square table: you below, one player at each other side, the middle free. */
export function corners(
  seats: number,
  you: number | null,
  box: Box,
  portrait: boolean,
  scale: number,
): TableLayout | null {
  const size = (name: keyof typeof SIZES): Size => ({
    width: SIZES[name].width * scale,
    height: SIZES[name].height * scale,
  });
  const gap = GAP * scale;
  const placer = new Placer(box, scale);
  const { width, height } = box;
  const sides = SIDES[Math.min(seats, SIDES.length) - 1];
  const blocks = sides.map((side, i) => {
    const own = i === 0 && you !== null;
    const plate = size(own ? 'yourPlate' : 'plate');
    const cards = size(own ? 'yourCards' : 'cards');
    const tall = plate.height + gap + cards.height;
    const wide = Math.max(plate.width, cards.width);
    const edge = Math.max(wide / 2 + gap, portrait ? 0 : width * 0.16);
    const x = side === 'left' ? edge : side === 'right' ? width - edge : width / 2;
    // Side players stand a little above the middle on a phone, where your own hand takes the lower third.
    const level = height * (portrait ? 0.43 : 0.42);
    const y = side === 'bottom' ? height - tall / 2 - 1 : side === 'top' ? tall / 2 + 1 : level;
    const down = side === 'bottom' ? 1 : -1;
    return {
      own,
      side,
      plate: placer.fix({ ...plate, x, y: y + (down * (tall - plate.height)) / 2 }),
      cards: placer.fix({ ...cards, x, y: y - (down * (tall - cards.height)) / 2 }),
    };
  });
  // Between the hands above and below.
  const above = blocks.find(({ side }) => side === 'top')?.cards;
  const top = above === undefined ? 0 : above.y + above.height / 2;
  const middle = { x: width / 2, y: (top + blocks[0].cards.y - blocks[0].cards.height / 2) / 2 };
  const pot = placer.near(middle.x, middle.y, size('pot'));
  const board = placer.near(middle.x, middle.y - SIZES.board.height * scale, size('board'));
  const bets = blocks.map(({ side, plate }) =>
    side === 'left' || side === 'right'
      ? placer.near(plate.x, plate.y - plate.height, size('bet'))
      : placer.near(plate.x + (plate.width + SIZES.bet.width * scale) / 2 + gap, plate.y, size('bet')),
  );
  const buttons = blocks.map(({ plate }) =>
    placer.near(plate.x - (plate.width + SIZES.button.width * scale) / 2 - gap, plate.y, size('button')),
  );
  const deck = placer.near(middle.x, middle.y + SIZES.deck.height * scale, size('deck'));
  const discards = placer.near(middle.x - 50 * scale, middle.y + SIZES.deck.height * scale, size('discards'));
  const drop = placer.near(middle.x + 50 * scale, middle.y + SIZES.deck.height * scale, size('drop'));
  const sign = placer.seek(middle.x, middle.y - SIZES.board.height * 2 * scale, size('sign'), SIGN_REACH);
  const spots = blocks.map(({ own, side, plate, cards }, i): SeatSpots => {
    const seat = ((you ?? 0) + i) % seats;
    return { seat, you: own, side, plate, cards, bet: bets[i], button: buttons[i], circles: noCircles };
  });
  if (placer.failed) return null;
  return {
    ...{ kind: 'corner', box, portrait, scale, pot, board, deck, discards, drop, sign, dealer: null },
    seats: spots.sort((a, b) => a.seat - b.seat),
  };
}

const noCircles: readonly Spot[] = [];
