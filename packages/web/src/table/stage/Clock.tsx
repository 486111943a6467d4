import { type CSSProperties, memo, useState } from 'react';
import css from './Clock.module.css';

interface RingProps {
  readonly until: number;
  readonly total: number;
  readonly now: number;
}

/** How much of a player's time is left, running down by itself. */
export const ClockRing = memo(function ClockRing({ until, total, now }: RingProps) {
  // Fixed when the turn begins: the browser runs it down from there.
  const [style] = useState<CSSProperties>({
    animationDuration: `${total}ms`,
    animationDelay: `${Math.min(0, until - total - now)}ms`,
  });
  return (
    <svg className={css.ring} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" pathLength="100" />
      <circle className={css.left} cx="20" cy="20" r="18" pathLength="100" style={style} />
    </svg>
  );
});
