import type { Ranking } from '../../ranks/index.ts';
import type { Opener } from './game.ts';
import { type HandState, inOrder, nextSeat } from './state.ts';

/** Who is first in line for the betting round the script has come to. */
export function opener(state: HandState): { seat: number; forced: boolean } {
  const step = state.game.script[state.step];
  const by = (step.do === 'bet' && step.opens) || (state.round === 0 ? state.game.opening.first : state.game.opening.later);
  return { seat: find(state, by), forced: by.by === 'upcard' && by.forced };
}

function find(state: HandState, opener: Opener): number {
  const live = (seat: number) => state.live[seat] === 1;
  switch (opener.by) {
    case 'blinds':
      return nextSeat(state, state.blinds.findLast((seat) => seat >= 0) ?? state.button, live);
    case 'button':
      return nextSeat(state, state.button, live);
    case 'upcard': {
      // Whoever went all in for the ante cannot open: the next to the left does (003:164).
      const seat = greatest(state, (at) => opener.rank(state.up[at][0]));
      return state.chips[seat] > 0 ? seat : nextSeat(state, seat, (at) => live(at) && state.chips[at] > 0);
    }
    case 'board': {
      const sign = opener.worst ? -1 : 1;
      return greatest(state, (at) => sign * showing(state, opener.ranking, at));
    }
  }
}

/** The upcards, with a card that serves all when there is one (003:178). */
function showing(state: HandState, ranking: Ranking, seat: number): number {
  const common = state.boards[0] ?? [];
  const up = common.length === 0 ? state.up[seat] : [...state.up[seat], ...common];
  return ranking.parts.length === 2 ? ranking.value([], up) : ranking.value(up);
}

/** The first in dealing order among those with the greatest value. */
function greatest(state: HandState, value: (seat: number) => number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of inOrder(state)) {
    const worth = value(seat);
    if (worth > most) {
      most = worth;
      best = seat;
    }
  }
  return best;
}
