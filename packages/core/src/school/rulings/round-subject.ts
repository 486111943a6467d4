import { playerDealerRulings } from '../../engine/machines/player-dealer-rulings.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { DEALER, seatOf } from '../../engine/player-dealer/state.ts';
import type { BuiltRound } from '../built.ts';
import { showRound } from '../round/show.ts';
import { seatName } from '../words.ts';
import type { Subject } from './subject.ts';

/** A round against a player-dealer at somebody's choice, or wherever it has got to. */
export function roundSubject(built: BuiltRound, round: Round): Subject {
  const { state, log } = round;
  const circles = state.hands.flatMap((hands, spot) =>
    hands.length > 0 && !hands[0].folded ? [{ spot, name: seatName(seatOf(state, spot)) }] : [],
  );
  return {
    known: playerDealerRulings.known,
    whose: { circles, hands: [...circles, { spot: DEALER, name: 'the player-dealer' }] },
    cardsOf: (irregularity) => playerDealerRulings.cardsOf(round, irregularity),
    factsOf: (irregularity) => playerDealerRulings.factsOf(round, irregularity),
    again: () => playerDealerRulings.ruled(Round.replay(state.setup, log)),
    show: (notes) => {
      const shown = showRound(built, state, {});
      const asked = state.asked === null ? null : seatName(seatOf(state, state.asked.spot));
      return { ...shown, notes: [...(asked === null ? [] : [`${asked} is to act.`]), ...notes] };
    },
  };
}
