import type { ReactNode } from 'react';
import feltCss from './Felt.module.css';
import css from './Flight.module.css';
import { type FlyOptions, useArrival } from './motion.ts';
import type { Spot } from './spots.ts';

export interface FlightProps extends FlyOptions {
  readonly from: Spot;
  readonly to: Spot;
  /** To take it away again, when something lies there for good. */
  readonly onLanded?: () => void;
  readonly children: ReactNode;
}

/** Chips or a card on the way from one spot to another, over everything else and out of reach of a finger. */
export function Flight({ from, to, children, ...options }: FlightProps) {
  const ref = useArrival<HTMLDivElement>(from, to, options);
  const { x, y, width, height } = to;
  return (
    <div
      ref={ref}
      className={`${feltCss.put} ${css.flight}`}
      style={{ left: x - width / 2, top: y - height / 2, width, height }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}
