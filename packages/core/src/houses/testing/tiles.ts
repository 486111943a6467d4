import { printCards } from '../../cards/index.ts';
import type { Round } from '../../engine/player-dealer/round.ts';

/** For tests only: eight stacks that use up the set. */
export const STACKS: readonly string[] = [
  'Teen Teen Dey Dey',
  'Yun Yun Gor Gor',
  'Mooy Mooy Chong Chong',
  'Bon Bon Foo Foo',
  'Ping Ping Tit Tit',
  'Look Look Gow45 Gow36',
  'Bot35 Bot26 Chit34 Chit25',
  'Ng14 Ng23 Gee6 Gee3',
];

/** What lies in front of a seat, counted from 1. */
export const tilesAt = ({ state }: Round, seat: number): string =>
  printCards((seat === state.dealer + 1 ? state.shared.dealer : state.hands[seat - 1][0])?.cards ?? []);
