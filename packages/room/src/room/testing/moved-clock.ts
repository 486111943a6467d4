import { steadyClock } from '../clock.ts';

/** For tests only: the room's clock, that may be moved on, and stopped: then no time passes but what is skipped. */
export function movedClock() {
  const steady = steadyClock();
  const works = new Map<() => void, number>();
  let ahead = 0;
  let stopped: number | null = null;
  let cancel = () => {};
  const now = () => (stopped ?? steady.now()) + ahead;
  const arm = () => {
    cancel();
    const next = Math.min(...works.values());
    cancel =
      next <= now() || (stopped === null && works.size > 0) ? steady.wake(next - ahead, look) : () => {};
  };
  const look = () => {
    for (const [work, at] of [...works]) if (at <= now() && works.delete(work)) work();
    arm();
  };
  return {
    now,
    wake(at: number, work: () => void) {
      const own = () => work();
      works.set(own, at);
      arm();
      return () => {
        if (works.delete(own)) arm();
      };
    },
    skip(ms: number) {
      ahead += ms;
      look();
    },
    stop() {
      stopped ??= steady.now();
      arm();
    },
    go() {
      if (stopped !== null) ahead -= steady.now() - stopped;
      stopped = null;
      arm();
    },
  };
}
