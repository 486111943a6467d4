import type { Cents } from './money.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Which way round the table. */
export type Way = 'clockwise' | 'counter-clockwise';

/** Every order that was asked for, kept: tables are small, and rounds many. */
const orders: Record<Way, (readonly number[])[][]> = { clockwise: [], 'counter-clockwise': [] };

/** All seats of a table of so many, once around from the first. */
export function around(first: number, seats: number, way: Way = 'clockwise'): readonly number[] {
  orders[way][seats] ??= [];
  const kept = orders[way][seats];
  kept[first] ??= Array.from(
    { length: seats },
    (_, i) => (first + (way === 'clockwise' ? i : seats - i)) % seats,
  );
  return kept[first];
}

const without: Record<Way, (readonly number[])[][][]> = { clockwise: [], 'counter-clockwise': [] };

/** The same with one seat left out, wherever it comes. */
export function aroundWithout(out: number, first: number, seats: number, way: Way): readonly number[] {
  without[way][seats] ??= [];
  const kept = without[way][seats];
  kept[first] ??= [];
  kept[first][out] ??= around(first, seats, way).filter((seat) => seat !== out);
  return kept[first][out];
}

/** Seats that are dealt in, clockwise from the left of the button. */
export function dealtIn(stacks: readonly (Cents | null)[], button: number): number[] {
  return around((button + 1) % stacks.length, stacks.length).filter((seat) => stacks[seat] !== null);
}

/**
 * Why this is nothing that a hand can be dealt from; null where it is. Types say so where there are any: what is in
 * it is judged by the machine itself. `terms` is what it is played for.
 */
export function whyNoSetup<Setup extends { readonly game: object; readonly stacks: readonly unknown[] }>(
  setup: Setup,
  terms: keyof Setup & string,
): Refusal | null {
  const { game, stacks, [terms]: of } = Object(setup) as Partial<Setup>;
  const script: unknown = game && 'script' in game ? game.script : undefined;
  return Array.isArray(script) && Array.isArray(stacks) && of !== undefined && of !== null
    ? null
    : refuse('bad-setup', `A hand is dealt from a game, stacks and ${terms}.`);
}

/** Why a game cannot be dealt to as many as have chips here; null when it can. */
export function whyNotSoMany(
  {
    name,
    players: most,
    fewest = 2,
  }: { readonly name: string; readonly players: number; readonly fewest?: number },
  stacks: readonly (Cents | null)[],
): Refusal | null {
  let players = 0;
  for (const cents of stacks) if (cents !== null) players++;
  if (players < 2) return refuse('bad-setup', 'A hand needs at least two players.');
  if (players < fewest)
    return refuse('bad-setup', `${name} needs at least ${fewest} players, not ${players}.`);
  if (players > most)
    return refuse('bad-setup', `${name} is dealt to at most ${most} players, not ${players}.`);
  return null;
}
