import { catchUp } from '../../catch-up.ts';
import { evolve } from '../evolve.ts';
import { PointsHand } from '../hand.ts';
import { legal } from '../legal.ts';
import { newHand, type PointsSetup } from '../state.ts';
import { suggestPlacement } from './suggest-placement.ts';

/** Plays a hand out, everybody setting what is suggested for the cards that they see. */
export function playAsSuggested(
  setup: PointsSetup,
  shuffled: (cards: readonly number[]) => number[],
): PointsHand {
  const hand = PointsHand.start(setup);
  if (!hand.ok) throw new Error(hand.message);
  const views = setup.stacks.map(() => ({ state: newHand(setup), seen: 0 }));
  for (;;) {
    const due = legal(hand);
    if (due.due === 'nothing') return hand;
    if (due.due === 'shuffle') {
      hand.play({ type: 'shuffle', cards: shuffled(hand.need?.cards ?? []) });
      continue;
    }
    const [{ seat }] = due.seats;
    const view = catchUp(views[seat], hand.log, seat, evolve);
    const answer = hand.play(suggestPlacement(view, seat));
    if (!answer.ok) throw new Error(`A suggestion was refused: ${answer.message}`);
  }
}
