import { JOKER } from '../../cards/index.ts';
import type { Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { BACKS, FRONT_BITS } from './dominance.ts';
import { writeClass } from './hand-index.ts';

export type FrontAndBack = Extract<Counted, { by: 'front and back' }>;

export const SET_PARTS = 4;

/** Sets every hand of seven by the house way, those that differ by suits alone once; one part of them. */
export function setHands(
  { shoe }: Pick<PlayerDealerGame, 'shoe'>,
  { way, front, back }: FrontAndBack,
  part: number,
  values: Uint32Array,
): void {
  const jokers = shoe.cards.filter((card) => card === JOKER).length;
  let seen = 0;
  forSuitClasses(shoe, 7, (cards) => {
    if (seen++ % SET_PARTS !== part) return;
    const set = way(cards);
    writeClass(cards, jokers, setNumber(front(set.front), back(set.back)), values);
  });
}

/** Both values in one number. */
export function setNumber(front: number, back: number): number {
  if (front >= 1 << FRONT_BITS || back >= BACKS)
    throw new Error(`A set of ${front} and ${back} is outside the table.`);
  return (back << FRONT_BITS) | front;
}
