import { type Audible, viewFor } from './audience.ts';

/** A hand as one seat knows it, and how much of its log has come to that seat. */
export interface SeatView<State> {
  readonly state: State;
  seen: number;
}

/** Brings a seat's view up to date with what that seat may see of the log. */
export function catchUp<State, Event extends Audible>(
  view: SeatView<State>,
  log: readonly Event[],
  seat: number,
  evolve: (state: State, event: Event) => unknown,
): State {
  for (; view.seen < log.length; view.seen++) evolve(view.state, viewFor(log[view.seen], seat));
  return view.state;
}
