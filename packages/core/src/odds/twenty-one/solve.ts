import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import type { ShoeCount } from '../count/shoe-count.ts';
import { netOf } from '../round/tally.ts';
import { Against } from './against.ts';
import type { Counting } from './hands.ts';
import { MAY, type Move } from './own-hands.ts';
import { Rules21 } from './rules21.ts';
import { type SplitHands, splitHands } from './splits.ts';

/** What each choice of a hand is worth, in first bets. */
export type Worths = Readonly<Record<string, number>>;

const SURRENDERED = 'surrender';
const MOVES: readonly Move[] = ['stand', 'hit', 'double', SURRENDERED];
/** If a split with this many cards of its kind gone is rarer than this, it is treated like the one before. */
const RARE = 1e-12;

/** How a pair is split: what it comes to, how often, and whether it is split again. */
export interface Split {
  readonly worth: number;
  readonly hands: SplitHands;
  readonly again: boolean;
}

/** What was found of hands against one card up. */
interface Found {
  readonly plain: Against;
  readonly afterSplit: Map<string, Against>;
  readonly splits: Map<string, Split | null>;
}

/**
 * A game of twenty-one by best play from a whole shoe, by what a player sees: their cards, as a set, and the card up.
 * The game says what may be done, when the bank draws and what hands come to. Hands of a split are played by their own
 * cards, without looking at each other's.
 */
export class TwentyOne {
  readonly rules: Rules21;
  readonly #found: (Found | undefined)[] = [];

  constructor(game: BlackjackGame, counting: Counting) {
    this.rules = new Rules21(game, counting);
  }

  get kinds(): ShoeCount {
    return this.rules.shoe;
  }

  /** Hands that are not split, against a card up. */
  against(up: number): Against {
    return this.#of(up).plain;
  }

