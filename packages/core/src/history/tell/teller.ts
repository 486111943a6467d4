import type { PotEvent } from '../../engine/pot/events.ts';
import type { HandSetup } from '../../engine/pot/state.ts';
import { HandTeller } from './tell.ts';
import { tellPotRuling } from './tell-rulings.ts';
import type { Told } from './told.ts';
import type { Cast } from './voice.ts';

/**
 * Says what happens in a hand, as a dealer would. It follows the hand by its events and takes them as
 * they come; cards that are hidden in the events are counted, not named.
 */
export class Teller {
  readonly #hand: HandTeller;

  constructor(setup: HandSetup, cast?: Cast) {
    this.#hand = new HandTeller(setup, cast, tellPotRuling);
  }

  /** The sentences for these events. Awards are told best when all of a showdown come together. */
  tell(events: readonly PotEvent[]): string[] {
    return this.#hand.tell(events);
  }

  /** The same, each sentence with its event. */
  told(events: readonly PotEvent[]): Told[] {
    return this.#hand.told(events);
  }
}
