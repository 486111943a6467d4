import { potRulings } from '../../engine/machines/pot-rulings.ts';
import { Hand } from '../../engine/pot/hand.ts';
import type { BuiltPot } from '../built.ts';
import { showChoice } from '../pot/ask-betting.ts';
import type { AtChoice } from '../pot/at-choice.ts';
import { seatName } from '../words.ts';
import type { Subject } from './subject.ts';

/** A hand for a pot at somebody's choice. */
export function potSubject(built: BuiltPot, at: AtChoice): Subject {
  const { hand } = at;
  const { state } = hand;
  const seats = state.setup.stacks.flatMap((_, seat) =>
    state.live[seat] === 1 ? [{ seat, name: seatName(seat) }] : [],
  );
  return {
    known: potRulings.known,
    whose: { circles: seats, hands: seats },
    cardsOf: (irregularity) => potRulings.cardsOf(hand, irregularity),
    factsOf: (irregularity) => potRulings.factsOf(hand, irregularity),
    again: () => potRulings.ruled(Hand.replay(state.setup, hand.log)),
    show: (notes) => {
      const shown = showChoice(built, at);
      return { ...shown, notes: [...shown.notes, ...notes] };
    },
  };
}
