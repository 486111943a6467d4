import type { FastifyBaseLogger } from 'fastify';
import type { BotHost } from '../room/bots/host.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../room/store/store.ts';
import type { Names } from './accounts/names.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Metrics } from './http/metrics.ts';
import type { Limits } from './limits.ts';
import type { Arrivals } from './sockets/arrivals.ts';
import type { Lines } from './sockets/lines.ts';
import type { Notices } from './sockets/notices.ts';
import type { Whereabouts } from './sockets/whereabouts.ts';

/** What everything at the server's desk works with. */
export interface Desk {
  readonly room: Room;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly names: Names;
  readonly lines: Lines;
  readonly arrivals: Arrivals;
  readonly notices: Notices;
  readonly whereabouts: Whereabouts;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Who seats bots, where the room has them. */
  readonly bots: BotHost | null;
}
