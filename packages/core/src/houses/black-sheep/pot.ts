import { holdem, omaha, omahaHiLo } from './poker.ts';

/** What players play against each other here, for a pot or for points, in the order of the lobby. */
export const pot = [omahaHiLo, omaha, holdem] as const;