  #of(up: number): Found {
    this.#found[up] ??= { plain: new Against(this.rules, up), afterSplit: new Map(), splits: new Map() };
    return this.#found[up];
  }

  /** Drops what was found for hands against this card up, to make room for the next. */
  forget(up: number): void {
    this.#found[up] = undefined;
    this.rules.forget(up);
  }

  /** What may be done before the bank's second card is checked; `play on` if there is nothing else. */
  early(own: readonly number[], up: number): Worths {
    const { asked } = this.rules;
    const seen = this.naturalPart(own, up);
    const worths: Record<string, number> = {
      'play on': this.best(own, up) + (seen === 0 ? 0 : seen * this.againstNatural(own, up)),
    };
    if (asked.early < 0) return worths;
    for (const id of asked.options(own, up, asked.early)) {
      if (id === SURRENDERED) worths[id] = this.rules.surrendered;
      if (id === 'insurance') worths[id] = this.#insurance(own, up);
    }
    return worths;
  }

  /** What each choice of the play is worth, once the play is reached; empty if there is none. */
  play(
    own: readonly number[],
    up: number,
    of: { readonly split?: boolean; readonly oneRank?: boolean } = {},
  ): Worths {
    const { rules } = this;
    if (rules.stops(up)) return {};
    const { split = false } = of;
    const hand = rules.own.of(own);
    const against = split ? this.afterSplit(own[0], up, 0) : this.against(up);
    const may = rules.own.may(hand, split ? own[0] : null);
    const played = against.played(hand);
    const worths: Record<string, number> = {};
    for (const move of MOVES) if (may & MAY[move]) worths[move] = against.worthOf(move, hand) / played;
    const found = split ? null : this.split(own, up);
    if (found !== null && (of.oneRank || this.isPair(own))) worths.split = found.worth / played;
    return worths;
  }

  /** Two cards of a kind that are a pair in whatever ranks. */
  isPair(own: readonly number[]): boolean {
    return (this.rules.own.may(this.rules.own.of(own), null) & MAY.split) !== 0;
  }

  /** What the best play of two cards comes to, as a part of everything that can happen. */
  best(own: readonly number[], up: number): number {
    const alone = this.against(up).worth(this.rules.own.of(own));
    const split = this.split(own, up);
    if (split === null || split.worth <= alone) return alone;
    const part = this.isPair(own) ? 1 : this.rules.asked.sameRank(own[0]);
    return part * split.worth + (1 - part) * alone;
  }

  /** What two cards come to when they are split; null if they may not be. */
  split(own: readonly number[], up: number): Split | null {
    const { splits } = this.#of(up);
    const key = own.join();
    const known = splits.get(key);
    if (known !== undefined) return known;
    const found = this.#findSplit(own, up);
    splits.set(key, found);
    return found;
  }

  #findSplit(own: readonly number[], up: number): Split | null {
    const { rules } = this;
    if (own.length !== 2 || rules.stops(up)) return null;
    const [card, other] = own;
    if (!rules.asked.options(own, up, rules.asked.play, { oneRank: true }).includes('split')) return null;
    // Tens of one rank are split once.
    const again = card === other && this.isPair(own);
    const most = again ? rules.asked.mostHands(card, up) : 2;
    const ways = (more: boolean): Split => {
      const hands = this.#splitHands(own, up, more ? most : 2);
      return { hands, again: more, worth: this.splitWorth(own, up, hands, true) };
    };
    const once = ways(false);
    if (most === 2) return once;
    const more = ways(true);
    return more.worth > once.worth ? more : once;
  }

  #splitHands(own: readonly number[], up: number, mostHands: number): SplitHands {
    const { shoe, game } = this.rules;
    const [card, other] = own;
    const gone = [up, card, other];
    return splitHands({
      pairs: shoe.left[card] - gone.filter((kind) => kind === card).length,
      cards: shoe.total - gone.length,
      mostHands,
      again: mostHands > 2,
      part: game.rules.split?.wager ?? 1,
    });
  }

  /**
   * What a split comes to: roughly, with as many cards of its kind gone in all hands as the pair has, or with exactly
   * as many as there are.
   */
  splitWorth(own: readonly number[], up: number, hands: SplitHands, roughly: boolean): number {
    let sum = 0;
    this.forSplitHands(
      own,
      up,
      hands,
      (against, hand, bets) => {
        sum += bets * against.worth(hand);
      },
      roughly,
    );
    return sum;
  }

  /** Every hand that a split may begin with, how it is played, and how often it is there. */
  forSplitHands(
    own: readonly number[],
    up: number,
    { other, same }: SplitHands,
    tell: (against: Against, hand: number, bets: number, later: boolean) => void,
    roughly = false,
  ): void {
    const { rules } = this;
    const unlike = own[0] !== own[1];
    for (const first of [0, 1])
      for (let more = 0; more < other[0].length; more++) {
        if (Math.abs(other[first][more]) + Math.abs(same[first][more]) < RARE) continue;
        const card = unlike ? own[first] : own[0];
        const gone = { kind: unlike ? own[1 - first] : own[0], count: 1 + (roughly ? 0 : more) };
        const against = this.#hands(card, gone, up, first === 1 && rules.firstIsOther);
        const begun = rules.own.of([card]);
        const chances = against.next(begun);
        for (let kind = 0; kind < chances.length; kind++) {
          const isSame = unlike ? kind === gone.kind : kind === card;
          const bets = (isSame ? same : other)[first][more] * chances[kind];
          if (bets !== 0) tell(against, rules.own.with(begun, kind), bets, first === 1);
        }
      }
  }

  /** Hands of a split with this many more cards of their kind gone than the pair; all play as the first would. */
  afterSplit(card: number, up: number, more: number): Against {
    return this.#hands(card, { kind: card, count: 1 + more }, up, false);
  }

  #hands(card: number, gone: { kind: number; count: number }, up: number, later: boolean): Against {
    const { afterSplit } = this.#of(up);
    const key = `${card}|${gone.kind}|${gone.count}|${later}`;
    const known = afterSplit.get(key);
    if (known !== undefined) return known;
    const isLine = gone.count === 1 && !later;
    const made = new Against(this.rules, up, {
      first: card,
      later,
      gone,
      ...(isLine ? {} : { line: this.#hands(card, { ...gone, count: 1 }, up, false) }),
    });
    afterSplit.set(key, made);
    return made;
  }

  /** How likely a natural of the bank is seen at once. */
  naturalPart(own: readonly number[], up: number): number {
    const { rules } = this;
    return rules.isChecked(up) ? this.naturals(own, up) : 0;
  }

  /** How often the bank has a natural, with these cards gone. */
  naturals(own: readonly number[], up: number): number {
    const chances = this.against(up).next(this.rules.own.of(own));
    const { makesNatural } = this.rules.dealer(up);
    let sum = 0;
    for (let kind = 0; kind < chances.length; kind++) if (makesNatural[kind]) sum += chances[kind];
    return sum;
  }

  /** Against a natural that was seen at once, only the first bet is at stake. */
  againstNatural(own: readonly number[], up: number): number {
    const theirs = this.rules.dealer(up).natural;
    if (theirs < 0) return 0;
    const mine = this.rules.own.mixture(this.rules.own.of(own), false);
    return this.rules.nets(mine, false, false, 'game')[theirs];
  }

  /** Half of the bet that the bank has a natural. */
  #insurance(own: readonly number[], up: number): number {
    const [won, lost] = this.insured(own, up);
    const natural = this.naturals(own, up);
    return 0.5 * (natural * netOf(won) + (1 - natural) * netOf(lost));
  }

  /** What insurance comes to with a natural of the bank, and without. */
  insured(own: readonly number[], up: number) {
    const { asked, shoe } = this.rules;
    const cards = (kinds: readonly number[]) => kinds.map((kind) => shoe.cards[kind]);
    const { makesNatural } = this.rules.dealer(up);
    return [1, 0].map((is) => asked.outcome(cards(own), cards([up, makesNatural.indexOf(is)]), 'insurance'));
  }
}
