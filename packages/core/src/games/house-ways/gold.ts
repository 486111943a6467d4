import { FULL_HOUSE, STRAIGHT } from '../../ranks/tables/five-card.ts';
import { type ChartRow, chartWay, type HouseWay, row } from './chart.ts';
import {
  aceInFront,
  bestFront,
  cardsAt,
  highPair,
  keepQuadsWith,
  keepTwoPairWith,
  oneOfMost,
  pairInFront,
  secondPair,
  splitMost,
  topTwo,
} from './plays.ts';
import type { SetRules } from './set-rules.ts';

/**
 * 000:650-682. The chart leaves open what a straight or flush means with three pair or a full house, and with trips
 * when no pair can go in front; the rows of Face Up Pai Gow are used there (000:1210, 000:1231, 000:1237).
 */
const rows: readonly ChartRow[] = [
  row('000:668', 'no pair', bestFront(STRAIGHT), { complete: true }),
  row('000:653', 'no pair', cardsAt(1, 2)),
  row('000:669', 'pair', bestFront(STRAIGHT), { complete: true }),
  row('000:654', 'pair', topTwo),
  // 000:670: a straight or flush changes nothing here.
  row('000:656', 'two pair', secondPair, { of: 'AKQ' }),
  row('000:657', 'two pair', keepTwoPairWith('A'), { of: 'JT9' }),
  row('000:658', 'two pair', keepTwoPairWith('K'), { of: '876' }),
  row('000:659', 'two pair', keepTwoPairWith('Q'), { of: '543' }),
  row('000:660', 'three pair', highPair),
  row('000:671', 'trips', pairInFront(STRAIGHT), { complete: true }),
  row('000:1231', 'trips', aceInFront(STRAIGHT), { complete: true }),
  row('000:662', 'trips', oneOfMost, { of: 'A' }),
  row('000:663', 'trips', topTwo),
  row('000:672', 'full house', highPair),
  row('000:673', 'two trips', splitMost),
  row('000:675', 'quads', splitMost, { of: 'AKQ' }),
  row('000:676', 'quads', keepQuadsWith('K'), { of: 'JT9' }),
  row('000:677', 'quads', keepQuadsWith('Q'), { of: '876' }),
  row('000:678', 'quads', topTwo, { of: '5432' }),
  row('000:679', 'full house and pair', highPair),
  row('000:680', 'quads and pair', highPair),
  row('000:681', 'quads and trips', pairInFront(FULL_HOUSE)),
  row('000:682', ['five aces', 'five aces and pair'], splitMost),
];

/** The house way of Pai Gow Poker Gold, which games that print none borrow. */
export const goldWay = (rules: SetRules): HouseWay => chartWay(rules, rows);
