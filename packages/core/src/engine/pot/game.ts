import type { Pack } from '../../cards/index.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import type { Cents } from '../money.ts';

/**
 * A pot game is data: what is posted, a script of steps, who opens each betting round, and how the
 * pot is shared. The machine runs any such list; houses differ by the values in it.
 */
export interface PotGame {
  readonly name: string;
  readonly pack: Pack;
  /** Most players dealt into one hand. */
  readonly players: number;
  /** Fewest, where the book asks for more than two (003:1518). */
  readonly fewest?: number;
  /** Most straddles in one hand, where the book sets a limit (002:609). */
  readonly straddles?: number;
  readonly script: readonly Step[];
  readonly opening: Opening;
  readonly betting: BettingRules;
  /** The pot is cut into as many parts as there are shares somebody qualifies for. */
  readonly shares: readonly Share[];
  /** Takes the whole pot when nobody qualifies for any share (Archie, 003:3706). */
  readonly otherwise?: Share;
  readonly odd: OddChips;
  /** How to go on when the stub runs out. */
  readonly shortDeck: ShortDeck;
  /** Lowball: what a good hand that was checked after the draw may still win. */
  readonly mustBet?: MustBet;
  /** Who folds with nothing to call goes on being dealt cards until a bet is made (003:163). */
  readonly dealtUntilBet?: true;
  /** Who is not there when the turn comes has a dead hand, though a check would be free (003:162, 003:799). */
  readonly absentDies?: true;
  /** What in one hand obliges somebody to kill the next. */
  readonly killPots?: KillPots;
}

/** A game as its file declares it, named as its offering unless it says otherwise. */
export type PotDeclaration = Omit<PotGame, 'name'> & Partial<Pick<PotGame, 'name'>>;

/** What the books call the points that a hand comes to: by them fees fall due, and people speak of it. */
export type Street =
  | 'blinds'
  | 'deal'
  | 'open'
  | 'flop'
  | 'turn'
  | 'river'
  | '3rd street'
  | '4th street'
  | '5th street'
  | '6th street'
  | '7th street'
  | 'draw'
  | '2nd draw'
  | '3rd draw';

/** A step may carry the names of what the hand has come to when it is done. */
export type Step = AnyStep & { readonly named?: readonly Street[] };

type AnyStep =
  | { readonly do: 'antes' }
  /** `ante`: which of them the book calls an ante, though it is matched like a blind (003:11913). */
  | { readonly do: 'blinds'; readonly seats: BlindSeats; readonly ante?: number }
  | { readonly do: 'kills'; readonly rule: KillRule }
  | {
      readonly do: 'deal';
      readonly count: number;
      readonly face: Face;
      readonly burn?: true;
      readonly extra?: ExtraCard;
      /** The first card goes to the left of the last blind, and not of the button (003:6322). */
      readonly afterBlinds?: true;
    }
  | { readonly do: 'burn' }
  | { readonly do: 'board'; readonly counts: readonly number[] }
  | ({ readonly do: 'bet' } & BettingRound)
  | { readonly do: 'discard'; readonly count: number }
  | {
      readonly do: 'draw';
      readonly upTo: number;
      readonly button?: number;
      readonly hold: number;
      readonly burn: boolean;
    }
  | { readonly do: 'turn-up' };

/** `keep-one-down`: up, unless the player has turned the downcard up (Mexican Poker, 003:350). */
export type Face = 'down' | 'up' | 'keep-one-down';

/** A seat that is dealt more than the others (2-7 Captain's ante seat, 003:11919). */
export interface ExtraCard {
  readonly blind: number;
  readonly count: number;
}

/** A round of betting: the size of its bets, and who opens it. */
export interface BettingRound {
  /** Which of the stakes' bet sizes this round is played at. */
  readonly size: number;
  /** An open pair lets anyone bet this size instead (003:156). */
  readonly openPair?: number;
  /** No raise: put in the amount or fold (2-7 Captain, 003:11926). */
  readonly callOnly?: true;
  /** Where this round opens, when not as the game's `opening` says. */
  readonly opens?: Opener;
}

/**
 * Where blinds fall, counted clockwise from the button (0 is the button itself), by how many play and
 * how many blinds the stakes have; `NO_SEAT` for one that nobody posts. The table may place them otherwise when somebody has left or come back.
 */
export type BlindSeats = (players: number, blinds: number) => readonly number[];

/** Who acts first: on the first round and on all later ones. */
export interface Opening {
  readonly first: Opener;
  readonly later: Opener;
}

/** Who acts first. */
export type Opener =
  | { readonly by: 'blinds' }
  | { readonly by: 'button' }
  /** A forced bet by the lowest or highest upcard; suits break ties unless position does. */
  | { readonly by: 'upcard'; readonly rank: (card: number) => number; readonly forced: boolean }
  | BoardOpener;

/** The best (or worst) board showing, with a card that serves all when there is one (003:178). */
export interface BoardOpener {
  readonly by: 'board';
  readonly ranking: Ranking;
  readonly worst?: true;
  /** Of equal boards the first in dealing order opens, unless the last does, or the last seat, which is nearest to
   * the house dealer's right (003:765), or suits decide. */
  readonly ties?: 'last' | 'last seat' | 'suits';
  /** After a card that serves all, the worst board of the round before opens (Asian stud, 003:790). */
  readonly worstBehindCommon?: true;
}

