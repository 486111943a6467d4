import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable } from '../context.ts';
import { dueSeats } from '../seats/due.ts';
import { soundOf } from './sound-of.ts';
import { play, type Sound } from './synth.ts';

/** The same sound again sooner than this is one sound. */
const APART = 70;

/** The table as it sounds, for who wants to hear it. */
export function useSounds(): void {
  const { feed, state, seat, legal } = useTable();
  const on = useSettings().sound === 'on';
  const mine = seat >= 0 && dueSeats(state, legal).includes(seat);
  const last = useRef(new Map<Sound, number>());
  useEffect(() => {
    if (!on) return;
    return feed.watch((event) => {
      const sound = document.hidden ? null : soundOf(event, seat);
      const now = performance.now();
      if (sound === null || now - (last.current.get(sound) ?? -APART) < APART) return;
      last.current.set(sound, now);
      play(sound);
    });
  }, [feed, on, seat]);
  // One's turn is heard in another tab, too.
  useEffect(() => {
    if (on && mine) play('turn');
  }, [on, mine]);
}
