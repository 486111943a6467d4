import { HIDDEN } from '../../../cards/index.ts';
import { move } from '../../chips.ts';
import { NO_SEAT } from '../../sentinels.ts';
import { nextToAct } from '../betting/betting.ts';
import type { Step } from '../game.ts';
import { add, fold, remove } from '../hand-cards.ts';
import { betOf, goTo, type HandState, nextSeat, potOf } from '../state.ts';
import { type AfterRulings, nothingRuled, orderFor } from './after-rulings.ts';
import type { CardPlace, Order, RulingEvent } from './events.ts';

type ActUndone = Extract<RulingEvent, { type: 'act undone' }>;

/** Applies what a ruling did. */
export function evolveRuling(state: HandState, event: RulingEvent): void {
  state.ruled ??= nothingRuled();
  const { ruled } = state;
  switch (event.type) {
    case 'irregular':
    case 'ruled':
      break;
    case 'faced':
      face(state.down[event.seat], event);
      add(ruled.faced, event.cards);
      break;
    case 'moved':
      take(state, ruled, event.from, event.cards);
      put(state, ruled, event.to, event.cards);
      break;
    case 'ordered':
      ruled.orders.push(event.order);
      obey(state, event.order);
      break;
    case 'hand dead':
      die(state, event.seat);
      break;
    case 'went back':
      goBack(state, event.step);
      break;
    case 'act undone':
      undo(state, event);
      break;
    case 'refunded':
      refund(state, event.seat, event.from, event.cents);
      break;
    case 'deal undone':
      undeal(state, ruled);
      break;
    case 'misdealt':
      giveBack(state);
      break;
  }
}

/** A view that did not know the cards knows them now. */
function face(hand: number[], { cards, places }: Extract<RulingEvent, { type: 'faced' }>): void {
  for (const [i, card] of cards.entries()) {
    if (hand.includes(card)) continue;
    // After a draw a view cannot tell which of the cards it does not know are left.
    const at = hand[places[i]] === HIDDEN ? places[i] : hand.indexOf(HIDDEN);
    if (at >= 0) hand[at] = card;
  }
}

function take(state: HandState, ruled: AfterRulings, from: CardPlace, cards: readonly number[]): void {
  if (from.in === 'stub') state.next += cards.length;
  else remove(listOf(state, ruled, from), cards);
}

function put(state: HandState, ruled: AfterRulings, to: CardPlace, cards: readonly number[]): void {
  if (to.in === 'stub') throw new Error('Cards come back to the stub by a shuffle only.');
  if (to.in === 'board') while (state.boards.length <= to.board) state.boards.push([]);
  add(listOf(state, ruled, to), cards);
}

function listOf(state: HandState, ruled: AfterRulings, place: Exclude<CardPlace, { in: 'stub' }>): number[] {
  switch (place.in) {
    case 'down':
      return state.down[place.seat];
    case 'up':
      return state.up[place.seat];
    case 'board':
      return state.boards[place.board];
    case 'aside':
      return ruled.aside;
    case 'burns':
      return state.burns;
    case 'muck':
      return state.muck;
    default:
      throw new Error('There is nothing there.');
  }
}

/** What an order changes at once: who has it to act does not. */
function obey(state: HandState, order: Order): void {
  if (state.doing !== 'bet') return;
  if (order.do === 'all in' && state.actor === order.seat) passTurn(state, order.seat);
  if (order.do === 'no betting') state.actor = NO_SEAT;
}

function die(state: HandState, seat: number): void {
  fold(state, seat);
  if (state.discards[seat] !== null) {
    add(state.muck, state.discards[seat]);
    state.discards[seat] = [];
  }
  if (state.actor === seat || state.liveCount < 2) passTurn(state, seat);
}

/** Who was to act does not; the next player is, or nobody. */
function passTurn(state: HandState, seat: number): void {
  if (state.doing === 'bet') {
    state.acted[seat] = 1;
    state.actor = state.liveCount < 2 ? NO_SEAT : nextToAct(state, seat);
    // A forced bet falls to the next to the left, who may fold instead (003:161).
    state.forced = state.forced && state.actor >= 0;
    state.excused = state.forced;
    return;
  }
  // Who may kill the pot is asked anew, because not everybody can.
  const again = state.liveCount < 2 || state.doing === 'kills';
  state.actor = again
    ? NO_SEAT
    : nextSeat(state, seat, (at) => state.live[at] === 1 && state.discards[at] === null);
  state.choosing = state.actor >= 0;
}

