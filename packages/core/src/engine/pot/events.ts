import type { Cents } from '../money.ts';
import type { ShuffledOf } from '../shuffles.ts';
import type { RulingEvent } from './irregularities/events.ts';

/**
 * What happens in a hand, in order. The log is the truth: `evolve` turns it into the same state on
 * the server, in the browser and in a replay. `cards` with `only` are for one seat or for the house.
 */
export type PotEvent =
  | Shuffled
  | Posted
  | Dealt
  | Burned
  | Boarded
  | RoundBegan
  | Acted
  | Returned
  | Gathered
  | DrawBegan
  | Discarded
  | StepDone
  | Exposed
  | Killed
  | Showed
  | Mucked
  | Awarded
  | Taken
  | Ended
  | RulingEvent;

/** A pile was shuffled, in this order. */
export type Shuffled = ShuffledOf<Pile>;

/** What is shuffled: the pack, or what is left of it when it runs out. */
export type Pile =
  | 'pack'
  /** Burns and earlier discards; the stub's last card goes under them (003:3684). */
  | 'burns and discards'
  /** The stub, the burns and the discards of this draw from seats already served (003:3685). */
  | 'stub, burns and finished discards'
  /** The stub if there is one, the burns, and all discarded and folded cards (003:1518, 003:11943). */
  | 'stub, burns and all discards'
  /** Stud: the stub's last card and the burns. */
  | 'stub and burns'
  /** Stud: those and all folded or discarded cards. */
  | 'stub, burns and folds'
  /** After a ruling: the stub, and cards that it took out of play for a while (003:43-47). */
  | 'stub and cards aside'
  /** After a ruling: all cards, for a deal that begins again (003:41). */
  | 'pack again';

/** Somebody posted an ante, a blind, a kill or a straddle. */
export interface Posted {
  readonly type: 'posted';
  readonly seat: number;
  readonly what: PostKind;
  readonly cents: Cents;
  /** Live chips are part of the seat's bet; dead ones go straight to the pot. */
  readonly live: boolean;
  /** What the post counts for when others call it: the full blind, though its poster had less. */
  readonly level: Cents;
  /** Which of the game's blinds this is, so that the first round opens after the last of them; `NO_BLIND` for none. */
  readonly blind: number;
  /** An ante that need not be matched to contest it. */
  readonly dead?: true;
}

/** Why chips were posted before the cards. */
export type PostKind = 'ante' | 'blind' | 'kill' | 'missed blind' | 'straddle' | 'dead money';

/** Cards went to a seat. */
export interface Dealt {
  readonly type: 'dealt';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly up: boolean;
  readonly only?: number;
  /** To a seat that has folded, and is dealt in until a bet is made (003:163): the card is dead. */
  readonly dead?: true;
}

/** A card went face down out of play. */
export interface Burned {
  readonly type: 'burned';
  readonly cards: readonly number[];
  readonly only: number;
}

/** Cards to a board; the card that serves all when a stud pack runs short is a board too. */
export interface Boarded {
  readonly type: 'boarded';
  readonly board: number;
  readonly cards: readonly number[];
  /** Stud: this card takes the place of the street's own cards. */
  readonly community?: true;
}

/** A step of the script is done and the dealer goes on with the next. */
export interface StepDone {
  readonly type: 'step done';
}

/** A betting round opens. */
export interface RoundBegan {
  readonly type: 'round began';
  /** First to act; nobody when no betting is possible and the cards are simply run out. */
  readonly first: number;
  /** The first to act must make the forced bet. */
  readonly forced: boolean;
  /** Who owed it is all in for the ante: the first to act, and those behind, may fold instead (003:164). */
  readonly excused?: true;
}

/** Somebody bet, called, checked or folded. */
export interface Acted {
  readonly type: 'acted';
  readonly seat: number;
  readonly action: BetAction;
  /** Chips put in now. */
  readonly cents: Cents;
  /** The seat's bet in this round after it. */
  readonly to: Cents;
}

/** What a player does in a round of betting. */
export type BetAction = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'bring-in';

/** A bet nobody could call comes back. */
export interface Returned {
  readonly type: 'returned';
  readonly seat: number;
  readonly cents: Cents;
  /** It had been pulled in already. */
  readonly from?: 'pot';
}

/** The round is over and its bets are pulled in. */
export interface Gathered {
  readonly type: 'gathered';
}

/** Players choose, in turn from `first`: discards, or whether to turn a card up. */
export interface DrawBegan {
  readonly type: 'draw began';
  readonly first: number;
}

/** Cards were thrown away. */
export interface Discarded {
  readonly type: 'discarded';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly only: number;
}

/** A player turns the downcard up, or not (no cards). */
export interface Exposed {
  readonly type: 'exposed';
  readonly seat: number;
  readonly cards: readonly number[];
}

/** A player kills the pot during the deal, or passes (0). */
export interface Killed {
  readonly type: 'killed';
  readonly seat: number;
  readonly cents: Cents;
}

/** Somebody turned a hand up, with what it is worth for each share. */
export interface Showed {
  readonly type: 'showed';
  readonly seat: number;
  readonly cards: readonly number[];
  /** The player plays the board and has passed the downcards in: nobody sees them. */
  readonly board?: true;
  /** The value of the hand in each share; `NO_HAND` where it does not qualify. */
  readonly values: readonly number[];
}

/** Somebody gave up a hand without showing it. */
export interface Mucked {
  readonly type: 'mucked';
  readonly seat: number;
}

/** Somebody won a share of a pot. */
export interface Awarded {
  readonly type: 'awarded';
  readonly seat: number;
  /** 0 is the main pot, then the side pots. */
  readonly pot: number;
  /** Index of the share, or `NO_SHARE` when nobody contested the pot. */
  readonly share: number;
  readonly cents: Cents;
  /** Chips that did not divide. */
  readonly odd?: true;
}

/** Collection: from the pot or a seat to the drop or the jackpot. */
export interface Taken {
  readonly type: 'taken';
  readonly from: number | 'pot';
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
  /** The line that prints it, where one does. */
  readonly cite?: string;
}

/** The hand is over. */
export interface Ended {
  readonly type: 'ended';
}
