import { lowball } from './lowball.ts';
import { holdem, omahaHiLo, tahoePineappleHiLo } from './poker.ts';

/** The house's games between players, for a pot or for points, in the order of the lobby. */
export const pot = [holdem, omahaHiLo, tahoePineappleHiLo, lowball] as const;
