import type { HandEvent, TableEvent } from '@cardroom/core/table';
import type { Sound } from './synth.ts';

/** What somebody at this seat hears of an event; -1 for who only watches. */
export function soundOf(event: TableEvent, seat: number): Sound | null {
  if (event.type === 'collected') return 'chips';
  return event.type === 'played' ? soundInHand(event.event, seat) : null;
}

function soundInHand(event: HandEvent, seat: number): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'boarded':
    case 'showed':
    case 'revealed':
    case 'laid':
    case 'discarded':
      return 'card';
    case 'posted':
    case 'acted':
    case 'killed':
    case 'wagered':
    case 'staked':
    case 'taken':
      return event.cents > 0 ? 'chips' : null;
    case 'gathered':
    case 'withdrawn':
    case 'banked':
      return 'chips';
    case 'awarded':
      return event.seat === seat ? 'win' : 'chips';
    case 'settled':
      return event.result === 'win' && event.seat === seat ? 'win' : 'chips';
    case 'compared':
      return event.cents > 0 && event.to === seat ? 'win' : 'chips';
    default:
      return null;
  }
}
