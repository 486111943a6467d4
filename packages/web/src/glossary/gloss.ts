import { words } from './words.ts';

/** A piece of a text: as it is, or a word with what it means. */
export interface Piece {
  readonly text: string;
  readonly means?: string;
}

/** Longer words before those they contain: `player-dealer` before `dealer`, `back-line bet` before `bet`. */
const names = [...words.keys()].sort((a, b) => b.length - a.length);
const WORD = new RegExp(`(?<![\\w-])(${names.map(escaped).join('|')})(s|ed)?(?![\\w-])`, 'gi');

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Cuts lines into pieces; each word is explained where it first stands in them. */
export function gloss(lines: readonly string[]): readonly (readonly Piece[])[] {
  const explained = new Set<string>();
  return lines.map((line) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const found of line.matchAll(WORD)) {
      const name = found[1].toLowerCase();
      const means = words.get(name);
      if (means === undefined || explained.has(name)) continue;
      explained.add(name);
      if (found.index > from) pieces.push({ text: line.slice(from, found.index) });
      pieces.push({ text: found[0], means });
      from = found.index + found[0].length;
    }
    return from < line.length || pieces.length === 0 ? [...pieces, { text: line.slice(from) }] : pieces;
  });
}
