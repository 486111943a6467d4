import type { Cents } from '@cardroom/core/engine';
import type { LegalBet, PotCommand } from '@cardroom/core/engine/pot';
import { store } from '../../app/store.ts';

export type AheadMove = 'check or fold' | 'check' | 'call' | 'call any';

/** What somebody said they will do, at which table, in which hand and on which street, and what a call cost then. */
export interface Ahead {
  readonly table: string;
  readonly move: AheadMove;
  readonly hand: number;
  readonly street: number;
  readonly call: Cents;
}

/** Whether it was said here, in this hand and on this street: whoever goes to another table has said nothing there. */
export const saidHere = (said: Ahead | null, here: Pick<Ahead, 'table' | 'hand' | 'street'>): said is Ahead =>
  said !== null && said.table === here.table && said.hand === here.hand && said.street === here.street;

export const waitingMove = store<Ahead | null>(null);

/** The move as it may be made now; null when things have changed, and the player decides anew. */
export function decideAhead({ move, call }: Ahead, due: LegalBet): PotCommand | null {
  const { seat } = due;
  if (due.check) return { type: 'check', seat };
  switch (move) {
    case 'check or fold':
      return due.fold ? { type: 'fold', seat } : null;
    case 'check':
      return null;
    case 'call':
      return due.call > 0 && due.call <= call ? { type: 'call', seat } : null;
    case 'call any':
      return due.call > 0 ? { type: 'call', seat } : null;
  }
}
