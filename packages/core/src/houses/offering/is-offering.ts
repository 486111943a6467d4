import type { Offering } from './offering.ts';

/** Whether a value is an offering: not every program is type checked, and a mistyped name finds none. */
export function isOffering(given: unknown): given is Offering {
  if (typeof given !== 'object' || given === null) return false;
  const { id, game, settings, limits } = given as Partial<Record<keyof Offering, unknown>>;
  return (
    typeof id === 'string' &&
    typeof game === 'function' &&
    typeof settings === 'object' &&
    settings !== null &&
    Array.isArray(limits) &&
    limits.length > 0
  );
}
