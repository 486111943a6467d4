import type { PointsHand } from '../points/hand.ts';
import { cardsOf, factsOf } from '../points/irregularities/facts.ts';
import { knownForPoints } from '../points/irregularities/known.ts';
import { rule } from '../points/irregularities/rule.ts';
import { refuse } from '../refusal.ts';
import type { DealingOf, IrregularitiesOf } from './machine.ts';
import { pointsDealing } from './points-dealing.ts';

const SHUFFLING = refuse('out-of-turn', 'The cards are being shuffled.');

/** What may go wrong in hands for points, and how it is ruled on. */
export const pointsRulings: IrregularitiesOf<'points'> = {
  known: knownForPoints,
  cardsOf: ({ state }, { seat }) => (seat === undefined ? [] : cardsOf(state, seat)),
  factsOf: ({ state }, irregularity) => factsOf(state, irregularity),
  ruled: (hand: PointsHand) =>
    hand.ruledBy((command) => (hand.need !== null ? SHUFFLING : rule(hand.state, command))),
};

/** How hands for points are dealt at a table with a floor. */
export const pointsDealingWithRulings: DealingOf<'points'> = {
  ...pointsDealing,
  irregularities: pointsRulings,
};
