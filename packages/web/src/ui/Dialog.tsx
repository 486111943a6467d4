import { type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../strings.ts';
import css from './Dialog.module.css';
import { inFront } from './top-dialog.ts';
import ui from './ui.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) {
      dialog.showModal();
      // Where nothing is meant to be pressed first, one begins at its head and not at the cross, with which Enter closes.
      const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
      (first ?? dialog.querySelector<HTMLElement>('h2'))?.focus();
    }
    const leave = inFront(dialog);
    return () => {
      leave();
      // Taken away by what was pressed in it: the browser gives the focus back only where it is closed.
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser does by itself.
    <dialog
      ref={ref}
      className={css.dialog}
      data-wide={wide}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === ref.current) ref.current?.close();
      }}
    >
      <div className={css.box}>
        <div className={css.head}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={ui.iconButton}
            aria-label={t('dialog.close')}
            onClick={() => ref.current?.close()}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
