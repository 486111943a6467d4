import { api, type OfferingCard } from '../app/api.ts';
import { go } from '../app/router.tsx';
import { withName } from '../app/session.ts';
import { say } from '../app/toasts.tsx';
import { TableForm } from '../opening/TableForm.tsx';
import { t } from '../strings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

interface Props {
  readonly game: OfferingCard;
  readonly house: string;
  /** Asks for another limit than the usual ones at once. */
  readonly another: boolean;
  readonly onClose: () => void;
}

/** A table of one's own: who opens it sits down at it, among bots unless they want to wait for people. */
export default function OpenTable({ game, house, another, onClose }: Props) {
  return (
    <Dialog title={t('open.title')} wide onClose={onClose}>
      <p className={ui.quiet}>{t('open.text', { game: game.name, house })}</p>
      <TableForm
        game={game}
        another={another}
        company={Math.min(5, game.seats - 1)}
        onSend={(table, attempt) =>
          withName(() =>
            attempt(async () => {
              const { table: id, key, notes } = await api.open(table);
              for (const note of notes) say(note);
              onClose();
              go(`/t/${id}?${new URLSearchParams({ ...(key !== undefined && { key }), sit: '1' })}`);
            }),
          )
        }
      />
    </Dialog>
  );
}
