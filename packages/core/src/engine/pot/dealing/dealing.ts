import { HOUSE } from '../../audience.ts';
import { NO_SEAT } from '../../sentinels.ts';
import type { Pile } from '../events.ts';
import { isServed } from '../evolve.ts';
import type { Step } from '../game.ts';
import type { Hand } from '../hand.ts';
import { orderFor } from '../irregularities/after-rulings.ts';
import type { Progress } from '../script.ts';
import { type HandState, inOrder } from '../state.ts';

type DealStep = Extract<Step, { do: 'deal' }>;
type DrawStep = Extract<Step, { do: 'draw' }>;

const left = (state: HandState): number => state.deck.length - state.next;

/** The card at `offset` in the stub. */
const cardAt = ({ deck, next }: HandState, offset: number): number => deck[next + offset];

/** Every `apart`-th card of the stub from `first` on, in a list of just that size: a hand keeps dozens of them. */
function cardsFrom(state: HandState, first: number, count: number, apart = 1): number[] {
  const cards = new Array<number>(count);
  for (let i = 0; i < count; i++) cards[i] = cardAt(state, first + i * apart);
  return cards;
}

function giveTo(hand: Hand, seat: number, cards: readonly number[], up: boolean): void {
  if (hand.state.live[seat] === 0)
    hand.emit({ type: 'dealt', seat, cards, up, ...(up ? {} : { only: HOUSE }), dead: true });
  else hand.emit(up ? { type: 'dealt', seat, cards, up } : { type: 'dealt', seat, cards, up, only: seat });
}

function burnOne(hand: Hand): void {
  hand.emit({ type: 'burned', cards: [cardAt(hand.state, 0)], only: HOUSE });
}

export function needShuffle(hand: Hand, pile: Pile): Progress {
  hand.need = { type: 'shuffle', pile, cards: cardsOf(hand.state, pile) };
  return 'waits';
}

function cardsOf(state: HandState, pile: Pile): number[] {
  const stub = state.deck.slice(state.next);
  switch (pile) {
    case 'pack':
    case 'pack again':
      return Array.from(state.game.pack.cards);
    case 'burns and discards':
      return [...state.burns, ...state.muck];
    case 'stub and burns':
      return [...stub, ...state.burns];
    case 'stub, burns and folds':
      return [...stub, ...state.burns, ...state.muck];
    case 'stub, burns and finished discards': {
      const finished = state.discards.flatMap((cards, seat) => (isServed(state, seat) ? (cards ?? []) : []));
      return [...stub, ...state.burns, ...state.muck, ...finished];
    }
    case 'stub and cards aside':
      return [...stub, ...(state.ruled?.aside ?? [])];
    case 'stub, burns and all discards':
      return [...stub, ...state.burns, ...state.muck, ...state.discards.flatMap((cards) => cards ?? [])];
  }
}

/** Cards off the stub for burns and boards; the discards are shuffled when it has run out. */
function ready(hand: Hand, count: number): boolean {
  const { state } = hand;
  if (left(state) > count) return true;
  const mixed = state.game.shortDeck === 'discards, last card mixed in';
  if (left(state) === count && (!mixed || isLastDeal(state))) return true;
  needShuffle(hand, mixed ? 'stub, burns and all discards' : 'burns and discards');
  return false;
}

/** A ruling wants cards that were out of play back in the stub for this board. */
const shuffleDue = (state: HandState): boolean => orderFor(state, 'shuffle')?.boards === 0;

export function burn(hand: Hand): Progress {
  if (shuffleDue(hand.state)) return needShuffle(hand, 'stub and cards aside');
  if (orderFor(hand.state, 'no burn') !== undefined) return 'done';
  if (!ready(hand, 1)) return 'waits';
  burnOne(hand);
  return 'done';
}

export function board(hand: Hand, counts: readonly number[]): Progress {
  if (shuffleDue(hand.state)) return needShuffle(hand, 'stub and cards aside');
  let all = 0;
  for (let index = 0; index < counts.length; index++) all += counts[index];
  if (!ready(hand, all)) return 'waits';
  if (hand.state.reshuffles > 0) burnOne(hand);
  for (let index = 0; index < counts.length; index++) {
    if (counts[index] === 0) continue;
    hand.emit({ type: 'boarded', board: index, cards: cardsFrom(hand.state, 0, counts[index]) });
  }
  return 'done';
}

export function deal(hand: Hand, step: DealStep): Progress {
  return step.burn ? street(hand, step) : initial(hand, step);
}

/** What a ruling owes a hand comes before all else, if need be after a shuffle. */
export function dealOwed(hand: Hand): Progress {
  const { state } = hand;
  for (let owed = orderFor(state, 'owed'); owed !== undefined; owed = orderFor(state, 'owed')) {
    if (left(state) < owed.count) return needShuffle(hand, 'burns and discards');
    giveTo(hand, owed.seat, cardsFrom(state, 0, owed.count), owed.up);
  }
  return 'done';
}

function afterBlinds(state: HandState): number[] {
  const order = inOrder(state);
  const last = order.indexOf(state.blinds.findLast((seat) => seat >= 0) ?? NO_SEAT);
  return [...order.slice(last + 1), ...order.slice(0, last + 1)];
}

