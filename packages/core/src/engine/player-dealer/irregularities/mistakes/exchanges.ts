import { HOUSE } from '../../../audience.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { DEALER, isNoAction, type RoundState, spotsFrom } from '../../state.ts';
import { leftOfDealer } from '../../steps.ts';
import type { Happened } from '../happened.ts';
import { eyesFor, type FoundHand, handNamed, nameOf } from '../named-hand.ts';

/** Cards that went to a wrong hand. */

/**
 * The hand lies on another circle, and the one of that circle here. Once somebody has acted on a hand, it lies where
 * it was dealt.
 */
export function wrongSeat(happened: Happened): Refusal | null {
  const { hand, irregularity, state } = happened;
  const { other, looked, count = 1 } = irregularity;
  if (hand === null) return refuse('not-allowed', 'There is no hand.');
  const places = [...hand.cards.keys()];
  const others =
    other === undefined ? handsAfter(state, hand) : [handNamed(state, { what: 'wrong seat', spot: other })];
  const found = others.find((one) => one !== null && mayChange(state, [hand, one], places));
  if (found == null)
    return other === undefined ? null : refuse('not-allowed', 'Those two hands cannot have been exchanged.');
  change(happened, [hand, found], places);
  // Whoever sits there has looked; two have, or a player at the player-dealer's hand.
  if (looked) show(happened, count > 1 || hand.spot === DEALER ? [0, 1] : [0]);
  return null;
}

/** The first cards lie one hand further around the table each. */
export function outOfOrder(happened: Happened): Refusal | null {
  const { state } = happened;
  const hands = handsAfter(state, null);
  if (hands.length > 1 && mayChange(state, hands, [0]))
    for (let i = 0; i + 1 < hands.length; i++) change(happened, [hands[i], hands[i + 1]], [0]);
  return null;
}

/** Hands on circles and the player-dealer's in the order of dealing: all, or those after one, the player-dealer's last. */
function handsAfter(state: RoundState, hand: FoundHand | null): FoundHand[] {
  const spots = [...spotsFrom(state, leftOfDealer), DEALER];
  const from = hand === null ? 0 : spots.indexOf(hand.spot) + 1;
  const around = hand === null ? spots : [...spots.slice(from), ...spots.slice(0, Math.max(0, from - 1))];
  return around.flatMap((spot) => handNamed(state, { what: 'wrong seat', spot }) ?? []);
}

/** Nobody has acted on these hands, and these cards of theirs lie alike. */
function mayChange(state: RoundState, hands: readonly FoundHand[], places: readonly number[]): boolean {
  const [first] = hands;
  return hands.every(({ hand, spot, cards, held }, i) => {
    if (held === null || hands.findIndex((one) => one.hand === hand && one.spot === spot) !== i) return false;
    if (hand !== 'spot' && hand !== 'dealer') return false;
    if (hand === 'spot' && (state.hands[spot].length > 1 || isNoAction(state, spot))) return false;
    if (held.folded || held.done || held.choices.length > 0 || held.front.length > 0) return false;
    if (held.discards.length > 0 || cards.length !== first.cards.length) return false;
    return places.every((place) => held.up[place] === first.held?.up[place]);
  });
}

function change(happened: Happened, hands: readonly [FoundHand, FoundHand], places: readonly number[]): void {
  const { state, log } = happened;
  const eyesOf = (hand: FoundHand) => eyesFor(state, log, hand, places);
  happened.exchanges.push({ hands, places, eyes: [eyesOf(hands[0]), eyesOf(hands[1])] });
  happened.emit({ type: 'exchanged', hands: [nameOf(hands[0]), nameOf(hands[1])], places });
}

/** Who has one of the hands of an exchange looks at what lies there now. */
function show(happened: Happened, which: readonly (0 | 1)[]): void {
  for (const { hands, places, eyes } of happened.exchanges)
    for (const at of which) {
      const { only } = eyes[at];
      if (only === undefined || only === HOUSE || hands[at].held?.folded) continue;
      const cards = places.map((place) => hands[at].cards[place]);
      happened.emit({ type: 'looked at', ...nameOf(hands[at]), places, cards, only });
    }
}

/** Everything goes back to where it belongs, but for hands that are dead or set as they lie. */
export function changeBack(happened: Happened): void {
  for (const exchange of happened.exchanges.splice(0).reverse()) {
    const { hands, places } = exchange;
    if (hands.some(({ held }) => held === null || held.folded || held.front.length > 0))
      happened.exchanges.push(exchange);
    else happened.emit({ type: 'exchanged', hands: [nameOf(hands[0]), nameOf(hands[1])], places });
  }
}

/** The hands stay as they lie, and are played by those who have them now. */
export function letLie(happened: Happened): void {
  show(happened, [0, 1]);
  happened.exchanges = [];
}
