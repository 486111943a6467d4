import { holdem, omaha, omahaHiLo } from './poker.ts';

/** The house's games between players, for a pot or for points, in the order of the lobby. */
export const pot = [omahaHiLo, omaha, holdem] as const;
