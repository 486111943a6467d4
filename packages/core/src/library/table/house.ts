import { type Random, shuffle } from '../../cards/index.ts';
import type { Result } from '../../engine/index.ts';
import type { HouseCommand } from '../../table/commands.ts';
import { houseNeed } from '../../table/needs.ts';
import { jackpotOf } from '../../table/state.ts';
import type { Table } from '../../table/table.ts';

/** Does what the house has to do next; null when it has nothing to bring. */
export function houseMove(table: Table, random: Random): Result | null {
  const command = commandFor(table, random);
  return command === null ? null : table.play({ by: 'house', ...command });
}

const PACK = Array.from({ length: 52 }, (_, card) => card);

function commandFor(table: Table, random: Random): HouseCommand | null {
  const need = houseNeed(table);
  const mixed = (cards: readonly number[]) => Array.from(shuffle(Uint8Array.from(cards), random));
  switch (need?.type) {
    case undefined:
      return null;
    case 'draw for button':
      return { type: 'draw for button', cards: mixed(PACK) };
    case 'shuffle shoe':
      return { type: 'shuffle shoe', cards: mixed(need.cards) };
    case 'deal':
      return { type: 'deal' };
    // The only table of its house.
    case 'pay jackpot':
      return { type: 'pay jackpot', pool: table.state.chips[jackpotOf(table.state)] };
    case 'shuffle':
      return { type: 'play', command: { type: 'shuffle', cards: mixed(need.cards) } };
    case 'roll':
      return {
        type: 'play',
        command: { type: 'roll', dice: Array.from({ length: need.dice }, () => 1 + random.below(6)) },
      };
    case 'close':
      return { type: 'play', command: { type: 'close' } };
  }
}
