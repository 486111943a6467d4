import type { MachineKind } from '../../engine/machines/machine.ts';
import type { Ruling } from '../ruling.ts';
import { playerDealerPostings } from './postings-player-dealer.ts';
import { pointsPostings } from './postings-points.ts';
import { potPostings } from './postings-pot.ts';

/** What the room does where a book says nothing: customary, and marked so by having no lines. */
export const postings: { readonly [Kind in MachineKind]: readonly Ruling[] } = {
  pot: potPostings,
  points: pointsPostings,
  'player-dealer': playerDealerPostings,
};
