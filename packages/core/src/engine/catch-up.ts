import { type Audible, viewFor } from './audience.ts';

/** Brings a hand as one seat knows it up to date with what that seat may see of the log; `seen` is how far it was. */
export function catchUp<State, Event extends Audible>(
  view: { readonly state: State; seen: number },
  log: readonly Event[],
  seat: number,
  evolve: (state: State, event: Event) => unknown,
): State {
  for (; view.seen < log.length; view.seen++) evolve(view.state, viewFor(log[view.seen], seat));
  return view.state;
}
