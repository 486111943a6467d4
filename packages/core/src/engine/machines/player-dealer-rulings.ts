import { factsOf } from '../player-dealer/irregularities/facts.ts';
import { knownInRounds } from '../player-dealer/irregularities/known.ts';
import { handNamed } from '../player-dealer/irregularities/named-hand.ts';
import { rule } from '../player-dealer/irregularities/rule.ts';
import type { Round } from '../player-dealer/round.ts';
import { refuse } from '../refusal.ts';
import type { DealingOf, IrregularitiesOf } from './machine.ts';
import { playerDealerDealing } from './player-dealer-dealing.ts';

const SHUFFLING = refuse('out-of-turn', 'The cards are being shuffled.');

/** What may go wrong in rounds against a player-dealer, and how it is ruled on. */
export const playerDealerRulings: IrregularitiesOf<'player-dealer'> = {
  known: knownInRounds,
  cardsOf: ({ state }, irregularity) => handNamed(state, irregularity)?.cards ?? [],
  factsOf: ({ state }, irregularity) => factsOf(state, irregularity),
  ruled: (round: Round) =>
    round.ruledBy((command) =>
      round.need?.type === 'shuffle' ? SHUFFLING : rule(round.state, round.log, command),
    ),
};

/** How rounds against a player-dealer are dealt at a table with a floor. */
export const playerDealerDealingWithRulings: DealingOf<'player-dealer'> = {
  ...playerDealerDealing,
  irregularities: playerDealerRulings,
};
