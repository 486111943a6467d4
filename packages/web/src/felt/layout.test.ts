import { describe, expect, test } from 'vitest';
import { type LayoutOptions, layout, type TableKind, type TableLayout } from './layout.ts';
import { type Box, inside, overlap, type Spot } from './spots.ts';

const BOXES: readonly Box[] = [
  { width: 320, height: 330 },
  { width: 368, height: 348 },
  { width: 390, height: 560 },
  { width: 844, height: 390 },
  { width: 820, height: 900 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Kind, fewest and most seats, and what the houses' games of that kind ask for. */
const TABLES: readonly (readonly [string, TableKind, number, number, LayoutOptions])[] = [
  ['oval', 'oval', 2, 10, {}],
  ['oval with two boards', 'oval', 2, 10, { boards: 2 }],
  ['oval with large cards', 'oval', 2, 10, { large: 1 }],
  ['oval without a board, with large cards', 'oval', 2, 8, { boards: 0, wide: true, large: 2 }],
  ['arc with large cards', 'arc', 2, 9, { circles: 2, large: 1 }],
  ['arc with hands of seven', 'arc', 2, 8, { circles: 2, wide: true }],
  ['oval with hands of four', 'oval', 2, 10, { wide: true }],
  ['arc', 'arc', 2, 9, { boards: 0 }],
  ['arc with five wagers and a board', 'arc', 2, 9, { circles: 5 }],
  ['arc with ten circles', 'arc', 8, 8, { circles: 10 }],
  ['arc with fourteen seats and no cards at them', 'arc', 2, 14, { circles: 4, cards: false }],
  ['corner', 'corner', 2, 4, {}],
  ['corner with your cards in your hands', 'corner', 2, 4, { ownCards: false }],
  ['corner with large cards', 'corner', 2, 4, { large: 1, ownCards: false }],
];

function spotsOf(drawn: TableLayout): Map<string, Spot> {
  const { seats, pot, board, deck, discards, drop, dealer, sign } = drawn;
  const spots = new Map<string, Spot>(
    Object.entries({ pot, board, deck, discards, drop }).filter(([, { width }]) => width > 0),
  );
  if (dealer !== null) spots.set('dealer', dealer);
  if (sign !== null) spots.set('sign', sign);
  for (const { seat, plate, cards, marks, note, bet, button } of seats) {
    const words = { ...(drawn.kind === 'arc' && { note }), ...(marks !== null && { marks }) };
    for (const [name, spot] of Object.entries({ plate, cards, bet, button, ...words })) {
      if (spot.width > 0) spots.set(`${name} of seat ${seat}`, spot);
    }
  }
  return spots;
}

function faults(drawn: TableLayout): string[] {
  const spots = [...spotsOf(drawn)];
  return spots.flatMap(([name, spot], i) => [
    ...(inside(spot, drawn.box) ? [] : [`${name} is off the table`]),
    ...spots.slice(i + 1).flatMap(([other, there]) => (overlap(spot, there) ? [`${name} on ${other}`] : [])),
  ]);
}

/** A name can be read, a card told from another, and your own circles touched. */
function readable({ seats }: TableLayout): void {
  for (const { you, plate, cards, circles } of seats) {
    expect(plate.width).toBeGreaterThanOrEqual(80);
    expect(plate.height).toBeGreaterThanOrEqual(30);
    if (cards.width > 0) expect(cards.height / 1.4).toBeGreaterThanOrEqual(you ? 44 : 22);
    // 24 px is what a finger needs at the least (WCAG 2.5.8).
    if (you) for (const circle of circles) expect(circle.width).toBeGreaterThanOrEqual(24);
  }
}

/** Every number of seats on the usual screens; on the smallest and on tablets a few. */
const countsOf = (fewest: number, most: number, { width }: Box): number[] =>
  width < 390 || width === 820 || width === 1920
    ? [...new Set([fewest, Math.floor((fewest + most) / 2), most])]
    : Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);

describe.each(BOXES)('$width by $height', (box) => {
  test.each(TABLES)('%s: nothing touches, you are at the bottom', (_, kind, fewest, most, options) => {
    for (const seats of countsOf(fewest, most, box)) {
      for (const you of seats % 2 === 0 ? [null, seats - 1] : [seats - 1]) {
        const drawn = layout(kind, seats, you, box, options);
        expect(faults(drawn), `${seats} seats, you at ${you}`).toEqual([]);
        expect(drawn.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i));
        const own = drawn.seats[you ?? 0];
        expect(own.plate.x).toBe(box.width / 2);
        expect(own.plate.y).toBe(Math.max(...drawn.seats.map(({ plate }) => plate.y)));
        expect(drawn.seats.filter((seat) => seat.you).map(({ seat }) => seat)).toEqual(
          you === null ? [] : [you],
        );
        if (seats <= 10 && box.width >= 390) readable(drawn);
      }
    }
  });
});

test('on the smallest phone the cards of others stay readable, whatever the game has on its felt', () => {
  for (const height of [330, 338, 344, 352, 372, 400])
    for (const seats of [6, 7, 8, 9])
      for (const circles of [1, 2, 3, 5]) {
        const { seats: spots } = layout('arc', seats, 0, { width: 320, height }, { circles });
        for (const { cards } of spots)
          expect(cards.height, `${seats} seats, ${circles} circles, ${height} px high`).toBeGreaterThan(17);
      }
});

test('seats follow each other clockwise, as the deal goes', () => {
  const { seats, board } = layout('oval', 9, 4, { width: 1280, height: 720 });
  const turns = [4, 5, 6, 7, 8, 0, 1, 2, 3].map((seat) => {
    const { plate } = seats[seat];
    // From straight down, clockwise.
    return (Math.atan2(board.x - plate.x, plate.y - board.y) + 2 * Math.PI) % (2 * Math.PI);
  });
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

test('a bet lies nearer to its own seat than to any other', () => {
  for (const box of BOXES) {
    const { seats } = layout('oval', 10, 0, box);
    for (const { seat, bet } of seats) {
      const away = ({ plate, cards }: (typeof seats)[number]) =>
        Math.min(
          ...[plate, cards].map(({ x, y, width, height }) =>
            Math.hypot(
              Math.max(0, Math.abs(x - bet.x) - width / 2),
              Math.max(0, Math.abs(y - bet.y) - height / 2),
            ),
          ),
        );
      const nearest = seats.toSorted((a, b) => away(a) - away(b))[0];
      expect(nearest.seat, `bet of seat ${seat} on ${box.width} by ${box.height}`).toBe(seat);
    }
  }
});

test('circles keep within their seat and apart from each other', () => {
  for (const count of [1, 2, 3, 4, 5, 10]) {
    const { seats } = layout('arc', 8, 2, { width: 390, height: 560 }, { circles: count });
    for (const { you, bet, circles } of seats) {
      // What others have bet is one pile on a phone.
      expect(circles).toHaveLength(you ? count : 0);
      circles.forEach((circle, i) => {
        expect(Math.abs(circle.x - bet.x) + circle.width / 2).toBeLessThanOrEqual(bet.width / 2 + 0.01);
        expect(Math.abs(circle.y - bet.y) + circle.height / 2).toBeLessThanOrEqual(bet.height / 2 + 0.01);
        for (const other of circles.slice(i + 1)) expect(overlap(circle, other)).toBe(false);
      });
    }
  }
});

test('a box too small for any table says so', () => {
  expect(() => layout('oval', 10, 0, { width: 0, height: 0 })).toThrow('no room for 10 seats');
});
