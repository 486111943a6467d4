import type { Result } from '../../engine/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import type { IrregularitiesOf } from '../../engine/machines/machine.ts';
import type { Situation } from '../question.ts';

/** A hand in which something may go wrong, whatever its machine. */
export interface Subject {
  readonly irregularities: Pick<IrregularitiesOf<never>, 'known'>;
  /** Whose hand or act it may be, with what the floor says to name it. */
  readonly whose: readonly (Pick<Irregularity, 'seat' | 'spot'> & { readonly name: string })[];
  readonly cardsOf: (irregularity: Irregularity) => readonly number[];
  readonly factsOf: (irregularity: Irregularity) => ReturnType<IrregularitiesOf<never>['factsOf']>;
  /** The hand once more, to try a ruling on. */
  readonly again: () => { readonly state: object; play(command: RuleCommand): Result };
  readonly show: (notes: readonly string[]) => Situation;
}
