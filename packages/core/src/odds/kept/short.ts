import { threeCardPoker6CardBonus as blackSheepThreeCard } from '../../houses/black-sheep/casino-poker.ts';
import { threeCardPoker as empireThreeCard } from '../../houses/empire/casino-poker.ts';
import {
  threeCardPoker6CardBonus as gardensThreeCard,
  pokara,
} from '../../houses/hawaiian-gardens/casino-poker.ts';
import {
  baccarat9,
  baccarat92009,
  pan9,
  super9,
  super9BonusTie,
} from '../../houses/hawaiian-gardens/nines.ts';
import { threeCardPoker6CardBonus as delRioThreeCard } from '../../houses/hotel-del-rio/casino-poker.ts';
import { threeCardPoker6CardBonus as luckyLadyThreeCard } from '../../houses/lucky-lady/casino-poker.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { exactOdds } from '../exact.ts';
import type { Keeping } from './keeping.ts';
import { offeringKeeping } from './offering-keeping.ts';

const THREE_CARD = [
  'odds/count/showdown.ts',
  'odds/count/as-dealt.ts',
  'games/table-poker/three-card-poker.ts',
];
const NINES = ['odds/count/walk.ts', 'games/nines/nines.ts', 'houses/hawaiian-gardens/nines.ts'];

const POKARA = [
  'odds/count/change.ts',
  'odds/count/as-dealt.ts',
  'games/table-poker/pokara.ts',
  'houses/hawaiian-gardens/casino-poker.ts',
];

/** Results that take seconds each, kept under the usual settings so that nobody has to wait. */
const SHORT: readonly (readonly [PlayerDealerOffering, readonly string[], quick?: true])[] = [
  [blackSheepThreeCard, [...THREE_CARD, 'houses/black-sheep/casino-poker.ts']],
  [delRioThreeCard, [...THREE_CARD, 'houses/hotel-del-rio/casino-poker.ts']],
  [empireThreeCard, [...THREE_CARD, 'houses/empire/casino-poker.ts']],
  [gardensThreeCard, [...THREE_CARD, 'houses/hawaiian-gardens/casino-poker.ts']],
  [luckyLadyThreeCard, [...THREE_CARD, 'houses/lucky-lady/casino-poker.ts']],
  [pokara, POKARA],
  [super9, NINES],
  [super9BonusTie, NINES, true],
  [pan9, NINES],
  [baccarat9, NINES],
  [baccarat92009, NINES],
];

export const keptShort: readonly Keeping[] = SHORT.map(([offering, code, quick]) =>
  offeringKeeping(
    { offering, matters: Object.keys(offering.settings), file: 'short', code, ...(quick && { quick }) },
    (game) => ({
      stages: [{ parts: 1, run: () => [...exactOdds(game).values()] }],
      join: ([[wagers]]) => wagers,
    }),
  ),
);
