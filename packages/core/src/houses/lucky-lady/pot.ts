import { lowball } from './lowball.ts';
import { ezMoneyHoldem, holdem, noLimitHoldem, omaha, omahaHiLo } from './poker.ts';

/** The house's games between players, for a pot or for points, in the order of the lobby. */
export const pot = [lowball, omaha, omahaHiLo, ezMoneyHoldem, holdem, noLimitHoldem] as const;
