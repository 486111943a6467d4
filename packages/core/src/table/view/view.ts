import { quoted } from '../../cards/index.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { TableEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Collection } from '../fees/collection.ts';
import type { LegalNow } from '../hand/hand-in-play.ts';
import { type Opening, signFor } from '../sign.ts';
import { newTable, type PlayerId, placeOf, seatOfPlayer, type TableState } from '../state.ts';
import { legalNow } from './legal-now.ts';
import { loadSnapshot, type TableSnapshot } from './snapshot.ts';

/** A viewer is told what was collected; there is nothing to work out. */
const told: Collection = { check: () => null, due: () => [] };

/** A table as somebody sees it who is told of it event by event, with the cards that they may know. */
export class TableView {
  readonly state: TableState;
  /** The number of the next event to come. */
  seq: number;

  /** `offering` is the one that the opening names. */
  constructor(offering: Offering | undefined, opening: Opening, base: TableSnapshot | null = null, seq = 0) {
    if (offering === undefined) throw new Error(`No house offers ${quoted(opening.offering)}.`);
    const sign = signFor(opening, offering, told);
    if ('code' in sign) throw new Error(sign.message);
    this.state = newTable(sign);
    if (base !== null) loadSnapshot(this.state, base);
    this.seq = seq;
  }

  see(events: readonly TableEvent[]): this {
    for (const event of events) evolve(this.state, event);
    this.seq += events.length;
    return this;
  }

  /** The player's seat, or the place behind the seats; `NO_SEAT` for neither. */
  placeOf(player: PlayerId): number {
    return placeOf(this.state, player);
  }

  /** The player's seat; `NO_SEAT` for none. */
  seatOf(player: PlayerId): number {
    return seatOfPlayer(this.state, player);
  }

  legal(): LegalNow | null {
    return legalNow(this.state);
  }
}
