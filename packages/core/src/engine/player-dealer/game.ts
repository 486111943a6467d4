import type { Cards, Pack } from '../../cards/index.ts';
import type { CardWords } from '../card-words.ts';
import type { Cents } from '../money.ts';
import type { Way } from '../seats.ts';
import type { RoundState, SpotHand, Wager } from './state.ts';

/**
 * A player-dealer game is data: the wagers and their conditions, a script of steps, what each wager
 * comes to, and the printed order in which claims are met from the player-dealer's stake.
 */
export interface PlayerDealerGame {
  readonly name: string;
  /** The pack or shoe the round is dealt from. */
  readonly shoe: Pack;
  /** Positions at the table, the player-dealer's included. */
  readonly seats: number;
  /** Betting circles in front of each position. */
  readonly circles: number;
  readonly wagers: readonly WagerKind[];
  readonly backline: Backline;
  /** How many may put up the bank together, the player-dealer included; one unless the book prints more. */
  readonly partners?: number;
  /** Who plays the player-dealer's hand where several put the bank up: the one with most in it (002:665). */
  readonly bankDecides?: 'largest';
  /**
   * The player-dealer may lay the least bet on an empty seat, with "No Action": its cards lie face down, and it
   * comes back (003:653, 003:746, 003:1375).
   */
  readonly noAction?: boolean;
  readonly script: readonly Step[];
  readonly settlement: Settlement;
  /** What a wager comes to, once the cards are known. */
  readonly outcome: (round: RoundState, wager: Wager) => Outcome;
  /**
   * Why a wager came out as it did, in a few words that follow a colon: `the player-dealer does not qualify`,
   * `18 to 20`. Asked when the round is told, never while it is settled; a row of a pay table speaks for itself. Without
   * it the cards are told: `Ks against 9d`.
   */
  readonly why?: (round: RoundState, wager: Wager) => string;
  /** Claims without a stake of their own (Envy), in no particular order. */
  readonly claims?: (round: RoundState) => readonly FreeClaim[];
  /**
   * Hands are worth their count with any number of cards, so one with a wrong number of cards may be allowed to play.
   */
  readonly anyCount?: true;
  /** Whether these first cards beat every total. */
  readonly natural?: (cards: readonly number[]) => boolean;
  /**
   * All bet on one Player and one Banker hand, and a board shows how rounds came out (000:552-561): the two, a tie,
   * and how often these wagers came in, bet or not (004:1144).
   */
  readonly scoreboard?: readonly string[];
  /** How all of its deals can be counted; a game without it is dealt many times instead. */
  readonly counted?: Counted;
  /** The functions of this game in words, for its rule card. */
  readonly card?: PlayerDealerWords;
  /** What is done by a choice of this game's own, as after "may": `{ war: 'go to war' }`. */
  readonly verbs?: Readonly<Record<string, string>>;
  /**
   * How somebody who knows the game plays a hand, seeing what its player sees: one of the choices that are open; null
   * where the game has no advice.
   */
  readonly advice?: (view: RoundState, hand: SpotHand, open: readonly string[]) => Advice | null;
}

/** A game as its file declares it: named as its offering, one circle a seat and no back line unless it says otherwise. */
export type PlayerDealerDeclaration = Omit<PlayerDealerGame, UsualIn> &
  Partial<Pick<PlayerDealerGame, UsualIn>>;
type UsualIn = 'name' | 'circles' | 'backline';

/**
 * What must be known of a game, besides its steps, to count all of its deals. What a deal comes to is asked of the
 * game itself, once for all deals that are alike.
 */
