import type { Me } from '@cardroom/core/protocol';
import { useMe } from '../app/session.ts';

type Staff = Me & { readonly role: 'floor' | 'auditor' };

/** Who works here: they have no chips and do not play. */
export const isStaff = (me: Me): me is Staff => me.role === 'floor' || me.role === 'auditor';

export function useIsStaff(): boolean {
  const me = useMe();
  return me != null && isStaff(me);
}
