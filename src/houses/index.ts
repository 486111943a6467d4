import { poker as blackSheepPoker } from './black-sheep/poker.ts';
import type { HouseId, PotOffering } from './offering.ts';

export const houseNames: Readonly<Record<HouseId, string>> = {
  'black-sheep': 'Black Sheep Casino',
  'hotel-del-rio': 'Hotel Del Rio',
  empire: "Empire Sportsmen's Association",
  'hawaiian-gardens': 'Hawaiian Gardens Casino',
  'lucky-lady': 'Lucky Lady',
};

/** Everything the five houses offer, in the order of their books. */
export const offerings: readonly PotOffering[] = [...blackSheepPoker];

export function findOffering(id: string): PotOffering | undefined {
  return offerings.find((offering) => offering.id === id);
}