export type Counted =
  /**
   * Counted by going through the script. Cards for which `alike` gives one number count as the same, the order of a
   * hand's first cards does not matter, and hands with a total are played by it.
   */
  | {
      readonly by: 'script';
      readonly alike: (card: number) => number;
      readonly total?: (cards: readonly number[]) => number;
    }
  /** A game of twenty-one; suits matter where hands of two or three cards are paid or spared by them. */
  | { readonly by: 'twenty-one'; readonly alike: (card: number) => number; readonly suits?: true }
  /** Hands are compared by their values alone, and the player has one choice, with some of the bank's cards in sight. */
  | {
      readonly by: 'showdown';
      readonly cards: number;
      readonly seen: number;
      readonly value: (cards: readonly number[]) => number;
    }
  /** One hand hits or stands against a bank that is face down; hands of one value do equally well. */
  | {
      readonly by: 'hits';
      readonly alike: (card: number) => number;
      readonly value: (cards: readonly number[]) => number;
    }
  /**
   * Two cards each and a board of five from one deck; one bet may follow, at points between which the board is shown,
   * and whoever never makes it folds. Bets are paid by the kinds of both hands and by which is higher, those of a
   * folded hand by the kind of the board besides.
   */
  | {
      readonly by: 'board';
      /** Which cards make a hand: what is counted by best play is kept by this name. */
      readonly hands: string;
      readonly value: (hole: readonly number[], board: readonly number[]) => number;
      /** How many kinds of hands there are, and the kind of a value; a higher value never has a lower kind. */
      readonly kinds: number;
      readonly kind: (value: number) => number;
      readonly kindOfBoard: (board: readonly number[]) => number;
    }
  /**
   * Three cards each from a shoe, the last of the bank's in sight; the player may change one, then the bank does by
   * its way. A change may fail; else hands are compared by their values. No suit is worth more than another to the
   * wagers that are played for.
   */
  | {
      readonly by: 'change';
      readonly value: (cards: readonly number[]) => number;
      readonly failed: (hand: SpotHand) => boolean;
    }
  /** Hands are set in two; sets for which `kind` gives one number come to the same for every wager. */
  | {
      readonly by: 'sets';
      readonly cards: number;
      readonly way: (cards: readonly number[]) => Arrangement;
      readonly kind: (cards: readonly number[], set: Arrangement) => number;
      /** Whether a set is foul: a player who knows the game chooses among the others. */
      readonly isFoul: (set: Arrangement) => boolean;
    }
  /** Seven cards are set in front and back, and each part is compared with the bank's by its value. */
  | {
      readonly by: 'front and back';
      readonly way: (cards: Cards) => Arrangement;
      readonly front: (cards: Cards) => number;
      readonly back: (cards: Cards) => number;
      readonly isFoul: (set: Arrangement) => boolean;
      /** Where the bank's hand is seen first: whether this hand of the bank is a push for everybody. */
      readonly seenPushes?: (cards: readonly number[]) => boolean;
    };

/** What a player decides: which choice, which cards are thrown away, which lie in front. */
export interface Advice {
  readonly id: string;
  readonly discard?: readonly number[];
  readonly front?: readonly number[];
}

/** What the rule card of a player-dealer game says that only functions know. */
export interface PlayerDealerWords extends CardWords {
  /** By kind of wager, and of claim without a stake: what it comes to. */
  readonly comesTo: Readonly<Record<string, readonly string[]>>;
  /** By kind: how large a wager of the hand is, where a choice says so. */
  readonly amounts?: Readonly<Record<string, string>>;
  readonly pays?: readonly PrintedPays[];
  /** How `advice` plays, as a rule to go by: `go to war on every tie`. */
  readonly plays?: string;
  /** Where the row of the house way that sets these cards is printed. */
  readonly setBy?: (cards: readonly number[]) => string;
}

/** A pay table as people read it. */
export interface PrintedPays {
  /** The kind of wager or claim that it pays. */
  readonly kind: string;
  /** The name of the wager, where none is given. */
  readonly title?: string;
  /** Odds to 1 (or to the second number) unless it says whole dollars. */
  readonly in?: 'odds' | 'dollars';
  readonly rows: readonly PrintedRow[];
}

/** A row of a pay table as it is printed. */
export interface PrintedRow {
  readonly hand: string;
  readonly pays: number | readonly [number, number];
  /** Where the row is printed. */
  readonly cite?: string;
}

/** A bet that a game has: its name, when it is made, and how large it may be. */
export interface WagerKind {
  readonly id: string;
  readonly title: string;
  /** Before the cards, or during the hand (Play, double, insurance). */
  readonly when: 'before' | 'later';
  /** One of these must be on the same circle first. */
  readonly needs?: readonly string[];
  /** Must be there when betting closes, or the wagers that name it go back (Ultimate's Blind). */
  readonly goesWith?: string;
  /** How large it may be: within the table's limits, its bonus limits, or by another wager. */
  readonly size: WagerSize;
  /** It is decided by the first cards of some hands alone, whatever is done afterwards. */
  readonly asDealt?: AsDealt;
}

/** Which cards decide a wager as they are dealt: how many of the player's (`spots`) and of shared hands. */
export interface AsDealt {
  readonly cards: Readonly<Record<string, number>>;
  /** Which of these hands a card lies in does not matter. */
  readonly together?: true;
  /** No suit is worth more than another. */
  readonly suitsAlike?: true;
  /** The order of a hand's cards matters; cards with the same number here count as the same. */
  readonly inOrder?: (card: number) => number;
}

