import { HIDDEN } from '@cardroom/core/cards';
import type { Offering } from '@cardroom/core/houses';
import { type HandEvent, type TableEvent, TableView } from '@cardroom/core/table';
import { pauseAfter } from '../../table/pace.ts';
import { castOf, tellHand } from '../../table/story.ts';
import type { PastHand } from './past-hand.ts';

/** A moment of a hand worth a look: how many events and how many lines of its story lie behind it. */
export interface Stop {
  readonly events: number;
  readonly lines: number;
}

/** Cards dealt round the table or moved by a ruling, posts and piles are one moment, not one each. */
const TOGETHER: ReadonlySet<HandEvent['type']> = new Set(['posted', 'dealt', 'piled', 'moved']);

/** What follows without a look in between; the end of a hand says nothing that its last act has not. */
const isOneMoment = (one: TableEvent, next: TableEvent | undefined): boolean =>
  next?.type === 'hand ended' ||
  (one.type === 'played' &&
    next?.type === 'played' &&
    ((one.event.type === next.event.type && TOGETHER.has(one.event.type)) ||
      // Who sets a hand has chosen how in the same breath, and bets are gathered for the next card.
      (one.event.type === 'chose' && next.event.type === 'set') ||
      (one.event.type === 'gathered' && (next.event.type === 'boarded' || next.event.type === 'dealt'))));

export interface Told {
  readonly stops: readonly Stop[];
  readonly lines: readonly string[];
}

/**
 * The moments of a hand and its story, told to `me` where that is one of its players. The first of them is
 * the table before anything was done.
 */
export function tell(
  { opening, base, seq, events, names }: PastHand,
  offering: Offering | undefined,
  me: string,
): Told {
  const view = new TableView(offering, opening, base, seq).see(events.slice(0, 1));
  const play = view.state.hand;
  const cast = castOf(view.state, () => names, me);
  const looks = events.flatMap((event, i) => (pauseAfter(event) > 0 ? [i] : []));
  const ends = looks.filter((at, k) => {
    const next = looks[k + 1];
    return !isOneMoment(events[at], next === undefined ? undefined : events[next]);
  });
  const played = (count: number): HandEvent[] =>
    events.slice(0, count).flatMap((event) => (event.type === 'played' ? [event.event] : []));
  const lines = play === null ? [] : tellHand(play, played(events.length), cast);
  const first = { events: looks[0] ?? events.length, lines: 0 };
  const stops = ends.map((at, k): Stop => {
    const last = k === ends.length - 1;
    const told = play === null || last ? lines.length : tellHand(play, played(at + 1), cast).length;
    return { events: last ? events.length : at + 1, lines: Math.min(told, lines.length) };
  });
  return { stops: [first, ...stops], lines };
}

/** Whose eyes a hand is told through, by the cards that were dealt to nobody else; -1 for the rail. */
export function seatShown(events: readonly TableEvent[]): number {
  for (const event of events) {
    if (event.type !== 'played') continue;
    const { event: played } = event;
    if (!('cards' in played) || !('only' in played) || played.only < 0) continue;
    if (played.cards.some((card) => card !== HIDDEN)) return played.only;
  }
  return -1;
}
