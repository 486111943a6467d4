import { Component, type ReactNode } from 'react';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';

/** A screen that throws takes only itself down. */
export class Fallen extends Component<{ readonly children: ReactNode }, { readonly fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError(): { fallen: boolean } {
    return { fallen: true };
  }

  override render(): ReactNode {
    if (!this.state.fallen) return this.props.children;
    return (
      <section className={ui.notice} role="alert">
        <h1>{t('error.fallen')}</h1>
        <button type="button" className={ui.button} data-strength="strong" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </section>
    );
  }
}
