import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { type WagerOdds, withPlain } from '../answer.ts';
import { countAsDealt } from '../count/as-dealt.ts';
import type { Work } from '../work.ts';
import { chooseSets } from './choose.ts';
import type { FrontAndBack } from './house-way.ts';
import { BACK_PARTS, HAND_PARTS, Memory } from './memory.ts';
import { countNear, markNear } from './near.ts';
import { Meetings } from './odds.ts';
import { orderByBack } from './order.ts';
import { type BothPairs, countSharing, joinPairs, PAIR_PARTS, pairsOnly } from './pairs.ts';
import { BestSets, setHands } from './sets.ts';
import { countHeld, meetBank } from './sweep.ts';

/**
 * Pai gow poker against a bank that sets by the house way, each hand by the best of its sets, and by the house way to
 * see how much more the plain line costs: all hands are set, the hands of the bank that each set can meet are counted,
 * the best set is taken, then the bonuses are counted. Takes about two minutes.
 */
export function paiGowWork(game: PlayerDealerGame, counted: FrontAndBack): Work {
  const { shoe } = game;
  const bonuses = game.wagers.filter(({ asDealt }) => asDealt !== undefined);
  let known: { readonly of: ArrayBufferLike; readonly memory: Memory } | null = null;
  const memory = (of: ArrayBufferLike): Memory => {
    if (known?.of !== of) known = { of, memory: new Memory(shoe, of) };
    return known.memory;
  };
  let meetings: Meetings | null = null;
  const meets = () => {
    meetings ??= new Meetings(game, counted);
    return meetings;
  };
  return {
    bytes: Memory.bytesFor(shoe),
    stages: [
      { parts: HAND_PARTS, run: (part, of) => setHands(shoe, new BestSets(counted), part, memory(of)) },
      { parts: 1, run: (_, of) => orderByBack(memory(of)) },
      { parts: BACK_PARTS, run: (part, of) => countHeld(shoe, part, memory(of)) },
      { parts: BACK_PARTS, run: (part, of) => pairsOnly(meetBank(shoe, part, memory(of))) },
      { parts: HAND_PARTS, run: (part, of) => markNear(shoe, meets().worth, part, memory(of)) },
      { parts: PAIR_PARTS, run: (part, of) => countNear(shoe, meets().worth, part, memory(of)) },
      { parts: HAND_PARTS, run: (part, of) => chooseSets(meets().worth, part, memory(of)) },
      { parts: PAIR_PARTS, run: (part, of) => countSharing(shoe, part, memory(of)) },
      {
        parts: bonuses.length,
        run: (part) => {
          const kind = bonuses[part];
          return kind.asDealt === undefined ? null : countAsDealt(game, kind, kind.asDealt);
        },
      },
    ],
    join: ([, , , met, , , chosen, sharing, others]) => {
      const { way, best } = joinPairs(shoe, [met, chosen, sharing].flat() as BothPairs[]);
      return [...withPlain([meets().odds(best)], [meets().odds(way)]), ...(others as WagerOdds[])];
    },
  };
}
