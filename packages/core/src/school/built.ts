import type { Random } from '../cards/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import { type BuiltOffering, buildOffering } from '../library/offering.ts';
import { pick } from './answers.ts';

export type BuiltPot = Extract<BuiltOffering, { readonly kind: 'pot' }>;
export type BuiltPoints = Extract<BuiltOffering, { readonly kind: 'points' }>;
export type BuiltRound = Extract<BuiltOffering, { readonly kind: 'player-dealer' }>;

const kept = new WeakMap<Offering, Map<string, BuiltOffering>>();

/** An offering built with the settings of its house. Games are kept, because questions are many and offerings few. */
export function builtOf(offering: Offering, limit: string = offering.limits[0].id): BuiltOffering {
  const limits = kept.get(offering) ?? new Map<string, BuiltOffering>();
  kept.set(offering, limits);
  const known = limits.get(limit);
  if (known !== undefined) return known;
  const built = buildOffering(offering, { limit });
  if (!built.ok) throw new Error(built.message);
  limits.set(limit, built);
  return built;
}

export function potOf(offering: Offering, limit?: string): BuiltPot | null {
  const built = offering.kind === 'pot' ? builtOf(offering, limit) : null;
  return built?.kind === 'pot' ? built : null;
}

export function pointsOf(offering: Offering): BuiltPoints | null {
  const built = offering.kind === 'points' ? builtOf(offering) : null;
  return built?.kind === 'points' ? built : null;
}

export function roundOf(offering: Offering): BuiltRound | null {
  const built = offering.kind === 'player-dealer' ? builtOf(offering) : null;
  return built?.kind === 'player-dealer' ? built : null;
}

/** One of the offering's limits, at random. */
export const anyLimit = ({ limits }: Offering, random: Random): string =>
  pick<{ readonly id: string }>(limits, random).id;
