import type { Result } from '../../engine/index.ts';
import type { Facts } from '../../engine/irregularities/facts.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { KnownIrregularity } from '../../engine/irregularities/known.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import type { Situation } from '../question.ts';

/** A seat or circle as an irregularity names it, and its name in the question. */
export type Whose = Pick<Irregularity, 'seat' | 'spot'> & { readonly name: string };

/** A hand in which something may go wrong, whatever its machine. */
export interface Subject {
  readonly known: readonly KnownIrregularity[];
  /** Players' circles, and all hands, the player-dealer's included. */
  readonly whose: { readonly circles: readonly Whose[]; readonly hands: readonly Whose[] };
  /** The hand in which an irregularity counts its places. */
  readonly cardsOf: (irregularity: Irregularity) => readonly number[];
  readonly factsOf: (irregularity: Irregularity) => Facts;
  /** A copy of the hand, to try a ruling on. */
  readonly again: () => { readonly state: object; play(command: RuleCommand): Result };
  readonly show: (notes: readonly string[]) => Situation;
}
