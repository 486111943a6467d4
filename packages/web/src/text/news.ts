/** Of which hand how much has been said. */
export interface Said {
  readonly hand: number;
  readonly lines: readonly string[];
}

/** What of a hand's story is new: all after the last sentence that was said and still stands. */
export function newsOf(said: Said, hand: number, story: readonly string[]): readonly string[] {
  if (said.hand !== hand) return story;
  const changed = story.findIndex((line, i) => line !== said.lines[i]);
  return changed < 0 ? [] : story.slice(changed);
}
