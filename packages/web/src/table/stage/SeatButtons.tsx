import type { ReactNode } from 'react';
import { Put, type Spot } from '../../felt/index.ts';
import css from './SeatButtons.module.css';

/** The buttons that lie before a seat, side by side. */
export function SeatButtons({ at, children }: { readonly at: Spot; readonly children: ReactNode }) {
  return (
    <Put at={at} className={css.buttons}>
      {children}
    </Put>
  );
}
