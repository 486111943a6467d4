import type { Result } from '../../engine/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { Remedy } from '../../engine/irregularities/remedy.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import type { FloorCommand } from '../commands.ts';
import { floorDecides } from './decide-ruling.ts';
import { findRuling, type RuledHand } from './find-ruling.ts';
import { remediesFor } from './remedies.ts';

/** What the floor reads before it decides. */
export interface FloorRuling {
  /** Null where neither the book nor the room says anything. */
  readonly ruling: Ruling | null;
  /** What the hand could do now instead; `name` where the ruling itself leaves the choice. */
  readonly choices: readonly { readonly remedy: readonly Remedy[]; readonly name?: string }[];
}

/**
 * The ruling on an irregularity for a table's hand as it stands, with the remedies that could be carried out
 * instead; or why it cannot have happened here. Nothing changes.
 *
 * @example
 * ```ts
 * import { floorRuling, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * const found = floorRuling(table, { what: 'exposed card', seat: 2 });
 * if (!found.ok) console.log(found.message); // No hand is being played.
 * ```
 */
export function floorRuling(table: RuledHand, irregularity: Irregularity): Result<FloorRuling> {
  const found = findRuling(table, irregularity);
  if (!found.ok) return found;
  const { ruling } = found;
  const offered = [
    ...(ruling?.or ?? []),
    ...remediesFor(irregularity.what)
      .map((remedy) => ({ remedy: [remedy] }))
      .filter(({ remedy }) => !isAmong(ruling, remedy)),
  ];
  return { ok: true, ruling, choices: offered.filter(({ remedy }) => isDone(table, irregularity, remedy)) };
}

/**
 * What a table would rule on a command of the floor now, in its own words and lines; or why it would not.
 *
 * @example
 * ```ts
 * import { openHouseTable, whatIsRuled } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * const ruled = whatIsRuled(table, { type: 'rule', irregularity: { what: 'exposed card', seat: 2 } });
 * if (!ruled.ok) console.log(ruled.message); // No hand is being played.
 * ```
 */
export function whatIsRuled(
  table: RuledHand,
  command: Extract<FloorCommand, { readonly type: 'rule' }>,
): Result<{ readonly rule: RuleCommand }> {
  const rule = floorDecides(table, command);
  return 'code' in rule ? rule : { ok: true, rule };
}

function isDone(table: RuledHand, irregularity: Irregularity, remedy: readonly Remedy[]): boolean {
  const decided = floorDecides(table, {
    type: 'rule',
    irregularity,
    remedy,
    reason: 'To see whether it can be.',
  });
  return !('code' in decided) && table.machine?.answerTo(decided).ok === true;
}

const isAmong = (ruling: Ruling | null, remedy: readonly Remedy[]): boolean =>
  ruling !== null &&
  [ruling.remedy, ...(ruling.or ?? []).map((choice) => choice.remedy)].some(
    (own) => JSON.stringify(own) === JSON.stringify(remedy),
  );
