/** What every family of games is given by the screen. */
export interface FamilyProps {
  /** Somebody wants to sit down at a free seat. */
  readonly onSit: (seat: number) => void;
}
