import type { SectionId } from '../card.ts';
import { blackSheep } from './black-sheep.ts';
import { empire } from './empire.ts';
import { hawaiianGardens } from './hawaiian-gardens.ts';
import { hotelDelRio } from './hotel-del-rio.ts';
import { luckyLady } from './lucky-lady.ts';

/** By offering: the parts of a game and their lines in the book of its house. A part that no line prints is left out. */
const PRINTED: Readonly<Record<string, string>> = {
  ...blackSheep,
  ...hotelDelRio,
  ...empire,
  ...hawaiianGardens,
  ...luckyLady,
};

/** Where its book prints the parts of a game, such as `000:300-321`; empty for a game that is in no book. */
export function printedAt({
  id,
  cite,
}: {
  readonly id: string;
  readonly cite: string | null;
}): Partial<Record<SectionId, string>> {
  const declared = PRINTED[id];
  if (cite === null || declared === undefined) return {};
  const book = cite.slice(0, cite.indexOf(':'));
  return Object.fromEntries(
    declared.split('; ').map((part) => {
      const [section, ...lines] = part.replaceAll(',', '').split(' ');
      return [section, lines.map((line) => `${book}:${line}`).join(', ')];
    }),
  );
}