/** Only before anybody has acted: a betting round that had begun begins anew later. */
function goBack(state: HandState, step: number): void {
  if (state.choosing && state.doing === 'bet') state.round--;
  goTo(state, step);
}

/** The discard is in the hand again, or the chips before their player and the betting as it was. */
function undo(state: HandState, { seat, cents, betting }: ActUndone): void {
  const discards = state.discards[seat];
  if (state.doing === 'bet') {
    refund(state, seat, 'bet', cents);
    const { acted = 0, actedAt = 0, checked = 0, ...round } = betting ?? {};
    Object.assign(state, round);
    state.acted[seat] = acted;
    state.actedAt[seat] = actedAt;
    state.checked[seat] = checked;
  } else if (discards !== null) {
    add(state.down[seat], discards);
    state.discards[seat] = null;
  }
  state.choosing = true;
  state.actor = seat;
}

function refund(state: HandState, seat: number, from: 'bet' | 'pot', cents: number): void {
  move(state.chips, from === 'pot' ? potOf(state) : betOf(state, seat), seat, cents);
  // Dead money is no part of what others match.
  state.put[seat] = Math.max(0, state.put[seat] - cents);
}

function undeal(state: HandState, ruled: AfterRulings): void {
  const first = state.game.script.findIndex((step) => step.do === 'deal');
  state.round = 0;
  goTo(state, first);
  for (let seat = 0; seat < state.seats; seat++) {
    state.down[seat] = [];
    state.up[seat] = [];
  }
  state.boards.length = 0;
  state.discards.fill(null);
  state.burns = [];
  state.muck = [];
  state.deck = [];
  state.next = 0;
  ruled.aside = [];
  ruled.faced = [];
  ruled.orders = [];
}

/** Chips lie as they did before the hand, fees included. */
function giveBack(state: HandState): void {
  const { stacks } = state.setup;
  state.chips.fill(0);
  for (let seat = 0; seat < state.seats; seat++) state.chips[seat] = stacks[seat] ?? 0;
  state.misdealt = true;
  state.over = true;
  state.choosing = false;
  state.actor = NO_SEAT;
}

/** An order is done with. */
export function carryOut(ruled: AfterRulings, what: Order['do'], seat?: number): void {
  const at = ruled.orders.findIndex(
    (order) => order.do === what && (seat === undefined || ('seat' in order && order.seat === seat)),
  );
  if (at >= 0) ruled.orders.splice(at, 1);
}

/** Orders that hold for a step end with it; those for a later board come nearer. */
export function endOrders({ game, step, burned }: HandState, ruled: AfterRulings): void {
  const done = game.script[step];
  if (done.do === 'bet')
    ruled.orders = ruled.orders.filter((order) => order.do !== 'no betting' && order.do !== 'no raise');
  if (done.do === 'deal') ruled.orders = ruled.orders.filter((order) => order.do !== 'has its card');
  if (burns(done) && !burned) carryOut(ruled, 'no burn');
  if (done.do === 'board')
    ruled.orders = ruled.orders.map((order) =>
      order.do === 'shuffle' ? { ...order, boards: Math.max(0, order.boards - 1) } : order,
    );
}

/** What was out of play lies in the stub again; the card that was burned for the board stays the only one, as a rule. */
export function shuffledAside(state: HandState, cards: readonly number[]): void {
  state.ruled ??= nothingRuled();
  state.deck = cards;
  state.next = 0;
  state.ruled.aside = [];
  const burnsAgain = orderFor(state, 'shuffle')?.burn === true;
  carryOut(state.ruled, 'shuffle');
  if (!burnsAgain && burns(state.game.script[state.step])) state.ruled.orders.push({ do: 'no burn' });
}

const burns = (step: Step): boolean =>
  step.do === 'burn' || (step.do === 'deal' && step.burn === true) || (step.do === 'draw' && step.burn);
