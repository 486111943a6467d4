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

/** How a table is opened; the house's defaults fill in what is left out, and no fees are collected. */
export interface OpenOptions extends Omit<Opening, 'house' | 'offering'> {
  /** The same seed gives the same shuffles and the same bots' decisions. */
  readonly seed?: string | number;
}

/** How a table is opened for an offering given as an object. */
export interface OwnOptions extends OpenOptions {
  /** The fees that posted options are collected by; without them no option can be posted. */
  readonly fees?: Collection;
  /** The rulings for when something goes wrong, at a table that has a floor (`floor` of a dealt offering). */
  readonly rulings?: readonly Ruling[];
}

/** The types of those options. */
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

/** Opens a table for this offering that runs itself, with bots and a teller for its kind. */
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

/** Whether the value works as a collection of fees. */
const isCollection = (fees: Collection): boolean =>
  typeof fees.check === 'function' && typeof fees.due === 'function';

/** Whether the terms can be stored as JSON, as a room does. */
function isPlainData(terms: object): boolean {
  try {
    JSON.stringify(terms);
    return true;
  } catch {
    // A cycle or a bigint.
    return false;
  }
}
