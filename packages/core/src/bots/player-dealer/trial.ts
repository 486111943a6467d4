import type { Random } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import { chipsOf } from '../../engine/player-dealer/choose.ts';
import type { Arrangement, Choice, Effect, Step } from '../../engine/player-dealer/game.ts';
import {
  DEALER,
  newHandOn,
  type RoundState,
  type SpotHand,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import { netOf } from '../../odds/round/tally.ts';
import type { Way } from '../../odds/round/ways.ts';
import { UnseenCards } from './unseen-cards.ts';

/** How a hand is played on after the choice that is tried: one of the choices open to it then. */
export type GoesOn = (state: RoundState, hand: SpotHand, open: readonly Choice[]) => Choice;

/** More choices than any hand has. */
const MOST_CHOICES = 20;

/**
 * A round that one seat plays out in its head: cards it has not seen are imagined, its hand is played in one way, and
 * the script goes on to the end. The game says what its bets come to. Nobody else's hand is played, because what others
 * draw is as unknown as what is left in the shoe.
 */
export class Trial {
  readonly #state: RoundState;
  readonly #hand: SpotHand;
  readonly #seat: number;
  readonly #goesOn: GoesOn;
  readonly #unseen: UnseenCards;
  readonly #kept: readonly Kept[];
  readonly #step: number;
  readonly #wagers: number;
  readonly #bets: number;

  constructor(view: RoundState, seat: number, hand: SpotHand, goesOn: GoesOn, random: Random) {
    const hands = view.hands.map((all, spot) => (spot === hand.spot ? all.map(copied) : all));
    const shared: Record<string, SpotHand> = {};
    for (const name of Object.keys(view.shared)) shared[name] = copied(view.shared[name]);
    this.#state = {
      ...view,
      hands,
      shared,
      wagers: [...view.wagers],
      bets: view.bets.map((bets, spot) => (spot === hand.spot ? [...bets] : bets)),
    };
    const all = hands[hand.spot];
    if (all.length === 0) all.push(copied(hand));
    this.#hand = all[hand.number];
    this.#seat = seat;
    this.#goesOn = goesOn;
    this.#kept = [this.#hand, ...Object.values(shared)].map(kept);
    this.#unseen = new UnseenCards(
      view,
      this.#kept.slice(1).map(({ cards }) => cards),
      random,
    );
    this.#step = view.step;
    this.#wagers = view.wagers.length;
    this.#bets = view.bets[hand.spot].length;
  }

  /** The imagined cards, to deal them again. */
  get unseen(): Pick<UnseenCards, 'dealAnew' | 'deals' | 'isCertain'> {
    return this.#unseen;
  }

  /** What the seat's bets on this circle come to, in cents, when the hand is played this way. */
  worth(way: Way): number {
    this.#restore();
    this.#take(way);
    this.#run();
    const { game, bets } = this.#state;
    let sum = 0;
    for (const wager of bets[this.#hand.spot])
      if (wager.seat === this.#seat && wager.cents > 0)
        sum += wager.cents * netOf(game.outcome(this.#state, wager));
    return sum;
  }

  #restore(): void {
    const { wagers, bets, shared } = this.#state;
    for (const one of this.#kept) putBack(one);
    // A shared hand that only the trial dealt is removed.
    if (Object.keys(shared).length >= this.#kept.length)
      for (const name of Object.keys(shared))
        if (!this.#kept.some(({ hand }) => hand === shared[name])) delete shared[name];
    wagers.length = this.#wagers;
    bets[this.#hand.spot].length = this.#bets;
    this.#state.step = this.#step;
    this.#unseen.back();
  }

  #take({ choice: { id, effects, wager, set: how }, discard, set }: Way): void {
    const hand = this.#hand;
    hand.choices.push(id);
    if (wager !== undefined) this.#putIn(hand, wager);
    if (discard !== undefined) throwAway(hand, discard);
    if (how !== undefined) arrange(hand, set ?? byHouse(how, hand));
    for (const effect of effects) this.#effect(hand, effect);
  }

  #effect(hand: SpotHand, effect: Effect): void {
    if (effect === 'card') this.#card(hand);
    else if (effect === 'pass') hand.passed = this.#state.step;
    else if (effect === 'done') hand.done = true;
    else if (effect === 'fold') hand.folded = true;
  }

  #putIn({ spot, number }: SpotHand, wager: NonNullable<Choice['wager']>): void {
    const { base, most } = chipsOf(this.#state, this.#seat, this.#hand, wager);
    const cents = Math.min(most, this.#state.chips[this.#seat]);
    if (base === 0 || cents === 0) return;
    const { wagers, bets } = this.#state;
    const bet: Wager = {
      index: wagers.length,
      seat: this.#seat,
      spot,
      kind: wager.kind,
      cents,
      hand: number,
      open: true,
    };
    wagers.push(bet);
    bets[spot].push(bet);
  }

  #card(hand: SpotHand, up = true): void {
    hand.cards.push(this.#unseen.next());
    hand.up.push(up);
  }

  #shared(name: string): SpotHand {
    const { shared } = this.#state;
    shared[name] ??= newHandOn(DEALER, 0);
    return shared[name];
  }

  /** From the step of the choice to the end; the hand may have another choice at the same step. */
  #run(): void {
    const state = this.#state;
    const { script } = state.game;
    for (let at = this.#step; at < script.length; at++) {
      state.step = at;
      const step = script[at];
      if (step.unless?.(state) !== true) this.#do(step);
    }
  }

  #do(step: Step): void {
    const state = this.#state;
    switch (step.do) {
      case 'deal':
        for (let i = 0; i < step.count; i++) this.#deal(step.to, step.face === 'up');
        return;
      case 'draw':
        this.#draw(this.#shared(step.to), step);
        return;
      case 'hit':
        if (step.wants(state, this.#hand)) this.#card(this.#hand, step.face === 'up');
        return;
      case 'exchange': {
        const dealer = this.#shared('dealer');
        const gone = step.discards(dealer.cards);
        throwAway(dealer, gone);
        for (let i = 0; i < gone.length; i++) this.#card(dealer);
        return;
      }
      case 'reveal':
        if (step.what !== 'spots') turnUp(this.#shared(step.what), step.cards);
        return;
      case 'house way':
        arrange(this.#shared('dealer'), step.way(this.#shared('dealer').cards));
        return;
      case 'choose':
        if (step.who === 'dealer') this.#bankChooses();
        else this.#choose();
        return;
      default:
    }
  }

  #draw(hand: SpotHand, { wants, face }: Extract<Step, { readonly do: 'draw' }>): void {
    const { name, shoe } = this.#state.game;
    while (wants(this.#state)) {
      if (hand.cards.length >= shoe.cards.length) throw new Error(`${name}: a draw does not end.`);
      this.#card(hand, face === 'up');
    }
  }

  #deal(to: string, up: boolean): void {
    if (to === 'spots' || to === 'everyone') this.#card(this.#hand, up);
    if (to !== 'spots') this.#card(this.#shared(to === 'everyone' ? 'dealer' : to), up);
  }

  #choose(): void {
    for (let i = 0; i < MOST_CHOICES; i++) {
      const open = optionsFor(this.#state, this.#hand).filter(({ effects }) => !effects.includes('split'));
      if (open.length === 0) return;
      const choice = this.#goesOn(this.#state, this.#hand, open);
      this.#take({ choice });
      if (!choice.effects.includes('card')) return;
    }
  }

  /** The bank plays the house way, or its first choice. */
  #bankChooses(): void {
    const dealer = this.#shared('dealer');
    const open = optionsFor(this.#state, dealer);
    const choice = open.find(({ houseWay }) => houseWay) ?? open[0];
    if (choice === undefined) return;
    const { set, id, effects } = choice;
    dealer.choices.push(id);
    if (set !== undefined) arrange(dealer, byHouse(set, dealer));
    for (const effect of effects) this.#effect(dealer, effect);
  }
}

/** A hand as it was before the trial; imagined cards are written into it. */
interface Kept {
  readonly hand: SpotHand;
  readonly cards: number[];
  readonly was: SpotHand;
}

const copied = (hand: SpotHand): SpotHand => ({
  ...hand,
  cards: [...hand.cards],
  up: [...hand.up],
  choices: [...hand.choices],
});

const kept = (hand: SpotHand): Kept => ({ hand, cards: [...hand.cards], was: copied(hand) });

function putBack({ hand, cards, was }: Kept): void {
  const { up, choices } = was;
  hand.cards.length = cards.length;
  hand.up.length = cards.length;
  for (let i = 0; i < cards.length; i++) {
    hand.cards[i] = cards[i];
    hand.up[i] = up[i];
  }
  hand.choices.length = choices.length;
  hand.front = was.front;
  hand.back = was.back;
  hand.discards = was.discards;
  hand.done = was.done;
  hand.folded = was.folded;
  hand.passed = was.passed;
}

function throwAway(hand: SpotHand, gone: readonly number[]): void {
  for (const card of gone) {
    const at = hand.cards.indexOf(card);
    hand.cards.splice(at, 1);
    hand.up.splice(at, 1);
  }
  hand.discards = gone;
}

/** How the house sets a hand; without a house way nothing is in front. */
const byHouse = ({ way, absent }: NonNullable<Choice['set']>, { cards }: SpotHand): Arrangement =>
  (way ?? absent)?.(cards) ?? { front: [], back: cards };

function arrange(hand: SpotHand, { front, back }: Arrangement): void {
  hand.front = front;
  hand.back = back;
}

function turnUp({ up, cards }: SpotHand, places?: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) if (places?.includes(i) !== false) up[i] = true;
}
