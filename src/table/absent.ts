import type { RoundCommand } from '../engine/banked/commands.ts';
import { type LegalHand, legal as legalRound } from '../engine/banked/legal.ts';
import type { Round } from '../engine/banked/round.ts';
import { suggestPlacement } from '../engine/points/suggest-placement.ts';
import type { PotCommand } from '../engine/pot/commands.ts';
import type { Hand } from '../engine/pot/hand.ts';
import { legal as legalPot } from '../engine/pot/legal.ts';
import type { HandCommand } from './commands.ts';
import type { Machine } from './machine.ts';

/** What is done for a player who does not act: check if possible, else fold; stand; the house way. */
export function absentMove(machine: Machine, seat: number): HandCommand | null {
  const { kind, hand } = machine.played;
  if (kind === 'pot') return inPot(hand, seat);
  if (kind === 'points') return suggestPlacement(hand.state, seat);
  return inRound(hand, seat);
}

function inPot(hand: Hand, seat: number): PotCommand | null {
  const due = legalPot(hand);
  switch (due.due) {
    case 'bet':
      if (due.check) return { type: 'check', seat };
      if (due.bringIn > 0 && !due.fold) return { type: 'bring-in', seat };
      return { type: 'fold', seat };
    case 'discard':
      return { type: 'discard', seat, cards: hand.state.down[seat].slice(0, due.least) };
    case 'turn-up':
      return { type: 'turn-up', seat, cards: [] };
    case 'kill':
      return { type: 'kill', seat, to: 0 };
    case 'show':
      return { type: 'show', seat };
    default:
      return null;
  }
}

/** Whoever faces a bet when the clock has run out has a dead hand (003:78). */
export function facesBet(machine: Machine): boolean {
  const { kind, hand } = machine.played;
  if (kind !== 'pot') return false;
  const due = legalPot(hand);
  return due.due === 'bet' && !due.check && due.fold;
}

/** Choices that put nothing at risk, the best first. */
const QUIET = ['house way', 'stand', 'play on', 'no tie', 'check', 'fold'];

function inRound(round: Round, seat: number): RoundCommand | null {
  const due = legalRound(round);
  if (due.due === 'pick') return { type: 'pick', seat, pile: 0 };
  if (due.due !== 'choose') return null;
  const hand = due.hands.find((one) => one.seat === seat);
  if (hand === undefined) return null;
  const id = QUIET.find((quiet) => hand.choices.some((choice) => choice.id === quiet)) ?? anyFree(hand);
  return { type: 'choose', seat, spot: hand.spot, choice: id };
}

function anyFree({ choices }: LegalHand): string {
  const free = choices.find(({ chips, front, discards }) => chips === null && front === 0 && discards === 0);
  return (free ?? choices[0]).id;
}
