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

/** Whatever is due of a seat at a table of any kind, from no more than that seat sees; null when nothing is. */
export function think(
  view: TableState,
  seat: number,
  who: Character,
  random: Random,
  { quick = false, purse, fees, doubt }: Thinking = {},
): PlayerCommand | null {
  const { kind, offering } = view.sign;
  const at = { view, seat, who, random, quick, doubt, fees: fees ?? printedFees(offering.id) };
  return thinkAtTable(at, purse, PLAY[kind]);
}
