import type { PlayerId, Sign } from '@cardroom/core/table';

type Game = Pick<Sign, 'limit'> & { readonly offering: { readonly id: string } };

/** Players whose moves are remembered; the oldest are forgotten beyond that. */
const MOST = 10_000;

/**
 * Who had a seat in a game that broke, and may go on in another of the same kind and limit without a full buy-in
 * (003:303). Kept while the room is open; whoever sits down anywhere has moved.
 */
export class BrokenGames {
  readonly #last = new Map<PlayerId, string>();

  broke(player: PlayerId, game: Game): void {
    this.#last.delete(player);
    this.#last.set(player, named(game));
    for (const [oldest] of this.#last) {
      if (this.#last.size <= MOST) break;
      this.#last.delete(oldest);
    }
  }

  /** Whether this game is like the one that broke under the player. */
  isLike(player: PlayerId, game: Game): boolean {
    return this.#last.get(player) === named(game);
  }

  moved(player: PlayerId): void {
    this.#last.delete(player);
  }
}

const named = ({ offering, limit }: Game): string => `${offering.id} ${limit}`;
