import { FULL_HOUSE, PAIR, TRIPS } from '../../ranks/tables/five-card.ts';
import { type ChartRow, chartWay, type HouseWay, row } from './chart.ts';
import { empireRows } from './fortune-empire.ts';
import { luckyLadyRows } from './fortune-lucky-lady.ts';
import { pairInFront } from './plays.ts';
import type { SetRules } from './set-rules.ts';
import { SHAPES } from './seven.ts';

/**
 * The "logical way" of Joker's Wild (003:524), which the book does not print. With at most one joker it is a chart of
 * Fortune Pai Gow, whose joker is just as wild (002:1534-1564, 004:551-615). Two or three jokers always allow a pair in
 * front: the highest that leaves a full house or more behind, else the highest that leaves three of a kind, a straight
 * or a flush, else the highest that leaves a higher pair.
 */
const manyJokers: readonly ChartRow[] = [FULL_HOUSE, TRIPS, PAIR].map((kept) =>
  row('003:524', SHAPES, pairInFront(kept), { jokers: 2 }),
);

export const jokersWildWay = (rules: SetRules, upToOne: 'empire fortune' | 'lucky lady fortune'): HouseWay =>
  chartWay(rules, [...(upToOne === 'empire fortune' ? empireRows : luckyLadyRows), ...manyJokers]);
