import { threeCardPoker6CardBonus } from './casino-poker.ts';

/** What is played against a player-dealer here, in the order of the lobby. */
export const playerDealer = [threeCardPoker6CardBonus] as const;
