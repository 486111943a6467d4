import { api, type OfferingCard } from '../api.ts';
import { TableForm } from '../opening/TableForm.tsx';
import { go } from '../router.tsx';
import { withName } from '../session.ts';
import { t } from '../strings.ts';
import { Dialog } from '../ui/Dialog.tsx';

interface Props {
  readonly game: OfferingCard;
  readonly house: string;
  readonly onClose: () => void;
}

/** A table of one's own: who opens it sits down at it, among bots unless he wants to wait for people. */
export default function OpenTable({ game, house, onClose }: Props) {
  return (
    <Dialog title={t('open.title')} wide onClose={onClose}>
      <p className="quiet">{t('open.text', { game: game.name, house })}</p>
      <TableForm
        game={game}
        company={Math.min(5, game.seats - 1)}
        onSend={(table, attempt) =>
          withName(() =>
            attempt(async () => {
              const { table: id, key } = await api.open(table);
              onClose();
              go(`/t/${id}?${new URLSearchParams({ ...(key !== undefined && { key }), sit: '1' })}`);
            }),
          )
        }
      />
    </Dialog>
  );
}
