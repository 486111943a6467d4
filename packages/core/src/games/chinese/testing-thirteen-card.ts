import type { ThirteenCardOptions } from './thirteen-card.ts';

/** For tests only: as it is printed. */
export const printed: ThirteenCardOptions = {
  twoOfThree: 2,
  shot: 6,
  homeRun: 9,
  foulsMakeHomeRuns: true,
  surrender: 0,
  playerDealerWinsTies: false,
  coverage: 'exchanged',
};
