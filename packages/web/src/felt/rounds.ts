import type { SeatSpots, TableLayout } from './layout.ts';
import type { Point } from './ring.ts';
import {
  type Block,
  block,
  circlesIn,
  circlesSize,
  GAP,
  inOnePile,
  type RingTable,
  SIZES,
  sized,
  standing,
  times,
} from './seats.ts';
import { apart, Placer, type Size, type Spot } from './spots.ts';

/** Steps that things may be from where they belong: a bet must be seen to be its seat's. */
const REACH = { board: 14, bet: 14, pot: 4, button: 14, sign: 16 };

/** Where the board may lie between the rows of seats, of the whole height, best first. */
const LEVELS = [0.43, 0.4, 0.46, 0.37, 0.49, 0.34, 0.52, 0.31];

/** Oval and arc tables: seats on a ring, everything else where it leaves room. */
export function aroundRing(table: RingTable): TableLayout | null {
  const { kind, you, box, scale } = table;
  const placer = new Placer(box, scale);
  const place = sized(table, 'dealer');
  const y = place.height / 2 + GAP * scale;
  const dealer = kind === 'arc' ? placer.fix({ x: box.width / 2, y, ...place }) : null;
  const blocks = standing(table).map((at, i) => block(table, at, i === 0 && you !== null, placer));
  if (placer.failed) return null;
  const common = boardSize(table);
  const drawn = (grow: number): TableLayout | null => {
    let unsigned: TableLayout | null = null;
    for (const level of LEVELS) {
      const one = furnish(table, blocks, dealer, times(common, grow), level * box.height, placer.copy());
      if (one !== null && one.sign !== null) return one;
      unsigned ??= one;
    }
    return unsigned;
  };
  // What has no room at its usual size has none when it is larger.
  const usual = drawn(1);
  if (usual === null) return null;
  return BOARDS.map(drawn).find((one) => one !== null && (one.sign !== null || usual.sign === null)) ?? usual;
}

/** By how much the common cards grow into a table with room to spare, the most first. */
const BOARDS = [1.3, 1.2, 1.1];

/** Board, bets, pot, buttons and the rest, around a board at this height. */
function furnish(
  table: RingTable,
  blocks: readonly Block[],
  dealer: Spot | null,
  common: Size,
  y: number,
  placer: Placer,
): TableLayout | null {
  const { kind, seats, you, box, portrait, scale } = table;
  const size = (name: keyof typeof SIZES) => sized(table, name);
  const gap = GAP * scale;
  const middle = { x: box.width / 2, y };
  const board = placer.near(middle.x, middle.y, common, REACH.board);
  const under = board.y + (board.height + size('pot').height) / 2 + gap;
  const nothing = { x: board.x, y: under, width: 0, height: 0 };
  const pot = kind === 'arc' ? nothing : placer.near(board.x, under, size('pot'), REACH.pot);
  const order = blocks.map((_, i) => i).sort((a, b) => Math.min(a, seats - a) - Math.min(b, seats - b));
  const bets: Spot[] = [];
  for (const i of order) bets[i] = inFront(table, blocks[i], blocks, placer);
  const buttons: Spot[] = [];
  for (const i of order) buttons[i] = besideBet(blocks[i], bets[i], middle, placer, size('button'));
  // Not on the rail, where the screen is narrow.
  const aside = Math.min(board.width / 2 + SIZES.deck.width * scale, box.width / 2 - 58 * scale);
  const [apart, low] = dealer === null ? [aside, board.y] : [aside * 0.8, dealer.y + 32 * scale];
  const deck = placer.near(middle.x + apart, low, size('deck'));
  const discards = placer.near(middle.x - apart, low, size('discards'));
  const drop = placer.near(middle.x + aside, board.y + board.height / 2, size('drop'));

  if (placer.failed) return null;
  const printed = (size: Size) =>
    placer.seek(middle.x, board.y - (board.height + size.height) / 2 - gap, size, REACH.sign);
  const sign = (portrait ? null : printed(size('wideSign'))) ?? printed(size('sign'));

  const spots = blocks.map(({ plate, cards, note, side, own }, i): SeatSpots => {
    const seat = ((you ?? 0) + i) % seats;
    const circles = kind === 'arc' && !inOnePile(table, own) ? circlesIn(bets[i], table.circles) : [];
    const [bet, button] = [bets[i], buttons[i]];
    const words = kind === 'arc' ? note : bet;
    return { seat, you: own, side, plate, cards, marks: null, note: words, bet, button, circles };
  });
  return {
    ...{ kind, box, portrait, scale, pot, board, deck, discards, drop, dealer, sign },
    seats: spots.sort((a, b) => a.seat - b.seat),
  };
}

/** Bets and circles lie between the seat and the middle of the table. */
function inFront(table: RingTable, block: Block, blocks: readonly Block[], placer: Placer): Spot {
  const { kind, scale, box } = table;
  const { own, side, whole } = block;
  const nearest = (spot: Spot) => blocks.every((other) => apart(spot, whole) <= apart(spot, other.whole));
  const size = kind === 'oval' ? sized(table, 'bet') : circlesSize(table, own, side);
  const gap = GAP * scale;
  const reachX = (whole.width + size.width) / 2 + gap;
  const reachY = (whole.height + size.height) / 2 + gap;
  const lean = (box.width / 2 - whole.x) * 0.12;
  switch (side) {
    case 'bottom':
      return placer.near(whole.x + lean, whole.y - reachY, size, REACH.bet, nearest);
    case 'top':
      return placer.near(whole.x + lean, whole.y + reachY, size, REACH.bet, nearest);
    case 'left':
      return placer.near(whole.x + reachX, whole.y, size, REACH.bet, nearest);
    case 'right':
      return placer.near(whole.x - reachX, whole.y, size, REACH.bet, nearest);
  }
}

/** Two boards are two rows. */
function boardSize({ boards, portrait, scale, large }: RingTable): Size {
  if (boards === 0) return times({ width: 60, height: 30 }, scale);
  const two = boards === 2;
  return times(
    portrait ? { width: 196, height: two ? 100 : 54 } : { width: 244, height: two ? 104 : 66 },
    large > 0 ? scale * 1.3 : scale,
  );
}

/** A button lies by the bet, on the side away from the middle of the table. */
function besideBet({ whole, side }: Block, bet: Spot, middle: Point, placer: Placer, size: Size): Spot {
  const away = bet.x < middle.x ? -1 : 1;
  if (side === 'top' || side === 'bottom') {
    return placer.near(bet.x + away * ((bet.width + size.width) / 2), bet.y, size, REACH.button);
  }
  return placer.near(
    bet.x + (away * (bet.width - size.width)) / 2,
    bet.y + (whole.y < middle.y ? -1 : 1) * ((bet.height + size.height) / 2),
    size,
    REACH.button,
  );
}
