import { layPoints } from '../../bots/points/player.ts';
import type { Random } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import type { Cents } from '../../engine/money.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import type { BuiltPoints } from '../built.ts';

/** More than any hand takes. */
const MOST_STEPS = 200;

/** A hand played out, or up to where cards are set, by players who set at a glance; null where it cannot be dealt like this. */
export function playPoints(
  { game, limit }: BuiltPoints,
  stacks: readonly Cents[],
  button: number,
  random: Random,
  stops: 'at the end' | 'when cards are to be set' = 'at the end',
): PointsHand | null {
  const hand = PointsHand.start({ game, point: limit.point, stacks, button });
  if (!hand.ok) return null;
  for (let step = 0; step < MOST_STEPS && !hand.over; step++) {
    const due = legal(hand);
    if (due.due === 'nothing') return null;
    if (due.due !== 'shuffle' && stops !== 'at the end') return hand;
    const answer =
      due.due === 'shuffle'
        ? hand.play({
            type: 'shuffle',
            cards: shuffledOrder(hand.need?.cards ?? [], random),
          })
        : hand.play(layPoints(hand.state, due.seats[0].seat, true));
    if (!answer.ok) return null;
  }
  return hand.over ? hand : null;
}
