import { t } from '../../strings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAllKeys } from '../bar/keys.ts';

/** Every key that means something at the moment. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const keys = useAllKeys();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="key-list">
        {keys.map(({ key, does }) => (
          <div key={`${key} ${does}`}>
            <dt>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <a className="text-button" href="/help" target="_blank" rel="noreferrer">
        {t('keys.more')}
      </a>
    </Dialog>
  );
}
