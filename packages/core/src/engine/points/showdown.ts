import type { Cents } from '../money.ts';
import { NO_SWEEP } from '../sentinels.ts';
import type { Compared } from './events.ts';
import type { CleanSweep, Duel, Sets, ShownHand } from './game.ts';
import type { PointsHand } from './hand.ts';
import { isForfeited, isFouled } from './irregularities/after-rulings.ts';
import { inProperOrder, setValues } from './sets/sets.ts';
import { inFantasy, type PointsState, positions } from './state.ts';

/** Declared hands are seen first, then the others in turn; surrendered hands stay down. */
export function showHands(hand: PointsHand): void {
  const { state } = hand;
  const order = positions(state).filter((seat) => state.surrendered[seat] === 0);
  const declared = order.filter((seat) => state.declared.includes(seat));
  for (const seat of [...declared, ...order.filter((at) => !declared.includes(at))]) {
    if (state.shown[seat] === null) hand.emit({ type: 'showed', seat, ...judge(state, seat) });
  }
}

/** A declared hand need not be in order, but must be what was declared (003:866). */
function judge(state: PointsState, seat: number) {
  const { sweeps, equalSets } = state.game;
  const sets = state.sets[seat];
  const values = setValues(sets);
  if (isFouled(state, seat)) return { cards: sets.flat(), values, fouled: true, sweep: NO_SWEEP };
  const declared = state.declared.includes(seat);
  const sweep = declared ? sweeps.findIndex((of) => makesSweep(of, sets)) : NO_SWEEP;
  const fouled = declared ? sweep < 0 : !inProperOrder(values, equalSets);
  return { cards: sets.flat(), values, fouled, sweep };
}

export function makesSweep(sweep: CleanSweep, sets: Sets): boolean {
  return 'all' in sweep ? sweep.all(sets.flat()) : sets.every((set) => sweep.each(set));
}

/** Pair by pair, each payment as far as the stakes still reach. */
export function settle(hand: PointsHand): void {
  const { state } = hand;
  const { duels, fantasy } = state.game;
  const hands = positions(state).map((seat) => state.shown[seat] ?? surrendered(state, seat));
  for (const duel of duels(hands).slice(state.cursor)) hand.emit(compare(state, duel));
  if (fantasy === undefined) return;
  const earned = hands.filter(({ seat, sets, fouled }) => {
    return !fouled && (inFantasy(state, seat) ? fantasy.stay(sets) : fantasy.enter(sets));
  });
  hand.emit({ type: 'fantasy next', seats: earned.map(({ seat }) => seat) });
}

function surrendered(state: PointsState, seat: number): ShownHand {
  const declared = state.declared.indexOf(seat);
  return {
    seat,
    sets: [],
    values: [],
    fouled: false,
    sweep: NO_SWEEP,
    surrendered: true,
    declared,
    ...(isForfeited(state, seat) && { forfeited: true }),
  };
}

function compare(state: PointsState, { seats, lines }: Duel): Compared {
  const [a, b] = seats;
  const net = lines.reduce((sum, { to, points }) => sum + (to === a ? points : -points), 0);
  const [from, to] = net > 0 ? [b, a] : [a, b];
  const points = Math.abs(net);
  const cents = Math.min(points * state.setup.point, toPay(state, from), toWin(state, to));
  return { type: 'compared', seats, lines, points, from, to, cents };
}

function toPay(state: PointsState, seat: number): Cents {
  const { won, lost, stake, chips } = state;
  const used = {
    exchanged: won[seat] + lost[seat],
    'win or lose': lost[seat],
    'chips in front': lost[seat] - won[seat],
  };
  return Math.min(chips[seat], stake[seat] - used[state.game.coverage]);
}

function toWin(state: PointsState, seat: number): Cents {
  const { won, lost, stake } = state;
  switch (state.game.coverage) {
    case 'exchanged':
      return stake[seat] - won[seat] - lost[seat];
    case 'win or lose':
      return stake[seat] - won[seat];
    case 'chips in front':
      return Number.POSITIVE_INFINITY;
  }
}
