import { useEffect, useState } from 'react';
import { keep, setSetting, useSettings } from '../../app/settings.ts';
import { askToNotify } from './call.ts';

const KEPT = 'cardroom.asked-to-call';

/** Whether to ask, this once, if the visitor wants to be called when a table waits. */
export function useAsksForCall(): boolean {
  const on = useSettings().sound === 'on';
  const [first] = useState(() => !on && keep(() => localStorage.getItem(KEPT)) === null);
  useEffect(() => {
    if (first) keep(() => localStorage.setItem(KEPT, 'yes'));
  }, [first]);
  return first;
}

/** With sound and vibration, and a notice where the device lets us. */
export function callMe(yes: boolean): void {
  setSetting('sound', yes ? 'on' : 'off');
  if (yes) askToNotify();
}
