import type { Arrangement, PlayerDealerGame } from '@cardroom/core/engine/player-dealer';

/** Whether a set would be foul, as the game declares it. Sets that the house does not let stand are refused before. */
export const isFoul = ({ counted }: PlayerDealerGame, set: Arrangement): boolean =>
  counted !== undefined && 'isFoul' in counted && counted.isFoul(set);
