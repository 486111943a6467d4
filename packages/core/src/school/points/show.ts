import { printCards } from '../../cards/index.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import { houses } from '../../houses/offering/house-names.ts';
import type { BuiltPoints } from '../built.ts';
import type { Situation } from '../question.ts';
import { seatName } from '../words.ts';

/** All hands as they were set: front, middle, back. */
export function showPoints(
  { offering, limit }: BuiltPoints,
  { state }: PointsHand,
  notes: readonly string[] = [],
  withStacks = false,
): Situation {
  return {
    game: offering.name,
    house: houses[offering.house].name,
    limit: limit.title,
    shared: [],
    pots: [],
    seats: state.setup.stacks.flatMap((stack, seat) =>
      stack === null
        ? []
        : [
            {
              name: seatName(seat),
              marks: seat === state.button ? ['button'] : [],
              cards: state.sets[seat].some((set) => set.length > 0)
                ? state.sets[seat].map(printCards).join(' / ')
                : '',
              up: '',
              chips: withStacks ? stack : null,
              bets: [],
            },
          ],
    ),
    notes,
  };
}
