import { paiGowPokerGold } from '../../houses/black-sheep/pai-gow.ts';
import { doubleHandPoker, fortunePaiGowPoker as empireFortune } from '../../houses/empire/pai-gow.ts';
import {
  fortunePaiGowPoker as gardensFortune,
  jokersWildPaiGowPoker,
  paiGowPoker,
} from '../../houses/hawaiian-gardens/pai-gow.ts';
import { fortunePaiGowPoker as luckyLadyFortune } from '../../houses/lucky-lady/pai-gow.ts';
import type { WagerOdds } from '../answer.ts';
import { countAsDealt } from '../count/as-dealt.ts';
import { handsOf } from '../front-and-back/hand-index.ts';
import { type FrontAndBack, SET_PARTS, setHands } from '../front-and-back/house-way.ts';
import { oddsOfPairs } from '../front-and-back/odds.ts';
import { countPairs, joinPairs, PAIR_PARTS, type Pairs } from '../front-and-back/pairs.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping, variants } from './offering-keeping.ts';

const CODE = [
  'odds/front-and-back/house-way.ts',
  'odds/front-and-back/odds.ts',
  'odds/front-and-back/pairs.ts',
  'odds/count/as-dealt.ts',
  'games/pai-gow/poker.ts',
];

/** Pai gow poker: every hand against every hand that can lie beside it, both set by the house way. */
export const keptPaiGow: readonly Keeping[] = [
  ...variants(paiGowPokerGold, [], [...CODE, 'houses/black-sheep/pai-gow.ts'], ['foulTakesBonus']),
  ...variants(doubleHandPoker, [], [...CODE, 'houses/empire/pai-gow.ts'], ['logicalWay', 'wheel']),
  ...variants(empireFortune, ['joker'], [...CODE, 'houses/empire/pai-gow.ts'], ['fives']),
  ...variants(
    jokersWildPaiGowPoker,
    ['jokers'],
    [...CODE, 'houses/hawaiian-gardens/pai-gow.ts'],
    ['fives', 'wheel', 'sameInBack', 'logicalWay', 'jokerFives'],
  ),
  ...variants(
    paiGowPoker,
    ['logicalWay'],
    [...CODE, 'houses/hawaiian-gardens/pai-gow.ts'],
    ['wheel', 'sameInBack', 'jokerFives'],
  ),
  ...variants(
    gardensFortune,
    ['gamePays'],
    [...CODE, 'houses/hawaiian-gardens/pai-gow.ts'],
    ['joker', 'fives', 'wheel', 'sameInBack', 'logicalWay', 'damagedOdds'],
  ),
  ...variants(luckyLadyFortune, [], [...CODE, 'houses/lucky-lady/pai-gow.ts'], ['joker']),
].map((of) =>
  offeringKeeping({ ...of, file: 'pai-gow' }, (game) => {
    const { counted } = game;
    if (counted?.by !== 'front and back') throw new Error(`${game.name} is not set as two and five.`);
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
      join: ([, pairs, others]) => together(game, counted, pairs as Pairs[], others as WagerOdds[]),
    } satisfies Partial<Keeping>;
  }),
);

function together(
  game: Parameters<typeof oddsOfPairs>[0],
  counted: FrontAndBack,
  parts: readonly Pairs[],
  others: readonly WagerOdds[],
): WagerOdds[] {
  return [oddsOfPairs(game, counted, joinPairs(game.shoe, parts)), ...others];
}
