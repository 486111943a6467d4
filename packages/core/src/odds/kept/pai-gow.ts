import { paiGowPokerGold } from '../../houses/black-sheep/pai-gow.ts';
import { doubleHandPoker, fortunePaiGowPoker as empireFortune } from '../../houses/empire/pai-gow.ts';
import {
  fortunePaiGowPoker as gardensFortune,
  jokersWildPaiGowPoker,
  paiGowPoker,
} from '../../houses/hawaiian-gardens/pai-gow.ts';
import { fortunePaiGowPoker as luckyLadyFortune } from '../../houses/lucky-lady/pai-gow.ts';
import { paiGowWork } from '../front-and-back/work.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping, variants } from './offering-keeping.ts';

const CODE = ['odds/front-and-back/work.ts', 'games/pai-gow/poker.ts'];

/** Pai gow poker: every hand by its best set, and by the house way, against every hand that can be dealt with it. */
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
    return paiGowWork(game, counted);
  }),
);
