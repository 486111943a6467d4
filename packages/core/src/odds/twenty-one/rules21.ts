import type { Outcome } from '../../engine/player-dealer/game.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import { netOf } from '../round/tally.ts';
import { GameAsked } from './asked.ts';
import { BankEnds } from './bank-ends.ts';
import { DealerAsked, type DealerHands, dealerHands } from './dealer.ts';
import { type Counting, HandClasses } from './hands.ts';
import { OwnHands } from './own-hands.ts';

type Wager = 'game' | 'double';

/** What is needed to count a game of twenty-one: shoe, hands, the bank's hands, and what two hands come to. */
export class Rules21 {
  readonly game: BlackjackGame;
  readonly shoe: ShoeCount;
  readonly asked: GameAsked;
  readonly classes: HandClasses;
  readonly own: OwnHands;
  /** What a hand that is given up comes to. */
  readonly surrendered: number;
  /** Whether the first hand of a split fares differently from the others against a natural. */
  readonly firstIsOther: boolean;
  readonly #dealer: DealerAsked;
  readonly #dealers: (DealerHands | undefined)[] = [];
  readonly #nets = new Map<number, Float64Array>();
  readonly #fixed = new Map<number, Readonly<Record<Wager, number>> | null>();
  /** Mixtures that a hand of the bank may be; they are the first. */
  readonly #bankMixtures: number;
  readonly #ends: (BankEnds | undefined)[] = [];

  constructor(game: BlackjackGame, counting: Counting) {
    this.game = game;
    this.shoe = new ShoeCount(game.shoe, counting.alike);
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

  /** How often the bank ends with each of its mixtures with this card up. */
  bankEnds(up: number): BankEnds {
    this.#ends[up] ??= new BankEnds(this.dealer(up), this.shoe, up);
    return this.#ends[up];
  }

  /** Drops what was found for hands against this card up. */
  forget(up: number): void {
    this.#ends[up] = undefined;
  }

  /** What a hand comes to if it does not matter what the bank has; null if it does. */
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
