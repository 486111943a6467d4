import { happeningOf } from '../../irregularities/happening.ts';
import type { Irregularity, IrregularityKind } from '../../irregularities/irregularity.ts';
import { whyNoCards } from '../../irregularities/named-places.ts';
import type { Remedy } from '../../irregularities/remedy.ts';
import { type RuleCommand, whyNoRuling } from '../../irregularities/rule-command.ts';
import { noSeat } from '../../malformed.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { PointsState } from '../state.ts';
import type { PointsRulingEvent } from './events.ts';
import { cardsOf, namedCards } from './facts.ts';

/** What may go wrong in a hand for points, and what the floor has to say of it. */
export const HAPPENINGS: { readonly [Kind in IrregularityKind]?: 'table' | 'seat' | 'cards' } = {
  'exposed card': 'cards',
  'flashed card': 'cards',
  'boxed card': 'cards',
  'card off the table': 'cards',
  'extra card': 'seat',
  'missing card': 'seat',
  'late card': 'cards',
  'foreign card': 'table',
  // A seat where both lie in one hand.
  'identical cards': 'table',
  'dealt out of order': 'table',
  'misread hand': 'seat',
  'switched cards': 'seat',
  'fouled hand': 'seat',
  'altered wager': 'seat',
};

/** The events of an irregularity and its remedy, or why that cannot be here. Looks, never touches. */
export function rule(state: PointsState, command: RuleCommand): readonly PointsRulingEvent[] | Refusal {
  const { irregularity, remedy, say, cite, reason } = command;
  const wrong = whyNoRuling(command) ?? whyNot(state, irregularity);
  if (wrong !== null) return wrong;
  const { seat = -1 } = irregularity;
  const events: PointsRulingEvent[] = [{ type: 'irregular', irregularity }];
  // A card that came late has been seen by nobody else.
  const cards = irregularity.what === 'late card' ? [] : namedCards(state, irregularity);
  if (cards.length > 0) events.push({ type: 'faced', seat, cards });
  events.push({ type: 'ruled', say, cite, remedy, ...(reason !== undefined && { reason }) });
  for (const each of remedy) {
    const done = carryOut(state, irregularity, each);
    if ('code' in done) return done;
    events.push(...done);
    if (each.do === 'misdeal') break;
  }
  return events;
}

function carryOut(
  state: PointsState,
  { seat }: Irregularity,
  remedy: Remedy,
): readonly PointsRulingEvent[] | Refusal {
  switch (remedy.do) {
    case 'stands':
    case 'put right':
    case 'complete':
      return [];
    case 'misdeal':
      return [{ type: 'misdealt' }];
    case 'foul':
      if (seat === undefined) return refuse('not-allowed', 'Say whose hand is fouled.');
      if (state.surrendered[seat] === 1) return refuse('not-allowed', 'That hand has been surrendered.');
      return [{ type: 'fouled', seat }];
    case 'forfeit':
      if (seat === undefined) return refuse('not-allowed', 'Say whose hand is forfeited.');
      if (state.game.forfeits !== true) return refuse('not-allowed', 'No hand is forfeited in this game.');
      if (state.surrendered[seat] === 1) return refuse('not-allowed', 'That hand has been given up already.');
      return [{ type: 'forfeited', seat }];
    default:
      return refuse('malformed', 'There is no such remedy in this game.');
  }
}

/** No hand has more cards too many than these. */
const MOST = 13;

/** Why an irregularity cannot have happened in this hand; null when it can. */
function whyNot(state: PointsState, irregularity: Irregularity): Refusal | null {
  const found = happeningOf(HAPPENINGS, irregularity, MOST);
  if (!found.ok) return found;
  const { happening } = found;
  const { seat, cards } = irregularity;
  if (happening === 'table' && seat === undefined) return null;
  if (typeof seat !== 'number' || !Number.isInteger(seat)) return noSeat(seat);
  if (!state.order.includes(seat)) return refuse('not-allowed', 'That seat is not in the hand.');
  return happening === 'cards' ? whyNoCards(cardsOf(state, seat).length, cards) : null;
}
