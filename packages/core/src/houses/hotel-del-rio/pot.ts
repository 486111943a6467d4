import { holdem, omaha, omahaHiLo } from './poker.ts';

/** The house's games between players, for a pot or for points, in the order of the lobby. */
export const pot = [omaha, omahaHiLo, holdem] as const;
