/** The choices that look most like a mistyped word: those that contain it, or differ in a few letters. */
export function nearest(word: string, choices: readonly string[]): string[] {
  const typed = word.toLowerCase();
  const close = choices
    .map((choice) => ({ choice, away: choice.includes(typed) ? 0 : letters(typed, choice) }))
    .filter(({ choice, away }) => away <= Math.max(2, Math.floor(choice.length / 3)))
    .sort((a, b) => a.away - b.away);
  return close.slice(0, 3).map(({ choice }) => choice);
}

/** How many letters must be added, dropped or changed to turn one word into the other. */
function letters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
