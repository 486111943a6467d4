import { deckNeed, houseNeed, type PlayerId, type Table, type TableState } from '@cardroom/core/table';

/** What a running table knows of itself besides its state. */
interface Under {
  /** Records that are not durable yet. */
  readonly saving: number;
  readonly isMoving: boolean;
  readonly isStopped: boolean;
  readonly isResting: boolean;
  readonly trouble: string | null;
  /** When it looks again by itself, by the room's clock; infinite when somebody has to come. */
  readonly alarm: number;
  readonly now: number;
  /** When something last happened. */
  readonly last: number;
}

type WaitsFor =
  | 'the floor'
  | 'another node'
  | 'the database'
  | 'a player'
  | 'bets'
  /** Nobody who was asked wanted it. */
  | 'somebody who takes the bank'
  | 'more players'
  | 'the house';

/** Why nothing happens at a table. */
export interface TableWaits {
  readonly for: WaitsFor;
  /** Whose turn it is. */
  readonly who: readonly PlayerId[];
  /** What the house would do next. */
  readonly next: string | null;
  /** Milliseconds since something happened, and until it looks again by itself; null when somebody has to come. */
  readonly idle: number;
  readonly looksIn: number | null;
  /** The house has something to do, and nothing will make it do so. */
  readonly stands: boolean;
}

/** A timer that is so late does not come anymore. */
const LATE_MS = 10_000;

export function waitsOf(table: Table, under: Under): TableWaits {
  const { state } = table;
  const { alarm, now, last } = under;
  const next = nextOf(table);
  const who = state.turn?.seats.flatMap((seat) => state.seats[seat]?.player ?? []) ?? [];
  const on = waitsFor(state, under, who.length > 0, next !== null);
  const until = state.turn?.until ?? state.betting?.until ?? Number.POSITIVE_INFINITY;
  const isDue = on === 'the house' || ((on === 'a player' || on === 'bets') && until < now);
  const comes = alarm < Number.POSITIVE_INFINITY && alarm >= now - LATE_MS;
  return {
    for: on,
    who,
    next,
    idle: now - last,
    looksIn: alarm === Number.POSITIVE_INFINITY ? null : alarm - now,
    stands: isDue && !comes,
  };
}

function waitsFor(
  { paused, hand, betting, sign, bank }: TableState,
  { saving, isMoving, isStopped, isResting, trouble }: Under,
  isTurn: boolean,
  isHouses: boolean,
): WaitsFor {
  if (trouble !== null || paused) return 'the floor';
  if (isMoving || isStopped || (isResting && hand === null)) return 'another node';
  if (saving > 0) return 'the database';
  if (isTurn) return 'a player';
  if (betting !== null) return 'bets';
  if (isHouses) return 'the house';
  return sign.kind === 'player-dealer' && bank.refused ? 'somebody who takes the bank' : 'more players';
}

function nextOf(table: Table): string | null {
  if (deckNeed(table.state) !== null) return 'ready deck';
  const need = houseNeed(table);
  return need?.type === 'close' && need.refused !== '' ? null : (need?.type ?? null);
}
