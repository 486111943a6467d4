import { potDealing } from '../../engine/machines/pot-dealing.ts';
import { Hand } from '../../engine/pot/hand.ts';
import type { BuiltPot } from '../built.ts';
import { showChoice } from '../pot/ask-betting.ts';
import type { AtChoice } from '../pot/at-choice.ts';
import { seatName } from '../words.ts';
import type { Subject } from './subject.ts';

/** A hand for a pot at somebody's choice. */
export function potSubject(built: BuiltPot, at: AtChoice): Subject | null {
  const { hand } = at;
  const { irregularities } = potDealing;
  if (irregularities === undefined) return null;
  const { state } = hand;
  const seats = state.setup.stacks.flatMap((_, seat) =>
    state.live[seat] === 1 ? [{ seat, name: seatName(seat) }] : [],
  );
  return {
    known: irregularities.known,
    whose: { circles: seats, hands: seats },
    cardsOf: (irregularity) => irregularities.cardsOf(hand, irregularity),
    factsOf: (irregularity) => irregularities.factsOf(hand, irregularity),
    again: () => Hand.replay(state.setup, hand.log),
    show: (notes) => {
      const shown = showChoice(built, at);
      return { ...shown, notes: [...shown.notes, ...notes] };
    },
  };
}
