import type { Cents } from '@cardroom/core/engine';
import type { LegalNow, TableState } from '@cardroom/core/table';

/** The table as somebody has it in text. */
export interface AtText {
  readonly state: TableState;
  readonly legal: LegalNow | null;
  /** The player's id; empty for nobody. */
  readonly me: string;
  /** Seat, or place behind the seats; below 0 for neither. */
  readonly place: number;
  /** Chips that are at no table. */
  readonly rail: Cents;
  readonly nameAt: (seat: number) => string;
}
