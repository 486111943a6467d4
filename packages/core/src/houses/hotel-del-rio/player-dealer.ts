import { threeCardPoker6CardBonus } from './casino-poker.ts';

/** The house's games against a player-dealer, in the order of the lobby. */
export const playerDealer = [threeCardPoker6CardBonus] as const;
