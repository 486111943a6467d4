/** The lines of a ruling that another game takes over, `003:161 (by 003:411)`; as they are for its own game. */
export const through = (lines: string, by: string | null): string =>
  by === null ? lines : `${lines} (by ${by})`;
