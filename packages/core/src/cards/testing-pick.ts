import type { Random } from './random.ts';

/** For tests only: one of these. */
export const pick = <T>(of: readonly T[], random: Random): T => of[random.below(of.length)];
