import type { FastifyBaseLogger } from 'fastify';
import type { BotHost } from '../room/bots/host.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../store/store.ts';
import type { DailyQuotas } from './accounts/daily-quotas.ts';
import type { Names } from './accounts/names.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Metrics } from './http/metrics.ts';
import type { Limits } from './limits.ts';
import type { MyTablesElsewhere } from './nodes/my-tables-elsewhere.ts';
import type { TableMoves } from './nodes/table-moves.ts';
import type { ClientSockets } from './sockets/client-sockets.ts';
import type { Notices } from './sockets/notices.ts';
import type { SeatLimits } from './sockets/seat-limits.ts';
import type { TableList } from './tables/table-list.ts';

/** What everything at the server's context works with. */
export interface ServerContext {
  readonly room: Room;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly names: Names;
  readonly sockets: ClientSockets;
  readonly quotas: DailyQuotas;
  readonly notices: Notices;
  readonly seatLimits: SeatLimits;
  readonly list: TableList;
  /** Where tables are that another node has. */
  readonly moves: TableMoves;
  readonly mineElsewhere: MyTablesElsewhere;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Who seats bots, where the room has them. */
  readonly bots: BotHost | null;
}
