import { HOUSE } from '../../audience.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { RoundEvent } from '../events.ts';
import { DEALER, playerOf, type RoundState, type SpotHand } from '../state.ts';
import { type NamedHand, PILE } from './events.ts';

/** The hand, or the pile, that an irregularity is about. */
export interface FoundHand extends NamedHand {
  readonly cards: readonly number[];
  /** Null for a pile. */
  readonly held: SpotHand | null;
}

/** Which hand it is, and no more of it. */
export const nameOf = ({ hand, spot, number }: NamedHand): NamedHand => ({ hand, spot, number });

/** The hand that an irregularity names; null where it names none that is there. */
export function handNamed(round: RoundState, irregularity: Irregularity): FoundHand | null {
  const { spot, hand: number = 0, shared: name, pile } = irregularity;
  if (pile !== undefined) {
    // Once piles have been given out, those that are left are out of play.
    const cards = round.shared.dealer === undefined ? (round.piles[pile] ?? []) : [];
    return cards.length === 0 ? null : { hand: PILE, spot: pile, number: 0, cards, held: null };
  }
  const called = name ?? (spot === DEALER ? 'dealer' : undefined);
  if (called !== undefined) {
    const held = Object.hasOwn(round.shared, called) ? round.shared[called] : undefined;
    if (held === undefined) return null;
    return { hand: called, spot: DEALER, number: 0, cards: held.cards, held };
  }
  const held = spot === undefined ? undefined : round.hands[spot]?.[number];
  if (spot === undefined || held === undefined || held.cards.length === 0) return null;
  return { hand: 'spot', spot, number, cards: held.cards, held };
}

/** The cards that an irregularity names. */
export function namedCards(round: RoundState, irregularity: Irregularity): number[] {
  const found = handNamed(round, irregularity);
  return found === null ? [] : (irregularity.cards ?? []).map((place) => found.cards[place]);
}

/**
 * Who may see cards that come into these places: whoever might see those that lay there. Of two alike in one
 * hand that were dealt to different eyes, the fewer see it.
 */
export function eyesFor(
  round: RoundState,
  log: readonly RoundEvent[],
  named: NamedHand,
  places: readonly number[],
): { readonly only?: number } {
  const { hand, spot, number } = named;
  if (hand === PILE) return { only: HOUSE };
  const held = hand === 'spot' ? round.hands[spot][number] : round.shared[hand];
  if (places.every((place) => held.up[place])) return {};
  const dealt = log.flatMap((event) =>
    event.type === 'dealt' && event.to === hand && event.spot === spot && !event.up ? [event] : [],
  );
  const ofThese = dealt.filter(({ cards }) => places.some((place) => cards.includes(held.cards[place])));
  const house = ofThese.some(({ only }) => only === HOUSE);
  if (hand === 'spot') return { only: house ? HOUSE : playerOf(round, spot) };
  // Cards that came from another hand lie there as those did that were dealt.
  const like = ofThese.length > 0 ? ofThese : dealt;
  return { only: like.some(({ only }) => only === HOUSE) ? HOUSE : (like[0]?.only ?? HOUSE) };
}
