import type { Random } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import type { Result } from '../../engine/index.ts';
import type { HouseCommand } from '../../table/commands.ts';
import { houseNeed } from '../../table/needs.ts';
import { jackpotOf } from '../../table/state.ts';
import type { Table } from '../../table/table.ts';

/** How the house shuffles cards and rolls dice. */
export interface HouseHands {
  mix(cards: readonly number[]): readonly number[];
  roll(dice: number): readonly number[];
}

/** Cards and dice by chance alone. */
export const byChance = (random: Random): HouseHands => ({
  mix: (cards) => shuffledOrder(cards, random),
  roll: (dice) => Array.from({ length: dice }, () => 1 + random.below(6)),
});

/** Does what the house has to do next; null if there is nothing. */
export function houseMove(table: Table, random: Random): Result | null {
  const command = houseCommand(table, byChance(random));
  return command === null ? null : table.play({ by: 'house', ...command });
}

const PACK = Array.from({ length: 52 }, (_, card) => card);

/** What the house has to do next; null for nothing. */
export function houseCommand(table: Table, house: HouseHands): HouseCommand | null {
  const need = houseNeed(table);
  switch (need?.type) {
    case undefined:
      return null;
    case 'draw for button':
      return { type: 'draw for button', cards: house.mix(PACK) };
    case 'shuffle shoe':
      return { type: 'shuffle shoe', cards: house.mix(need.cards) };
    case 'deal':
      return { type: 'deal' };
    // A house has only this table, which pays the whole pool.
    case 'pay jackpot':
      return { type: 'pay jackpot', pool: table.state.chips[jackpotOf(table.state)] };
    case 'shuffle':
      return { type: 'play', command: { type: 'shuffle', cards: house.mix(need.cards) } };
    case 'roll':
      return { type: 'play', command: { type: 'roll', dice: house.roll(need.dice) } };
    case 'close':
      return { type: 'play', command: { type: 'close' } };
  }
}
