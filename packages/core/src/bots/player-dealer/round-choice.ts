import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { LegalHand } from '../../engine/player-dealer/legal.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { commandFor } from '../../odds/round/line-of-play.ts';
import { advise, type Mind } from './lines.ts';

/** What a player does with a hand that is due. */
export const chooseFor = (round: RoundState, due: LegalHand, mind: Mind): RoundCommand =>
  commandFor(round, due, (view, hand, open) => advise(view, due.seat, hand, open, mind));
