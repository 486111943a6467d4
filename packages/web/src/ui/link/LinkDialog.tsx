import { lazy, Suspense } from 'react';
import { say } from '../../app/toasts.tsx';
import { t } from '../../strings.ts';
import { Dialog } from '../Dialog.tsx';
import ui from '../ui.module.css';

/** Few links are scanned: the code is made when one is shown. */
const QrCode = lazy(() => import('./QrCode.tsx'));

interface Props {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** What it leads to, for those who get it; the title unless told otherwise. */
  readonly about?: string;
  readonly onClose: () => void;
}

/** A link to give to others: to be copied, or sent with whatever the device sends things with. */
export function LinkDialog({ title, text, link, about = title, onClose }: Props) {
  const copy = () => {
    const copied = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => {
        say(t('link.copied'));
        onClose();
      },
      () => say(t('link.notCopied'), 'warning'),
    );
  };
  // Who thinks better of it has not sent it.
  const share = () => void navigator.share({ title: about, url: link }).catch(() => {});
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={ui.stack}>
        <p className={ui.quiet}>{text}</p>
        <label className={ui.field}>
          <span className={ui.label}>{t('link.link')}</span>
          <input value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
        <Suspense fallback={null}>
          <QrCode text={link} />
        </Suspense>
        <div className={`${ui.row} ${ui.even}`}>
          <button type="button" className={ui.button} data-strength="strong" onClick={copy} data-autofocus>
            {t('link.copy')}
          </button>
          {'share' in navigator && (
            <button type="button" className={ui.button} onClick={share}>
              {t('link.share')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
