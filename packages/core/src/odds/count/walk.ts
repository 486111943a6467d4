import { HIDDEN } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Choice, PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { legalChoices } from '../../engine/player-dealer/legal.ts';
import { DEALER, newHandOn, type RoundState, type SpotHand } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds } from '../answer.ts';
import { type LineOfPlay, plainLine } from '../round/line-of-play.ts';
import { netOf, Tally } from '../round/tally.ts';
import { choose, roundWith, spotOf, UNIT } from './bets.ts';
import { ordered, ShoeCount } from './shoe-count.ts';

/**
 * Goes through a game's script once for every deal, equivalent cards together, and takes the best choice wherever the
 * player has one. A card that nobody may see is dealt when it is turned up, because unseen cards can be anywhere. The
 * game says what the steps do and what wagers come to.
 */
export class ScriptWalk {
  readonly #state: RoundState;
  readonly #shoe: ShoeCount;
  readonly #tally: Tally;
  /** Most cards of any deal. */
  #most = 0;
  #dealt = 0;
  /** The choice taken with the cards in sight. */
  readonly #chosen = new Map<string, { readonly id: string; readonly value: number }>();
  /** Cards of a hand dealt alike, by kind: their order does not matter, until something follows from them. */
  #groups = new Map<string, number[]>();

  readonly #plain: LineOfPlay | null;

  constructor(
    game: PlayerDealerGame,
    alike: (card: number) => number,
    kinds: readonly string[],
    line: 'best' | 'plain' = 'best',
  ) {
    this.#plain = line === 'plain' ? plainLine(game) : null;
    this.#state = roundWith(game, kinds);
    this.#shoe = new ShoeCount(game.shoe, alike);
    this.#tally = new Tally(linesOf(game));
  }

  /** What the wagers cost by best play. */
  count(): { readonly wagers: WagerOdds[]; readonly choices: ReadonlyMap<string, string> } {
    // The first run finds the choices, and how many cards the longest deal has.
    this.#run(0, 0);
    this.#run(0, 1);
    return {
      wagers: this.#tally.answer('exact'),
      choices: new Map([...this.#chosen].map(([key, { id }]) => [key, id])),
    };
  }

  /** Net of all wagers from this step on, on the average; deals are counted so often, or not at all. */
  #run(at: number, weight: number): number {
    const state = this.#state;
    const step = state.game.script[at];
    if (step === undefined) return this.#settle(weight);
    state.step = at;
    if (step.unless?.(state) === true) return this.#run(at + 1, weight);
    const looked =
      step.unless !== undefined || step.do === 'draw' || step.do === 'hit' || step.do === 'choose';
    if (!looked) return this.#do(step, at, weight);
    // What comes now depends on the cards so far: those that follow are another group.
    const before = this.#groups;
    this.#groups = new Map();
    const value = this.#do(step, at, weight);
    this.#groups = before;
    return value;
  }

  #do(step: Step, at: number, weight: number): number {
    const state = this.#state;
    switch (step.do) {
      case 'deal':
        return this.#deal(step, step.count, at, weight);
      case 'draw':
        return step.wants(state) ? this.#card(this.#hand(step.to), at, weight) : this.#run(at + 1, weight);
      case 'hit': {
        const [hand] = state.hands[spotOf(state)];
        return step.wants(state, hand) ? this.#card(hand, at + 1, weight) : this.#run(at + 1, weight);
      }
      case 'reveal':
        return this.#reveal(step, at, weight);
      case 'choose':
        return step.who === 'dealer' ? this.#dealerChooses(at, weight) : this.#choose(at, weight);
      default:
        return this.#run(at + 1, weight);
    }
  }

  #hand(name: string): SpotHand {
    const { shared, hands } = this.#state;
    if (name !== 'spots') {
      shared[name] ??= newHandOn(DEALER, 0);
      return shared[name];
    }
    const spot = spotOf(this.#state);
    if (hands[spot].length === 0) hands[spot].push(newHandOn(spot, 0));
    return hands[spot][0];
  }

