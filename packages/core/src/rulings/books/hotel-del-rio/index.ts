import type { Ruling } from '../../ruling.ts';
import { closedBets } from '../closed-bets.ts';

/** What the book of the Hotel Del Rio rules, by the id of the offering. */
export const hotelDelRio: Readonly<Record<string, readonly Ruling[]>> = {
  'hotel-del-rio/three-card-poker-6-card-bonus': [closedBets('001:524')],
};
