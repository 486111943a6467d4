import type { Me } from '../../protocol/messages.ts';
import { useMe } from '../session.ts';

type Staff = Me & { readonly role: 'floor' | 'auditor' };

/** Who works here: they have no chips and do not play. */
export const isStaff = (me: Me): me is Staff => me.role === 'floor' || me.role === 'auditor';

export function useIsStaff(): boolean {
  const me = useMe();
  return me != null && isStaff(me);
}
