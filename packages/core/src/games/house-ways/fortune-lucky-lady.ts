import { ACE, DEUCE, RANK_LETTERS } from '../../cards/index.ts';
import { FULL_HOUSE, STRAIGHT } from '../../ranks/tables/five-card.ts';
import { type ChartRow, chartWay, type HouseWay, row } from './chart.ts';
import {
  bestFront,
  cardsAt,
  either,
  frontOf,
  highPair,
  jokerAndTop,
  keepQuadsWith,
  oneOfMost,
  type Play,
  pairAndPair,
  pairInFront,
  secondPair,
  splitMost,
  topTwo,
  topTwoIf,
} from './plays.ts';
import type { SetRules } from './set-rules.ts';

/** 004:597-609: by high pair, then by low pair from deuces up, the lowest front that keeps both in back. */
const TWO_PAIR_CHART: Readonly<Record<string, string>> = {
  A: 'S S S S S S S S S S S S',
  K: 'AJ AJ AQ AQ S S S S S S S',
  Q: 'A8 A9 AX AJ AK AK AK S S S',
  J: 'A4 A4 A6 A8 AX AQ AQ AQ AK',
  T: 'KQ KQ KQ A3 A3 A6 AJ AJ',
  9: 'KX KJ KQ KQ KQ KQ KQ',
  8: 'K4 K5 KJ KJ KQ KQ',
  7: 'K4 K4 K6 KJ KJ',
  6: 'QJ K4 K5 K7',
  5: 'QX QX QJ',
  4: 'Q5 Q6',
  3: 'JX',
};

const NEVER = 255;
const rankOfLetter = (letter: string) => RANK_LETTERS.indexOf(letter === 'X' ? 'T' : letter);
const KING = rankOfLetter('K');
const JACK = rankOfLetter('J');

/** By 13 × high pair + low pair: the front value of the chart's cell. */
const leastFronts = new Uint8Array(13 * 13).fill(NEVER);
for (const [high, cells] of Object.entries(TWO_PAIR_CHART)) {
  for (const [low, cell] of cells.split(' ').entries()) {
    if (cell !== 'S')
      leastFronts[13 * rankOfLetter(high) + low] = frontOf(rankOfLetter(cell[0]), rankOfLetter(cell[1]));
  }
}

const chartAllows = topTwoIf(
  (front, { ranks, pairs }) => front >= leastFronts[13 * ranks[pairs[0]] + ranks[pairs[1]]],
);
const exactly = (letters: string): Play => {
  const wanted = frontOf(rankOfLetter(letters[0]), rankOfLetter(letters[1]));
  return topTwoIf((front) => front === wanted);
};
const aceJack = topTwoIf((front) => front >= frontOf(ACE, JACK));
const queenHigh = frontOf(rankOfLetter('Q'), DEUCE);

/** 004:571: an ace in front and at least jacks in back, a natural pair or one made with the joker. */
const aceBeforePair: Play = (seven, rules) =>
  seven.lead >= JACK && seven.ranks[seven.singles[0]] === ACE && topTwo(seven, rules);
const aceBeforeJoker: Play = (seven) => seven.ranks[0] === ACE && seven.ranks[1] >= JACK && seven.front(0, 2);

/** 004:555: queen-eight-seven or less as the three highest. */
const LOW_THREE = (rankOfLetter('Q') * 13 + rankOfLetter('8')) * 13 + rankOfLetter('7');
const lowThree: Play = (seven) =>
  (seven.ranks[0] * 13 + seven.ranks[1]) * 13 + seven.ranks[2] <= LOW_THREE && seven.front(1, 2);

const aceKing = exactly('AK');
const fours = RANK_LETTERS.slice(0, 3);

const threeOver: Play = (seven, rules) =>
  seven.ranks[seven.singles[0]] - seven.lead >= 3 && jokerAndTop(seven, rules);
