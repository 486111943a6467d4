import type { LegalNow, TableState } from '@cardroom/core/table';

/** Seats the table waits for now. */
export function dueSeats(state: TableState, now: LegalNow | null): readonly number[] {
  if (now === null) return state.bank.offered < 0 ? [] : [state.bank.offered];
  switch (now.kind) {
    case 'pot':
      return 'seat' in now.legal ? [now.legal.seat] : [];
    case 'points':
      return now.legal.due === 'set' ? now.legal.seats.map(({ seat }) => seat) : [];
    case 'player-dealer':
      if (now.legal.due === 'pick') return [now.legal.seat];
      return now.legal.due === 'choose' ? [...new Set(now.legal.hands.map(({ seat }) => seat))] : [];
  }
}
