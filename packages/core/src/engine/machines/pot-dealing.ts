import type { PotCommand } from '../pot/commands.ts';
import { Hand } from '../pot/hand.ts';
import { legal } from '../pot/legal.ts';
import { whyNotDealt } from '../pot/setup.ts';
import { dropOf, jackpotOf } from '../pot/state.ts';
import { DONE } from '../refusal.ts';
import { firstDone } from './first-done.ts';
import type { DealingOf } from './machine.ts';

/** How hands for a pot are dealt. */
export const potDealing: DealingOf<'pot'> = {
  kind: 'pot',
  checkSetup: (setup) => whyNotDealt(setup) ?? DONE,
  own: (state) => Hand.of(state),
  dueSeats: ({ state, need }) => (state.actor >= 0 && need === null && !state.over ? [state.actor] : []),
  absentMove: (hand, seat) => firstDone(hand, movesOf(hand, seat)),
  dropOf,
  jackpotOf,
};

function* movesOf({ state, need }: Hand, seat: number): Generator<PotCommand> {
  const due = legal({ state, need });
  switch (due.due) {
    case 'bet':
      if (state.game.absentDies && due.bringIn === 0) yield { type: 'fold', seat };
      yield { type: 'check', seat };
      if (due.bringIn > 0 && !due.fold) yield { type: 'bring-in', seat };
      yield { type: 'fold', seat };
      yield { type: 'call', seat };
      if (due.raise !== null) yield { type: 'bet', seat, to: due.raise.min };
      return;
    case 'discard':
      yield { type: 'discard', seat, cards: state.down[seat].slice(0, due.least) };
      return;
    case 'turn-up':
      yield { type: 'turn-up', seat, cards: [] };
      return;
    case 'kill':
      yield { type: 'kill', seat, to: 0 };
      return;
    case 'show':
      yield { type: 'show', seat };
  }
}
