import type { Offering } from '../houses/offering/offering.ts';
import type { Setting } from '../houses/offering/setting.ts';
import { tableSettings } from '../houses/offering/table-settings.ts';
import type { Citation } from './question.ts';

/** The rules that a question turns on: settings of the game by name, then the pages of the game itself. */
export function citesOf(offering: Offering, ...names: readonly string[]): Citation[] {
  return [...citesIn(offering.settings, names), ...pagesOf(offering)];
}

/** As `citesOf`, for what the table decides: who has the bank, how far a stake goes. */
export function tableCites(offering: Offering, limit: string, ...names: readonly string[]): Citation[] {
  return [...citesIn(tableSettings(offering, limit), names), ...pagesOf(offering)];
}

const citesIn = (settings: Readonly<Record<string, Setting>>, names: readonly string[]): Citation[] =>
  names.flatMap((name) => {
    const of = Object.hasOwn(settings, name) ? settings[name] : undefined;
    return of === undefined || !LINE.test(of.cite) ? [] : [{ cite: of.cite, about: of.title }];
  });

/** A setting with a line of a book; the room's own postings have none. */
const LINE = /\d{3}:\d/;

export const pagesOf = ({ cite, name }: Offering): Citation[] =>
  cite === null ? [] : [{ cite, about: `The rules of ${name}` }];
