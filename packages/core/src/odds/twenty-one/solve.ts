import { JOKER, pipsOf } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Choice, Step } from '../../engine/player-dealer/game.ts';
import {
  DEALER,
  newHandOn,
  type RoundState,
  type SpotHand,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { roundWith, spotOf } from '../count/bets.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import { netOf } from '../round/tally.ts';
import { DealerAsked, type DealerHands, dealerHands } from './dealer.ts';
import { type Counting, HandClasses } from './hands.ts';

/** What each choice of a hand is worth, in first bets. */
export type Worths = Readonly<Record<string, number>>;

/** Totals, naturals and the like: no game has as many classes of hands. */
const MOST_CLASSES = 1000;
const SURRENDERED = 'surrender';

/**
 * A game of twenty-one by best play from a whole shoe, by what a player sees of the hand: the own cards, as a set, and
 * the card up. What may be done, when the bank draws and what hands come to is asked of the game. Hands of a split do
 * not look at each other's cards.
 */
export class TwentyOne {
  readonly #game: BlackjackGame;
  readonly #shoe: ShoeCount;
  readonly #classes: HandClasses;
  /** A card of each rank of a kind. */
  readonly #ranksOf: readonly (readonly number[])[];
  readonly #asked: DealerAsked;
  readonly #state: RoundState;
  readonly #hand: SpotHand;
  readonly #play: number;
  readonly #early: number;
  readonly #dealers: (DealerHands | undefined)[] = [];
  /** By class of the player's hand and of the bank's: what the first bet and a double come to. */
  readonly #nets = new Float64Array(2 * MOST_CLASSES * MOST_CLASSES).fill(Number.NaN);
  readonly #products = new Float64Array(64);
  readonly #stands = new Map<string, readonly [game: number, double: number]>();
  readonly #worths = new Map<string, Worths>();

  constructor(game: BlackjackGame, counting: Counting) {
    this.#game = game;
    this.#shoe = new ShoeCount(game.shoe, counting.alike);
    this.#classes = new HandClasses(game, this.#shoe, counting);
    const distinct = [...new Set(game.shoe.cards)];
    this.#ranksOf = this.#shoe.cards.map((card) => [
      ...new Map(
        distinct
          .filter((one) => counting.alike(one) === counting.alike(card))
          .map((one) => [one === JOKER ? 0 : pipsOf(one), one]),
      ).values(),
    ]);
    this.#asked = new DealerAsked(game, this.#shoe);
    this.#state = roundWith(game, ['game']);
    const spot = spotOf(this.#state);
    this.#hand = newHandOn(spot, 0);
    this.#state.hands[spot].push(this.#hand);
    this.#state.shared.dealer = newHandOn(DEALER, 0);
    const chooses = game.script.flatMap((step, at) => (step.do === 'choose' ? [at] : []));
    this.#play = chooses[chooses.length - 1];
    this.#early = chooses.length > 1 ? chooses[0] : -1;
  }

  get kinds(): ShoeCount {
    return this.#shoe;
  }

  /** What may be done before the bank's second card is looked at; `play on` where there is nothing else. */
  early(own: readonly number[], up: number): Worths {
    const natural = this.#naturals(own, up);
    const checked = this.#isChecked(up);
    const worths: Record<string, number> = {
      'play on': checked
        ? natural * this.#againstNatural(own, up) + (1 - natural) * this.#best(own, up, false)
        : this.#best(own, up, false),
    };
    if (this.#early < 0) return worths;
    for (const { id } of this.#options(own, up, this.#early, false, 1)) {
      if (id === SURRENDERED) worths[id] = this.#surrendered(own, up);
      if (id === 'insurance') worths[id] = this.#insurance(own, up, natural);
    }
    return worths;
  }

  /** What each choice of the play is worth; empty where there is none. */
  play(own: readonly number[], up: number, split: boolean, hands = 1): Worths {
    const kinds = [...own].sort((a, b) => a - b);
    const key = `${kinds.join()}|${up}|${split ? 1 : 0}|${hands}`;
    const known = this.#worths.get(key);
    if (known !== undefined) return known;
    const options = this.#options(kinds, up, this.#play, split, hands);
    const worths: Record<string, number> = {};
    for (const { id } of options) {
      if (id === 'stand') worths[id] = this.#stand(kinds, up, split)[0];
      else if (id === 'hit') worths[id] = this.#hit(kinds, up, split);
      else if (id === 'double') worths[id] = this.#double(kinds, up, split);
      else if (id === SURRENDERED) worths[id] = this.#surrendered(kinds, up);
      else if (id === 'split') worths[id] = this.#split(kinds, up);
    }
    this.#worths.set(key, worths);
    return worths;
  }

  #best(own: readonly number[], up: number, split: boolean, hands = 1): number {
    const worths = Object.values(this.play(own, up, split, hands));
    return worths.length === 0 ? this.#stand(own, up, split)[0] : Math.max(...worths);
  }

  /** The choices that the game leaves a hand at one of its steps. */
  #options(
    own: readonly number[],
    up: number,
    step: number,
    split: boolean,
    hands: number,
  ): readonly Choice[] {
    const state = this.#state;
    const spot = spotOf(state);
    this.#lay(own, split);
    const dealer = state.shared.dealer;
    dealer.cards.splice(0, dealer.cards.length, this.#shoe.cards[up]);
    dealer.up.splice(0, dealer.up.length, true);
    state.step = step;
    const here = state.game.script[step] as Step;
    if (here.unless?.(state) === true) return [];
    const all = state.hands[spot];
    all.length = 1;
    for (let i = 1; i < hands; i++) all.push(newHandOn(spot, i));
    const options = optionsFor(state, this.#hand);
    all.length = 1;
    return options;
  }

  #lay(own: readonly number[], split: boolean): void {
    const { cards, choices } = this.#hand;
    // Cards of a kind are laid in other ranks, so that the game sees a pair of tens for what it is.
    const seen: number[] = [];
    cards.length = 0;
    for (const kind of own) {
      const ranks = this.#ranksOf[kind];
      cards.push(ranks[seen.filter((one) => one === kind).length % ranks.length]);
      seen.push(kind);
    }
    choices.splice(0, choices.length, ...(split ? ['split'] : []));
  }

  /** Whether the bank's second card is looked at before the players go on. */
  #isChecked(up: number): boolean {
    const { checks } = this.#game.rules;
    return checks?.(this.#shoe.cards[up]) === true;
  }

  /** How often the bank has a natural, with these cards gone. */
  #naturals(own: readonly number[], up: number): number {
    const shoe = this.#shoe;
    const { makesNatural } = this.#dealer(up);
    for (const kind of own) shoe.take(kind);
    shoe.take(up);
    let ways = 0;
    for (let kind = 0; kind < makesNatural.length; kind++) if (makesNatural[kind]) ways += shoe.left[kind];
    const part = ways / shoe.total;
    shoe.giveBack(up);
    for (const kind of own) shoe.giveBack(kind);
    return part;
  }

  #dealer(up: number): DealerHands {
    this.#dealers[up] ??= dealerHands(this.#game, this.#shoe, this.#classes, up, this.#asked);
    return this.#dealers[up];
  }

  /** What the first bet, and a double beside it, come to when the hand stays as it is. */
  #stand(own: readonly number[], up: number, split: boolean): readonly [game: number, double: number] {
    const kinds = [...own].sort((a, b) => a - b);
    const key = `${kinds.join()}|${up}|${split ? 1 : 0}`;
    const known = this.#stands.get(key);
    if (known !== undefined) return known;
    const byClass = this.#against(kinds, up);
    const worth: [number, number] = [0, 0];
    for (const [mine, part] of this.#classes.of(kinds, split)) {
      for (let theirs = 0; theirs < byClass.length; theirs++) {
        if (byClass[theirs] === 0) continue;
        worth[0] += part * byClass[theirs] * this.#net(mine, theirs, 'game');
        worth[1] += part * byClass[theirs] * this.#net(mine, theirs, 'double');
      }
    }
    this.#stands.set(key, worth);
    return worth;
  }

  /** How often the bank ends with each class of hands: without a natural where one would have been seen. */
  #against(own: readonly number[], up: number): Float64Array {
    const shoe = this.#shoe;
    const { kinds, starts, orders, runs, shared, natural, place, mixed } = this.#dealer(up);
    const skips = this.#isChecked(up);
    for (const kind of own) shoe.take(kind);
    shoe.take(up);
    const { left, total } = shoe;
    const sums = new Float64Array(this.#classes.all.length);
    // How likely the first so many cards of a hand are, in order.
    const products = this.#products;
    products[0] = 1;
    let all = 0;
    for (let hand = 0; hand < orders.length; hand++) {
      const start = starts[hand];
      const count = starts[hand + 1] - start;
      for (let n = shared[hand]; n < count; n++)
        products[n + 1] = (products[n] * (left[kinds[start + n]] - runs[start + n])) / (total - n);
      const chance = products[count] * orders[hand];
      if (chance <= 0 || (skips && natural[hand])) continue;
      all += chance;
      if (place[hand] >= 0) sums[place[hand]] += chance;
      else for (const [to, part] of mixed[hand]) sums[to] += chance * part;
    }
    shoe.giveBack(up);
    for (const kind of own) shoe.giveBack(kind);
    for (let i = 0; i < sums.length; i++) sums[i] /= all;
    return sums;
  }

  #net(mine: number, theirs: number, kind: 'game' | 'double'): number {
    const at = (mine * MOST_CLASSES + theirs) * 2 + (kind === 'game' ? 0 : 1);
    if (!Number.isNaN(this.#nets[at])) return this.#nets[at];
    const own = this.#classes.all[mine];
    const net = this.#ask(own.cards, own.split, this.#classes.all[theirs].cards, kind, false);
    this.#nets[at] = net;
    return net;
  }

  /** The game's own word on two hands. */
  #ask(
    own: readonly number[],
    split: boolean,
    dealer: readonly number[],
    kind: string,
    folded: boolean,
  ): number {
    const state = this.#state;
    const { cards, choices } = this.#hand;
    cards.splice(0, cards.length, ...own);
    choices.splice(0, choices.length, ...(split ? ['split'] : []));
    state.shared.dealer.cards.splice(0, state.shared.dealer.cards.length, ...dealer);
    this.#hand.folded = folded;
    const [first] = state.wagers;
    const wager: Wager = kind === 'game' ? first : { ...first, kind };
    const net = netOf(this.#game.outcome(state, wager));
    this.#hand.folded = false;
    return net;
  }

  /** Against a natural that was seen at once the first bet alone is at stake. */
  #againstNatural(own: readonly number[], up: number): number {
    const { makesNatural } = this.#dealer(up);
    const second = makesNatural.indexOf(1);
    if (second < 0) return 0;
    let sum = 0;
    for (const [mine, part] of this.#classes.of(
      [...own].sort((a, b) => a - b),
      false,
    ))
      for (const [theirs, chance] of this.#classes.of(
        [up, second].sort((a, b) => a - b),
        false,
      ))
        sum += part * chance * this.#net(mine, theirs, 'game');
    return sum;
  }

  #surrendered(own: readonly number[], up: number): number {
    const cards = (kinds: readonly number[]) => kinds.map((kind) => this.#shoe.cards[kind]);
    return this.#ask(cards(own), false, cards([up, up]), 'game', true);
  }

  /** Half of the bet that the bank has a natural. */
  #insurance(own: readonly number[], up: number, natural: number): number {
    const cards = (kinds: readonly number[]) => kinds.map((kind) => this.#shoe.cards[kind]);
    const { makesNatural } = this.#dealer(up);
    const [second, other] = [makesNatural.indexOf(1), makesNatural.indexOf(0)];
    const won = this.#ask(cards(own), false, cards([up, second]), 'insurance', false);
    const lost = this.#ask(cards(own), false, cards([up, other]), 'insurance', false);
    return 0.5 * (natural * won + (1 - natural) * lost);
  }

  /** Each next card, as likely as it is when the bank is known to have no natural. */
  #next(own: readonly number[], up: number, tell: (kind: number, chance: number) => void): void {
    const shoe = this.#shoe;
    const looked = this.#isChecked(up);
    const none = looked ? 1 - this.#naturals(own, up) : 1;
    for (const kind of own) shoe.take(kind);
    shoe.take(up);
    const { total } = shoe;
    const left = Int32Array.from(shoe.left);
    shoe.giveBack(up);
    for (const kind of own) shoe.giveBack(kind);
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      const still = looked ? (1 - this.#naturals([...own, kind], up)) / none : 1;
      tell(kind, (left[kind] / total) * still);
    }
  }

  #hit(own: readonly number[], up: number, split: boolean): number {
    let sum = 0;
    this.#next(own, up, (kind, chance) => {
      sum +=
        chance *
        this.#best(
          [...own, kind].sort((a, b) => a - b),
          up,
          split,
          split ? this.#mostHands : 1,
        );
    });
    return sum;
  }

  #double(own: readonly number[], up: number, split: boolean): number {
    let sum = 0;
    this.#next(own, up, (kind, chance) => {
      const [game, double] = this.#stand([...own, kind], up, split);
      sum += chance * (game + double);
    });
    return sum;
  }

  get #mostHands(): number {
    return this.#game.rules.split?.hands ?? 1;
  }

  #split(own: readonly number[], up: number): number {
    const [card, other] = own;
    const part = this.#game.rules.split?.wager ?? 1;
    const both =
      card === other
        ? this.#splitHands(own, card, up)
        : (this.#splitHands(own, card, up) + this.#splitHands(own, other, up)) / 2;
    // Each hand beyond the first is bet for its part.
    return part === 1 ? both : (both / 2) * (1 + part);
  }

  /** Hands that wait for their second card, one after another: which may make a pair, and be split once more. */
  #splitHands(own: readonly number[], card: number, up: number): number {
    const known = new Map<string, number>();
    const go = (waiting: number, hands: number, gone: number): number => {
      if (waiting === 0) return 0;
      const key = `${waiting} ${hands} ${gone}`;
      const value = known.get(key);
      if (value !== undefined) return value;
      const removed = [...own, ...new Array<number>(gone - 2).fill(card)];
      let sum = 0;
      this.#next(removed, up, (kind, chance) => {
        const stays = this.#best([card, kind], up, true, this.#mostHands) + go(waiting - 1, hands, gone);
        const again =
          kind === card &&
          this.#options([card, kind], up, this.#play, true, hands).some(({ id }) => id === 'split')
            ? go(waiting + 1, hands + 1, gone + 1)
            : Number.NEGATIVE_INFINITY;
        sum += chance * Math.max(stays, again);
      });
      known.set(key, sum);
      return sum;
    };
    return go(2, 2, 2);
  }
}
