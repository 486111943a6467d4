import type { Cents } from '../../money.ts';
import { NO_SEAT } from '../../sentinels.ts';
import { isDeclaredAllIn, orderFor } from '../irregularities/after-rulings.ts';
import { bet, bettingRound, type HandState, stack } from '../state.ts';

/** What the player to act may do with chips. Amounts are what the seat's bet becomes. */
export interface BetOptions {
  readonly fold: boolean;
  readonly check: boolean;
  /** Chips to put in for a call; 0 when there is nothing to call or no call is allowed. */
  readonly call: Cents;
  /** The forced bet; 0 when none is due. */
  readonly bringIn: Cents;
  /** What the seat's bet may become by a bet, raise or completion. */
  readonly raise: RaiseOption | null;
  /** Why there is no raise; empty when there is one. */
  readonly noRaise: string;
}

/** How far a player may bet or raise: to amounts from the least to the most. */
export interface RaiseOption {
  readonly word: 'bet' | 'raise' | 'complete';
  readonly min: Cents;
  readonly max: Cents;
  /** Amounts between go in steps from the least; the most is always allowed. */
  readonly step: Cents;
  /** Fixed limit: exactly these. */
  readonly only: readonly Cents[] | null;
}

/** Somebody else is still in and has chips to answer a raise with; where nobody can be all in, anyone has to. */
function othersCanAnswer(state: HandState, seat: number): boolean {
  const { allIn } = state.game.betting;
  for (let at = 0; at < state.seats; at++) {
    if (
      at !== seat &&
      state.live[at] === 1 &&
      (stack(state, at) > 0 || !allIn) &&
      !isDeclaredAllIn(state, at)
    )
      return true;
  }
  return false;
}

function needsToAct(state: HandState, seat: number, acted: boolean): boolean {
  if (state.live[seat] === 0 || (stack(state, seat) === 0 && state.game.betting.allIn)) return false;
  if (isDeclaredAllIn(state, seat)) return false;
  const mine = bet(state, seat);
  if (acted && mine >= state.level) return false;
  if (othersCanAnswer(state, seat)) return true;
  // Everybody else is all in: there is a choice only if someone has put in more.
  for (let at = 0; at < state.seats; at++) {
    if (at !== seat && state.live[at] === 1 && bet(state, at) > mine) return true;
  }
  return false;
}

/** The next seat clockwise from `seat` that has to act; `NO_SEAT` ends the round. */
export function nextToAct(state: HandState, seat: number): number {
  if (state.liveCount < 2) return NO_SEAT;
  const waits =
    state.round === 1 && state.actsLast >= 0 && state.acted[state.actsLast] === 0 ? state.actsLast : NO_SEAT;
  return search(state, seat + 1, waits, state.acted);
}

/** Who opens a round that is about to begin, `seat` being the first in line. */
export function firstToAct(state: HandState, seat: number): number {
  return search(state, seat, state.round === 0 ? state.actsLast : NO_SEAT, null);
}

function search(state: HandState, from: number, waits: number, acted: readonly number[] | null): number {
  const { seats } = state;
  let at = from >= seats ? from - seats : from;
  for (let i = 0; i < seats; i++, at = at + 1 === seats ? 0 : at + 1) {
    if (at !== waits && needsToAct(state, at, acted !== null && acted[at] === 1)) return at;
  }
  return waits >= 0 && needsToAct(state, waits, acted !== null && acted[waits] === 1) ? waits : NO_SEAT;
}

const NO_CHIPS = 'there are not enough chips to raise';

export function betOptions(state: HandState): BetOptions {
  const seat = state.actor;
  const chips = stack(state, seat);
  const mine = bet(state, seat);
  const { allIn } = state.game.betting;
  if (state.forced) {
    const bringIn = Math.min(state.stakes.bringIn * state.factor, chips);
    const raise = chips > bringIn ? raiseOption(state, seat) : null;
    return {
      fold: state.excused,
      check: false,
      call: 0,
      bringIn,
      raise,
      noRaise: raise === null ? NO_CHIPS : '',
    };
  }
  const owed = Math.max(0, state.level - mine);
  const call = owed > chips && !allIn ? 0 : Math.min(owed, chips);
  const noRaise = whyNoRaise(state, seat);
  const raise = noRaise === '' ? raiseOption(state, seat) : null;
  return {
    fold: true,
    check: owed === 0,
    call,
    bringIn: 0,
    raise,
    noRaise: raise === null && noRaise === '' ? NO_CHIPS : noRaise,
  };
}

