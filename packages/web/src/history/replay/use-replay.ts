import type { Offering } from '@cardroom/core/houses';
import { isBehind, personAt } from '@cardroom/core/table';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AtTable } from '../../table/context.ts';
import { TableFeed } from '../../table/feed.ts';
import { pauseAfter } from '../../table/pace.ts';
import type { HandPlace, PastHand } from './past-hand.ts';
import { Recording } from './recording.ts';
import { seatShown, type Told, tell } from './stops.ts';

/** How fast a hand is played back: how long each moment is looked at, in milliseconds. */
export const SPEEDS = { slow: 2200, normal: 1200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Replay extends Told {
  readonly at: AtTable | null;
  /** Which moment is shown. */
  readonly stop: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly goTo: (stop: number) => void;
  readonly play: (on: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Steps nearer together than this are not acted out. */
const HURRY = 250;

/** A hand that can be gone through to and fro. `me` is who looks, unless a link shows it as somebody else saw it. */
export function useReplay(
  { table, share }: HandPlace,
  hand: PastHand,
  offering: Offering | undefined,
  me: string,
): Replay {
  const shared = share !== undefined;
  const { told, recording, feed } = useMemo(() => {
    const made = new Recording(table, hand);
    const shown = new TableFeed(made, table);
    // A shared hand is told of people, not of its reader.
    shown.me = shared ? '' : me;
    return { told: tell(hand, offering, shown.me), recording: made, feed: shown };
  }, [table, hand, offering, me, shared]);
  const { stops } = told;
  const [stop, setStop] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const now = useRef({ stop: 0, at: 0 });

  useEffect(() => {
    recording.jump(stops[now.current.stop]?.events ?? 0);
    return feed.follow();
  }, [recording, feed, stops]);

  const goTo = useCallback(
    (wanted: number) => {
      const to = Math.max(0, Math.min(stops.length - 1, wanted));
      const { stop: from, at } = now.current;
      if (to === from) return;
      const { events } = stops[to];
      if (to === from + 1 && performance.now() - at > HURRY) recording.run(events);
      else recording.jump(events);
      now.current = { stop: to, at: performance.now() };
      setStop(to);
    },
    [recording, stops],
  );
  const play = useCallback(
    (on: boolean) => {
      // From the end it begins again.
      if (on && now.current.stop === stops.length - 1) goTo(0);
      setPlaying(on);
    },
    [goTo, stops],
  );

  useEffect(() => {
    if (!playing) return;
    if (stop >= stops.length - 1) {
      setPlaying(false);
      return;
    }
    const shown = hand.events.slice(stops[stop - 1]?.events ?? 0, stops[stop].events);
    const show = shown.reduce((sum, event) => sum + pauseAfter(event), 0);
    const timer = setTimeout(() => goTo(stop + 1), Math.min(2000, show) + SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, stop, speed, stops, hand, goTo]);

  const version = useSyncExternalStore(feed.subscribe, () => feed.version);
  const { view } = feed;
  const at = useMemo((): AtTable | null => {
    if (view === null) return null;
    const own = shared || me === '' ? -1 : view.placeOf(me);
    const place = own >= 0 ? own : seatShown(hand.events);
    const seat = isBehind(view.state, place) ? -1 : place;
    const player = personAt(view.state, place)?.player ?? '';
    // Nobody waits for anybody anymore, so no clock runs.
    const state = { ...view.state, turn: null, betting: null };
    const legal = view.legal();
    // No more bets: the circles are to be looked at.
    const over = legal?.kind === 'player-dealer' && legal.legal.due === 'bet';
    return { feed, state, me: player, seat, place, legal: over ? null : legal, asked: null, version };
  }, [feed, view, version, hand, me, shared]);
  return { ...told, at, stop, playing, speed, goTo, play, setSpeed };
}
