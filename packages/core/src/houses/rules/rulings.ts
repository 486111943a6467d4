import { printedRulings } from '../../rulings/books/index.ts';
import type { Offering } from '../offering/offering.ts';
import type { SettingValue } from '../offering/setting.ts';
import type { RuleSection } from './card.ts';
import { unique } from './words.ts';

/**
 * What the book rules when something goes wrong, each ruling with its lines; `cardroom rulings` also has the room's
 * own.
 */
export function rulingsSection(
  { id: offering, cite }: Pick<Offering, 'id' | 'cite'>,
  values: Readonly<Record<string, SettingValue>>,
): RuleSection {
  const printed = printedRulings(offering, values).map(
    ({ say, cite }) => `${say.replace(/\.$/, '')} (${cite?.replace(/ \((by .*)\)$/, ', $1')}).`,
  );
  return {
    id: 'rulings',
    title: 'When something goes wrong',
    lines: [
      ...(printed.length === 0
        ? [
            `${cite === null ? 'No rule book has this game' : 'The rule book has no rulings for this game'}: the room's own postings apply.`,
          ]
        : unique(printed)),
      `Run cardroom rulings ${offering} for when each holds, and for the room's own postings.`,
    ],
    tables: [],
  };
}