/** What the house says of bets and raises in this game. */
export interface BettingRules {
  /** Raises allowed in a round; null for any number. */
  readonly cap: number | null;
  /** The cap holds at pot limit and no limit too. */
  readonly capAtNoLimit: boolean;
  /** When two players may raise without end. */
  readonly capLifted: CapLifted;
  /** An all-in raise counts, and reopens the betting, from this part of a full raise. */
  readonly shortAllIn: 'full' | 'half' | 'any';
  readonly checkRaise: boolean;
  /** EZ Money Hold'em: who cannot meet a bet in full must fold (004:651). */
  readonly allIn: boolean;
  /** A forced bet that was only called may still be completed by who made it (003:4068, 003:6568). */
  readonly bringInOption?: boolean;
}

/** Two begin the round; two remain, though more began it (003:4724); or no more than two have chips in it (003:782). */
export type CapLifted = 'never' | 'two begin the round' | 'two remain' | 'two have chips in the round';

/** One part of the pot: how its hands are ranked, and from which cards. */
export interface Share {
  readonly name: string;
  readonly ranking: Ranking;
  readonly from: From;
  /** Among tied hands of this share, who gets what does not divide. */
  readonly odd: OddChip;
}

/** Which cards a share is ranked from. */
export type From =
  /** Any of the player's cards and the board. */
  | { readonly use: 'any' }
  /** Only the cards in the player's hand. */
  | { readonly use: 'hand' }
  /** Hand and board as the ranking's two parts (Omaha, Match-It); `board` says which of them. */
  | { readonly use: 'parts'; readonly board: number }
  /** Downcards and upcards as the ranking's two parts (Mexican Poker's joker, 003:365); a card its
   * player has turned up counts as one or the other. */
  | { readonly use: 'facing'; readonly turned: 'up' | 'down' };

/** Suits break ties between cards; aces are high unless said otherwise. */
export type OddChip = 'left of button' | 'high card' | 'low card' | 'low card, aces low';

/** Who gets the odd chip of a pot that does not split evenly. */
export interface OddChips {
  /** What does not divide between the shares: to one winner nearest the button's left, to the first
   * share named, or to the winner with the highest card by suit. */
  readonly between: 'left of button' | 'first share' | 'high card';
  /** Players who tie for every share divide the pot as one, this one of them getting what is over (003:225). */
  readonly tiedForAll?: OddChip;
}

/** What is done when the deck runs out. */
export type ShortDeck =
  /** Draw games: the last card is kept back, burns and earlier discards are shuffled (003:3683-3689). */
  | 'reshuffle'
  /** Kansas City: the stub is dealt out, then all that was burned, folded or thrown away is shuffled (003:1518). */
  | 'discards'
  /** 2-7 Captain: the last card is mixed with all of that and a card is burned (003:11943). */
  | 'discards, last card mixed in'
  /** Stud: the last card is mixed with the burns; if still short, one card serves all (003:176). */
  | 'community'
  /** The same, folded cards being mixed in too (003:4115). */
  | 'community, folds mixed in'
  /** The same with the discarded hole cards (003:4937). */
  | 'community, folds and discards mixed in';

/** A hand so good that it has to be bet after the draw, and what not betting it costs. */
export interface MustBet {
  /** The worst hand that must be bet after the draw: 7-high or 8-high. */
  readonly best: number;
  /** 002:586 loses the whole pot; 003:279 and 004:19 only what was bet after the draw, to the best of the
   * other hands in it. `void`: all take back what they bet after the draw. */
  readonly loses: 'pot' | 'after-draw' | 'void';
  /** A bet or raise later in the round makes good for the check. */
  readonly raiseMends: boolean;
  /** 003:280: an all-in of less than half a bet may be called with such a hand. */
  readonly shortBetExcused: boolean;
}

/** Kills during the deal (003:295, 004:13-27). */
export interface KillRule {
  /** How often the pot may be killed and killed again. */
  readonly most: number;
  /** Chips the killer must have in the stack, as a multiple of the kill. */
  readonly holding: number;
  /** The last killer acts last on the first round (003:302). */
  readonly actsLast: boolean;
}

/** Kills that one hand brings upon the next, for twice the largest blind and at twice the limit. */
export type KillPots = { readonly actsLast: boolean } & (
  | /** Winning two main pots in a row (003:284-302). */ { readonly after: 'two pots' }
  | /** Taking a whole pot of at least so much, by the smaller bet of the limit (003:1217, 004:65). */ {
      readonly after: 'scoop';
      readonly pots: Readonly<Record<Cents, Cents>>;
      /** A high and a low half must both have been won; else any way of taking all of it counts. */
      readonly bothHalves: boolean;
    }
  | /** When all kill buttons are earned, whoever has none kills a pot blind (004:20-21). */ {
      readonly after: 'buttons';
      readonly buttons: (players: number) => number;
    }
);

/** What is played for: chosen when a table is opened, fixed before the deal. */
export interface Stakes {
  readonly structure: 'fixed' | 'spread' | 'pot' | 'no-limit';
  /** Fixed: the bet of each size. Spread: least and most. Pot and no limit: the least bet, once. */
  readonly bets: readonly Cents[];
  readonly ante: Cents;
  readonly blinds: readonly Cents[];
  readonly bringIn: Cents;
  /** The smallest chip: pots are not split finer. */
  readonly chip: Cents;
  /** No limit: every raise at least doubles the bet before (the $100 buy-in game, 003:71). */
  readonly doubling?: true;
  /** A kill may be any amount from twice the last one to a third of one's chips (004:25-27); else it is twice. */
  readonly unstructuredKills?: true;
  /** Steps in which a spread, pot or no limit bet may grow; the smallest chip by default. */
  readonly step?: Cents;
}
