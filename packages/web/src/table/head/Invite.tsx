import { houses } from '@cardroom/core/houses';
import { LinkDialog } from '../../ui/link/LinkDialog.tsx';
import { useTable } from '../context.ts';
import { t } from '../t.ts';

/** The way into a private table, for those who have its key. */
export default function Invite({ onClose }: { readonly onClose: () => void }) {
  const {
    feed: { table, key },
    state: {
      sign: { offering },
    },
  } = useTable();
  if (key === undefined) return null;
  const link = `${location.origin}/t/${table}?${new URLSearchParams({ key })}`;
  return (
    <LinkDialog
      title={t('table.inviteTitle')}
      text={t('table.inviteText')}
      link={link}
      about={t('table.inviteAbout', { game: offering.name, house: houses[offering.house].name })}
      onClose={onClose}
    />
  );
}
