import type { Outcome } from '../../engine/player-dealer/game.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import { netOf } from '../round/tally.ts';
import { GameAsked } from './asked.ts';
import { DealerAsked, type DealerHands, dealerHands } from './dealer.ts';
import { type Counting, HandClasses } from './hands.ts';
import { OwnHands } from './own-hands.ts';

type Wager = 'game' | 'double';

/** A game of twenty-one as those who count it need it: shoe, hands, the bank's hands, and what two of them come to. */
export class Rules21 {
  readonly game: BlackjackGame;
  readonly shoe: ShoeCount;
  readonly asked: GameAsked;
  readonly classes: HandClasses;
  readonly own: OwnHands;
  /** What a hand that is given up comes to. */
  readonly surrendered: number;
  /** Whether the first hand of a split fares otherwise than the others against a natural. */
  readonly firstIsOther: boolean;
  readonly #dealer: DealerAsked;
  readonly #dealers: (DealerHands | undefined)[] = [];
  readonly #nets = new Map<number, Float64Array>();
  readonly #fixed = new Map<number, Readonly<Record<Wager, number>> | null>();
  /** Mixtures that a hand of the bank may be; they are the first. */
  readonly #bankMixtures: number;
  readonly #products = new Float64Array(64);
  readonly #left: Float64Array;
  readonly #ends: Float64Array[][] = [];

  constructor(game: BlackjackGame, counting: Counting) {
    this.game = game;
    this.shoe = new ShoeCount(game.shoe, counting.alike);
    this.#left = new Float64Array(this.shoe.left.length);
    this.asked = new GameAsked(game, this.shoe, counting);
    this.classes = new HandClasses(game, this.shoe, counting);
    this.own = new OwnHands(this.shoe.cards.length, this.asked, this.classes);
    this.#dealer = new DealerAsked(game, this.shoe);
    const any = [this.shoe.cards[0], this.shoe.cards[1]];
    this.surrendered = netOf(this.asked.outcome(any, any, 'game', { folded: true }));
    this.firstIsOther = game.rules.naturalTakes === 'first wagers';
    // All hands of the bank first, so that every mixture that may be met is known.
    for (let up = 0; up < this.shoe.cards.length; up++) this.dealer(up);
    this.#bankMixtures = this.classes.mixtures.length;
  }

  dealer(up: number): DealerHands {
    this.#dealers[up] ??= dealerHands(this.game, this.shoe, this.classes, up, this.#dealer);
    return this.#dealers[up];
  }

  /** Whether nobody plays against this card. */
  stops(up: number): boolean {
    return this.asked.isSkipped(this.asked.play, up);
  }

  /** Whether the bank's second card is looked at before the players go on. */
  isChecked(up: number): boolean {
    return this.game.rules.checks?.(this.shoe.cards[up]) === true;
  }

  /** How likely the bank is seen to have a natural, with these cards left. */
  naturalPart(up: number, left: Float64Array | Int32Array, total: number): number {
    if (!this.isChecked(up)) return 0;
    const { makesNatural } = this.dealer(up);
    let ways = 0;
    for (let kind = 0; kind < makesNatural.length; kind++) if (makesNatural[kind]) ways += left[kind];
    return ways / total;
  }

  /**
   * How often the bank ends with each of its mixtures with this card up, when the cards of an own hand are gone
   * besides; a natural that is seen at once is left out. The same cards are gone for many hands (three eights, and
   * two of a pair that was split), so that each set is gone through once.
   */
  bankEnds(up: number, gone: number): Float64Array {
    this.#ends[up] ??= [];
    const all = this.#ends[up];
    all[gone] ??= this.#endsWithout(up, this.own.cards[gone]);
    return all[gone];
  }

