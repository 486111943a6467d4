import { HIDDEN } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { Arrangement, Face, PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, type RoundState, type SpotHand } from '../../engine/player-dealer/state.ts';
import { linesOf } from '../answer.ts';
import { choose, roundWith, spotOf, UNIT } from '../count/bets.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import { choices as ways } from '../count/suit-classes.ts';
import { netOf } from '../round/tally.ts';
import { type Way, waysOf, without } from '../round/ways.ts';
import { type FirstHands, firstHands } from './first-hands.ts';

/** What is in sight: the player's cards, and those of the bank. */
export interface InSight {
  readonly own: readonly number[];
  readonly bank: readonly number[];
}

/**
 * A round at a choice with certain cards in sight, played on from there: every unseen card may be any that is left,
 * later choices of the player are the best ones, and the bank plays its way. The game says what the steps do and what
 * wagers come to.
 */
export class Continued {
  readonly state: RoundState;
  readonly #shoe: ShoeCount;
  /** What a later choice is worth with the cards in sight then. */
  readonly #known = new Map<string, number>();

  constructor(game: PlayerDealerGame, { own, bank }: InSight) {
    const [line] = linesOf(game);
    const before = game.wagers.filter(({ id, when }) => when === 'before' && line.together.has(id));
    this.state = roundWith(
      game,
      before.map(({ id }) => id),
    );
    const { counted } = game;
    this.#shoe = new ShoeCount(
      game.shoe,
      counted?.by === 'script' || counted?.by === 'hits' ? counted.alike : (card) => card,
    );
    const at = game.script.findIndex((step) => step.do === 'choose' && step.who === 'spots');
    this.#layOut(firstHands(game), own, [...bank]);
    this.state.step = at;
    for (const card of [...own, ...bank]) this.#shoe.take(this.#kindOf(card));
  }

  #kindOf(card: number): number {
    const { counted } = this.state.game;
    const alike = counted?.by === 'script' || counted?.by === 'hits' ? counted.alike : (one: number) => one;
    return this.#shoe.cards.findIndex((one) => alike(one) === alike(card));
  }

  /** The cards before the first choice: those in sight, and the bank's that are not. */
  #layOut({ own: ownAt, bank: bankAt, seen }: FirstHands, own: readonly number[], bank: number[]): void {
    const theirs = this.#hand(bankAt);
    for (const isSeen of seen) {
      theirs.cards.push(isSeen ? (bank.shift() ?? HIDDEN) : HIDDEN);
      theirs.up.push(isSeen);
    }
    const hand = this.#hand(ownAt);
    hand.cards.push(...own);
    hand.up.push(...own.map(() => true));
    this.#hand('spots');
    this.#hand('dealer');
  }

  #hand(name: string): SpotHand {
    const { shared, hands } = this.state;
    if (name !== 'spots') {
      shared[name] ??= newHandOn(DEALER, 0);
      return shared[name];
    }
    const spot = spotOf(this.state);
    if (hands[spot].length === 0) hands[spot].push(newHandOn(spot, 0));
    return hands[spot][0];
  }

  /** Every way to play the hand now, except the house way. */
  get open(): readonly Way[] {
    return this.#waysAt(this.#hand('spots'));
  }

  #waysAt(hand: SpotHand): Way[] {
    const open = optionsFor(this.state, hand).filter(({ houseWay }) => houseWay !== true);
    return waysOf(this.state.game, hand, open);
  }

  /** Whether the next step is another choice, with nothing new to see in between. */
  get choosesAgain(): boolean {
    const next = this.state.game.script[this.state.step + 1];
    return next?.do === 'choose' && next.who === 'spots';
  }

  /** What follows a choice, as if it had come to the next step. */
  with<T>(way: Way, then: () => T): T {
    const { step } = this.state;
    const undo = this.#make(this.#hand('spots'), way);
    this.state.step = step + 1;
    const found = then();
    this.state.step = step;
    undo();
    return found;
  }

  /** What a choice is worth, in first bets. */
  worth(way: Way): number {
    return this.#after(this.#hand('spots'), way, this.state.step);
  }

  /** What the hand is worth if there is nothing to choose. */
  rest(): number {
    const { step } = this.state;
    const worth = this.#run(step);
    this.state.step = step;
    return worth;
  }

  #make(hand: SpotHand, { choice, discard, set }: Way): () => void {
    const undo = choose(this.state, hand, choice);
    const { cards, discards, front, back } = hand;
    if (set !== undefined) Object.assign(hand, { front: set.front, back: set.back });
    if (discard !== undefined)
      Object.assign(hand, { cards: without(cards, discard), discards: [...discards, ...discard] });
    return () => {
      Object.assign(hand, { cards, discards, front, back });
      undo();
    };
  }

  #after(hand: SpotHand, way: Way, at: number): number {
    this.state.step = at;
    const undo = this.#make(hand, way);
    const worth =
      way.discard !== undefined
        ? this.#cards(hand, way.discard.length, () => this.#run(at + 1))
        : way.choice.effects.includes('card')
          ? this.#card(hand, () => this.#run(at))
          : this.#run(at + 1);
    undo();
    this.state.step = at;
    return worth;
  }

  #run(at: number): number {
    const { state } = this;
    const step = state.game.script[at];
    if (step === undefined) return this.#comes();
    state.step = at;
    if (step.unless?.(state) === true) return this.#run(at + 1);
    const next = () => this.#run(at + 1);
    switch (step.do) {
      case 'deal':
        return this.#deal(step, step.count, next);
      case 'draw':
        return step.wants(state) ? this.#card(this.#hand(step.to), () => this.#run(at)) : next();
      case 'hit': {
        const hand = this.#hand('spots');
        return step.wants(state, hand) ? this.#card(hand, next) : next();
      }
      case 'reveal':
        return step.what === 'spots' ? next() : this.#reveal(step, next);
      case 'exchange':
        return this.#exchange(step.discards, next);
      case 'house way':
        return this.#set(this.#hand('dealer'), step.way(this.#hand('dealer').cards), next);
      case 'choose':
        return step.who === 'dealer' ? this.#dealerChooses(next) : this.#choose(at);
      default:
        return next();
    }
  }

  /**
   * Cards dealt after a choice; those dealt face down to the bank or a shared hand are unseen until they are turned.
   */
  #deal(step: Extract<Step, { do: 'deal' }>, count: number, then: () => number): number {
    if (count === 0) return then();
    const { to, face } = step;
    const more = () => this.#deal(step, count - 1, then);
    const theirs = () => this.#dealTo(to === 'everyone' ? 'dealer' : to, face, more);
    if (to === 'everyone') return this.#card(this.#hand('spots'), theirs);
    return to === 'spots' ? this.#card(this.#hand(to), more) : theirs();
  }

  #dealTo(name: string, face: Face, then: () => number): number {
    const hand = this.#hand(name);
    if (face === 'up') return this.#card(hand, then);
    hand.cards.push(HIDDEN);
    hand.up.push(false);
    const worth = then();
    hand.cards.pop();
    hand.up.pop();
    return worth;
  }

  #cards(hand: SpotHand, count: number, then: () => number): number {
    return count === 0 ? then() : this.#card(hand, () => this.#cards(hand, count - 1, then));
  }

  #card(hand: SpotHand, then: () => number): number {
    const { left, total, cards } = this.#shoe;
    let sum = 0;
    for (let kind = 0; kind < left.length; kind++) {
      const count = left[kind];
      if (count === 0) continue;
      this.#shoe.take(kind);
      hand.cards.push(cards[kind]);
      hand.up.push(true);
      sum += (count / total) * then();
      hand.cards.pop();
      hand.up.pop();
      this.#shoe.giveBack(kind);
    }
    return sum;
  }

  /** Hidden cards are turned up: any that are left, in any order. */
  #reveal({ what, cards: places }: Extract<Step, { do: 'reveal' }>, then: () => number): number {
    const hand = this.#hand(what);
    const hidden = hand.cards.flatMap((card, place) =>
      card === HIDDEN && places?.includes(place) !== false ? [place] : [],
    );
    const { left, cards } = this.#shoe;
    const all = ways(this.#shoe.total, hidden.length);
    const fill = (at: number, from: number, weight: number): number => {
      if (at === hidden.length) return (weight / all) * then();
      let sum = 0;
      for (let kind = from; kind < left.length; kind++)
        for (let copies = Math.min(left[kind], hidden.length - at); copies > 0; copies--) {
          const chosen = ways(left[kind], copies);
          for (let i = 0; i < copies; i++) {
            this.#shoe.take(kind);
            hand.cards[hidden[at + i]] = cards[kind];
          }
          sum += fill(at + copies, kind + 1, weight * chosen);
          for (let i = 0; i < copies; i++) this.#shoe.giveBack(kind);
        }
      return sum;
    };
    const worth = fill(0, 0, 1);
    for (const place of hidden) hand.cards[place] = HIDDEN;
    return worth;
  }

  #exchange(discards: (cards: readonly number[]) => readonly number[], then: () => number): number {
    const hand = this.#hand('dealer');
    const { cards, discards: before } = hand;
    const gone = discards(cards);
    Object.assign(hand, { cards: without(cards, gone), discards: [...before, ...gone] });
    const worth = this.#cards(hand, gone.length, then);
    Object.assign(hand, { cards, discards: before });
    return worth;
  }

  #set(hand: SpotHand, set: Arrangement, then: () => number): number {
    const { front, back } = hand;
    Object.assign(hand, { front: set.front, back: set.back });
    const worth = then();
    Object.assign(hand, { front, back });
    return worth;
  }

  #dealerChooses(then: () => number): number {
    const hand = this.#hand('dealer');
    const open = optionsFor(this.state, hand);
    const way = open.find(({ houseWay }) => houseWay) ?? open[0];
    if (way === undefined) return then();
    const { counted } = this.state.game;
    const undo = choose(this.state, hand, way);
    const house = way.set?.way ?? (counted?.by === 'sets' ? counted.way : null);
    const worth = way.set !== undefined && house !== null ? this.#set(hand, house(hand.cards), then) : then();
    undo();
    return worth;
  }

  #choose(at: number): number {
    const hand = this.#hand('spots');
    const open = this.#waysAt(hand);
    if (open.length === 0) return this.#run(at + 1);
    const inSight = [hand, ...Object.values(this.state.shared)].map(({ cards }) =>
      [...cards].sort((a, b) => a - b).join(),
    );
    const key = `${at}|${inSight.join('|')}|${hand.choices.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const best = Math.max(...open.map((way) => this.#after(hand, way, at)));
    this.#known.set(key, best);
    return best;
  }

  #comes(): number {
    const { state } = this;
    let sum = 0;
    for (const wager of state.wagers) sum += (wager.cents / UNIT) * netOf(state.game.outcome(state, wager));
    return sum;
  }
}
