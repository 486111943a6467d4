import { JOKER } from '../../cards/index.ts';
import { FRONTS } from '../front-and-back/dominance.ts';
import type { FrontAndBack } from '../front-and-back/house-way.ts';
import { BestSets, setNumber } from '../front-and-back/sets.ts';

/**
 * Stands for a hand of the bank that sends bets back: so high in front and so low in back that no set is above or below
 * it.
 */
export const SENDS_BACK = FRONTS - 2;
export const WITH_JOKER = FRONTS - 1;

/**
 * The sets of a hand against a bank that is seen first: that of the house way, then from the highest front and the
 * lowest back on, like stairs; what lies below one of them is won. A hand that would itself send bets back has one
 * more, for the bank's like it.
 */
export class Stairs {
  way = 0;
  readonly #counted: FrontAndBack;
  readonly #sets: BestSets;

  constructor(counted: FrontAndBack) {
    this.#counted = counted;
    this.#sets = new BestSets(counted);
  }

  write(cards: readonly number[], to: Uint32Array, at: number): number {
    const { way, front, back, seenPushes } = this.#counted;
    const usual = way(cards);
    const house = setNumber(front(usual.front), back(usual.back));
    to[at] = house;
    let count = 1;
    this.#sets.highest(cards, (set) => {
      to[at + count++] = set;
    });
    const pushes = seenPushes?.(cards) === true;
    if (pushes) to[at + count++] = setNumber(WITH_JOKER, 0);
    this.way = pushes ? setNumber(cards.includes(JOKER) ? WITH_JOKER : SENDS_BACK, 0) : house;
    return count;
  }
}
