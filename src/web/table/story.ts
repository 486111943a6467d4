import type { RoundEvent } from '../../engine/banked/events.ts';
import type { PointsEvent } from '../../engine/points/events.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import { Teller } from '../../history/tell.ts';
import { tellBanked } from '../../history/tell-banked.ts';
import { tellPoints } from '../../history/tell-points.ts';
import type { HandEvent } from '../../table/events.ts';
import type { HandInPlay } from '../../table/state.ts';

/** A hand in plain sentences, as far as the events go. */
export function tellHand({ kind, state }: HandInPlay, events: readonly HandEvent[]): string[] {
  switch (kind) {
    case 'pot':
      return new Teller(state.setup).tell(events as readonly PotEvent[]);
    case 'points':
      return tellPoints(state.setup, events as readonly PointsEvent[]);
    case 'player-dealer':
      return tellBanked(state.setup, events as readonly RoundEvent[]);
  }
}
