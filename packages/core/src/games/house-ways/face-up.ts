import { FULL_HOUSE, STRAIGHT, TRIPS } from '../../ranks/tables/five-card.ts';
import { type ChartRow, chartWay, type HouseWay, row } from './chart.ts';
import {
  aceInFront,
  bestFront,
  cardsAt,
  highPair,
  keepQuadsWith,
  keepTwoPairWith,
  oneOfMost,
  type Play,
  pairInFront,
  secondPair,
  splitMost,
  topTwo,
} from './plays.ts';
import type { SetRules } from './set-rules.ts';

/** Both houses print the same rows, except for five aces. Four and three of a kind together are Gold's (000:681). */
const rows: readonly ChartRow[] = [
  row('000:1222, 003:11438', 'no pair', bestFront(STRAIGHT), { complete: true }),
  row('000:1192, 003:11405', 'no pair', cardsAt(1, 2)),
  row('000:1225, 003:11441', 'pair', bestFront(STRAIGHT), { complete: true }),
  row('000:1194, 003:11408', 'pair', topTwo),
  row('000:1228, 003:11444', 'two pair', pairInFront(STRAIGHT), { complete: true }),
  row('000:1196, 003:11411', 'two pair', secondPair, { of: 'AKQ' }),
  row('000:1201, 003:11414', 'two pair', keepTwoPairWith('A'), { of: 'JT9' }),
  row('000:1204, 003:11417', 'two pair', keepTwoPairWith('K'), { of: '876' }),
  row('000:1207, 003:11420', 'two pair', keepTwoPairWith('Q'), { of: '543' }),
  row('000:1210, 003:11423', 'three pair', highPair),
  row('000:1231, 003:11447', 'trips', aceInFront(STRAIGHT), { complete: true }),
  row('000:1213, 003:11426', 'trips', oneOfMost, { of: 'A' }),
  row('000:1216, 003:11432', 'trips', topTwo),
  row('000:1219, 003:11435', 'two trips', splitMost),
  row('000:1237, 003:11450', ['full house', 'full house and pair'], pairInFront(TRIPS)),
  row('000:1239, 003:11453', 'quads', splitMost, { of: 'AKQ' }),
  row('000:1241, 003:11456', 'quads', keepQuadsWith('K'), { of: 'JT9' }),
  row('000:1243, 003:11462', 'quads', keepQuadsWith('Q'), { of: '876' }),
  row('000:1245, 003:11465', 'quads', topTwo, { of: '5432' }),
  row('000:1247, 003:11468', 'quads and pair', highPair),
  row('000:681', 'quads and trips', pairInFront(FULL_HOUSE)),
];

const FIVE_ACES = ['five aces', 'five aces and pair'] as const;
const JACK = 9;

/** After four aces and the joker, place 5 has the highest other card. */
const jokerAndJack: Play = (seven) => seven.ranks[5] >= JACK && seven.front(4, 5);

/**
 * With a jack or better, the joker goes in front with it (003:11471); or a pair of aces always goes in front
 * (000:1249).
 */
export const faceUpWay = (rules: SetRules, fiveAces: 'aces in front' | 'jack in front'): HouseWay =>
  chartWay(rules, [
    ...rows,
    ...(fiveAces === 'jack in front' ? [row('003:11471', FIVE_ACES, jokerAndJack)] : []),
    row('000:1249, 003:11471', FIVE_ACES, splitMost),
  ]);
