/**
 * A text that comes right before every name that begins with these letters; the room lists names that
 * come after a text.
 */
export function justBefore(letters: string): string | undefined {
  if (letters === '') return undefined;
  const last = letters.charCodeAt(letters.length - 1);
  return `${letters.slice(0, -1)}${String.fromCharCode(last - 1)}~`;
}
