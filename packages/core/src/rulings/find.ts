import type { Facts } from '../engine/irregularities/facts.ts';
import { holds } from '../engine/irregularities/facts.ts';
import type { Ruling } from './ruling.ts';

/** The ruling for what went wrong: of those that hold the first, printed ones before the room's own. */
export function rulingFor(rulings: readonly Ruling[], facts: Facts): Ruling | null {
  const fitting = rulings.filter(
    ({ what, when }) => what === facts.what && (when === undefined || holds(when, facts)),
  );
  return fitting.find(({ cite }) => cite !== null) ?? fitting[0] ?? null;
}
