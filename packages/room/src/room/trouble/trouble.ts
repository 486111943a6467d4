/** Where in a table's life something can go wrong, in the words of whoever reads of it. */
const PLACES = {
  command: 'while carrying out a command',
  house: "while doing the dealer's part",
  clock: 'when a timer ran out',
  saving: 'while saving',
  saved: 'after saving',
  telling: 'while showing the table',
  recovery: 'while restoring the table',
} as const;

export type Place = keyof typeof PLACES;

/** Something that went wrong at one table, and stopped it. */
export interface TableTrouble {
  readonly table: string;
  readonly place: Place;
  readonly error: unknown;
}

/** What the floor can do at a table that is stopped or shut. */
export const WAYS_OUT: readonly string[] = ['resume', 'void', 'close'];
/** Longest text of an error that the floor is shown; the log has all of it. */
const LONGEST = 200;

/** What happened, for the floor. */
export function sayTrouble(place: Place, error: unknown): string {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return `Stopped ${PLACES[place]}: ${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}`;
}