  #deal(step: Extract<Step, { do: 'deal' }>, count: number, at: number, weight: number): number {
    if (count === 0) return this.#run(at + 1, weight);
    const next = (ways: number) => this.#deal(step, count - 1, at, ways);
    if (step.to === 'everyone') {
      const own = (ways: number) => {
        this.#hideOn('dealer');
        const value = next(ways);
        this.#takeFrom('dealer');
        return value;
      };
      return this.#inGroup('spots', weight, own);
    }
    // Downcards of the player-dealer and of shared hands are unseen.
    if (step.to === 'spots' || step.face === 'up') return this.#inGroup(step.to, weight, next);
    this.#hideOn(step.to);
    const value = next(weight);
    this.#takeFrom(step.to);
    return value;
  }

  #hideOn(name: string): void {
    const { cards, up } = this.#hand(name);
    cards.push(HIDDEN);
    up.push(false);
  }

  #takeFrom(name: string): void {
    const { cards, up } = this.#hand(name);
    cards.pop();
    up.pop();
  }

  /** A card to a hand whose order does not matter: kinds never decrease, and each set counts for all its orders. */
  #inGroup(name: string, weight: number, next: (weight: number) => number, place = -1): number {
    const hand = this.#hand(name);
    const key = place < 0 ? name : `${name} hidden`;
    const group = this.#groups.get(key) ?? [];
    this.#groups.set(key, group);
    const at = place < 0 ? hand.cards.length : place;
    const size = group.length;
    const last = size === 0 ? 0 : group[size - 1];
    let run = 0;
    while (run < size && group[size - 1 - run] === last) run++;
    let sum = 0;
    const before = hand.cards[at];
    for (let kind = last; kind < this.#shoe.left.length; kind++) {
      // The order of those dealt so far, and this one anywhere among them.
      const orders = (size + 1) / (kind === last && size > 0 ? run + 1 : 1);
      sum += orders * this.#with(hand, at, kind, weight, orders, next, group);
    }
    if (place < 0) {
      hand.cards.length = at;
      hand.up.length = at;
    } else hand.cards[at] = before;
    return sum;
  }

  #with(
    hand: SpotHand,
    at: number,
    kind: number,
    weight: number,
    orders: number,
    next: (weight: number) => number,
    group?: number[],
  ): number {
    const shoe = this.#shoe;
    const count = shoe.left[kind];
    if (count === 0) return 0;
    const part = count / shoe.total;
    shoe.take(kind);
    this.#dealt++;
    hand.cards[at] = shoe.cards[kind];
    hand.up[at] = true;
    group?.push(kind);
    const value = next(Math.round(weight * count * orders));
    group?.pop();
    this.#dealt--;
    shoe.giveBack(kind);
    return part * value;
  }

  /** A card that is drawn comes in its order. */
  #card(hand: SpotHand, then: number, weight: number): number {
    const at = hand.cards.length;
    let sum = 0;
    for (let kind = 0; kind < this.#shoe.left.length; kind++)
      sum += this.#with(hand, at, kind, weight, 1, (ways) => this.#run(then, ways));
    hand.cards.length = at;
    hand.up.length = at;
    return sum;
  }

  #reveal(step: Extract<Step, { do: 'reveal' }>, at: number, weight: number): number {
    const next = (ways: number) => this.#run(at + 1, ways);
    if (step.what === 'spots') return next(weight);
    const hand = this.#hand(step.what);
    const hidden = hand.cards.flatMap((card, place) =>
      card === HIDDEN && step.cards?.includes(place) !== false ? [place] : [],
    );
    const turn = (i: number, ways: number): number =>
      i === hidden.length
        ? next(ways)
        : this.#inGroup(step.what, ways, (more) => turn(i + 1, more), hidden[i]);
    const value = turn(0, weight);
    for (const place of hidden) hand.up[place] = false;
    return value;
  }

  /** The bank plays the book's own way, which it may ask for. */
  #dealerChooses(at: number, weight: number): number {
    const state = this.#state;
    const hand = this.#hand('dealer');
    const open = optionsFor(state, hand);
    const way = open.find(({ houseWay }) => houseWay) ?? open[0];
    if (way === undefined) return this.#run(at + 1, weight);
    const undo = choose(state, hand, way);
    const value = this.#run(at + 1, weight);
    undo();
    return value;
  }

  #choose(at: number, weight: number): number {
    const state = this.#state;
    const hand = this.#hand('spots');
    state.step = at;
    // The house way is one of the others.
    const all = optionsFor(state, hand);
    const open = all.filter(({ houseWay }) => houseWay !== true);
    if (open.length === 0) return this.#run(at + 1, weight);
    const key = this.#inSight(at);
    let best = this.#chosen.get(key);
    if (best === undefined) {
      const known = this.#plain?.(state, hand, legalChoices(state, hand)).id;
      const looked = known === undefined ? open : all.filter(({ id }) => id === known);
      for (const choice of looked) {
        const value = this.#after(hand, choice, at, 0);
        if (best === undefined || value > best.value + 1e-12) best = { id: choice.id, value };
      }
      this.#chosen.set(key, best ?? { id: '', value: 0 });
    }
    if (weight === 0) return best?.value ?? 0;
    const taken = all.find(({ id }) => id === best?.id) ?? open[0];
    return this.#after(hand, taken, at, weight);
  }

  #after(hand: SpotHand, choice: Choice, at: number, weight: number): number {
    const state = this.#state;
    state.step = at;
    const undo = choose(state, hand, choice);
    // A hand with one more card may have another choice at the same step.
    const value = choice.effects.includes('card') ? this.#card(hand, at, weight) : this.#run(at + 1, weight);
    undo();
    return value;
  }

  /** What the player knows: the cards in sight, in any order, and what was chosen. */
  #inSight(at: number): string {
    const { shared, hands } = this.#state;
    const own = hands[spotOf(this.#state)][0];
    const said = (hand: SpotHand | undefined) =>
      hand === undefined
        ? ''
        : hand.cards
            .filter((card) => card !== HIDDEN)
            .sort((a, b) => a - b)
            .join('.');
    return [
      at,
      said(own),
      ...Object.keys(shared)
        .sort()
        .map((name) => said(shared[name])),
      own?.choices.join('.') ?? '',
    ].join('|');
  }

  #settle(weight: number): number {
    const state = this.#state;
    if (this.#dealt > this.#most) this.#most = this.#dealt;
    // A deal that takes fewer cards counts for all that go on with any other cards.
    const ways = weight * ordered(this.#shoe.total, this.#most - this.#dealt);
    let sum = 0;
    for (const wager of state.wagers) {
      const outcome = state.game.outcome(state, wager);
      const chips = wager.cents / UNIT;
      sum += chips * netOf(outcome);
      if (weight > 0) this.#tally.add(wager.kind, chips, outcome, ways);
    }
    if (weight > 0) this.#tally.end(ways);
    return sum;
  }
}
