import { IRREGULARITIES, type Irregularity } from '../../irregularities/irregularity.ts';
import { type RuleCommand, whyNoRuling } from '../../irregularities/rule-command.ts';
import { noSeat, said } from '../../malformed.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { PotEvent } from '../events.ts';
import type { HandState } from '../state.ts';
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
  return happened.events;
}

/** Why an irregularity cannot have happened in this hand; null when it can. */
export function whyNot(state: HandState, irregularity: Irregularity): Refusal | null {
  if (typeof irregularity !== 'object' || irregularity === null)
    return refuse('malformed', 'Say what went wrong.');
  const { what, seat, cards = [], count = 1 } = irregularity;
  if (!IRREGULARITIES.includes(what)) return refuse('malformed', `There is no "${said(what)}".`);
  const happening = HAPPENINGS[what];
  if (happening === undefined) return refuse('not-allowed', `This game knows no "${what}".`);
  if (!Number.isInteger(count) || count < 1 || count > MOST_CARDS)
    return refuse('malformed', `From one to ${MOST_CARDS} cards may be too many.`);
  if (!happening.ofSeat) return null;
  if (seat === undefined || !Number.isInteger(seat) || seat < 0 || seat >= state.seats) return noSeat(seat);
  if (state.live[seat] === 0) return refuse('not-allowed', `Seat ${seat + 1} is not in the hand.`);
  const held = state.down[seat].length + state.up[seat].length;
  if (
    !Array.isArray(cards) ||
    new Set(cards).size !== cards.length ||
    !cards.every((at) => isPlace(at, held))
  )
    return refuse('bad-cards', `Seat ${seat + 1} holds ${held} cards: say which of them it was.`);
  return null;
}

/** More than these cannot come from a pack by mistake. */
const MOST_CARDS = 10;

const isPlace = (at: unknown, held: number): boolean =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < held;
