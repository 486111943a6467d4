import { commonTilesWay, printedTilesWay } from '../../games/house-ways/tiles.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { setting } from '../offering/setting.ts';

/** Readings that the tile games of two houses share; each cites its own lines. */

export const compares = (cite: string, printed: 'as laid' | null) =>
  setting({
    title: 'Hands are compared: low with low, or as they were set',
    cite,
    choices: ['low with low', 'as laid'],
    labels: { 'as laid': 'as they were set' },
    printed,
    customary: 'low with low',
  });

export const tilesChart = (cite: string) =>
  setting({
    title: 'House-way chart (the book prints none for this game)',
    cite,
    choices: ['common', 'pai gow tiles wild'],
    labels: { common: 'the common house way', 'pai gow tiles wild': 'Pai Gow Tiles Wild' },
    customary: 'common',
  });

export const borrowedWay = (ranking: Ranking, chart: 'common' | 'pai gow tiles wild') =>
  chart === 'common'
    ? commonTilesWay(ranking)
    : printedTilesWay(ranking, 'three or six', { nineEleven: 'both', splitsForNothing: false });
