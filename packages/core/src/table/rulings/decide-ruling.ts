import { type Refusal, refuse } from '../../engine/index.ts';
import type { Irregularity, IrregularityKind } from '../../engine/irregularities/irregularity.ts';
import type { Remedy } from '../../engine/irregularities/remedy.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import type { FloorCommand } from '../commands.ts';
import type { Machine } from '../hand/machine.ts';
import { findRuling, type RuledHand } from './find-ruling.ts';
import { REMEDIES } from './remedies.ts';

/**
 * What the floor has decided, with the words of the ruling. Who names a remedy has read the ruling: where the hand
 * has gone on and another holds, it is not made in passing, but only with a reason.
 */
export function floorDecides(
  hand: RuledHand,
  { irregularity: said, remedy, reason }: Extract<FloorCommand, { readonly type: 'rule' }>,
): RuleCommand | Refusal {
  const found = findRuling(hand, said);
  if (!found.ok) return found;
  const { irregularity, ruling } = found;
  if (ruling !== null && (remedy === undefined || isSame(remedy, ruling.remedy)))
    return asPrinted(irregularity, ruling);
  if (remedy === undefined)
    return refuse('not-allowed', 'There is no ruling on this. Choose what is done, and give a reason.');
  const choice = ruling?.or?.find((one) => isSame(remedy, one.remedy));
  if (ruling !== null && choice !== undefined)
    return {
      ...asPrinted(irregularity, ruling),
      remedy,
      say: `${ruling.say} Chosen: ${choice.name}.`,
    };
  if (!REMEDIES.some((one) => isSame(remedy, [one]))) return refuse('malformed', 'There is no such remedy.');
  if (typeof reason !== 'string' || reason.trim() === '')
    return refuse('not-allowed', `${saysNow(ruling)} Give a reason to do something else.`);
  return {
    type: 'rule',
    irregularity,
    remedy,
    say: `The floor decides: ${sentence(reason.trim())}`,
    cite: null,
    reason: reason.trim(),
  };
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

const asPrinted = (irregularity: Irregularity, { remedy, say, cite }: Ruling): RuleCommand => ({
  type: 'rule',
  irregularity,
  remedy,
  say,
  cite,
});

const saysNow = (ruling: Ruling | null): string =>
  ruling === null ? 'There is no ruling on this.' : `The ruling here is: ${withLines(ruling)}`;

const withLines = ({ say, cite }: Ruling): string => (cite === null ? say : `${say} (${cite})`);

const isSame = (a: readonly Remedy[], b: readonly Remedy[]): boolean =>
  Array.isArray(a) && a.length === b.length && a.every((each, i) => keyOf(each) === keyOf(b[i]));

/** A remedy that came over the line may have its fields in another order. */
const keyOf = (remedy: Remedy): string => JSON.stringify(Object.entries(remedy).sort());

/** What a player may have ruled on an own act, without the floor, where the book leaves it to the player. */
export function playerAsks(hand: RuledHand, seat: number, what: IrregularityKind): RuleCommand | Refusal {
  const irregularity: Irregularity = { what, seat, by: 'player' };
  const found = findRuling(hand, irregularity);
  if (!found.ok) return found;
  const { ruling } = found;
  if (ruling?.byPlayer !== true)
    return refuse('not-allowed', 'That is for the floor to rule on. Call the floor.');
  if (ruling.remedy.every((remedy) => remedy.do === 'stands'))
    return refuse('not-allowed', withLines(ruling));
  if (hand.machine !== null && hasTakenBack(hand.machine, seat))
    return refuse('not-allowed', 'You have changed your mind once already. It stands now.');
  return asPrinted(irregularity, ruling);
}

/** Once in a round of betting or drawing: nobody holds up a game by going back and forth. */
function hasTakenBack({ log }: Machine, seat: number): boolean {
  const began = log.findLastIndex(({ type }) => type === 'step done');
  return log.slice(began + 1).some((event) => event.type === 'act undone' && event.seat === seat);
}

/** What a player may take back without the floor, and how long: until somebody acts, puts in as much, or cards are dealt for it. */
export interface OwnRuling {
  readonly what: IrregularityKind;
  readonly until: 'acted' | 'called' | 'dealt';
}

/**
 * What players may have ruled on of their own acts, without the floor.
 *
 * @example
 * ```ts
 * import { openHouseTable, ownRulings } from '@cardroom/core/table';
 *
 * const table = openHouseTable({ house: 'empire', offering: 'empire/lowball' });
 * if (table.ok) console.log(ownRulings(table)[0].what); // changed draw
 * ```
 */
export function ownRulings({ rulings }: Pick<RuledHand, 'rulings'>): readonly OwnRuling[] {
  const own = new Map<IrregularityKind, OwnRuling>();
  for (const { what, byPlayer, remedy, when = {} } of rulings) {
    if (byPlayer !== true || own.has(what) || !remedy.some((each) => each.do === 'take back')) continue;
    own.set(what, { what, until: when.toDraw ? 'dealt' : when.onlyFolds ? 'called' : 'acted' });
  }
  return [...own.values()];
}
