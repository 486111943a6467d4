import type { SeatSpots, Spot, TableLayout } from '../../felt/index.ts';
import { inside, overlap } from '../../felt/spots.ts';

/** Felts below this width have no room for several lines at a seat. */
const NARROW = 560;
/** Letters of a hand's name that lie between a seat and the board; of a split pot each half is told below the felt. */
const SHORT = 34;

/** Where the words of a tag stand at its spot, and what they take at most. */
interface TagPlace {
  readonly justifyContent: Way;
  readonly alignItems: Way;
  readonly room: Spot;
}

type Way = 'start' | 'center' | 'end';

/** What is said at a seat. */
export interface Words {
  readonly text: string;
  /** Lines of words below it: what its cards came to. */
  readonly hand: string;
  readonly won: boolean;
}

/** Of letters at most, in their size: a little more than they take. */
const LETTER = 0.47;
/** As in the styles: lines, and what is left around them. */
const [LINE, BESIDE, ABOVE] = [1.2, 1.2, 0.2];
const [LEAST, FELT, TAG, WON, SMALL] = [11, 13, 0.88, 1.3, 0.88];
/** Widths in letters, the most first. */
const WIDTHS = [34, 20, 15, 11];

/** Where a seat says something at a player-dealer table while no cards lie at it: at its plate. */
export function atPlate({ plate, note }: SeatSpots): Spot {
  return note.y < plate.y ? note : { ...note, y: plate.y + (plate.height + note.height) / 2 + 1 };
}

interface Told {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly paid: boolean;
  readonly banker: boolean;
  readonly bare: boolean;
}

/** Where it stands. */
export function tagSpot({ layout: { kind }, spots, paid, banker, bare }: Told): Spot {
  if (kind !== 'arc') return spots.note;
  // Where the chips of all bets lay in one pile there is room for what came of them, once they are paid.
  if (paid && !banker && spots.circles.length === 0) return spots.bet;
  return bare ? atPlate(spots) : spots.note;
}

/** Whether a seat has room for one line only: what its cards came to stands below the felt. */
export const isOneLine = ({ kind, box }: TableLayout): boolean => kind !== 'oval' || box.width < NARROW;

/**
 * What is said at each seat and where, by seat: the winners first, and whatever would cover something is left to the
 * line below the felt.
 */
export function tagPlaces(
  layout: TableLayout,
  words: readonly (Words | null)[],
): readonly (Words & { readonly place: TagPlace | null })[] {
  const taken: Spot[] = [];
  const placed: (Words & { readonly place: TagPlace | null })[] = [];
  const order = layout.seats.toSorted(
    (a, b) => Number(words[b.seat]?.won ?? false) - Number(words[a.seat]?.won ?? false),
  );
  for (const spots of order) {
    const { text = '', hand = '', won = false } = words[spots.seat] ?? {};
    const fits = !isOneLine(layout) && hand.length <= SHORT;
    const place = fits && hand !== '' ? tagPlace(layout, spots, { text, hand, won }, taken) : null;
    if (place !== null) taken.push(place.room);
    const bare =
      isOneLine(layout) || text === '' ? null : tagPlace(layout, spots, { text, hand: '', won }, taken);
    placed[spots.seat] = { text, hand: place === null ? '' : hand, won, place: place ?? bare };
  }
  return placed;
}

/**
 * Many words grow away from their seat, so that they cover neither names nor cards, nor the board, nor what is said
 * at other seats; null where there is no room for them.
 */
function tagPlace(
  layout: TableLayout,
  spots: SeatSpots,
  words: Words,
  others: readonly Spot[],
): TagPlace | null {
  const { note: at } = spots;
  const inTheWay = [
    ...others,
    ...(layout.board.width > 0 ? [layout.board] : []),
    ...[layout.pot, layout.drop],
    ...layout.seats.flatMap(({ seat, plate, cards, bet }) => [
      plate,
      cards,
      ...(seat === spots.seat ? [] : [bet]),
    ]),
  ];
  const [across, down] = awayFrom(layout, spots, at);
  for (const letters of WIDTHS) {
    const size = sizeOf(layout.scale, words, letters);
    if (size === null) continue;
    for (const alignItems of ways(down)) {
      for (const justifyContent of ways(across)) {
        const spot = {
          ...size,
          x: at.x + SIDE[justifyContent] * (size.width - at.width),
          y: at.y + SIDE[alignItems] * (size.height - at.height),
        };
        if (inside(spot, layout.box) && inTheWay.every((other) => !overlap(spot, other)))
          return { justifyContent, alignItems, room: spot };
      }
    }
  }
  return null;
}

/** Which half of what is too much lies beyond the spot. */
const SIDE: Readonly<Record<Way, number>> = { start: 0.5, center: 0, end: -0.5 };

const ways = (first: Way): Way[] => [
  first,
  ...(['center', 'start', 'end'] as const).filter((way) => way !== first),
];

/** How large the tag is with no more letters in a line; null where a word is longer. */
function sizeOf(
  scale: number,
  { text, hand, won }: Words,
  letters: number,
): { width: number; height: number } | null {
  const em = Math.max(LEAST, FELT * scale * TAG);
  const small = won ? em : Math.max(LEAST, em * SMALL);
  const head = text === '' ? 0 : won ? WON * em : em;
  const lines = hand === '' ? [] : hand.split('\n').flatMap((line) => wrapped(line, letters));
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  if (longest > letters) return null;
  const wide = Math.max(text.length * head, longest * small) * LETTER;
  return { width: wide + BESIDE * em, height: (head + lines.length * small) * LINE + ABOVE * em };
}

/** In lines of so many letters. */
function wrapped(line: string, letters: number): string[] {
  const lines: string[] = [];
  // A line may also end after a hyphen.
  for (const word of line.split(/(?<=-)| /)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last.endsWith('-') ? `${last}${word}` : `${last} ${word}`;
    if (last === undefined || joined.length > letters) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** Where they grow to first. */
function awayFrom(
  { box, portrait }: TableLayout,
  { plate, cards, you }: SeatSpots,
  { x, y }: Spot,
): [Way, Way] {
  // Several lines at the edge of the table grow into it.
  const edge = y < plate.height * 2 ? 'start' : y > box.height - plate.height * 2 ? 'end' : null;
  const [dx, dy] = [x - plate.x, y - (plate.y + cards.y) / 2];
  const grow = (by: number, clear: number): Way => (by > clear ? 'start' : by < -clear ? 'end' : 'center');
  const beside = grow(dx, plate.width / 2);
  // Before a seat next to one's own, away from one's cards too.
  const out = portrait || you ? 'center' : grow(x - box.width / 2, plate.width);
  return beside === 'center'
    ? [out, grow(dy, (plate.height + cards.height) / 2)]
    : [beside, edge ?? 'center'];
}
