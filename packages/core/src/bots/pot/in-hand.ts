import type { PotCommand } from '../../engine/pot/commands.ts';
import { legal } from '../../engine/pot/legal.ts';
import type { SeatInHand } from '../at-table.ts';
import { playPot } from './player.ts';

/** What a seat does in a hand for a pot; null when it is not its turn. */
export function playPotHand({ view, seat, who, random, quick, doubt }: SeatInHand): PotCommand | null {
  const { hand } = view;
  if (hand?.kind !== 'pot') return null;
  const { state } = hand;
  if (state.over || state.actor !== seat) return null;
  const due = legal({ state, need: null });
  return 'seat' in due ? playPot({ state, seat }, due, who, random, quick, doubt) : null;
}
