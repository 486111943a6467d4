import type { Ruling } from '../../ruling.ts';
import { holdem, omaha, tahoePineapple } from './flop.ts';
import { lowball } from './lowball.ts';
import { playerDealer } from './player-dealer/index.ts';

/** What the book of the Empire Sportsmen's Association rules, by the id of the offering. */
export const empire: Readonly<Record<string, readonly Ruling[]>> = {
  'empire/holdem': holdem,
  'empire/omaha-hi-lo': omaha,
  'empire/tahoe-pineapple-hi-lo': tahoePineapple,
  'empire/lowball': lowball,
  ...playerDealer,
};
