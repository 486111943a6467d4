import { parseCards } from './text.ts';

/** Cards as a test writes them: `As Kd`. */
export function cards(text: string): number[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return read.cards;
}
