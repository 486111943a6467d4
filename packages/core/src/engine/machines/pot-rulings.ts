import type { Hand } from '../pot/hand.ts';
import { factsOf, heldBy } from '../pot/irregularities/facts.ts';
import { knownInPots } from '../pot/irregularities/known.ts';
import { rule } from '../pot/irregularities/rule.ts';
import { refuse } from '../refusal.ts';
import type { DealingOf, IrregularitiesOf } from './machine.ts';
import { potDealing } from './pot-dealing.ts';

const SHUFFLING = refuse('out-of-turn', 'The cards are being shuffled.');

/** What may go wrong in hands for a pot, and how it is ruled on. */
export const potRulings: IrregularitiesOf<'pot'> = {
  known: knownInPots,
  cardsOf: ({ state }, irregularity) => heldBy(state, irregularity),
  factsOf: ({ state, log }, irregularity) => factsOf(state, irregularity, log),
  ruled: (hand: Hand) =>
    hand.ruledBy((command) => (hand.need !== null ? SHUFFLING : rule(hand.state, hand.log, command))),
};

/** How hands for a pot are dealt at a table with a floor. */
export const potDealingWithRulings: DealingOf<'pot'> = { ...potDealing, irregularities: potRulings };