/** What a bet is measured by: the table's limits, those of bonus bets, or another bet. */
export type WagerSize =
  | { readonly by: 'table' }
  | {
      readonly by: 'bonus';
      readonly min?: Cents;
      readonly max?: Cents;
      readonly step?: Cents;
      /** With one of these beside it on the circle, it may be of any size (003:2927). */
      readonly anyWith?: readonly string[];
    }
  | { readonly by: 'equal'; readonly to: string }
  | { readonly by: 'up to'; readonly of: string; readonly step?: Cents }
  /** So many times another bet, or so many, and nothing between. */
  | { readonly by: 'times'; readonly of: string; readonly times: readonly [number, number] };

/** A bet that is as large as another one says. */
export interface FollowingKind extends WagerKind {
  readonly size: Exclude<WagerSize, { readonly by: 'table' | 'bonus' }>;
}

/** Who may bet behind a seat, on what, and who decides for all of them. */
export interface Backline {
  /** Wagers that others than the seated player may make on that circle. */
  readonly kinds: 'all' | 'none' | readonly string[];
  /** Most bettors behind one circle. */
  readonly most: number;
  /** Who plays the hand. */
  readonly decides: 'seated' | 'largest';
  /** Those who bet on a circle may agree on the other way before the cards (003:743, 003:1371). */
  readonly agreement?: true;
  /** Players play their own circles only, so that nobody may bet where nobody sits (003:529). */
  readonly ownCircleOnly?: true;
  /** Each circle takes one bettor, who plays it; the back line stands on a seat's further circles (002:818). */
  readonly oneToACircle?: true;
  /** All bets of a kind on a circle together stay within the table's most (002:122). */
  readonly sharesLimit?: true;
  /** Bets of a kind on a circle are one bet: what the stake meets of it is divided among them (002:358). */
  readonly asOne?: true;
}

/** What happened to a wager. Odds are `[7, 2]` for 7 to 2; `row` is the hand of the pay table that pays them. */
export type Outcome =
  | { readonly result: 'win'; readonly odds: readonly [number, number]; readonly row?: string }
  | { readonly result: 'lose' }
  /** Half is lost and half comes back (surrender). */
  | { readonly result: 'half' }
  | { readonly result: 'push' };

/** A claim without a stake of its own. */
export interface FreeClaim {
  readonly seat: number;
  readonly spot: number;
  readonly kind: string;
  readonly cents: Cents;
}

/**
 * From where and in which order claims are met. Every pass goes around the table once; in it, each
 * seat's wagers are met in the order named, its back line right after it.
 */
export interface Settlement {
  readonly from: ActionPoint;
  readonly passes: readonly (readonly string[])[];
  /** Passes of a circle whose hand wins, as many of them, where they are not those of one that loses (004:801-810). */
  readonly winners?: {
    readonly wins: (round: RoundState, spot: number) => boolean;
    readonly passes: readonly (readonly string[])[];
  };
}

/** The seat everything is counted from, and which way round. */
export interface ActionPoint {
  /** Beside the player-dealer, at the action button, or at the house dealer's left or right. */
  readonly at: 'left' | 'right' | 'action' | 'seat 1' | 'last seat';
  readonly way: Way;
}

/** Which way a card lies. */
export type Face = 'up' | 'down';

/** How piles are laid: card by card, always from the left or back again every other row; or hand by hand. */
export type Laid = 'in rotation' | 'there and back' | 'hand by hand';

/** What the books call the stages of a round, by which fees fall due. */
export type Stage = 'start' | 'deal' | 'play';

interface AnyStep {
  /**
   * The stage that the round has reached when the step is done: `start` when bets are closed, `play` before the first
   * choice.
   */
  readonly named?: readonly Stage[];
  /** Skipped when the cards so far say so (a natural ends the hand). */
  readonly unless?: (round: RoundState) => boolean;
  /** What a rule card says of it, where a function decides what happens. */
  readonly says?: string;
}

