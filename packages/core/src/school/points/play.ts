import { layPoints } from '../../bots/points/player.ts';
import { type Random, shuffle } from '../../cards/index.ts';
import type { Cents } from '../../engine/money.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import type { BuiltPoints } from '../built.ts';

/** More than any hand takes. */
const MOST_STEPS = 200;

/**
 * A hand played out, or up to setting the cards, by players who set at a glance; null if it cannot be dealt this way.
 */
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
            cards: Array.from(shuffle(Uint8Array.from(hand.need?.cards ?? []), random)),
          })
        : hand.play(layPoints(hand.state, due.seats[0].seat, true));
    if (!answer.ok) return null;
  }
  return hand.over ? hand : null;
}
