import type { RoomRole } from '@cardroom/core/protocol';
import { t } from '../strings.ts';
import css from './RoleBadge.module.css';

interface Props {
  readonly role: RoomRole;
  readonly bot: boolean;
}

/** What somebody is in this room, as the room says it: a name can say anything. Nothing for a patron. */
export function RoleBadge({ role, bot }: Props) {
  const what = bot ? 'bot' : role;
  if (what === 'patron') return null;
  return (
    <span className={css.badge} data-what={what} title={t(`role.${what}`)}>
      {t(`badge.${what}`)}
    </span>
  );
}