/** One step of a round's script; `steps` has a word for each. */
export type Step = AnyStep &
  (
    | { readonly do: 'open' }
    | {
        readonly do: 'dice';
        readonly count: number;
        readonly way: ActionPoint['way'];
        /**
         * Who has the button at the player-dealer's own number: the next seat, or the player at the house
         * dealer's right, where the last seat is (003:3093).
         */
        readonly ownNumber: 'left' | 'right' | 'last seat';
        /** The first pile goes to the seat counted though nobody bet there (002:381), not on with the button. */
        readonly emptySeat?: 'dealt';
      }
    | { readonly do: 'action'; readonly seat: (round: RoundState) => number }
    | { readonly do: 'burn'; readonly count: number }
    /**
     * To `spots`, to `everyone` (the player-dealer in turn, from whoever has the first hand), or to
     * a shared hand, whose downcards nobody knows but the seat that may look at them.
     */
    | {
        readonly do: 'deal';
        readonly to: string;
        readonly count: number;
        readonly face: Face;
        readonly from: ActionPoint;
        readonly seenBy?: (round: RoundState) => number;
      }
    | {
        readonly do: 'piles';
        readonly count: number;
        readonly size: number;
        readonly laid: Laid;
        /** Other ways that the player-dealer may have instead, by saying so while bets are open (002:367). */
        readonly styles?: readonly Laid[];
      }
    | { readonly do: 'pick' }
    | { readonly do: 'deliver'; readonly way: ActionPoint['way'] }
    | {
        readonly do: 'choose';
        readonly who: 'spots' | 'dealer';
        readonly from: ActionPoint;
        readonly options: Options;
        readonly together?: true;
      }
    | {
        readonly do: 'draw';
        readonly to: string;
        readonly face: Face;
        readonly wants: (round: RoundState) => boolean;
      }
    /** A card to each hand on a circle that wants one; face down, its player may not look at it (003:1908). */
    | {
        readonly do: 'hit';
        readonly face: Face;
        readonly from: ActionPoint;
        readonly wants: (round: RoundState, hand: SpotHand) => boolean;
      }
    /** The player-dealer throws cards away by a fixed rule and draws as many (003:1743-1759). */
    | { readonly do: 'exchange'; readonly discards: (cards: readonly number[]) => readonly number[] }
    /**
     * `spots`, or a shared hand; all of it or only the cards at these places. A folded hand stays down,
     * except one that `folded` names.
     */
    | {
        readonly do: 'reveal';
        readonly what: string;
        readonly cards?: readonly number[];
        readonly folded?: (round: RoundState, hand: SpotHand) => boolean;
        /** Which circle's hand is turned up first; the one at the player-dealer's left unless said otherwise. */
        readonly from?: ActionPoint;
      }
    /** The player-dealer's hand is set by the house way. */
    | { readonly do: 'house way'; readonly way: (cards: readonly number[]) => Arrangement }
    | { readonly do: 'settle'; readonly only?: (round: RoundState, wager: Wager) => boolean }
  );

/** What a hand may do now; nothing when it has no choice to make. */
export type Options = (round: RoundState, hand: SpotHand) => readonly Choice[];

/** Something a player may decide on a hand: hit, raise, surrender. */
export interface Choice {
  readonly id: string;
  /** What the button says: `Play`, `Double`, `House way`. */
  readonly title: string;
  /** It leaves the hand to the house way. */
  readonly houseWay?: true;
  /**
   * Chips that go in with it, as a multiple of another wager: `[3, 4]` is three or four times it,
   * `[0, 1]` as much or less.
   */
  readonly wager?: {
    readonly kind: string;
    readonly times: readonly [number, number];
    readonly of: string;
    /** For less, but not for less than the table's least bet (000:1017, 003:1989). */
    readonly least?: 'bet';
  };
  /** Cards the hand throws away with it, the player's choice. */
  readonly discards?: number;
  /** The hand is set in two parts of these sizes, by the player or by the way given. */
  readonly set?: {
    readonly front: number;
    /** Any number of cards may be laid in front; a wrong number is a foul, and stands (003:528). */
    readonly anyFront?: true;
    readonly way: ((cards: readonly number[]) => Arrangement) | null;
    /** Sets the house does not let stand; a player's own foul stands, and loses. */
    readonly refuses?: (set: Arrangement) => string | null;
    /** How the house sets it for an absent player, where players cannot ask for the house way. */
    readonly absent?: (cards: readonly number[]) => Arrangement;
  };
  readonly effects: readonly Effect[];
  /**
   * What it leads to later in the script, without an effect on the hand now: a card for everybody who wants one, half
   * the bet back.
   */
  readonly later?: 'card' | 'half back';
}

/** A hand set in two: the smaller in front. */
export interface Arrangement {
  readonly front: readonly number[];
  readonly back: readonly number[];
}

/** `pass` ends the hand's part in this step, `done` in the whole round. */
export type Effect = 'card' | 'split' | 'pass' | 'done' | 'fold';
