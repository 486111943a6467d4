import type { Irregular, Misdealt, Ruled } from '../../irregularities/events.ts';
import type { Cents } from '../../money.ts';
import type { HandState } from '../state.ts';

/** Where cards lie. `aside`: out of play until a ruling brings them back. */
export type CardPlace =
  | { readonly in: 'down' | 'up'; readonly seat: number }
  | { readonly in: 'board'; readonly board: number }
  | { readonly in: 'stub' | 'burns' | 'muck' | 'aside' };

/** What a ruling leaves to be done, or left undone, later in the hand. */
export type Order =
  /** The next burn has been made already. */
  | { readonly do: 'no burn' }
  /** Stub and cards aside are shuffled for the board after so many more; no card is burned for it unless that is said. */
  | { readonly do: 'shuffle'; readonly boards: number; readonly burn?: true }
  | { readonly do: 'next card down'; readonly seat: number }
  /** The player has the card of the next street already. */
  | { readonly do: 'has its card'; readonly seat: number }
  /** Cards to come to a hand before anything else, for which the stub was too short. */
  | { readonly do: 'owed'; readonly seat: number; readonly count: number; readonly up: boolean }
  /** In the betting round that is under way, or begins next. */
  | { readonly do: 'no betting' }
  | { readonly do: 'no raise'; readonly seat: number }
  /** For the rest of the hand. */
  | { readonly do: 'all in'; readonly seat: number };

/** What happens when something has gone wrong: it is named, ruled on, and cards and chips go where they are sent. */
export type RulingEvent =
  | Irregular
  | Ruled
  /** Downcards of a seat lie open for all; `places` are theirs among its downcards. */
  | {
      readonly type: 'faced';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly places: readonly number[];
    }
  | {
      readonly type: 'moved';
      readonly from: CardPlace;
      readonly to: CardPlace;
      readonly cards: readonly number[];
      readonly only?: number;
    }
  | { readonly type: 'ordered'; readonly order: Order }
  | { readonly type: 'hand dead'; readonly seat: number }
  /** The script goes on from an earlier step. */
  | { readonly type: 'went back'; readonly step: number }
  /** The last act is undone: a discard, or a call or bet of so much, with what it had changed. */
  | {
      readonly type: 'act undone';
      readonly seat: number;
      readonly cents: Cents;
      readonly betting?: BettingBefore;
    }
  /** Chips that were put in come back. */
  | {
      readonly type: 'refunded';
      readonly seat: number;
      readonly from: 'bet' | 'pot';
      readonly cents: Cents;
    }
  /** All cards go back to be shuffled and dealt again; posts stay. */
  | { readonly type: 'deal undone' }
  | Misdealt;

/** How the betting stood before an act that is taken back; the last three of the player's own. */
export type BettingBefore = Pick<
  HandState,
  'level' | 'full' | 'raise' | 'raises' | 'aggressor' | 'dealtOn' | 'forced' | 'excused'
> & { readonly acted: number; readonly actedAt: Cents; readonly checked: number };
