import { NO_SEAT } from '../sentinels.ts';
import { wholePack } from '../shuffles.ts';
import { firstToAct } from './betting/betting.ts';
import { nextToKill } from './betting/kills.ts';
import { opener } from './betting/opening.ts';
import { antes, blinds, extraPosts, hasBlinds } from './betting/posting.ts';
import { board, burn, deal, dealOwed, drawCards, needShuffle } from './dealing/dealing.ts';
import type { PotEvent } from './events.ts';
import type { Hand } from './hand.ts';
import { isDeclaredAllIn, orderFor } from './irregularities/after-rulings.ts';
import { showdown } from './showdown.ts';
import { bet, type HandState, nextSeat } from './state.ts';

/** What a step of the script did: finished, or waiting for a player or a shuffle. */
export type Progress = 'done' | 'waits';

const STEP_DONE: PotEvent = { type: 'step done' };
const GATHERED: PotEvent = { type: 'gathered' };
const ENDED: PotEvent = { type: 'ended' };

/** Runs the script on until somebody must choose, the house must shuffle, or the hand is over. */
export function advance(hand: Hand): void {
  const { state } = hand;
  const { script, pack } = state.game;
  if (state.deck.length === 0) {
    if (state.ruled === null) hand.need = wholePack(pack);
    else needShuffle(hand, 'pack again');
    return;
  }
  if (state.ruled !== null && !state.over && dealOwed(hand) === 'waits') return;
  while (!state.over) {
    if (state.choosing && state.actor >= 0) return;
    if (state.choosing && state.doing === 'bet') endRound(hand);
    else if (state.liveCount > 1 && state.step < script.length) {
      if (runStep(hand) === 'waits') return;
      hand.emit(STEP_DONE);
    } else {
      // A ruling may leave one hand alone while blinds lie before the players.
      if (state.ruled !== null) endRound(hand);
      if (showdown(hand) === 'waits') return;
      hand.emit(ENDED);
    }
  }
}

function runStep(hand: Hand): Progress {
  const { state } = hand;
  const step = state.game.script[state.step];
  switch (step.do) {
    case 'antes':
      antes(hand);
      return hasBlinds(state.setup) ? 'done' : extraPosts(hand);
    case 'blinds':
      blinds(hand, step);
      return extraPosts(hand);
    case 'bet':
      return betRound(hand);
    case 'deal':
      return deal(hand, step);
    case 'burn':
      return burn(hand);
    case 'board':
      return board(hand, step.counts);
    case 'draw':
    case 'discard':
      if (!state.choosing && state.discards.every((d, seat) => d === null || state.live[seat] === 0))
        return ask(hand);
      return step.do === 'draw' ? drawCards(hand, step) : 'done';
    case 'turn-up':
      return state.discards.every((d, seat) => d !== null || state.live[seat] === 0) ? 'done' : ask(hand);
    case 'kills': {
      const first = nextToKill(state, step.rule);
      if (first < 0) return 'done';
      hand.emit({ type: 'draw began', first });
      return 'waits';
    }
  }
}

/** Every live player in turn from the left of the button has a choice to make. */
function ask(hand: Hand): Progress {
  const { state } = hand;
  hand.emit({ type: 'draw began', first: nextSeat(state, state.button, (seat) => state.live[seat] === 1) });
  return 'waits';
}

/** Opens a betting round; it is done at once when nobody can bet. */
function betRound(hand: Hand): Progress {
  const { state } = hand;
  if (state.cursor > 0) return 'done';
  if (orderFor(state, 'no betting') !== undefined) {
    hand.emit({ type: 'round began', first: NO_SEAT, forced: false });
    endRound(hand);
    return 'done';
  }
  const { seat, forced, excused } = opener(state);
  if (forced && canBet(state))
    hand.emit({ type: 'round began', first: seat, forced, ...(excused ? { excused } : {}) });
  else hand.emit({ type: 'round began', first: firstToAct(state, seat), forced: false });
  if (state.actor >= 0) return 'waits';
  endRound(hand);
  return 'done';
}

/** Two players can still put chips in. */
function canBet(state: HandState): boolean {
  let able = 0;
  for (let seat = 0; seat < state.seats; seat++)
    if (state.live[seat] === 1 && state.chips[seat] > 0 && !isDeclaredAllIn(state, seat)) able++;
  return able > 1;
}

/** Gives back what nobody called and pulls the bets in. */
function endRound(hand: Hand): void {
  const { state } = hand;
  let most = 0;
  let second = 0;
  let seat = NO_SEAT;
  for (let at = 0; at < state.seats; at++) {
    const cents = bet(state, at);
    if (cents > most) {
      second = most;
      most = cents;
      seat = at;
    } else if (cents > second) second = cents;
  }
  // The bet of a hand that was ruled dead stays, called or not.
  const stays = state.ruled !== null && seat >= 0 && state.live[seat] === 0;
  if (most > second && !stays) hand.emit({ type: 'returned', seat, cents: most - second });
  if (state.choosing || second > 0 || (stays && most > 0)) hand.emit(GATHERED);
}
