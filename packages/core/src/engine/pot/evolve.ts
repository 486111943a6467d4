import { move } from '../chips.ts';
import { NO_SEAT } from '../sentinels.ts';
import { nextToAct, openPairShows } from './betting/betting.ts';
import type { Acted, Dealt, Posted, PotEvent, Shuffled } from './events.ts';
import { add, fold, remove } from './hand-cards.ts';
import { carryOut, endOrders, evolveRuling, shuffledAside } from './irregularities/evolve.ts';
import {
  bet,
  betOf,
  bettingRound,
  dropOf,
  goTo,
  type HandState,
  jackpotOf,
  nextSeat,
  potOf,
} from './state.ts';

/**
 * Applies one event. The state is changed in place and given back: a hand has one owner, and a
 * million hands a minute leave no time for copies. Works alike on events with hidden cards.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, newHand } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = newHand({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * evolve(hand, { type: 'ended' });
 * console.log(hand.over); // true
 * ```
 */
export function evolve(state: HandState, event: PotEvent): HandState {
  switch (event.type) {
    case 'acted':
      act(state, event);
      break;
    case 'dealt':
      deal(state, event);
      state.next += event.cards.length;
      state.cursor++;
      break;
    case 'step done':
      endStep(state);
      break;
    case 'burned':
      add(state.burns, event.cards);
      state.next += event.cards.length;
      state.burned = true;
      break;
    case 'boarded':
      while (state.boards.length <= event.board) state.boards.push([]);
      add(state.boards[event.board], event.cards);
      state.next += event.cards.length;
      break;
    case 'round began':
      beginRound(state, event.first, event.forced);
      state.excused = event.excused === true;
      break;
    case 'gathered':
      for (let seat = 0; seat < state.seats; seat++) {
        const cents = bet(state, seat);
        if (cents > 0) move(state.chips, betOf(state, seat), potOf(state), cents);
      }
      state.level = 0;
      state.full = 0;
      state.choosing = false;
      state.actor = NO_SEAT;
      break;
    case 'returned':
      move(
        state.chips,
        event.from === 'pot' ? potOf(state) : betOf(state, event.seat),
        event.seat,
        event.cents,
      );
      state.put[event.seat] -= event.cents;
      break;
    case 'posted':
      post(state, event);
      break;
    case 'shuffled':
      shuffle(state, event);
      break;
    case 'draw began':
      state.choosing = true;
      state.actor = event.first;
      break;
    case 'discarded':
      remove(state.down[event.seat], event.cards);
      choose(state, event.seat, event.cards);
      break;
    case 'exposed':
      remove(state.down[event.seat], event.cards);
      state.up[event.seat].push(...event.cards);
      state.turned.push(...event.cards);
      choose(state, event.seat, []);
      break;
    case 'killed':
      kill(state, event.seat, event.cents);
      break;
    case 'showed':
      if (event.board) add(state.muck, state.down[event.seat]);
      state.down[event.seat] = [...event.cards];
      state.shown[event.seat] = event.values;
      state.choosing = false;
      state.actor = NO_SEAT;
      break;
    case 'mucked':
      fold(state, event.seat);
      state.choosing = false;
      state.actor = NO_SEAT;
      break;
    case 'awarded':
      move(state.chips, potOf(state), event.seat, event.cents);
      break;
    case 'taken':
      move(
        state.chips,
        event.from === 'pot' ? potOf(state) : event.from,
        event.to === 'drop' ? dropOf(state) : jackpotOf(state),
        event.cents,
      );
      break;
    case 'ended':
      state.over = true;
      state.actor = NO_SEAT;
      break;
    default:
      evolveRuling(state, event);
  }
  return state;
}

function deal(state: HandState, { seat, cards, up, dead }: Dealt): void {
  if (state.ruled !== null) {
    carryOut(state.ruled, 'next card down', seat);
    carryOut(state.ruled, 'owed', seat);
  }
  const hands = up ? state.up : state.down;
  if (dead) add(state.muck, cards);
  else if (hands[seat].length > 0) add(hands[seat], cards);
  // A copy has the size it needs; the first `push` onto an empty list makes room for many more.
  else hands[seat] = cards.slice();
}

function endStep(state: HandState): void {
  if (isChoice(state)) sweepDiscards(state);
  if (state.ruled !== null) endOrders(state, state.ruled);
  goTo(state, state.step + 1);
}

/** Whether the step at hand is one at which every player chooses something. */
function isChoice(state: HandState): boolean {
  const { doing } = state;
  return doing === 'draw' || doing === 'discard' || doing === 'turn-up' || doing === 'kills';
}

function sweepDiscards(state: HandState): void {
  const out = state.game.shortDeck === 'community, folds mixed in' ? state.thrown : state.muck;
  for (let seat = 0; seat < state.seats; seat++) {
    const discards = state.discards[seat];
    if (discards === null) continue;
    add(out, discards);
    state.discards[seat] = null;
  }
}

function post(state: HandState, event: Posted): void {
  const { seat, cents } = event;
  move(state.chips, seat, event.live ? betOf(state, seat) : potOf(state), cents);
  // Antes must be matched to contest them; other dead money belongs to whoever wins the main pot.
  if (event.live || (event.what === 'ante' && !event.dead)) state.put[seat] += cents;
  if (event.live && event.level > state.level) {
    state.level = event.level;
    state.full = event.level;
  }
  if (event.blind >= 0) state.blinds[event.blind] = seat;
  if (event.what === 'kill') state.kills++;
}

