import { type Refusal, refuse } from '@cardroom/core/engine';
import type { StoreError } from '../../store/errors.ts';
import type { MostPlaces, PlaceLimits } from '../../store/nodes/places.ts';

/** How many places somebody may have who asks for one, where the database decides it. */
export class SeatRight implements PlaceLimits {
  readonly player: string;
  readonly from: string;
  readonly most: MostPlaces;
  readonly #sentence: (limit: keyof MostPlaces) => string;

  constructor({ player, from, most }: PlaceLimits, sentence: (limit: keyof MostPlaces) => string) {
    this.player = player;
    this.from = from;
    this.most = most;
    this.#sentence = sentence;
  }

  /** Why it was not written, where that was one of these limits. */
  over({ kind, message }: StoreError): Refusal | null {
    if (kind !== 'refused' || !Object.hasOwn(this.most, message)) return null;
    return refuse('not-allowed', this.#sentence(message as keyof MostPlaces));
  }
}
