import type { FastifyBaseLogger } from 'fastify';
import type { BotHost } from '../room/bot-host.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../room/store/store.ts';
import type { Arrivals } from './arrivals.ts';
import type { Limits } from './limits.ts';
import type { Lines } from './lines.ts';
import type { Metrics } from './metrics.ts';
import type { Names } from './names.ts';
import type { Notices } from './notices.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Whereabouts } from './whereabouts.ts';

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
