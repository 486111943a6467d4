import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../strings.ts';
import { useTopDialog } from '../ui/top-dialog.ts';
import ui from '../ui/ui.module.css';
import { store, useStore } from './store.ts';
import css from './toasts.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

const toasts = store<readonly Toast[]>([]);
let last = 0;

/** A notice at the edge of the room; warnings stay until read for longer. Whoever says it may take it back. */
export function say(text: string, tone: Toast['tone'] = 'plain'): () => void {
  const id = ++last;
  toasts.set([...toasts.get().slice(-2), { id, text, tone }]);
  setTimeout(() => dismiss(id), tone === 'warning' ? 10_000 : 6_000);
  return () => dismiss(id);
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Notices stand in front of everything, so they move into whatever dialog is in front. There they have a
 * row of their own behind its box, and cover nothing of it.
 */
export function Toasts() {
  const dialog = useTopDialog();
  const [place] = useState(() => {
    const made = document.createElement('div');
    made.className = css.place;
    return made;
  });
  useLayoutEffect(() => {
    place.dataset.in = dialog === null ? 'page' : 'dialog';
    (dialog ?? document.body).append(place);
  }, [dialog, place]);
  return createPortal(<Notices />, place);
}

function Notices() {
  return (
    <section className={css.toasts} aria-label={t('toast.label')} aria-live="polite">
      {useStore(toasts).map(({ id, text, tone }) => (
        <div key={id} className={css.toast} data-tone={tone} data-notice>
          <p>{text}</p>
          <button
            type="button"
            className={ui.iconButton}
            aria-label={t('toast.dismiss')}
            onClick={() => dismiss(id)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
    </section>
  );
}
