import { dueSeats, optionsFor } from '../player-dealer/choices.ts';
import type { RoundCommand } from '../player-dealer/commands.ts';
import { type LegalChoice, type LegalHand, legal } from '../player-dealer/legal.ts';
import { Round } from '../player-dealer/round.ts';
import { whyNotDealt } from '../player-dealer/setup.ts';
import { DEALER, dropOf, jackpotOf, type SpotHand } from '../player-dealer/state.ts';
import { DONE } from '../refusal.ts';
import { firstDone } from './first-done.ts';
import type { DealingOf } from './machine.ts';

/** How rounds against a player-dealer are dealt. */
export const playerDealerDealing: DealingOf<'player-dealer'> = {
  kind: 'player-dealer',
  checkSetup: (setup) => whyNotDealt(setup) ?? DONE,
  own: (state) => Round.of(state),
  dueSeats: ({ state, need }) => (need === null && !state.over ? dueSeats(state) : []),
  absentMove: (round, seat) => firstDone(round, movesOf(round, seat)),
  dropOf,
  jackpotOf,
};

function* movesOf(round: Round, seat: number): Generator<RoundCommand> {
  const due = legal(round);
  if (due.due === 'pick') yield { type: 'pick', seat, pile: 0 };
  if (due.due !== 'choose') return;
  const hand = due.hands.find((one) => one.seat === seat);
  if (hand === undefined) return;
  for (const choice of quietestFirst(hand)) yield* waysOf(round, hand, choice);
}

/** What costs nothing before what costs chips, and what the house knows to do before what it must make up. */
function quietestFirst({ choices }: LegalHand): LegalChoice[] {
  const weight = ({ houseWay, stays, givesUp, chips, front, discards }: LegalChoice) => {
    if (houseWay) return 0;
    if (stays) return 1;
    return 2 + (givesUp ? 1 : 0) + (front > 0 ? 2 : 0) + (discards > 0 ? 4 : 0) + (chips === null ? 0 : 8);
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