  #endsWithout(up: number, gone: readonly number[]): Float64Array {
    const { kinds, runs, depths, ends, orders, mixtures } = this.dealer(up);
    const left = this.#left;
    left.set(this.shoe.left);
    left[up]--;
    for (const kind of gone) left[kind]--;
    const total = this.shoe.total - 1 - gone.length;
    const sums = new Float64Array(mixtures.length);
    // How likely the first so many cards of a hand are, in order.
    const products = this.#products;
    products[0] = 1;
    for (let n = 0; n < kinds.length; n++) {
      const depth = depths[n];
      const product = (products[depth] * (left[kinds[n]] - runs[n])) / (total - depth);
      products[depth + 1] = product;
      const end = ends[n];
      if (end >= 0) sums[end] += product * orders[n];
    }
    return sums;
  }

  /** What a hand comes to where it is all the same what the bank has; null where it is not. */
  fixed(mixture: number, split: boolean, later: boolean): Readonly<Record<Wager, number>> | null {
    const key = keyOf(mixture, split, later, 'game');
    const known = this.#fixed.get(key);
    if (known !== undefined) return known;
    const of = (wager: Wager): number | null => {
      const all = new Set(this.nets(mixture, split, later, wager));
      return all.size === 1 ? [...all][0] : null;
    };
    const [game, double] = [of('game'), of('double')];
    const answer = game === null || double === null ? null : { game, double };
    this.#fixed.set(key, answer);
    return answer;
  }

  /** What a wager on a hand comes to against each mixture of the bank's hands. */
  nets(mixture: number, split: boolean, later: boolean, wager: Wager): Float64Array {
    const key = keyOf(mixture, split, later, wager);
    const known = this.#nets.get(key);
    if (known !== undefined) return known;
    const row = Float64Array.from({ length: this.#bankMixtures }, (_, theirs) =>
      this.#average(mixture, theirs, (own, dealer) =>
        netOf(this.asked.outcome(own, dealer, wager, { split, later })),
      ),
    );
    this.#nets.set(key, row);
    return row;
  }

  #average(
    mine: number,
    theirs: number,
    net: (own: readonly number[], dealer: readonly number[]) => number,
  ): number {
    const { mixtures, all } = this.classes;
    let sum = 0;
    for (const [own, part] of mixtures[mine])
      for (const [dealer, chance] of mixtures[theirs])
        sum += part * chance * net(all[own].cards, all[dealer].cards);
    return sum;
  }

  readonly #outcomes = new Map<number, readonly (readonly [outcome: Outcome, part: number])[]>();

  /** Each outcome of a wager against a mixture of the bank's, with its part. */
  outcomes(
    mixture: number,
    theirs: number,
    { split, later, wager }: { readonly split: boolean; readonly later: boolean; readonly wager: Wager },
  ): readonly (readonly [outcome: Outcome, part: number])[] {
    const key = keyOf(mixture, split, later, wager) * this.#bankMixtures + theirs;
    const known = this.#outcomes.get(key);
    if (known !== undefined) return known;
    const { mixtures, all } = this.classes;
    const found = mixtures[mixture].flatMap(([own, part]) =>
      mixtures[theirs].map(
        ([dealer, chance]) =>
          [
            this.asked.outcome(all[own].cards, all[dealer].cards, wager, { split, later }),
            part * chance,
          ] as const,
      ),
    );
    this.#outcomes.set(key, found);
    return found;
  }

  /** Every hand that the bank may end with from a whole shoe, with its chance. */
  forBankHands(up: number, tell: (kinds: readonly number[], chance: number) => void): void {
    const left = Float64Array.from(this.shoe.left);
    left[up]--;
    for (const { kinds, orders } of this.dealer(up).hands) {
      let chance = orders;
      for (const [n, kind] of kinds.entries()) chance *= left[kind]-- / (this.shoe.total - 1 - n);
      for (const kind of kinds) left[kind]++;
      tell(kinds, chance);
    }
  }
}

const keyOf = (mixture: number, split: boolean, later: boolean, wager: Wager): number =>
  mixture * 8 + (split ? 1 : 0) + (later ? 2 : 0) + (wager === 'game' ? 0 : 4);
