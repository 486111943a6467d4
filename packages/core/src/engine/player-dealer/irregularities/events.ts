import type { Irregular, Misdealt, Ruled } from '../../irregularities/events.ts';
import type { Cents } from '../../money.ts';

/** A hand as events name it: on a circle (`spot`), one that all share, by its name, or a pile not yet given out. */
export interface NamedHand {
  readonly hand: string;
  readonly spot: number;
  readonly number: number;
}

/** The hand of an event that is a pile; its `spot` says which. */
export const PILE = 'pile';

/** What a ruling leaves to be done later in the round. */
export type Order =
  /** This hand chooses before the others until it is finished. */
  | { readonly do: 'play first'; readonly spot: number; readonly number: number }
  /** This hand gets a card when the one after which it comes is finished. */
  | {
      readonly do: 'next card';
      readonly spot: number;
      readonly number: number;
      readonly after: { readonly spot: number; readonly number: number } | null;
    }
  /** Before the players' hands are read, these cards are replaced. */
  | ({ readonly do: 'replace'; readonly places: readonly number[] } & NamedHand);

/** What a wager comes to by a ruling, whatever the cards say. */
export type Verdict =
  | 'lose'
  | 'push'
  /** Even money, whatever the cards say. */
  | 'paid'
  /** What would win is a push. */
  | 'cannot win'
  /** The table's most if it loses, its least if it wins. */
  | 'limit bet';

/** What happens when something has gone wrong in a round. Choices, bets and burns that follow are events of their own kind. */
export type RoundRulingEvent =
  | Irregular
  | Ruled
  | Misdealt
  /** Cards of a hand are seen by everybody; whether they lie face up does not change. */
  | ({
      readonly type: 'faced';
      readonly places: readonly number[];
      readonly cards: readonly number[];
    } & NamedHand)
  /** The next cards of the stub lie in these places, and those that lay there are out of play. */
  | ({
      readonly type: 'replaced';
      readonly places: readonly number[];
      readonly cards: readonly number[];
      readonly only?: number;
    } & NamedHand)
  /** Cards that came out of the stub by mistake lie aside; they are dead, or go back under the stub. */
  | {
      readonly type: 'moved';
      readonly from: 'stub' | 'aside';
      readonly to: 'aside' | 'out' | 'stub';
      readonly cards: readonly number[];
      readonly only?: number;
    }
  /** The last cards of a hand leave it: they lie aside, as if they had not come, or are out of play. */
  | ({
      readonly type: 'taken out';
      readonly cards: readonly number[];
      readonly to: 'aside' | 'out';
      readonly only?: number;
    } & NamedHand)
  /** Cards come to a hand besides those it has, from the stub or from aside. */
  | ({
      readonly type: 'put in';
      readonly from: 'stub' | 'aside';
      readonly cards: readonly number[];
      readonly up: boolean;
      readonly only?: number;
    } & NamedHand)
  /** What lies in these places of two hands changes places. */
  | {
      readonly type: 'exchanged';
      readonly hands: readonly [NamedHand, NamedHand];
      readonly places: readonly number[];
    }
  /** Whoever has the hand now looks at what came into these places. */
  | ({
      readonly type: 'looked at';
      readonly places: readonly number[];
      readonly cards: readonly number[];
      readonly only: number;
    } & NamedHand)
  | { readonly type: 'ordered' | 'obeyed'; readonly order: Order }
  /** The hand takes no further part; its cards are picked up, or stay where they are. */
  | {
      readonly type: 'hand dead';
      readonly spot: number;
      readonly number: number;
      readonly picked: boolean;
    }
  /** The hand is fouled: it lies there, and chooses nothing anymore. */
  | { readonly type: 'fouled'; readonly spot: number; readonly number: number }
  | { readonly type: 'judged'; readonly wager: number; readonly verdict: Verdict }
  /** A part of a bet goes back to who made it. */
  | { readonly type: 'reduced'; readonly wager: number; readonly cents: Cents }
  /** As much of the player-dealer's stake meets no more claims. */
  | { readonly type: 'out of action'; readonly cents: Cents }
  /** The house owes this seat a courtesy button. */
  | { readonly type: 'courtesy'; readonly seat: number }
  /** The script goes on from an earlier step. */
  | { readonly type: 'went back'; readonly step: number }
  /** All cards go back to be shuffled and dealt again; bets and dice stay. */
  | { readonly type: 'deal undone' };
