import type { Ruling } from '../ruling.ts';
import { empire } from './empire/index.ts';
import { hawaiianGardens } from './hawaiian-gardens/index.ts';
import { luckyLady } from './lucky-lady/index.ts';
import { postings } from './postings.ts';

const BOOKS: Readonly<Record<string, readonly Ruling[]>> = {
  ...empire,
  ...hawaiianGardens,
  ...luckyLady,
};
const NONE: readonly Ruling[] = [];

/** Every ruling that some book prints, each once. */
export const everyRuling: readonly Ruling[] = [...new Set(Object.values(BOOKS).flat())];

/** What a house's book prints for one of its offerings, in the order in which rulings are looked for. */
export const printedRulings = (offering: string): readonly Ruling[] => BOOKS[offering] ?? NONE;

/** All rulings for an offering: the printed ones, then what the room posts where the book is silent. */
export const rulingsOf = ({
  id,
  kind,
}: {
  readonly id: string;
  readonly kind: keyof typeof postings;
}): readonly Ruling[] => [...printedRulings(id), ...postings[kind]];
