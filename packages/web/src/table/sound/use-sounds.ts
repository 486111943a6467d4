import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useTable } from '../context.ts';
import { t } from '../t.ts';
import { call } from './call.ts';
import { soundOf } from './sound-of.ts';
import { play, type Sound } from './synth.ts';

/** The same sound again sooner than this is one sound. */
const APART = 70;

/** The table as it sounds, for who wants to hear it. */
export function useSounds(): void {
  const { feed, state, seat, asked } = useTable();
  const on = useSettings().sound === 'on';
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
  // Once for each thing that is asked: the bets of the next round call again.
  const { hands } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (on && asked !== null) call(t('app.turn', { page: state.sign.offering.name }));
  }, [on, asked, hands]);
}
