import { useEffect, useState } from 'react';

/** Whole seconds until a moment on the room's clock; null without one. */
export function useSecondsLeft(until: number | null, now: () => number): number | null {
  const left = until === null ? null : Math.max(0, Math.ceil((until - now()) / 1000));
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
