import { poker as blackSheepPoker } from './black-sheep/poker.ts';
import { lowball as empireLowball } from './empire/lowball.ts';
import { poker as empirePoker } from './empire/poker.ts';
import { draw as gardensDraw } from './hawaiian-gardens/draw.ts';
import { flop as gardensFlop } from './hawaiian-gardens/flop.ts';
import { points as gardensPoints } from './hawaiian-gardens/points.ts';
import { stud as gardensStud } from './hawaiian-gardens/stud.ts';
import { poker as delRioPoker } from './hotel-del-rio/poker.ts';
import { lowball as luckyLadyLowball } from './lucky-lady/lowball.ts';
import { poker as luckyLadyPoker } from './lucky-lady/poker.ts';
import type { PointsOffering, PotOffering } from './offering/offering.ts';

/** What players play against each other, at all houses: for a pot, or for points. */
export const potOfferings: readonly (PotOffering | PointsOffering)[] = [
  ...blackSheepPoker,
  ...luckyLadyPoker,
  ...gardensFlop,
  ...delRioPoker,
  ...empirePoker,
  empireLowball,
  ...gardensStud,
  ...gardensDraw,
  ...gardensPoints,
  luckyLadyLowball,
];
