import { FULL_HOUSE, STRAIGHT } from '../../ranks/tables/five-card.ts';
import { type ChartRow, chartWay, type HouseWay, row } from './chart.ts';
import {
  bestFront,
  cardsAt,
  either,
  higherFront,
  highPair,
  jokerAndTop,
  keepQuadsWith,
  keepTwoPairWith,
  oneOfMost,
  type Play,
  pairAndPair,
  pairInFront,
  secondPair,
  splitMost,
  topTwo,
} from './plays.ts';
import type { SetRules } from './set-rules.ts';

/** 002:1549: the highest single card and the joker, if that card is higher than both pairs. */
const jokerOverPairs: Play = (seven, rules) =>
  seven.ranks[seven.singles[0]] > seven.lead && jokerAndTop(seven, rules);

/**
 * 002:1534-1564, made for a joker that is any card. For hands it leaves out, the highest pair that leaves a full house
 * or better in back goes in front; trips with a straight or flush are set as at 000:671.
 */
export const empireRows: readonly ChartRow[] = [
  // 002:1558: of several complete hands the one with the highest front.
  row('002:1555', 'no pair', bestFront(STRAIGHT), { complete: true }),
  row('002:1536', 'no pair', cardsAt(1, 2)),
  row('002:1556', 'pair', bestFront(STRAIGHT), { complete: true }),
  row('002:1538', 'pair', topTwo),
  // 002:1557: a straight or flush changes nothing here.
  row('002:1540', 'two pair', secondPair, { of: 'AKQ' }),
  row('002:1541', 'two pair', keepTwoPairWith('A'), { of: 'JT9' }),
  row('002:1547', 'two pair', keepTwoPairWith('K'), { of: '876' }),
  row('002:1548', 'two pair', keepTwoPairWith('Q'), { of: '5432' }),
  row('002:1550', 'three pair', highPair),
  row('000:671', 'trips', pairInFront(STRAIGHT), { complete: true }),
  row('002:1551', 'trips', oneOfMost, { of: 'A' }),
  row('002:1552', 'trips', topTwo),
  row('002:1553', 'two trips', splitMost),
  row('002:1559', 'full house', highPair),
  row('002:1559', ['full house and pair', 'quads and pair', 'quads and trips'], pairInFront(FULL_HOUSE)),
  row('002:1560', 'quads', splitMost, { of: 'AKQ' }),
  row('002:1561', 'quads', keepQuadsWith('A'), { of: 'JT9' }),
  row('002:1562', 'quads', keepQuadsWith('K'), { of: '876' }),
  row('002:1563', 'quads', keepQuadsWith('Q'), { of: '5432' }),
  // If the joker is an ace, four aces and the joker are sorted before the highest other card.
  row('002:1564', ['five aces', 'five aces and pair'], cardsAt(4, 5)),

  row('002:1555', 'no pair', bestFront(STRAIGHT), { complete: true, jokers: 1 }),
  row('002:1537', 'no pair', cardsAt(0, 2), { jokers: 1 }),
  row('002:1558', 'pair', higherFront(bestFront(STRAIGHT), pairAndPair), { complete: true, jokers: 1 }),
  row('002:1539', 'pair', pairAndPair, { jokers: 1 }),
  row('002:1549', 'two pair', either(jokerOverPairs, highPair), { jokers: 1 }),
  row('002:1550', 'three pair', highPair, { jokers: 1 }),
  row('002:1554', 'trips', pairInFront(STRAIGHT), { complete: true, jokers: 1 }),
  row('002:1554', 'trips', jokerAndTop, { jokers: 1 }),
  row('002:1559', ['full house', 'two trips'], pairInFront(FULL_HOUSE), { jokers: 1 }),
  row('002:1564', 'quads', jokerAndTop, { jokers: 1 }),
  row('002:1564', 'quads and pair', highPair, { jokers: 1 }),
];

export const fortuneEmpireWay = (rules: SetRules): HouseWay => chartWay(rules, empireRows);
