import { findOffering } from '../houses/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import type { QuestionKind } from './kind.ts';
import { actionButton } from './kinds/action-button.ts';
import { drawOrStand } from './kinds/draw-or-stand.ts';
import { fee } from './kinds/fee.ts';
import { houseWay } from './kinds/house-way.ts';
import { legalActs } from './kinds/legal-acts.ts';
import { nextBank } from './kinds/next-bank.ts';
import { oddChip } from './kinds/odd-chip.ts';
import { raise } from './kinds/raise.ts';
import { ruling } from './kinds/ruling.ts';
import { shortBank } from './kinds/short-bank.ts';
import { sidePots } from './kinds/side-pots.ts';
import { wagerPays } from './kinds/wager-pays.ts';
import { whoWins } from './kinds/who-wins.ts';

/**
 * Every kind of question that the school asks.
 *
 * @example
 * ```ts
 * import { schoolKinds } from '@cardroom/core/school';
 *
 * console.log(schoolKinds.map(({ id }) => id).includes('side-pots')); // true
 * ```
 */
export const schoolKinds: readonly QuestionKind[] = [
  whoWins,
  sidePots,
  oddChip,
  legalActs,
  raise,
  drawOrStand,
  houseWay,
  shortBank,
  fee,
  actionButton,
  nextBank,
  wagerPays,
  ruling,
];

/**
 * Kinds of questions that can be asked about a game at a house; empty for an unknown id.
 *
 * @example
 * ```ts
 * import { kindsFor } from '@cardroom/core/school';
 *
 * console.log(kindsFor('empire/pai-gow-tiles').some(({ id }) => id === 'house-way')); // true
 * ```
 */
export function kindsFor(offering: string | Offering): readonly QuestionKind[] {
  const of = typeof offering === 'string' ? findOffering(offering) : offering;
  if (of === undefined) return [];
  let kinds = fitting.get(of);
  if (kinds === undefined) {
    kinds = schoolKinds.filter(({ fits }) => fits(of));
    fitting.set(of, kinds);
  }
  return kinds;
}

/** Found once and kept: some kinds deal a few rounds to find out. */
const fitting = new WeakMap<Offering, readonly QuestionKind[]>();
