/** A sentence, and the event it tells: its place among those that were told. */
export interface Told {
  readonly text: string;
  readonly event: number;
}

/** The sentences alone. */
export const textsOf = (told: readonly Told[]): string[] => told.map(({ text }) => text);
