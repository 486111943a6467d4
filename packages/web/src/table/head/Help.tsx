import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useAllKeys } from '../bar/keys.ts';
import { t } from '../t.ts';
import css from './Help.module.css';

/** Every key that means something at the moment. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const keys = useAllKeys();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className={css.keyList}>
        {keys.map(({ key, does }) => (
          <div key={`${key} ${does}`}>
            <dt>
              <KeyCap>{key.length === 1 ? key.toUpperCase() : key}</KeyCap>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <a className={ui.textButton} href="/help" target="_blank" rel="noreferrer">
        {t('keys.more')}
      </a>
    </Dialog>
  );
}
