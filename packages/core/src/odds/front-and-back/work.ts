import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { WagerOdds } from '../answer.ts';
import { countAsDealt } from '../count/as-dealt.ts';
import type { Work } from '../work.ts';
import { handsOf } from './hand-index.ts';
import { type FrontAndBack, SET_PARTS, setHands } from './house-way.ts';
import { oddsOfPairs } from './odds.ts';
import { countPairs, joinPairs, PAIR_PARTS, type Pairs } from './pairs.ts';

/** Every hand is set once, then all pairs that can lie beside each other are counted, then the bonuses: a minute or two. */
export function paiGowWork(game: PlayerDealerGame, counted: FrontAndBack): Work {
  const memory = (of: ArrayBufferLike) => new Uint32Array(of);
  const bonuses = game.wagers.filter(({ asDealt }) => asDealt !== undefined);
  return {
    bytes: 4 * handsOf(game.shoe),
    stages: [
      { parts: SET_PARTS, run: (part, shared) => setHands(game, counted, part, memory(shared)) },
      { parts: PAIR_PARTS, run: (part, shared) => countPairs(game.shoe, part, memory(shared)) },
      {
        parts: bonuses.length,
        run: (part) => {
          const kind = bonuses[part];
          return kind.asDealt === undefined ? null : countAsDealt(game, kind, kind.asDealt);
        },
      },
    ],
    join: ([, pairs, others]) => [
      oddsOfPairs(game, counted, joinPairs(game.shoe, pairs as readonly Pairs[])),
      ...(others as WagerOdds[]),
    ],
  };
}