const deucesUnderAceKing: Play = (seven, rules) =>
  seven.ranks[seven.pairs[0]] === DEUCE && aceKing(seven, rules);
const kingsInFront: Play = (seven, rules) => seven.ranks[seven.pairs[0]] === KING && highPair(seven, rules);

/**
 * 004:551-615. The chart leaves out, and we read: five of a kind below aces stays in back; one pair, the joker and a
 * straight or flush as two pairs with them (004:573); trips with a straight or flush as at 000:671; four and three of a
 * kind as at 000:681. Two pairs and a joker never leave a straight behind a pair, so that 004:573 comes to 004:563.
 */
export const luckyLadyRows: readonly ChartRow[] = [
  row('004:570', 'no pair', bestFront(STRAIGHT), { complete: true }),
  row('004:553', 'no pair', cardsAt(1, 2)),
  row('004:571', 'pair', bestFront(STRAIGHT, queenHigh), { complete: true }),
  row('004:571', 'pair', aceBeforePair, { complete: true }),
  row('004:571', 'pair', bestFront(STRAIGHT), { complete: true }),
  row('004:554', 'pair', topTwo),
  // 004:572: with a straight or flush too.
  row('004:597-613', 'two pair', either(chartAllows, secondPair)),
  row('004:564', 'three pair', highPair),
  row('000:671', 'trips', pairInFront(STRAIGHT), { complete: true }),
  row('004:565', 'trips', either(exactly('KQ'), oneOfMost), { of: 'A' }),
  row('004:566', 'trips', either(exactly('QJ'), oneOfMost), { of: 'K' }),
  row('004:567', 'trips', topTwo),
  row('004:568', 'two trips', splitMost),
  row('004:580', 'full house', either(deucesUnderAceKing, highPair)),
  row('004:581', ['full house and pair', 'quads and pair'], highPair),
  row('000:681', 'quads and trips', pairInFront(FULL_HOUSE)),
  row('004:583', 'quads', splitMost, { of: 'AK' }),
  row('004:584', 'quads', either(aceJack, splitMost), { of: 'Q' }),
  row('004:585', 'quads', keepQuadsWith('A'), { of: 'JT' }),
  row('004:586', 'quads', keepQuadsWith('K'), { of: '98' }),
  row('004:587', 'quads', keepQuadsWith('Q'), { of: '7' }),
  row('004:588', 'quads', topTwo),

  row('004:571', 'no pair', bestFront(STRAIGHT, queenHigh), { complete: true, jokers: 1 }),
  row('004:571', 'no pair', aceBeforeJoker, { complete: true, jokers: 1 }),
  row('004:571', 'no pair', bestFront(STRAIGHT), { complete: true, jokers: 1 }),
  row('004:555', 'no pair', either(lowThree, cardsAt(0, 2)), { jokers: 1 }),
  row('004:573', 'pair', pairInFront(STRAIGHT), { complete: true, jokers: 1 }),
  row('004:556', 'pair', aceKing, { of: fours, jokers: 1 }),
  row('004:556', 'pair', pairAndPair, { jokers: 1 }),
  row('004:563', 'two pair', either(threeOver, highPair), { jokers: 1 }),
  row('004:581', 'three pair', highPair, { jokers: 1 }),
  row('004:569', 'trips', jokerAndTop, { jokers: 1 }),
  row('004:582', ['full house', 'two trips'], pairInFront(FULL_HOUSE), { jokers: 1 }),
  row('004:589', 'quads', splitMost, { of: 'A', jokers: 1 }),
  row('004:589', 'quads and pair', either(kingsInFront, splitMost), { of: 'A', jokers: 1 }),
  row('004:589', 'quads', topTwo, { jokers: 1 }),
  row('004:589', 'quads and pair', highPair, { jokers: 1 }),
];

export const fortuneLuckyLadyWay = (rules: SetRules): HouseWay => chartWay(rules, luckyLadyRows);
