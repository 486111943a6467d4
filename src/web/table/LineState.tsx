import { useEffect, useState } from 'react';
import { useConnectionState } from '../live.ts';
import { t } from '../strings.ts';

/** How long it is said that the line is back. */
const TOLD = 3000;

/** How the line to the room stands: a dot while all is well, words when it is not, and when it is again. */
export function LineState() {
  const line = useConnectionState();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (line === 'waiting') setLost(true);
    if (line !== 'open') return;
    const timer = setTimeout(() => setLost(false), TOLD);
    return () => clearTimeout(timer);
  }, [line]);
  const back = lost && line === 'open';
  // While it is tried again, what is said need not change with every try.
  const told = lost && line === 'connecting' ? 'waiting' : line;
  return (
    <p className="line-state" data-state={line} data-lost={(lost && !back) || undefined} role="status">
      <span className="line-dot" aria-hidden="true" />
      <span className={line === 'open' && !back ? 'unseen' : undefined}>
        {t(back ? 'state.back' : `state.${told}`)}
      </span>
    </p>
  );
}
