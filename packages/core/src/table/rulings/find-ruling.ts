import { type Result, refuse } from '../../engine/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import { rulingFor } from '../../rulings/find.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import type { Machine } from '../hand/machine.ts';
import { asNamed } from './as-named.ts';

/** What is ruled on an irregularity; null where neither book nor room say anything. */
export interface Found {
  /** What went wrong, by the names that say something in such a hand. */
  readonly irregularity: Irregularity;
  readonly ruling: Ruling | null;
}

/** The hand that is ruled on, and what the table rules by. */
export interface RuledHand {
  readonly machine: Machine | null;
  readonly rulings: readonly Ruling[];
}

/** The ruling for the hand as it stands, or why this cannot have happened in it. */
export function findRuling({ machine, rulings }: RuledHand, said: Irregularity): Result<Found> {
  if (machine === null) return refuse('out-of-turn', 'No hand is being played.');
  if (machine.irregularities.length === 0)
    return refuse('not-allowed', 'No rulings are made in hands of this kind.');
  const { stacks } = machine.played.state.setup;
  const irregularity = asNamed(said, machine.irregularities, stacks.length);
  // Whatever can have happened can be a misdeal.
  const possible = machine.answerTo(asMisdeal(irregularity));
  if (!possible.ok) return possible;
  const facts = machine.factsOf(irregularity);
  return { ok: true, irregularity, ruling: facts === null ? null : rulingFor(rulings, facts) };
}

const asMisdeal = (irregularity: Irregularity): RuleCommand => ({
  type: 'rule',
  irregularity,
  remedy: [{ do: 'misdeal' }],
  say: 'It is a misdeal.',
  cite: null,
});
