import { type Result, refuse } from '../../engine/index.ts';
import { isObject, type Shape, whyNotOptions } from '../../houses/given.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import { type DealtOffering, whyNotDealtSo } from '../../table/dealt-offering.ts';
import type { Collection } from '../../table/fees/collection.ts';
import { noFees } from '../../table/fees/no-fees.ts';
import type { Opening } from '../../table/sign.ts';
import { Table } from '../../table/table.ts';
import type { Company } from '../company/company.ts';
import { RunningTable } from './running-table.ts';

/** How a table is opened; what is left out is as the house has it, and nothing is collected. */
export interface OpenOptions extends Omit<Opening, 'house' | 'offering'> {
  /** The same seed shuffles and thinks the same. */
  readonly seed?: string | number;
}

/** How a table is opened for an offering that one has in hand. */
export interface OwnOptions extends OpenOptions {
  /** What posted options are collected by; without it none can be posted. */
  readonly fees?: Collection;
  /** What the floor rules by when something goes wrong, at a table that has one (`floor` of a dealt offering). */
  readonly rulings?: readonly Ruling[];
}

/** What those options are. */
export const OPEN: Shape<OwnOptions> = {
  limit: 'a text',
  settings: 'an object',
  table: 'an object',
  seats: 'a whole number',
  buyIn: 'an object',
  options: 'a list',
  readings: 'an object',
  amounts: 'an object',
  bonus: 'an object',
  usualFees: 'yes or no',
  jackpot: 'an object',
  cage: 'a whole number',
  fees: 'an object',
  rulings: 'a list',
  seed: 'a text or a number',
};

/** A table for this offering that runs itself, with the company that suits its kind. */
export function openOffering(
  dealt: DealtOffering,
  options: OwnOptions,
  company: Company,
): Result<RunningTable> {
  const wrong = whyNotOptions(options, OPEN);
  if (wrong !== null) return wrong;
  const undealt = whyNotDealtSo(dealt);
  if (undealt !== null) return undealt;
  const { seed, fees = noFees, rulings = [], ...terms } = options;
  if (!isCollection(fees))
    return refuse('malformed', '"fees" is what collects them, such as `printedFees` gives for an offering.');
  if (!Array.from(rulings).every(isObject))
    return refuse('malformed', '"rulings" is a list of rulings, such as `rulingsOf` gives for an offering.');
  const { house, id } = dealt.offering;
  if (!isPlainData(terms))
    return refuse(
      'malformed',
      'A table is opened with texts, numbers, yes and no, and lists or objects of them.',
    );
  const table = Table.open(dealt, { house, offering: id, ...terms }, fees, rulings);
  return table.ok ? new RunningTable(table, fees, company, seed) : table;
}

/** Whether fees can be asked of it. */
const isCollection = (fees: Collection): boolean =>
  typeof fees.check === 'function' && typeof fees.due === 'function';

/** Whether it can be written down, as a room does with what a table was opened with. */
function isPlainData(terms: object): boolean {
  try {
    JSON.stringify(terms);
    return true;
  } catch {
    // It holds itself, or a number of another kind.
    return false;
  }
}