function shuffle(state: HandState, { pile, cards }: Shuffled): void {
  if (pile === 'pack' || pile === 'pack again') {
    state.deck = cards;
    state.next = 0;
    return;
  }
  if (pile === 'stub and cards aside') {
    shuffledAside(state, cards);
    return;
  }
  state.deck = pile === 'burns and discards' ? [...cards, ...state.deck.slice(state.next)] : cards;
  state.next = 0;
  state.burns = [];
  if (pile !== 'stub and burns') state.muck = [];
  const all = pile === 'stub, burns and all discards';
  const finished = pile === 'stub, burns and finished discards';
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.discards[seat] !== null && (all || (finished && isServed(state, seat))))
      state.discards[seat] = [];
  }
  state.reshuffles++;
  // The draw goes on without another burn once discards of the same draw are used (003:3686).
  state.burned = finished;
}

/** A seat that has discarded in this draw and holds its full hand again. */
export function isServed(state: HandState, seat: number): boolean {
  const step = state.game.script[state.step];
  return state.discards[seat] !== null && step?.do === 'draw' && state.down[seat].length >= step.hold;
}

function beginRound(state: HandState, first: number, forced: boolean): void {
  const round = bettingRound(state);
  const { bets, structure } = state.stakes;
  const size = structure === 'fixed' ? bets[Math.min(round?.size ?? 0, bets.length - 1)] : bets[0];
  state.round++;
  state.cursor = 1;
  state.choosing = first >= 0;
  state.actor = first;
  state.forced = forced;
  state.raise = size * state.factor;
  state.raises = 0;
  state.began = state.liveCount;
  state.first = first;
  state.larger =
    round?.openPair !== undefined && openPairShows(state) ? bets[round.openPair] * state.factor : 0;
  state.aggressor = NO_SEAT;
  for (let seat = 0; seat < state.seats; seat++) {
    state.acted[seat] = 0;
    state.actedAt[seat] = 0;
    state.checked[seat] = 0;
    state.putBefore[seat] = state.put[seat];
  }
}

function act(state: HandState, event: Acted): void {
  const { seat, action, cents, to } = event;
  if (action === 'fold') {
    if (state.game.dealtUntilBet && bet(state, seat) >= state.level) state.dealtOn |= 1 << seat;
    fold(state, seat);
  } else {
    if (cents > 0) {
      move(state.chips, seat, betOf(state, seat), cents);
      state.put[seat] += cents;
    }
    if (action === 'check') state.checked[seat] = 1;
    else if (action === 'bring-in') openWith(state, Math.max(to, state.stakes.bringIn * state.factor));
    else if (to > state.level) raiseTo(state, seat, to);
  }
  // Only who is excused can fold here; the next player then has the same choice.
  state.forced = state.forced && action === 'fold';
  state.acted[seat] = action === 'bring-in' && state.game.betting.bringInOption ? 0 : 1;
  state.actedAt[seat] = state.level;
  state.actor = nextToAct(state, seat);
}

/** A forced bet is a bet when it is as large as the least one; a smaller one may be completed. */
function openWith(state: HandState, level: number): void {
  state.level = level;
  if (level >= state.raise) state.full = level;
}

/** A bet or raise. One too small to count moves the level, and leaves the betting as it was. */
function raiseTo(state: HandState, seat: number, to: number): void {
  const { structure, doubling } = state.stakes;
  const { shortAllIn } = state.game.betting;
  const limit = structure === 'fixed' || structure === 'spread';
  // At limit a short all-in before is raised as if it were not there (003:796), at no limit on top of it.
  const by = to - (limit || doubling || state.full === 0 ? state.full : state.level);
  const needed = doubling && state.full > 0 ? state.full : state.raise;
  if (by >= needed || shortAllIn === 'any' || (limit && shortAllIn === 'half' && 2 * by >= needed)) {
    if (state.full > 0) state.raises++;
    state.raise = Math.max(state.raise, limit ? by : to - state.level);
    state.full = to;
  }
  state.level = to;
  state.aggressor = seat;
  state.dealtOn = 0;
}

function choose(state: HandState, seat: number, discards: readonly number[]): void {
  state.discards[seat] = discards;
  if (state.doing === 'draw') state.drawn[seat] = discards.length;
  state.actor = nextSeat(state, seat, (at) => state.live[at] === 1 && state.discards[at] === null);
  state.choosing = state.actor >= 0;
}

function kill(state: HandState, seat: number, cents: number): void {
  if (cents > 0) {
    move(state.chips, seat, betOf(state, seat), cents);
    state.put[seat] += cents;
    state.kills++;
    state.level = bet(state, seat);
    state.full = state.level;
    state.factor = state.level / state.stakes.bets[0];
    const step = state.game.script[state.step];
    if (step.do === 'kills' && step.rule.actsLast) state.actsLast = seat;
    // Everybody is asked again: an overkill may follow.
    state.discards.fill(null);
  }
  state.discards[seat] = [];
  state.choosing = false;
  state.actor = NO_SEAT;
}
