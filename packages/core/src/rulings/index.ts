/** When something goes wrong: what the books rule, what the room posts where they are silent, and both in words. */
export type { Facts, Span, When } from '../engine/irregularities/facts.ts';
export { holds } from '../engine/irregularities/facts.ts';
export {
  IRREGULARITIES,
  type Irregularity,
  type IrregularityKind,
} from '../engine/irregularities/irregularity.ts';
export type { Remedy, RemedyKind } from '../engine/irregularities/remedy.ts';
export type { RuleCommand } from '../engine/irregularities/rule-command.ts';
export { printedRulings, rulingsOf } from './books/index.ts';
export { rulingFor } from './find.ts';
export type { Choice, PostedRuling, Reading, Ruling } from './ruling.ts';
export { REMEDIES, sayIrregularity, sayRemedy, sayWhen } from './words.ts';
