import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { baccarats as blackSheep } from '../black-sheep/baccarat.ts';
import { baccarats as gardens } from '../hawaiian-gardens/baccarat.ts';
import { baccarats as luckyLady } from '../lucky-lady/baccarat.ts';
import type { PlayerDealerOffering } from '../offering/offering.ts';
import { gameOf } from './testing.ts';

const all = [...blackSheep, ...gardens, ...luckyLady];
/** For tests only: the baccarats of three houses by their ids. */
export const offering = (id: string): PlayerDealerOffering =>
  all.find((of) => of.id === id) as PlayerDealerOffering;
export const gameAt = (id: string, chosen: Record<string, unknown> = {}): PlayerDealerGame =>
  gameOf(offering(id), chosen);

/** Cards in the order dealt: Player, Banker, Player, Banker, then third cards. */
export const DEALS = {
  playerSeven: 'Th Td 7s 6d',
  bankerSeven: 'Th Td 6s 7d',
  sixes: 'Th Td 6s 6d',
  playerNineNil: 'Th Td 9s Kd',
  bankerNineNil: 'Th Td Ks 9d',
  nineOne: 'Th Td 9s Ad',
  threeCardSeven: 'Th 2d 6s 3d 2c',
  threeCardSevenTied: 'Th 2d 7s 3d 2c',
  threeCardSevenBeaten: '2h 2d 2s 3d 5c 2c',
  threeCardEight: '2h Td 3s 7d 3c',
  threeCardEightTied: '2h 2d 2s 3d 4c 3h',
  threeCardEightBeaten: '2h Td 3s 2d 3c 7h',
  oneNil: 'Th Ad Ts 2d Ac 7h',
  nilOne: 'Th Ad Ts 2d Tc 8h',
  playerEight: 'Th Td 8s 6d',
} as const;

export type Deal = keyof typeof DEALS;
