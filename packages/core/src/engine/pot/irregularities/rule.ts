import { happeningOf } from '../../irregularities/happening.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import { type RuleCommand, whyNoRuling } from '../../irregularities/rule-command.ts';
import { noSeat } from '../../malformed.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { PotEvent } from '../events.ts';
import type { HandState } from '../state.ts';
import { orderFor } from './after-rulings.ts';
import { HAPPENINGS, Happened } from './happened.ts';
import { carryOut } from './remedies.ts';

/** The events of an irregularity and its remedy, or why that cannot be here. Looks, never touches. */
export function rule(
  state: HandState,
  log: readonly PotEvent[],
  command: RuleCommand,
): readonly PotEvent[] | Refusal {
  const { irregularity, remedy, say, cite, reason } = command;
  const wrong = whyNoRuling(command) ?? whyNot(state, irregularity);
  if (wrong !== null) return wrong;
  const happened = new Happened(state, irregularity, log);
  const impossible = HAPPENINGS[irregularity.what]?.happen(happened) ?? null;
  if (impossible !== null) return impossible;
  happened.events.push({ type: 'ruled', say, cite, remedy, ...(reason !== undefined && { reason }) });
  for (const each of remedy) {
    const refused = carryOut(happened, each);
    if (refused !== null) return refused;
  }
  return whyUnplayable(state, happened.state) ?? happened.events;
}

/** Hands and boards have as many cards as before, unless more is to come or the deal begins again. */
function whyUnplayable(before: HandState, after: HandState): Refusal | null {
  if (after.over || after.deck.length === 0) return null;
  const draws = after.game.script.slice(after.step).some((step) => step.do === 'draw');
  for (let seat = 0; seat < after.seats; seat++) {
    const held = cardsAt(after, seat);
    const meant = cardsAt(before, seat);
    const early = orderFor(after, 'has its card', seat) !== undefined;
    if (after.live[seat] === 1 && held !== meant && !draws && !early)
      return refuse('not-allowed', `Seat ${seat + 1} would play ${held} cards instead of ${meant}.`);
  }
  const discards = after.game.script.slice(after.step).find((step) => step.do === 'discard');
  for (let seat = 0; seat < after.seats; seat++)
    if (
      after.live[seat] === 1 &&
      discards !== undefined &&
      after.down[seat].length < before.down[seat].length &&
      after.down[seat].length <= discards.count
    )
      return refuse('not-allowed', `Seat ${seat + 1} would have no downcards left to discard from.`);
  const again = after.step < before.step;
  for (const [at, board] of after.boards.entries())
    if (!again && board.length !== (before.boards[at]?.length ?? 0))
      return refuse('not-allowed', 'The board would have a wrong number of cards.');
  return null;
}

/** The cards of a hand, with those it has just thrown away and those it has still to get. */
const cardsAt = (state: HandState, seat: number): number =>
  state.down[seat].length +
  state.up[seat].length +
  (state.discards[seat]?.length ?? 0) +
  (orderFor(state, 'owed', seat)?.count ?? 0);

/** Why an irregularity cannot have happened in this hand; null when it can. */
function whyNot(state: HandState, irregularity: Irregularity): Refusal | null {
  const found = happeningOf(HAPPENINGS, irregularity, MOST_CARDS);
  if (!found.ok) return found;
  const { happening } = found;
  const { seat, other, cards = [] } = irregularity;
  if (!Array.isArray(cards)) return refuse('malformed', 'Cards are named by their places.');
  if (other !== undefined && state.live[other] !== 1) return noSeat(other);
  if (!happening.ofSeat && seat === undefined) return null;
  if (seat === undefined || !Number.isInteger(seat) || seat < 0 || seat >= state.seats) return noSeat(seat);
  if (!happening.ofSeat && cards.length === 0) return null;
  if (state.live[seat] === 0) return refuse('not-allowed', `Seat ${seat + 1} is not in the hand.`);
  const held = state.down[seat].length + state.up[seat].length;
  if (new Set(cards).size !== cards.length || !cards.every((at) => isPlace(at, held)))
    return refuse('bad-cards', `Seat ${seat + 1} holds ${held} cards: say which of them it was.`);
  return null;
}

/** More than these cannot come from a pack by mistake. */
const MOST_CARDS = 10;

const isPlace = (at: unknown, held: number): boolean =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < held;
