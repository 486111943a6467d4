import { useEffect, useRef } from 'react';
import { isStaff } from '../account/is-staff.ts';
import { followMine, isFramed, useMine } from '../app/live.ts';
import { usePlace } from '../app/router.tsx';
import { useMe } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { t } from '../strings.ts';

/** Follows the visitor's own tables, and calls when one that is not on the screen waits for the visitor. */
export function useMyTables(): void {
  const me = useMe();
  const plays = me != null && !isStaff(me) ? me.id : '';
  useEffect(() => (plays === '' ? undefined : followMine()), [plays]);
  const { path } = usePlace();
  const on = useSettings().sound === 'on' && !isFramed();
  const waits = useMine().filter(
    ({ id, asked }) => asked !== null && path !== `/t/${id}` && path !== '/tables',
  );
  const called = useRef(new Set<string>());
  const now = waits.map(({ id }) => id).join(' ');
  useEffect(() => {
    const ids = new Set(now === '' ? [] : now.split(' '));
    const fresh = [...ids].some((id) => !called.current.has(id));
    called.current = ids;
    // What makes the sound belongs to the tables, and is fetched when it is first needed.
    if (on && fresh) void import('../table/sound/call.ts').then(({ call }) => call(t('mine.turn')));
  }, [now, on]);
}
