import { ACE, isPlain, type Pack, pipsOf, rankOf } from '../../cards/index.ts';
import type {
  ActionPoint,
  Backline,
  Outcome,
  PlayerDealerGame,
  Settlement,
  WagerKind,
} from '../../engine/player-dealer/game.ts';
import { type RoundState, type SpotHand, shared, type Wager } from '../../engine/player-dealer/state.ts';
import { lose, push } from '../../engine/player-dealer/steps.ts';
import type { SpecialHand, Totals } from '../../ranks/count/twenty-one.ts';
import type { PayTable } from '../table-poker/pay-table.ts';

/** What the books print differently about games of twenty-one. */
export interface BlackjackRules {
  readonly name: string;
  readonly shoe: Pack;
  readonly circles?: number;
  readonly backline: Backline;
  /** How many parties may share the bank. */
  readonly partners?: number;
  readonly totals: Totals;
  /** Cards burned before the deal. */
  readonly burns?: number;
  /** Where the deal begins; by default left of the player-dealer. */
  readonly dealFrom?: ActionPoint;
  /** The player-dealer's second card is dealt face down, or only when all players have finished. */
  readonly secondCard: 'down' | 'after the players';
  /** Up cards at which the player-dealer's second card is looked at; a natural ends the play at once. */
  readonly checks?: (up: number) => boolean;
  /** A joker up stops the play for everybody; a hand with one has 21 and stands anyway (002:274, 002:307). */
  readonly jokersFreeze?: true;
  /** The highest totals that the player-dealer hits. */
  readonly dealerHits: DealerHits;
  readonly chart: PlayerChart;
  readonly double?: 'in full' | 'for less';
  readonly split?: SplitRules;
  readonly surrender?: SurrenderRule;
  /** Where surrender comes before the check, a two-card hand after a split may also surrender (000:1025). */
  readonly surrenderAfterSplit?: boolean;
  readonly insurance?: InsuranceRules;
  /** The pay of winning hands that are paid more than even money. */
  readonly pays: PayTable<SpecialHand>;
  /** The result of a hand over against another hand over; without this it is lost whatever the bank has. */
  readonly bothOver?: Comparison;
  /** The result of equal hands, if not always a push (003:625). */
  readonly tie?: Comparison;
  /** What a natural of the player-dealer takes: everything, or everything but doubles and splits (004:162). */
  readonly naturalTakes: 'everything' | 'first wagers';
  /** A natural is paid before the play, if the player-dealer cannot have one (002:1405). */
  readonly naturalsAtOnce?: true;
  readonly sides: readonly SideBet[];
  /** Cards that the game tells apart though they count the same (003:2012: the ace of hearts). */
  readonly apart?: (card: number) => boolean;
  /** Suits matter: hands of one suit are paid or spared differently. */
  readonly suits?: true;
  /** The seat of the action button by the player-dealer's second card; without this there is no button. */
  readonly button?: (round: RoundState, card: number) => number;
  readonly settlement: Settlement;
  /** The rule card's words for the functions above. */
  readonly words?: {
    /** Rows of `pays` that the ranking's own names do not tell apart. */
    readonly hands?: Partial<Record<SpecialHand, string>>;
    readonly pair?: string;
    readonly bothOver?: string;
    readonly tie?: string;
    readonly button?: string;
  };
}

export interface DealerHits {
  readonly hard: number;
  readonly soft: number;
}

/** Which hands must stand, and which must hit; the rest is free. */
export interface PlayerChart {
  /** Lowest hard and soft totals that take no more hits. */
  readonly standHard: number;
  readonly standSoft: number;
  /** Highest total that may not stand. */
  readonly hitTo: number;
  /** Even a natural may be split or given up (003:619, 003:622). */
  readonly naturalsPlay?: true;
}

export interface SplitRules {
  readonly pair: (a: number, b: number) => boolean;
  /** How many hands a circle may be split into; `handsOf` has another number for some pairs. */
  readonly hands: number;
  readonly handsOf?: (card: number) => number | undefined;
  /** Cards that take one card each when they are split. */
  readonly oneCard: (card: number) => boolean;
  /** Whether such hands may be split again. */
  readonly oneCardAgain: boolean;
  /** The wager on the new hand, as a part of the first wager. */
  readonly wager: number;
}

/**
 * A hand may be given up until the player-dealer's second card is looked at, before it is dealt (002:1374),
 * or during the play with these cards.
 */
export type SurrenderRule =
  | 'before the check'
  | 'before his second card'
  | 'first two cards'
  | 'any two cards'
  | 'up to 20';

export interface InsuranceRules {
  /** Half of the wager, or any amount up to that. */
  readonly size: 'half' | 'up to half';
  /** The result when the player has a natural too. */
  readonly bothNatural: 'paid' | 'returned';
}

type Hand = readonly number[];
/** The result of a hand against the player-dealer's. */
export type Comparison = (player: Hand, dealer: Hand, totals: Totals) => Outcome;

/** A side wager. */
export interface SideBet {
  readonly kind: WagerKind;
  /** The wager depends on the player-dealer's hand, which must then be finished (000:1048, 002:1411). */
  readonly onDealer: boolean;
  readonly outcome: (round: RoundState, bet: Wager, totals: Totals) => Outcome;
  /** The wager in words, why it is lost, and its pay table. */
  readonly says: string;
  readonly missed: string;
  readonly pays: PayTable;
}

/** A game of twenty-one with its rules, for players that must know what a hand counts. */
export interface BlackjackGame extends PlayerDealerGame {
  readonly rules: BlackjackRules;
}

/** Hits soft 17, as most books print (002:281-284). */
export const hitsSoft17: DealerHits = { hard: 16, soft: 17 };

export const everyWager: Backline = { kinds: 'all', most: 8, decides: 'seated' };

export const upCard = (round: RoundState): number => shared(round, 'dealer').cards[0];
export const isAce = (card: number): boolean => isPlain(card) && rankOf(card) === ACE;
export const aceOrTen = (card: number): boolean => isAce(card) || pipsOf(card) >= 10;
export const isTen = (card: number): boolean => pipsOf(card) >= 10;
export const isSplit = (hand: SpotHand): boolean => hand.choices.includes('split');

const points = (card: number): number => Math.min(pipsOf(card), 10);
export const sameValue = (a: number, b: number): boolean => points(a) === points(b);
export const sameRank = (a: number, b: number): boolean => pipsOf(a) === pipsOf(b);

/** Whether the first two cards are a natural; a split hand cannot have one. */
export const hasNatural = (hand: SpotHand, totals: Totals): boolean =>
  !isSplit(hand) && totals.isNatural(hand.cards);

/** Whether the player-dealer's second card is face up. */
export const isShown = (round: RoundState): boolean => shared(round, 'dealer').up[1] === true;

/**
 * The first three cards dealt to a circle, wherever splits have carried them: the second card begins
 * hand 1, and the third, if the first hand was split once more, hand 2.
 */
export function firstCards([first, second, third]: readonly SpotHand[]): readonly number[] {
  if (second === undefined) return first.cards.slice(0, 3);
  let splits = 0;
  for (const choice of first.choices) if (choice === 'split') splits++;
  return [first.cards[0], second.cards[0], splits > 1 ? third.cards[0] : first.cards[1]];
}

/** Of two hands over, only the player's gains by being nearer: it pushes if `holds` (002:297-300). */
export const nearerPushes =
  (holds: (player: Hand, dealer: Hand, totals: Totals) => boolean = () => true): Comparison =>
  (player, dealer, totals) =>
    totals.value(player) > totals.value(dealer) && holds(player, dealer, totals) ? push : lose;
