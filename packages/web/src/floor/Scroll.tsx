import type { ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import css from './Scroll.module.css';

interface Props {
  readonly label: string;
  readonly panel?: boolean;
  readonly children: ReactNode;
}

/** A table that may be wider than the screen: pushed sideways by finger, or with the arrow keys once focused. */
export function Scroll({ label, panel = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no finger scrolls it with the keyboard.
    <section className={panel ? `${css.scroll} ${ui.panel}` : css.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
