import type { PointsState } from './state.ts';

/** Nothing more is asked of a seat in this step. */
export function served(state: PointsState, seat: number): void {
  state.waiting = state.waiting.filter((at) => at !== seat);
  state.cursor++;
}
