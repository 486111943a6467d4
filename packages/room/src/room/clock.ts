/** The room's time, in milliseconds since the epoch. A simulated one makes whole days pass in a test. */
export interface RoomClock {
  now(): number;
  /** Does the work when the time has come; the answer calls it off. */
  wake(at: number, work: () => void): () => void;
}

/** Longest wait that a timer takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * The wall clock as it was when the room started, and from then on only elapsed time: somebody who sets the
 * machine's clock neither times a whole room out nor stops it. A clock that was set back while the room was
 * closed would keep everybody waiting until it has caught up, so time goes on from `last` at the earliest.
 */
export function steadyClock(last = 0, start = Date.now()): RoomClock {
  const started = Math.max(start, last) - performance.now();
  const now = () => Math.floor(started + performance.now());
  return {
    now,
    wake(at, work) {
      const timer = setTimeout(work, Math.min(LONGEST, Math.max(0, at - now())));
      return () => clearTimeout(timer);
    },
  };
}
