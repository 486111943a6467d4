import { type Result, refuse } from '../../engine/index.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import type { Mind } from '../company/company.ts';
import type { BuildOptions } from '../offering.ts';
import type { OpenOptions } from './open-offering.ts';
import type { PlayedHand } from './played-hand.ts';
import { type RunningTable, whyNotSoMany } from './running-table.ts';

/** What is simulated; anything left out takes its usual value. */
export interface SimulateOptions extends BuildOptions {
  /** How many play; by default six, or as many as the table seats. */
  readonly seats?: number;
  /** How many hands are played; by default as many as are asked for. */
  readonly hands?: number;
  /** The same seed plays the same hands. */
  readonly seed?: string | number;
  /** Minds by seat; a bot plays any seat without one. */
  readonly minds?: readonly (Mind | undefined)[];
}

/** Hands to be played, one after another as they are asked for. */
export interface Simulation extends AsyncIterable<PlayedHand> {
  readonly ok: true;
  readonly table: RunningTable;
}

const SIMULATE: Shape<SimulateOptions> = {
  settings: 'an object',
  limit: 'a text',
  seats: 'a whole number',
  hands: 'a number',
  seed: 'a text or a number',
  minds: 'a list',
};

const USUAL_SEATS = 6;
/** How many hands' events are kept, so that a long run does not fill the memory. */
const KEPT = 50;

/** Plays hands at the table that `open` opens. */
export function simulateAt(
  options: SimulateOptions,
  open: (opening: OpenOptions) => Result<RunningTable>,
): Result<Simulation> {
  const wrong = whyNotOptions(options, SIMULATE);
  if (wrong !== null) return wrong;
  const { seats, hands = Number.POSITIVE_INFINITY, minds = [], ...opening } = options;
  const soMany = hands === Number.POSITIVE_INFINITY ? null : whyNotSoMany(hands);
  if (soMany !== null) return soMany;
  const table = open(opening);
  if (!table.ok) return table;
  const most = table.table.state.seats.length;
  const players = seats ?? Math.min(USUAL_SEATS, most);
  if (players < 2 || players > most)
    return refuse('bad-setup', `2 to ${most} players play here, not ${players}.`);
  if (minds.length > players)
    return refuse('bad-setup', `There are ${players} players, and ${minds.length} minds.`);
  for (let seat = 0; seat < players; seat++) {
    const mind = minds[seat];
    const sat = table.sit(`Player ${seat + 1}`, mind === undefined ? {} : { mind });
    if (!sat.ok) return sat;
  }
  return { ok: true, table, [Symbol.asyncIterator]: () => play(table, hands) };
}

async function* play(table: RunningTable, hands: number): AsyncGenerator<PlayedHand> {
  for (let i = 0; i < hands; i++) {
    const hand = await table.next();
    if (!hand.ok) throw new Error(hand.message);
    yield hand;
    if (hand.number % KEPT === 0) table.forget();
  }
}
