import type { RoundEvent } from '@cardroom/core/engine/player-dealer';
import type { PointsEvent } from '@cardroom/core/engine/points';
import type { PotEvent } from '@cardroom/core/engine/pot';
import type { HandEvent, HandInPlay } from '@cardroom/core/table';
import { Teller, tellPlayerDealer, tellPoints } from '@cardroom/core/tell';

/** A hand in plain sentences, as far as the events go. */
export function tellHand({ kind, state }: HandInPlay, events: readonly HandEvent[]): string[] {
  switch (kind) {
    case 'pot':
      return new Teller(state.setup).tell(events as readonly PotEvent[]);
    case 'points':
      return tellPoints(state.setup, events as readonly PointsEvent[]);
    case 'player-dealer':
      return tellPlayerDealer(state.setup, events as readonly RoundEvent[]);
  }
}
