import { type Result, refuse } from '../../engine/index.ts';
import type { MachineKind } from '../../engine/machines/machine.ts';
import { whyNotOptions } from '../../houses/given.ts';
import { findOffering, type OfferingId } from '../../houses/index.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { rulingsOf } from '../../rulings/books/index.ts';
import { dealtAs } from '../../table/dealt-as.ts';
import { noFees } from '../../table/fees/no-fees.ts';
import { printedFees } from '../../table/fees/printed-fees.ts';
import type { Company, Mind } from '../company/company.ts';
import { playerDealerCompany } from '../company/player-dealer.ts';
import { pointsCompany } from '../company/points.ts';
import { potCompanyWithRulings } from '../company/pot-with-rulings.ts';
import { type GivenOffering, nameOf, withChosen } from '../offering.ts';
import { OPEN, type OpenOptions, type OwnOptions, openOffering } from './open-offering.ts';
import type { RunningTable } from './running-table.ts';

const COMPANY: Readonly<Record<MachineKind, Company>> = {
  pot: potCompanyWithRulings,
  points: pointsCompany,
  'player-dealer': playerDealerCompany,
};

/** The project's own bots; a bot's name decides its character. */
export const botMind: Mind = (seen) => COMPANY[seen.state.sign.kind].mind(seen);

/**
 * Opens a table that runs itself: players sit down, each with a mind, and the house shuffles, rolls, offers the bank,
 * closes bets and moves the buttons. Give the id of an offering, whose house prints its fees, or an offering of your
 * own.
 *
 * @example
 * ```ts
 * import { botMind, openTable } from '@cardroom/core';
 *
 * const table = openTable('black-sheep/holdem', { limit: '4-8', seed: 7 });
 * if (!table.ok) throw new Error(table.message);
 * table.sit('Ann');
 * table.sit('Bob', { mind: (seen) => botMind(seen) });
 * const hand = await table.next();
 * if (hand.ok) console.log(hand.number, hand.results[0] + hand.results[1]); // 1 0
 * ```
 */
export function openTable(given: GivenOffering, options?: OpenOptions): Result<RunningTable>;
export function openTable(
  offering: Exclude<GivenOffering, OfferingId>,
  options?: OwnOptions,
): Result<RunningTable>;
export function openTable(given: GivenOffering, options: OwnOptions = {}): Result<RunningTable> {
  const named = nameOf(given);
  if (!named.ok) return named;
  const { offering, chosen } = named;
  const wrong = whyNotOptions(options, OPEN);
  if (wrong !== null) return wrong;
  const printed = isPrinted(offering) ? printedFees(offering.id) : noFees;
  if (typeof given === 'string' && options.fees !== undefined)
    return refuse(
      'malformed',
      `The house prints the fees of ${offering.id}: "fees" are for an offering itself.`,
    );
  const fees = options.fees ?? printed;
  const asked = withChosen(options, chosen);
  const rulings = options.rulings ?? rulingsOf(offering, [], asked.settings);
  const own = { ...asked, fees, rulings };
  return openOffering(dealtAs(offering), own, COMPANY[offering.kind]);
}

/** Whether the offering is in one of the books, fees included. */
const isPrinted = (offering: Offering): boolean => findOffering(offering.id) === offering;
