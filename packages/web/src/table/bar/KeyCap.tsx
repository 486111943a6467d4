import type { ReactNode } from 'react';
import css from './KeyCap.module.css';

/** The key that does what it stands beside; only where there is a keyboard. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return <kbd className={css.key}>{children}</kbd>;
}
