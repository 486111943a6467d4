import type { Irregularity, IrregularityKind } from './irregularity.ts';

/** What a ruling may depend on, told from the state of the hand. */
export interface Facts {
  readonly what: IrregularityKind;
  readonly by: 'dealer' | 'player';
  readonly looked: boolean;
  /** What the last cards that came were. */
  readonly since: 'nothing' | 'deal' | 'board' | 'street' | 'draw';
  /** How many have acted since, of their own will. */
  readonly acted: number;
  /** How many draws are over. */
  readonly drawn: number;
  /** How many cards it is about. */
  readonly count: number;
  /** The first card off the pack is among them. */
  readonly first: boolean;
  /** The first card that its player got is among them. */
  readonly firstOfHand: boolean;
  /** Their ranks as printed, `A` to `K` and `Jk`; empty where no cards are named. */
  readonly ranks: readonly string[];
  /** Which board or street it is: the next one if it came too early, else the last. */
  readonly street: string;
  /** Nothing more is dealt after it. */
  readonly last: boolean;
  /** How many are still in. */
  readonly players: number;
  /** It is the hand on the button, or the player-dealer's. */
  readonly dealer: boolean;
  /** That hand is in play. */
  readonly dealerIn: boolean;
  /** Somebody has put chips in freely. */
  readonly opened: boolean;
  /** Nothing has happened since the player's last act, so it may be taken back. */
  readonly lastAct: boolean;
  /** Nothing but folds has followed it. */
  readonly onlyFolds: boolean;
  /** The player's last act, if nothing has happened since: a bet, a raise, or neither. */
  readonly lastBet: 'bet' | 'raise' | 'none';
  /** The player has said how many to draw and has not been dealt them yet. */
  readonly toDraw: boolean;
  /** The pot has been raised in this round, or killed. */
  readonly raised: boolean;
  /** Bets have a limit other than the pot or the chips in front of a player. */
  readonly limit: boolean;
  /** The hand's place among those still in, in the order of dealing, from 0. */
  readonly place: number;
  /** Everybody has seen the card that came out of the pack. */
  readonly exposed: boolean;
  /** Cards boxed or exposed in this hand so far, these among them; and those of them that were boxed. */
  readonly shown: number;
  readonly boxed: number;
  /** Whose hand or cards it is has been said. */
  readonly named: boolean;
  /** The player-dealer's hand lies open. */
  readonly bankOpen: boolean;
  /** The hand was left to the house way. */
  readonly houseWay: boolean;
  /** The hand beats every total with the cards dealt. */
  readonly natural: boolean;
  /** What is wrong with the size of a bet: below the table's least, above its most, or neither. */
  readonly size: 'under' | 'within' | 'over';
}

/** A number, from and below. */
export interface Span {
  readonly from?: number;
  readonly below?: number;
}

/** When a ruling holds: everything that is said. */
export interface When {
  readonly by?: Facts['by'];
  readonly looked?: boolean;
  readonly since?: readonly Facts['since'][];
  readonly acted?: Span;
  readonly drawn?: Span;
  readonly count?: Span;
  readonly first?: boolean;
  readonly firstOfHand?: boolean;
  /** All of the cards have one of these ranks. */
  readonly ranks?: readonly string[];
  /** One of the cards has one of these ranks. */
  readonly anyRank?: readonly string[];
  readonly street?: readonly string[];
  readonly last?: boolean;
  readonly players?: Span;
  readonly dealer?: boolean;
  readonly dealerIn?: boolean;
  readonly opened?: boolean;
  readonly lastAct?: boolean;
  readonly onlyFolds?: boolean;
  readonly lastBet?: readonly Facts['lastBet'][];
  readonly toDraw?: boolean;
  readonly raised?: boolean;
  readonly limit?: boolean;
  readonly place?: Span;
  readonly exposed?: boolean;
  readonly shown?: Span;
  readonly boxed?: Span;
  readonly named?: boolean;
  readonly bankOpen?: boolean;
  readonly houseWay?: boolean;
  readonly natural?: boolean;
  readonly size?: Facts['size'];
}

const within = (value: number, span: Span | undefined): boolean =>
  span === undefined || (value >= (span.from ?? 0) && value < (span.below ?? Number.POSITIVE_INFINITY));

/**
 * Whether all that is said of a case holds.
 *
 * @example
 * ```ts
 * import { type Facts, holds } from '@cardroom/core/rulings';
 *
 * const early = (facts: Facts) => holds({ since: ['deal'], acted: { below: 2 } }, facts);
 * console.log(typeof early); // function
 * ```
 */
export function holds(when: When, facts: Facts): boolean {
  const same = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;
  return (
    same(when.by, facts.by) &&
    same(when.looked, facts.looked) &&
    same(when.first, facts.first) &&
    same(when.firstOfHand, facts.firstOfHand) &&
    same(when.last, facts.last) &&
    same(when.dealer, facts.dealer) &&
    same(when.dealerIn, facts.dealerIn) &&
    same(when.opened, facts.opened) &&
    same(when.lastAct, facts.lastAct) &&
    same(when.onlyFolds, facts.onlyFolds) &&
    same(when.toDraw, facts.toDraw) &&
    same(when.raised, facts.raised) &&
    same(when.limit, facts.limit) &&
    within(facts.place, when.place) &&
    same(when.exposed, facts.exposed) &&
    same(when.named, facts.named) &&
    same(when.bankOpen, facts.bankOpen) &&
    same(when.houseWay, facts.houseWay) &&
    same(when.natural, facts.natural) &&
    same(when.size, facts.size) &&
    within(facts.shown, when.shown) &&
    within(facts.boxed, when.boxed) &&
    (when.since === undefined || when.since.includes(facts.since)) &&
    (when.lastBet === undefined || when.lastBet.includes(facts.lastBet)) &&
    (when.street === undefined || when.street.includes(facts.street)) &&
    within(facts.acted, when.acted) &&
    within(facts.drawn, when.drawn) &&
    within(facts.count, when.count) &&
    within(facts.players, when.players) &&
    (when.ranks === undefined || facts.ranks.every((rank) => when.ranks?.includes(rank) === true)) &&
    (when.anyRank === undefined || facts.ranks.some((rank) => when.anyRank?.includes(rank) === true))
  );
}

/** What an irregularity says by itself. Facts that only some machines can tell are left at their usual values. */
export const saidBy = ({ what, by = 'dealer', looked, exposed, cards, seat, spot }: Irregularity) => ({
  what,
  by,
  looked: looked === true,
  exposed: exposed === true,
  shown: cards?.length ?? 0,
  boxed: what === 'boxed card' ? (cards?.length ?? 0) : 0,
  named: seat !== undefined || spot !== undefined,
  firstOfHand: cards?.includes(0) === true,
  onlyFolds: false,
  lastBet: 'none' as const,
  toDraw: false,
  raised: false,
  limit: false,
  place: 0,
  bankOpen: false,
  houseWay: false,
  natural: false,
  size: 'within' as const,
});
