import { HIDDEN } from '@cardroom/core/cards';
import {
  DEALER,
  inStyle,
  type Laid,
  PILE,
  type PlayerDealerGame,
  placeInPile,
  type RoundEvent,
} from '@cardroom/core/engine/player-dealer';
import type { HandEvent } from '@cardroom/core/table';

type FacedHand = Extract<RoundEvent, { readonly type: 'faced' }>;

/** A place in an order: which order, and which card of it as dealt, from 0. */
export interface Place {
  readonly order: number;
  readonly at: number;
}

/**
 * Where the cards of a round came from. A shoe holds cards that look the same, so each is followed by its place:
 * off the shoe in turn, by way of the piles, and in the hands where it lies.
 */
export class ShoePlaces {
  readonly #piles: Extract<PlayerDealerGame['script'][number], { readonly do: 'piles' }> | undefined;
  #order = -1;
  #next = 0;
  #laid: Place[][] = [];
  #aside: Place[] = [];
  #style: Laid | null = null;
  readonly #hands = new Map<string, Place[]>();
  /** How many hands lie on a circle. */
  readonly #counts = new Map<number, number>();
  #cards: readonly number[] = [];
  #from = 0;

  constructor({ script }: PlayerDealerGame) {
    this.#piles = script.find((step) => step.do === 'piles');
  }

  /** These cards lie in an order from a place on. */
  shuffled(cards: readonly number[], order: number, from: number): void {
    this.#order = order;
    this.#cards = cards;
    this.#from = from;
    this.#next = from;
    this.#laid = [];
    this.#aside = [];
    this.#style = null;
    this.#hands.clear();
    this.#counts.clear();
  }

  /** The places of the cards that somebody sees by an event; `shown` is the event as it was shown. */
  seen(event: HandEvent, shown: HandEvent): Place[] {
    if (this.#order < 0) return [];
    const round = event as RoundEvent;
    const cards = 'cards' in shown ? shown.cards : [];
    switch (round.type) {
      case 'burned':
        this.#take(round.cards.length);
        return [];
      case 'styled':
        this.#style = round.laid;
        return [];
      case 'piled':
        this.#lay(round.cards.length);
        return [];
      case 'dealt': {
        const { to, spot, number, pile } = round;
        const places = pile < 0 ? this.#take(round.cards.length) : this.#laid[pile];
        this.#handOf(to === 'spot' ? spot : DEALER, number, to).push(...places);
        return this.#visible(places, cards);
      }
      case 'discarded': {
        const hand = this.#handOf(round.spot, round.number);
        const gone = round.places.map((place) => hand[place]);
        for (const place of gone) hand.splice(hand.indexOf(place), 1);
        return this.#visible(gone, cards);
      }
      case 'split': {
        const hand = this.#handOf(round.spot, round.number);
        const other = this.#counts.get(round.spot) ?? 1;
        this.#handOf(round.spot, other).push(...hand.splice(1, 1));
        return [];
      }
      case 'set':
        return this.#whole(this.#handOf(round.spot, round.number), cards);
      case 'revealed':
        return this.#whole(
          this.#handOf(round.hand === 'spot' ? round.spot : DEALER, round.number, round.hand),
          cards,
        );
      case 'faced': {
        const hand = this.#named(round);
        return this.#visible(
          round.places.map((place) => hand[place]),
          cards,
        );
      }
      case 'replaced': {
        const hand = this.#named(round);
        const places = this.#take(round.cards.length);
        for (const [i, place] of round.places.entries()) hand[place] = places[i];
        return this.#visible(places, cards);
      }
      case 'moved':
        return this.#visible(this.#moved(round.from, round.to, round.cards.length), cards);
      case 'taken out': {
        const places = this.#named(round).splice(-round.cards.length);
        if (round.to === 'aside') this.#aside.push(...places);
        return this.#visible(places, cards);
      }
      case 'put in': {
        const count = round.cards.length;
        const places = round.from === 'stub' ? this.#take(count) : this.#aside.splice(-count);
        this.#named(round).push(...places);
        return this.#visible(places, cards);
      }
      case 'exchanged': {
        const [one, other] = round.hands.map((hand) => this.#named(hand));
        for (const place of round.places) [one[place], other[place]] = [other[place], one[place]];
        return [];
      }
      case 'looked at': {
        const hand = this.#named(round);
        return this.#visible(
          round.places.map((place) => hand[place]),
          cards,
        );
      }
      case 'hand dead':
        if (round.picked) this.#handOf(round.spot, round.number).length = 0;
        return [];
      default:
        return [];
    }
  }

  /** Cards that came out by mistake lie aside, and may go back to where they came from. */
  #moved(from: 'stub' | 'aside', to: string, count: number): Place[] {
    const places = from === 'stub' ? this.#take(count) : this.#aside.splice(-count);
    if (to === 'stub') this.#next -= count;
    else if (to === 'aside') this.#aside.push(...places);
    return places;
  }

  /** The hand or the pile that a ruling is about. */
  #named({ hand, spot, number }: Pick<FacedHand, 'hand' | 'spot' | 'number'>): Place[] {
    if (hand === PILE) return this.#laid[spot];
    return hand === 'spot' ? this.#handOf(spot, number) : this.#handOf(DEALER, 0, hand);
  }

  #take(count: number): Place[] {
    const order = this.#order;
    return Array.from({ length: count }, () => ({ order, at: this.#next++ }));
  }

  /** Piles are laid out in rows: where the cards of each lay is the step's to say. */
  #lay(size: number): void {
    if (this.#piles === undefined) throw new Error('This game lays out no piles.');
    const step = inStyle(this.#piles, this.#style);
    const pile = this.#laid.length;
    const first = this.#next - pile * size;
    const order = this.#order;
    const places = Array.from({ length: size }, (_, row) => first + placeInPile(step, pile, row));
    this.#laid.push(places.map((at) => ({ order, at })));
    this.#next += size;
  }

  #handOf(spot: number, number: number, shared = 'dealer'): Place[] {
    const key = spot === DEALER ? shared : `${spot} ${number}`;
    let hand = this.#hands.get(key);
    if (hand === undefined) {
      hand = [];
      this.#hands.set(key, hand);
      if (spot !== DEALER) this.#counts.set(spot, Math.max(this.#counts.get(spot) ?? 0, number + 1));
    }
    return hand;
  }

  /** Those of the places whose cards are shown, in the same order. */
  #visible(places: readonly Place[], cards: readonly number[]): Place[] {
    return places.filter((place, i) => {
      if (cards[i] === HIDDEN || cards[i] === undefined) return false;
      if (this.#cards[place.at - this.#from] !== cards[i])
        throw new Error(`Card ${cards[i]} was not dealt from place ${place.at}.`);
      return true;
    });
  }

  /** A hand that is shown as it was set lies in another order, and then all of it is shown. */
  #whole(hand: readonly Place[], cards: readonly number[]): Place[] {
    if (cards.length === hand.length && cards.every((card) => card !== HIDDEN)) return [...hand];
    return this.#visible(hand, cards);
  }
}
