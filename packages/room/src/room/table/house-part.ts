import type { TableCommand } from '@cardroom/core/table';
import type { RoomClock } from '../clock.ts';
import { cashOutOfGone, type Dealer } from './dealer.ts';
import type { Doing, TableLog } from './table-log.ts';

/** What the house's part needs of its table. */
interface Ways {
  readonly log: TableLog;
  readonly clock: RoomClock;
  readonly dealer: Dealer;
  /** Whether no hand is begun any more. */
  readonly isResting: () => boolean;
  /** Does and writes one command; whether it was done. */
  readonly does: (command: TableCommand) => boolean;
  readonly write: (doing: Doing) => void;
  /** There is always one thing more to do. */
  readonly restless: () => void;
}

/** More moves than the house could have to make by itself in a row. */
const MOST_MOVES = 100;
/** How long it waits then before it goes on. */
const BREAK_MS = 1000;

/** What the house does at a table by itself, and how much of it is one record. */
export class HousePart {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Tells a table that waits for somebody what time it is. */
  tick(): Doing | null {
    const { log } = this.#ways;
    const { turn, betting } = log.table.state;
    if (turn?.until == null && betting === null) return null;
    const doing = log.begin();
    log.play(doing, { by: 'house', type: 'tick' });
    return doing;
  }

  /**
   * What the house does in a row is one record, up to the end of a hand or the deck that it fixes: whose root
   * stands before all that is dealt from it. Says when to look again, if nobody comes before.
   */
  moves(begun: Doing | null): number {
    const { log, clock, dealer, does, restless } = this.#ways;
    let doing = begun;
    const write = () => {
      if (doing !== null) this.#ways.write(doing);
      doing = null;
    };
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      if (this.#rests) break;
      if (doing?.secret !== undefined || log.table.state.hand === null) write();
      const gone = cashOutOfGone(log.table.state);
      if (gone !== null) {
        write();
        if (does(gone)) continue;
      }
      const move = dealer.move(log.table, log.decks, log.since, clock.now());
      if (move === null || 'wake' in move) {
        write();
        return move?.wake ?? Number.POSITIVE_INFINITY;
      }
      doing ??= log.begin();
      const { command, secret } = move;
      if (log.play(doing, { by: 'house', ...command }, secret) !== null) {
        write();
        return Number.POSITIVE_INFINITY;
      }
    }
    write();
    if (this.#rests) return Number.POSITIVE_INFINITY;
    restless();
    return clock.now() + BREAK_MS;
  }

  get #rests(): boolean {
    return this.#ways.isResting() && this.#ways.log.table.state.hand === null;
  }
}
