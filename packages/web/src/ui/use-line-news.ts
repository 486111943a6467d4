import type { ConnectionState } from '@cardroom/core/client';
import { useEffect, useState } from 'react';
import { useConnectionState } from '../app/live.ts';

/** How long it is said that the line is back. */
const TOLD = 3000;

/**
 * How the line to the room stands, as it is worth telling: a broken one is `waiting` through all its tries,
 * and `back` for a moment.
 */
export function useLineNews(): ConnectionState | 'back' {
  const line = useConnectionState();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (line === 'waiting') setLost(true);
    if (line !== 'open') return;
    const timer = setTimeout(() => setLost(false), TOLD);
    return () => clearTimeout(timer);
  }, [line]);
  if (!lost) return line;
  return line === 'open' ? 'back' : line === 'connecting' ? 'waiting' : line;
}
