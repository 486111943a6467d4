import type { Ranking } from '../../../ranks/index.ts';
import { NO_SEAT } from '../../sentinels.ts';
import type { BoardOpener, Opener } from '../game.ts';
import { isDeclaredAllIn } from '../irregularities/after-rulings.ts';
import { bettingRound, type HandState, inOrder, nextSeat } from '../state.ts';

/** Who is first in line for the betting round the script has come to, and whether they owe the forced bet. */
export function opener(state: HandState): { seat: number; forced: boolean; excused: boolean } {
  const by =
    bettingRound(state)?.opens ?? (state.round === 0 ? state.game.opening.first : state.game.opening.later);
  const seat = find(state, by);
  const forced = by.by === 'upcard' && by.forced;
  // Whoever went all in for the ante cannot open: it falls to the next to the left (003:164).
  const canOpen = (at: number) => state.chips[at] > 0 && !isDeclaredAllIn(state, at);
  if (!forced || canOpen(seat)) return { seat, forced, excused: false };
  return {
    seat: nextSeat(state, seat, (at) => state.live[at] === 1 && canOpen(at)),
    forced,
    excused: true,
  };
}

function find(state: HandState, opener: Opener): number {
  const live = (seat: number) => state.live[seat] === 1;
  switch (opener.by) {
    case 'blinds':
      return nextSeat(state, state.blinds.findLast((seat) => seat >= 0) ?? state.button, live);
    case 'button':
      return nextSeat(state, state.button, live);
    case 'upcard':
      return greatest(state, (at) => opener.rank(state.up[at][0]));
    case 'board':
      return byBoard(state, opener);
  }
}

function byBoard(state: HandState, { ranking, worst, ties, worstBehindCommon }: BoardOpener): number {
  const common = state.boards[0] ?? [];
  if (worstBehindCommon && common.length > 0) return greatest(state, (at) => -showing(ranking, state.up[at]));
  const sign = worst ? -1 : 1;
  const value = (at: number) =>
    showing(ranking, common.length === 0 ? state.up[at] : [...state.up[at], ...common]);
  // Equal boards hold the same ranks, so the suit of the highest card decides.
  if (ties === 'suits') return greatest(state, (at) => sign * (value(at) + Math.max(...state.up[at]) / 64));
  if (ties === 'last seat') return greatest(state, (at) => sign * (value(at) + at / 64));
  return greatest(state, (at) => sign * value(at), ties === 'last');
}

function showing(ranking: Ranking, up: readonly number[]): number {
  return ranking.parts.length === 2 ? ranking.value([], up) : ranking.value(up);
}

/** The first (or last) in dealing order among those with the greatest value. */
function greatest(state: HandState, value: (seat: number) => number, last = false): number {
  let best = NO_SEAT;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of inOrder(state)) {
    const worth = value(seat);
    if (worth > most || (last && worth === most)) {
      most = worth;
      best = seat;
    }
  }
  return best;
}
