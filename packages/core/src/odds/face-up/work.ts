import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { WagerOdds } from '../answer.ts';
import { countFirstCards } from '../count/in-order.ts';
import type { FrontAndBack } from '../front-and-back/house-way.ts';
import { BACK_PARTS, HAND_PARTS, Memory } from '../front-and-back/memory.ts';
import { orderByBack } from '../front-and-back/order.ts';
import { PAIR_PARTS } from '../front-and-back/pairs.ts';
import { setHands } from '../front-and-back/sets.ts';
import { countHeld } from '../front-and-back/sweep.ts';
import type { Work } from '../work.ts';
import { oddsOfSeen } from './odds.ts';
import { countSeenSharing, joinSeen, meetSeen, type SeenPairs } from './seen.ts';
import { Stairs } from './stairs.ts';

/**
 * Pai gow poker against a bank that is set by the house way and seen first: a hand with a set above it in front and in
 * back wins, one with a set above it in either keeps the bet. All pairs of hands are counted that way, then the
 * bonuses. Takes some minutes.
 */
export function faceUpWork(game: PlayerDealerGame, counted: FrontAndBack): Work {
  const { shoe } = game;
  const bonuses = game.wagers.flatMap((kind) =>
    kind.asDealt === undefined ? [] : [{ kind, by: kind.asDealt }],
  );
  let known: { readonly of: ArrayBufferLike; readonly memory: Memory } | null = null;
  const memory = (of: ArrayBufferLike): Memory => {
    if (known?.of !== of) known = { of, memory: new Memory(shoe, of) };
    return known.memory;
  };
  return {
    bytes: Memory.bytesFor(shoe),
    stages: [
      { parts: HAND_PARTS, run: (part, of) => setHands(shoe, new Stairs(counted), part, memory(of)) },
      { parts: 1, run: (_, of) => orderByBack(memory(of)) },
      { parts: BACK_PARTS, run: (part, of) => countHeld(shoe, part, memory(of)) },
      { parts: BACK_PARTS, run: (part, of) => meetSeen(shoe, part, memory(of)) },
      { parts: PAIR_PARTS, run: (part, of) => countSeenSharing(shoe, part, memory(of)) },
      { parts: bonuses.length, run: (part) => countFirstCards(game, bonuses[part].kind, bonuses[part].by) },
    ],
    join: ([, , , met, sharing, others]) => {
      const pairs = joinSeen(shoe, [met, sharing].flat() as SeenPairs[]);
      return [...oddsOfSeen(game, counted, pairs), ...(others as WagerOdds[])];
    },
  };
}
