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
  /** Their ranks as printed, `A` to `K` and `Jk`; empty where no cards are named. */
  readonly ranks: readonly string[];
  /** Which board or street it is: that comes next for one too early, else the last. */
  readonly street: string;
  /** Nothing more is dealt after it. */
  readonly last: boolean;
  /** How many are still in. */
  readonly players: number;
  /** It is the hand on the button, or the player-dealer's. */
  readonly dealer: boolean;
  /** That hand is in play. */
  readonly dealerIn: boolean;
  /** Somebody has put chips in of his own will. */
  readonly opened: boolean;
  /** Nothing has followed what the player did last, which may be taken back. */
  readonly lastAct: boolean;
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
}

const within = (value: number, span: Span | undefined): boolean =>
  span === undefined || (value >= (span.from ?? 0) && value < (span.below ?? Number.POSITIVE_INFINITY));

/** Whether all that is said holds. */
export function holds(when: When, facts: Facts): boolean {
  const same = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;
  return (
    same(when.by, facts.by) &&
    same(when.looked, facts.looked) &&
    same(when.first, facts.first) &&
    same(when.last, facts.last) &&
    same(when.dealer, facts.dealer) &&
    same(when.dealerIn, facts.dealerIn) &&
    same(when.opened, facts.opened) &&
    same(when.lastAct, facts.lastAct) &&
    (when.since === undefined || when.since.includes(facts.since)) &&
    (when.street === undefined || when.street.includes(facts.street)) &&
    within(facts.acted, when.acted) &&
    within(facts.drawn, when.drawn) &&
    within(facts.count, when.count) &&
    within(facts.players, when.players) &&
    (when.ranks === undefined || facts.ranks.every((rank) => when.ranks?.includes(rank) === true)) &&
    (when.anyRank === undefined || facts.ranks.some((rank) => when.anyRank?.includes(rank) === true))
  );
}

/** What an irregularity says of itself. */
export const saidBy = ({ what, by = 'dealer', looked }: Irregularity) => ({
  what,
  by,
  looked: looked === true,
});
