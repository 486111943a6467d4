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
import type { HouseId, PointsOffering, PotOffering } from './offering.ts';

export const houseNames: Readonly<Record<HouseId, string>> = {
  'black-sheep': 'Black Sheep Casino',
  'hotel-del-rio': 'Hotel Del Rio',
  empire: "Empire Sportsmen's Association",
  'hawaiian-gardens': 'Hawaiian Gardens Casino',
  'lucky-lady': 'Lucky Lady',
};

/** A game that players play against each other, for a pot or for points. */
export type TableOffering = PotOffering | PointsOffering;

/** House by house, and in each house in the order of its book. */
const ORDER: Readonly<Record<HouseId, readonly string[]>> = {
  'black-sheep': ['omaha-hi-lo', 'omaha', 'holdem'],
  'hotel-del-rio': ['omaha', 'omaha-hi-lo', 'holdem'],
  empire: ['holdem', 'omaha-hi-lo', 'tahoe-pineapple-hi-lo', 'lowball'],
  'hawaiian-gardens': [
    'holdem',
    'no-limit-holdem',
    'pot-limit-holdem',
    'crazy-pineapple',
    'seven-card-stud',
    'seven-card-stud-hi-lo-8',
    'lowball',
    'mexican-poker',
    'razz',
    'reverse-holdem',
    'asian-five-card-stud',
    'thirteen-card',
    'badugi',
    'match-it',
    'no-limit-omaha',
    'no-limit-omaha-hi-lo',
    'kansas-city-lowball',
    'five-card-omaha-hi-lo',
    'archie',
    'double-board-omaha',
    'razzdeucey',
    'razzdacey',
    'super-razzdacey',
    'badacey',
    'super-seven-card-stud',
    'super-seven-card-stud-hi-lo',
    'super-seven-card-stud-hi-lo-regular',
    'short-deck-holdem',
    'super-razzdeucey',
    'super-razz',
    'badeucey',
    'seven-card-stud-hi-lo-regular',
    'two-seven-dramaha',
    'dramaha',
    'face-up-chinese',
    'dramadugi',
    'two-seven-captain',
  ],
  'lucky-lady': ['lowball', 'omaha', 'omaha-hi-lo', 'ez-money-holdem', 'holdem', 'no-limit-holdem'],
};

const place = ({ house, id }: TableOffering): number => ORDER[house].indexOf(id.slice(house.length + 1));
const houses = Object.keys(ORDER);

/** Everything the five houses offer, in the order of their books. */
export const offerings: readonly TableOffering[] = [
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
].sort((a, b) => houses.indexOf(a.house) - houses.indexOf(b.house) || place(a) - place(b));

export function findOffering(id: string): TableOffering | undefined {
  return offerings.find((offering) => offering.id === id);
}
