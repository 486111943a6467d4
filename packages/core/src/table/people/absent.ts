import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import { type LegalChoice, type LegalHand, legal as legalRound } from '../../engine/player-dealer/legal.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { DEALER, type SpotHand } from '../../engine/player-dealer/state.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import { suggestPlacement } from '../../engine/points/sets/suggest-placement.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { legal as legalPot } from '../../engine/pot/legal.ts';
import type { Result } from '../../engine/refusal.ts';
import type { Machine } from '../hand/machine.ts';
import type { HandCommand } from '../hand/machines.ts';

/**
 * What is done for a player who does not act: check if possible, else fold; stand; the house way. Whatever a
 * game, a house or a setting leaves open, it is something that the player himself could have done; null when
 * nothing is waited for.
 */
export function absentMove(machine: Pick<Machine, 'played'>, seat: number): HandCommand | null {
  const { kind, hand } = machine.played;
  if (kind === 'pot') return first(inPot(hand, seat), (move) => hand.answerTo(move));
  if (kind === 'points') {
    const moves = hand.state.waiting.includes(seat) ? [suggestPlacement(hand.state, seat)] : [];
    return first<PointsCommand>(moves, (move) => hand.answerTo(move));
  }
  return first(inRound(hand, seat), (move) => hand.answerTo(move));
}

/** The first that would be done. Games are many: what is best is tried first, and never trusted. */
function first<C extends HandCommand>(moves: Iterable<C>, answerTo: (move: C) => Result): C | null {
  for (const move of moves) if (answerTo(move).ok) return move;
  return null;
}

function* inPot({ state, need }: Hand, seat: number): Generator<PotCommand> {
  const due = legalPot({ state, need });
  switch (due.due) {
    case 'bet':
      yield { type: 'check', seat };
      if (due.bringIn > 0 && !due.fold) yield { type: 'bring-in', seat };
      yield { type: 'fold', seat };
      yield { type: 'call', seat };
      if (due.raise !== null) yield { type: 'bet', seat, to: due.raise.min };
      return;
    case 'discard':
      yield { type: 'discard', seat, cards: state.down[seat].slice(0, due.least) };
      return;
    case 'turn-up':
      yield { type: 'turn-up', seat, cards: [] };
      return;
    case 'kill':
      yield { type: 'kill', seat, to: 0 };
      return;
    case 'show':
      yield { type: 'show', seat };
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

function* inRound(round: Round, seat: number): Generator<RoundCommand> {
  const due = legalRound(round);
  if (due.due === 'pick') yield { type: 'pick', seat, pile: 0 };
  if (due.due !== 'choose') return;
  const hand = due.hands.find((one) => one.seat === seat);
  if (hand === undefined) return;
  for (const choice of quietestFirst(hand)) yield* waysOf(round, hand, choice);
}

/** What costs nothing before what costs chips, and what the house knows to do before what it must make up. */
function quietestFirst({ choices }: LegalHand): LegalChoice[] {
  const weight = ({ id, chips, front, discards }: LegalChoice) => {
    const quiet = QUIET.indexOf(id);
    if (quiet >= 0) return quiet;
    return QUIET.length + (front > 0 ? 1 : 0) + (discards > 0 ? 2 : 0) + (chips === null ? 0 : 4);
  };
  return [...choices].sort((a, b) => weight(a) - weight(b));
}

/** A choice with the cards and chips that it asks for: the least chips, and the house's way to set the hand. */
function* waysOf(round: Round, hand: LegalHand, choice: LegalChoice): Generator<RoundCommand> {
  const { seat, spot } = hand;
  const { id, chips, front, discards } = choice;
  const move = { type: 'choose', seat, spot, choice: id, ...(chips && { cents: chips.least }) } as const;
  if (front === 0 && discards === 0) {
    yield move;
    return;
  }
  const held = heldBy(round, hand);
  if (held === undefined) return;
  const way = optionsFor(round.state, held).find((option) => option.id === id)?.set?.absent;
  if (way !== undefined) yield { ...move, front: way(held.cards).front };
  for (const cards of choicesOf(held.cards, Math.max(front, discards)))
    yield { ...move, ...(front > 0 && { front: cards }), ...(discards > 0 && { discard: cards }) };
}

function heldBy({ state }: Round, { spot, number }: LegalHand): SpotHand | undefined {
  return spot === DEALER ? state.shared.dealer : state.hands[spot][number];
}

/** Every way to take so many cards out of a hand, the first ones first. */
function* choicesOf(cards: readonly number[], count: number, from = 0): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at + count <= cards.length; at++)
      for (const rest of choicesOf(cards, count - 1, at + 1)) yield [cards[at], ...rest];
}
