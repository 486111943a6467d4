import { cardOf } from '../../../cards/index.ts';
import type { Ranking } from '../../../ranks/ranking.ts';
import type { MustBet } from '../game.ts';
import type { Hand } from '../hand.ts';
import { type HandState, potOf } from '../state.ts';
import { cutPot, type PotPart, potParts } from './pots.ts';

/**
 * Lowball: a hand good enough must be bet after the draw (002:586, 003:279-280, 004:19). Here the pot is
 * cut as always, except that who checked such a hand does not contest what is lost by it.
 */
export function mustBetParts(hand: Hand, rule: MustBet, value: (seat: number) => number): readonly PotPart[] {
  const { state } = hand;
  const least = worst(state.game.shares[0].ranking, rule.best);
  const isGood = (seat: number) => value(seat) >= least;
  if (rule.shortBetExcused && isShortBet(state)) {
    returnOvercalls(hand, isGood, value);
    return potParts(state);
  }
  const passed = seatsIn(state).filter((seat) => hasChecked(hand, rule, seat) && isGood(seat));
  if (passed.length === 0) return potParts(state);
  switch (rule.loses) {
    case 'pot':
      return potParts(state).map((part) =>
        without(
          part,
          best(part.seats, value).filter((seat) => passed.includes(seat)),
        ),
      );
    case 'after-draw':
      return cutAtDraw(state, passed, value);
    case 'void':
      if (best(seatsIn(state), value).some((seat) => passed.includes(seat))) voidRound(hand);
      return potParts(state);
  }
}

/** The value of the worst hand of this high card: 7-6-5-4-3 for a seven. */
function worst(ranking: Ranking, high: number): number {
  return ranking.value([0, 1, 2, 3, 4].map((i) => cardOf(high - 2 - i, i % 4)));
}

function seatsIn(state: HandState): number[] {
  return [...state.live.keys()].filter((seat) => state.live[seat] === 1);
}

/** What a seat has put in since the draw. */
function since(state: HandState, seat: number): number {
  return state.put[seat] - state.putBefore[seat];
}

function best(seats: readonly number[], value: (seat: number) => number): number[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}

/** A part without these players, unless nobody else contests it. */
function without(part: PotPart, out: readonly number[]): PotPart {
  const seats = part.seats.filter((seat) => !out.includes(seat));
  return seats.length > 0 ? { ...part, seats } : part;
}

function hasChecked(hand: Hand, rule: MustBet, seat: number): boolean {
  if (hand.state.checked[seat] === 0) return false;
  return !rule.raiseMends || !lastRound(hand).some((act) => act.seat === seat && isBet(act.action));
}

const isBet = (action: string) => action === 'bet' || action === 'raise' || action === 'complete';

/** What was done in the round after the draw, in order. */
function lastRound({ log }: Hand) {
  const from = log.findLastIndex((event) => event.type === 'round began');
  return log.slice(from).filter((event) => event.type === 'acted');
}

/** The bets after the draw are pots of their own, where a good hand that was passed would win any of them. */
function cutAtDraw(
  state: HandState,
  passed: readonly number[],
  value: (seat: number) => number,
): readonly PotPart[] {
  const seats = seatsIn(state);
  const draw = Math.max(...seats.map((seat) => state.putBefore[seat]));
  const after = state.put.map((cents) => Math.max(0, cents - draw));
  const all = state.chips[potOf(state)];
  // A fee comes out of what was there before the draw, as far as that goes.
  const late = Math.min(
    all,
    after.reduce((sum, cents) => sum + cents, 0),
  );
  const bettors = seats.filter((seat) => after[seat] > 0);
  const parts = cutPot(bettors, after, late);
  if (!parts.some((part) => best(part.seats, value).some((seat) => passed.includes(seat))))
    return potParts(state);
  const before = state.put.map((cents) => Math.min(cents, draw));
  const early = cutPot(seats, before, all - late);
  return [...early, ...parts.map((part) => without(part, passed))];
}

function voidRound(hand: Hand): void {
  const { state } = hand;
  for (let seat = 0; seat < state.seats; seat++) {
    const cents = since(state, seat);
    if (cents > 0) hand.emit({ type: 'returned', seat, cents, from: 'pot' });
  }
}

/** All that was bet after the draw is an all-in of less than half a bet. */
function isShortBet(state: HandState): boolean {
  const most = Math.max(...seatsIn(state).map((seat) => since(state, seat)));
  return most > 0 && 2 * most < state.raise;
}

/** Who called after the good hand that wins a short bet gets the call back (003:280). */
function returnOvercalls(
  hand: Hand,
  isGood: (seat: number) => boolean,
  value: (seat: number) => number,
): void {
  const { state } = hand;
  const callers = lastRound(hand).flatMap((act) => (act.action === 'call' ? [act.seat] : []));
  const winners = best(
    seatsIn(state).filter((seat) => since(state, seat) > 0),
    value,
  );
  const first = callers.findIndex((seat) => winners.includes(seat) && isGood(seat));
  if (first < 0) return;
  for (const seat of new Set(callers.slice(first + 1))) {
    if (winners.includes(seat) || state.live[seat] === 0) continue;
    hand.emit({ type: 'returned', seat, cents: since(state, seat), from: 'pot' });
  }
}