function whyNoRaise(state: HandState, seat: number): string {
  const { betting } = state.game;
  if (bettingRound(state)?.callOnly) return 'this round is call or fold';
  if (!betting.checkRaise && state.checked[seat] === 1 && !mayComplete(state))
    return 'a player who has checked may not raise';
  if (orderFor(state, 'no raise', seat) !== undefined) return 'the floor has ruled it out for this round';
  if (!othersCanAnswer(state, seat)) return 'everyone else is all in';
  if (stack(state, seat) <= state.level - bet(state, seat)) return NO_CHIPS;
  const limit = isLimit(state);
  if (
    (limit || betting.capAtNoLimit) &&
    betting.cap !== null &&
    state.raises >= betting.cap &&
    !isCapLifted(state, seat)
  ) {
    return `the round is capped at ${betting.cap} raises`;
  }
  if (state.acted[seat] === 1 && !isReopened(state, seat) && !mayComplete(state))
    return 'the all-in before did not count as a raise';
  return '';
}

function isCapLifted(state: HandState, seat: number): boolean {
  switch (state.game.betting.capLifted) {
    case 'never':
      return false;
    case 'two begin the round':
      return state.began === 2;
    case 'two remain':
      return state.liveCount === 2;
    case 'two have chips in the round': {
      // Whoever raises has chips in it, too.
      let invested = 1;
      for (let at = 0; at < state.seats; at++) if (at !== seat && bet(state, at) > 0) invested++;
      return invested <= 2;
    }
  }
}

/**
 * For those who have acted, only a bet or raise that counts reopens the betting (003:70-71); at no
 * limit several short all-ins do so too when together they are a full raise to this player.
 */
function isReopened(state: HandState, seat: number): boolean {
  const before = state.actedAt[seat];
  if (state.full > before) return true;
  return !isLimit(state) && !state.stakes.doubling && state.level - before >= state.raise;
}

/** Lowball: an all-in of less than half a bet may be made a full bet even by who has checked (003:280). */
function mayComplete(state: HandState): boolean {
  return state.game.mustBet?.shortBetExcused === true && state.full === 0;
}

function isLimit(state: HandState): boolean {
  return state.stakes.structure === 'fixed' || state.stakes.structure === 'spread';
}

function raiseOption(state: HandState, seat: number): RaiseOption | null {
  const mine = bet(state, seat);
  const most = mine + stack(state, seat);
  // A bring-in stands below the least bet, and nobody has bet yet.
  const broughtIn = state.level > 0 && state.full === 0 && state.aggressor < 0;
  const word =
    state.level === 0 ? 'bet' : broughtIn || (state.full === 0 && isLimit(state)) ? 'complete' : 'raise';
  if (state.stakes.structure === 'fixed') return fixedRaise(state, word, most);
  const { bets, chip, step = chip, structure } = state.stakes;
  let min: Cents;
  let max = most;
  if (structure === 'spread') {
    min = state.full + Math.max(bets[0] * state.factor, state.full > 0 ? state.raise : 0);
    max = Math.min(most, state.full + bets[1] * state.factor);
  } else {
    if (state.stakes.doubling && state.full > 0) min = 2 * state.full;
    else min = broughtIn ? state.raise : state.level + state.raise;
    // The least bet is always allowed, though the house may have taken more than that out of the pot.
    if (structure === 'pot') max = Math.min(most, Math.max(min, potLimit(state, seat)));
  }
  if (min > max) {
    if (!state.game.betting.allIn) return null;
    min = max;
  }
  return { word, min, max, step, only: null };
}

/** A raise of what the pot holds after the call. */
function potLimit(state: HandState, seat: number): Cents {
  let pot = state.chips[2 * state.seats];
  for (let at = 0; at < state.seats; at++) pot += bet(state, at);
  return state.level + pot + Math.max(0, state.level - bet(state, seat));
}

function fixedRaise(state: HandState, word: RaiseOption['word'], most: Cents): RaiseOption | null {
  const round = bettingRound(state);
  if (round === null) return null;
  const { bets } = state.stakes;
  const size = bets[Math.min(round.size, bets.length - 1)] * state.factor;
  const amounts: Cents[] = [];
  for (const by of [size, state.larger]) {
    // Once the larger bet has been made, all raises are of its size (003:156).
    if (by === 0 || (state.full > 0 && by < state.raise)) continue;
    const to = Math.min(state.full + by, most);
    if (to < state.full + by && !state.game.betting.allIn) continue;
    if (to > state.level && !amounts.includes(to)) amounts.push(to);
  }
  if (amounts.length === 0) return null;
  return { word, min: amounts[0], max: amounts[amounts.length - 1], step: size, only: amounts };
}

export function openPairShows(state: HandState): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    const up = state.up[seat];
    for (let i = 0; i < up.length; i++)
      for (let j = 0; j < i; j++) if (up[i] >> 2 === up[j] >> 2) return true;
  }
  return false;
}
