import type { Random } from '../cards/index.ts';
import type { MachineKind } from '../engine/machines/machine.ts';
import { type PlayerCommand, printedFees, type TableState } from '../table/index.ts';
import { type PlayHand, type Thinking, thinkAtTable } from './at-table.ts';
import type { Character } from './character.ts';
import { playRound } from './player-dealer/in-round.ts';
import { playPointsHand } from './points/in-hand.ts';
import { playPotHand } from './pot/in-hand.ts';

const PLAY: Readonly<Record<MachineKind, PlayHand>> = {
  pot: playPotHand,
  points: playPointsHand,
  'player-dealer': playRound,
};

/**
 * What a seat has to do now at a table of any kind, knowing no more than it sees; null for nothing.
 *
 * @example
 * ```ts
 * import { characterOf, think } from '@cardroom/core/bots';
 * import { seededRandom } from '@cardroom/core/cards';
 * import { openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * // Nobody else is there: nothing is asked of the seat.
 * console.log(think(table.state, 2, characterOf('Ann'), seededRandom('a seed'))); // null
 * ```
 */
export function think(
  view: TableState,
  seat: number,
  who: Character,
  random: Random,
  { quick = false, rail, fees, doubt }: Thinking = {},
): PlayerCommand | null {
  const { kind, offering } = view.sign;
  const at = { view, seat, who, random, quick, doubt, fees: fees ?? printedFees(offering.id) };
  return thinkAtTable(at, rail, PLAY[kind]);
}
