import { checkAbsentees, type Lost } from '../../room/people/absentees.ts';
import type { LiveTable } from '../../room/table/live-table.ts';
import type { ServerContext } from '../context.ts';
import { over } from '../limits.ts';

const SECOND = 1000;
/** The list of who follows their own tables is made anew after so long. */
const FRESH = 400;

/** Waiting lists and seats are for people who are here. Whoever loses a place is told. */
export function startAbsenteeChecks(context: ServerContext): () => void {
  const { room, sockets, limits, notices, mineElsewhere, log } = context;
  let followers = new Set<string>();
  let at = Number.NEGATIVE_INFINITY;
  /** Watches the table, or is told of all their own tables. */
  const isHere = ({ broadcast }: LiveTable, player: string): boolean => {
    if (broadcast.isWatchedBy(player)) return true;
    const now = room.clock.now();
    if (now - at > FRESH) {
      followers = sockets.followers();
      at = now;
    }
    return followers.has(player) || mineElsewhere.isFollowed(player);
  };
  return checkAbsentees(room, {
    isHere,
    isBot: (player) => room.bots.has(player),
    awayAfter: limits.awayAfter * SECOND,
    waitKept: limits.waitKept * SECOND,
    timeToSit: limits.timeToSit * SECOND,
    lost: (player, live, why) => void notices.tell(player, sentence(context, live, why)),
    warn: (what, detail) => log.warn(detail, what),
  });
}

function sentence(context: ServerContext, { stored, table }: LiveTable, why: Lost): string {
  if (why === 'standing')
    return `${stored.name}: you were away, so your back-line chips have been returned to you.`;
  if (why !== 'seat')
    return `${stored.name}: ${over(context, why === 'away' ? 'waitKept' : 'timeToSit').message}`;
  const { holdSeat } = table.state.sign.rules;
  return `${stored.name}: your seat was held for ${holdSeat} minutes while you were away. Your chips have been returned to you, and the seat is open.`;
}
