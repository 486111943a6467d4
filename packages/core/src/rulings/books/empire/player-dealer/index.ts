import type { Ruling } from '../../../ruling.ts';
import { doubleHandPoker } from './double-hand.ts';
import { ninesUp } from './nines-up.ts';
import { paiGowTiles } from './tiles.ts';

/** What the book rules in games against a player-dealer. */
export const playerDealer: Readonly<Record<string, readonly Ruling[]>> = {
  'empire/pai-gow-tiles': paiGowTiles,
  'empire/double-hand-poker': doubleHandPoker,
  'empire/nines-up': ninesUp,
};
