import type { MachineKind } from '../../engine/machines/machine.ts';
import type { HandCommand, OwnedHand } from '../hand/hand-in-play.ts';
import type { Machine } from '../hand/machine.ts';

/** What is done for a player who does not act, as the machine of the hand knows it; null for nothing. */
export function absentMove({ played }: Pick<Machine, 'played'>, seat: number): HandCommand | null {
  return moveFor(played, seat);
}

const moveFor = <K extends MachineKind>({ dealing, hand }: OwnedHand<K>, seat: number) =>
  dealing.absentMove(hand, seat);

/** Whoever faces a bet when the clock has run out has a dead hand (003:78). */
export function facesBet({ played }: Machine): boolean {
  if (played.kind !== 'pot') return false;
  const due = played.machine.legal(played.hand.state);
  return due.due === 'bet' && !due.check && due.fold;
}
