import { seededRandom } from '../../cards/index.ts';
import { optionsFor, pendingHands } from '../../engine/player-dealer/choices.ts';
import type { Arrangement, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { offerings } from '../../houses/index.ts';
import { type BuiltRound, roundOf } from '../built.ts';
import { playRound } from './play.ts';

/** A way to set a hand, as the house has it. */
export type Way = (cards: readonly number[]) => Arrangement;

const kept = new WeakMap<PlayerDealerGame, Way | null>();

/** The house way that a game declares, for its player-dealer or for players who ask; null if it has none. */
export function wayOf(built: BuiltRound): Way | null {
  let way = kept.get(built.game);
  if (way === undefined) {
    way = declaredIn(built.game) ?? offeredIn(built);
    kept.set(built.game, way);
  }
  return way;
}

function declaredIn({ script }: PlayerDealerGame): Way | null {
  for (const step of script) if (step.do === 'house way') return step.way;
  return null;
}

/** The house way that players may ask for, or that is used for a player who is away. */
function offeredIn(built: BuiltRound): Way | null {
  if (!built.game.script.some((step) => step.do === 'choose')) return null;
  let found: Way | null = null;
  playRound(
    built,
    {
      bettors: 1,
      bonuses: 0,
      stops: ({ state }) => {
        const sets = pendingHands(state).flatMap((hand) => optionsFor(state, hand).map(({ set }) => set));
        for (const set of sets) found ??= set?.way ?? set?.absent ?? null;
        return found !== null;
      },
    },
    seededRandom(built.offering.id),
  );
  return found;
}

/** How other houses set hands of the same pack. */
export function otherWays({ offering, game }: BuiltRound): Way[] {
  return offerings.flatMap((other) => {
    if (other === offering || other.family !== offering.family) return [];
    const built = roundOf(other);
    const way = built !== null && samePack(built.game, game) ? wayOf(built) : null;
    return way === null ? [] : [way];
  });
}

const samePack = (a: PlayerDealerGame, b: PlayerDealerGame): boolean =>
  a.shoe.cards.length === b.shoe.cards.length &&
  handSize(a) === handSize(b) &&
  a.shoe.cards.every((card, i) => card === b.shoe.cards[i]);

function handSize({ script }: PlayerDealerGame): number {
  for (const step of script) if (step.do === 'piles') return step.size;
  return 0;
}
