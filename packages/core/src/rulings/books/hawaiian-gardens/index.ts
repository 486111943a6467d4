import type { Ruling } from '../../ruling.ts';
import { asianFiveCardStud } from './asian-stud.ts';
import { archie, badacey, badeucey, dramadugi, dramaha, matchIt, twoSevenDramaha } from './draw.ts';
import { crazyPineapple, holdem, noLimitHoldem, omaha, potLimitHoldem, reverseHoldem } from './flop.ts';
import { kansasCityLowball, lowball } from './lowball.ts';
import { mexicanPoker } from './mexican.ts';
import { playerDealer } from './player-dealer/index.ts';
import { points } from './points.ts';
import { newerStud, sevenCardStud } from './stud.ts';

/** What the book of the Hawaiian Gardens Casino rules, by the id of the offering. */
export const hawaiianGardens: Readonly<Record<string, readonly Ruling[]>> = {
  'hawaiian-gardens/holdem': holdem,
  'hawaiian-gardens/no-limit-holdem': noLimitHoldem,
  'hawaiian-gardens/pot-limit-holdem': potLimitHoldem,
  'hawaiian-gardens/crazy-pineapple': crazyPineapple,
  'hawaiian-gardens/reverse-holdem': reverseHoldem,
  'hawaiian-gardens/no-limit-omaha': omaha,
  'hawaiian-gardens/no-limit-omaha-hi-lo': omaha,
  'hawaiian-gardens/seven-card-stud': sevenCardStud(),
  'hawaiian-gardens/seven-card-stud-hi-lo-8': sevenCardStud('003:227'),
  'hawaiian-gardens/razz': sevenCardStud('003:411'),
  'hawaiian-gardens/mexican-poker': mexicanPoker,
  'hawaiian-gardens/asian-five-card-stud': asianFiveCardStud,
  'hawaiian-gardens/razzdeucey': newerStud('003:4115'),
  'hawaiian-gardens/razzdacey': newerStud('003:4338'),
  'hawaiian-gardens/super-razzdacey': newerStud('003:4497'),
  'hawaiian-gardens/super-seven-card-stud': newerStud('003:4937'),
  'hawaiian-gardens/super-seven-card-stud-hi-lo': newerStud('003:5161'),
  'hawaiian-gardens/super-seven-card-stud-hi-lo-regular': newerStud('003:5400'),
  'hawaiian-gardens/super-razzdeucey': newerStud('003:5958'),
  'hawaiian-gardens/super-razz': newerStud('003:6160'),
  'hawaiian-gardens/seven-card-stud-hi-lo-regular': newerStud('003:6556'),
  'hawaiian-gardens/lowball': lowball,
  'hawaiian-gardens/kansas-city-lowball': kansasCityLowball,
  'hawaiian-gardens/match-it': matchIt,
  'hawaiian-gardens/archie': archie,
  'hawaiian-gardens/badacey': badacey,
  'hawaiian-gardens/badeucey': badeucey,
  'hawaiian-gardens/two-seven-dramaha': twoSevenDramaha,
  'hawaiian-gardens/dramaha': dramaha,
  'hawaiian-gardens/dramadugi': dramadugi,
  ...playerDealer,
  ...points,
};