/** One card at a time around the table, so seat by seat every n-th card. */
function initial(hand: Hand, step: DealStep): Progress {
  const { state } = hand;
  const order = step.afterBlinds ? afterBlinds(state) : inOrder(state);
  for (let i = 0; i < order.length; i++) {
    const seat = order[i];
    giveTo(
      hand,
      seat,
      cardsFrom(state, i - i * step.count, step.count, order.length),
      step.face === 'up' || (step.face === 'keep-one-down' && state.down[seat].length > 0),
    );
  }
  if (step.extra) {
    const seat = state.blinds[step.extra.blind];
    if (seat >= 0) giveTo(hand, seat, cardsFrom(state, 0, step.extra.count), false);
  }
  return 'done';
}

/**
 * A stud street: burn, then a card to each. When the stub runs short its last card is mixed with the
 * burns and the street goes on; when even that is too little, one card in the middle serves all (003:176).
 */
function street(hand: Hand, step: DealStep): Progress {
  const { state } = hand;
  const order = (state.dealtOn === 0 ? inOrder(state) : withDealtOn(state)).filter(
    (seat) => orderFor(state, 'has its card', seat) === undefined,
  );
  const waiting = order.length - state.cursor;
  const pile: Pile = state.game.shortDeck === 'community' ? 'stub and burns' : 'stub, burns and folds';
  const begins = state.cursor === 0 && !state.burned;
  if (begins && left(state) <= waiting && cardsOf(state, pile).length < waiting) return community(hand, pile);
  if (!state.burned && orderFor(state, 'no burn') === undefined) {
    const enough = state.reshuffles === 0 ? left(state) > 1 : left(state) > waiting;
    if (enough) burnOne(hand);
  }
  while (state.cursor < order.length) {
    const seat = order[state.cursor];
    const short = state.reshuffles === 0 && left(state) < order.length - state.cursor;
    if (short && left(state) <= 1) return needShuffle(hand, pile);
    const up = step.face === 'up' || (step.face === 'keep-one-down' && state.down[seat].length > 0);
    giveTo(hand, seat, [cardAt(state, 0)], up && orderFor(state, 'next card down', seat) === undefined);
  }
  return 'done';
}

/** Those in the hand, and those who folded when there was nothing to call. */
function withDealtOn(state: HandState): number[] {
  const order: number[] = [];
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.button + i) % state.seats;
    if (state.live[seat] === 1 || (state.dealtOn >> seat) % 2 === 1) order.push(seat);
  }
  return order;
}

/** One card for all after a burn; for want of two cards the stub's last is mixed with the others first. */
function community(hand: Hand, pile: Pile): Progress {
  const { state } = hand;
  if (left(state) < 2 && state.reshuffles === 0) return needShuffle(hand, pile);
  if (left(state) > 1) burnOne(hand);
  hand.emit({ type: 'boarded', board: 0, cards: [cardAt(state, 0)], community: true });
  return 'done';
}

/** Everyone has discarded: burn, and fill the hands in turn. */
export function drawCards(hand: Hand, step: DrawStep): Progress {
  const { state } = hand;
  for (;;) {
    if (!state.burned && reburns(state, step) && left(state) > 1 && orderFor(state, 'no burn') === undefined)
      burnOne(hand);
    const wanting = inOrder(state).filter((seat) => state.down[seat].length < step.hold);
    if (wanting.length === 0) return 'done';
    const seat = wanting[0];
    const wanted = wanting.reduce((sum, at) => sum + step.hold - state.down[at].length, 0);
    const count = Math.min(step.hold - state.down[seat].length, left(state) - keptBack(state, wanted));
    if (count <= 0) return needShuffle(hand, drawPile(state, wanted));
    giveTo(hand, seat, cardsFrom(state, 0, count), false);
  }
}

/** A card is burned before the draw where the game says so, and again after a shuffle that says so. */
function reburns(state: HandState, step: DrawStep): boolean {
  return state.reshuffles === 0 ? step.burn : state.game.shortDeck !== 'discards';
}

/** The stub's last card is not dealt, unless it is the very last that the draws will need (003:3685). */
function keptBack(state: HandState, wanted: number): number {
  switch (state.game.shortDeck) {
    case 'discards':
      return 0;
    case 'discards, last card mixed in':
      return 1;
    default:
      return left(state) === wanted && isLastDraw(state) ? 0 : 1;
  }
}

function isLastDraw(state: HandState): boolean {
  return !state.game.script.slice(state.step + 1).some((step) => step.do === 'draw');
}

function isLastDeal(state: HandState): boolean {
  return !state.game.script.slice(state.step + 1).some((step) => step.do !== 'bet');
}

/**
 * The burns and earlier discards, if they are enough for the rest of the draw after another burn;
 * otherwise all of them with what served players have just thrown away (003:3683-3686).
 */
function drawPile(state: HandState, wanted: number): Pile {
  if (state.game.shortDeck !== 'reshuffle') return 'stub, burns and all discards';
  return state.burns.length + state.muck.length > wanted
    ? 'burns and discards'
    : 'stub, burns and finished discards';
}
