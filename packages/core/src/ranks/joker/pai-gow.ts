import { ACE, type Cards, JOKER, rankOf } from '../../cards/index.ts';
import { HIGH_CARD, PAIR, rankWord, rankWords, standardOrder } from '../tables/five-card.ts';
import type { JokerRanking } from './joker.ts';

/** 3-2 is 1, A-K is 78, then a pair of deuces to a pair of aces. */
const HIGHEST_UNPAIRED = 78;

function pairValue(rank: number): number {
  return HIGHEST_UNPAIRED + 1 + rank;
}

function twoRanks(a: number, b: number): number {
  if (a === b) return pairValue(a);
  const high = Math.max(a, b);
  return (high * (high - 1)) / 2 + Math.min(a, b) + 1;
}

function frontName(value: number): string {
  if (value > HIGHEST_UNPAIRED) return `pair of ${rankWords(value - pairValue(0))}`;
  let high = 1;
  while (twoRanks(high + 1, 0) <= value) high++;
  return `${rankWord(high)}-${rankWord(value - twoRanks(high, 0))}`;
}

function frontRanking(
  id: string,
  title: string,
  jokers: number,
  value: (cards: Cards) => number,
): JokerRanking {
  return {
    id,
    title,
    parts: [{ name: 'front', sizes: [2] }],
    accepts: (card) => card >= 0 && card <= JOKER,
    jokers,
    value,
    categoryOf: (front) => (front > HIGHEST_UNPAIRED ? PAIR : HIGH_CARD),
    name: frontName,
  };
}

/** The joker can only be an ace here, because two cards make no straight or flush (000:682). */
export const paiGowFront = frontRanking(
  'pai-gow-front',
  'The two-card front hand, the joker an ace (Pai Gow Poker, Double Hand, Face Up Pai Gow)',
  1,
  (cards) => {
    const a = cards[0] === JOKER ? ACE : rankOf(cards[0]);
    const b = cards[1] === JOKER ? ACE : rankOf(cards[1]);
    return twoRanks(a, b);
  },
);

/** The joker pairs the other card (002:1549); two jokers are aces, the highest front hand (003:490). */
export const paiGowFrontWild = frontRanking(
  'pai-gow-front-wild',
  "The two-card front hand, jokers any card (Joker's Wild Pai Gow, Fortune Pai Gow)",
  3,
  (cards) => {
    if (cards[0] === JOKER) return pairValue(cards[1] === JOKER ? ACE : rankOf(cards[1]));
    if (cards[1] === JOKER) return pairValue(rankOf(cards[0]));
    return twoRanks(rankOf(cards[0]), rankOf(cards[1]));
  },
);

/** The front hand that a five-card hand contains: its pair or its two highest cards. */
function frontOfBack(back: number): number {
  const [a, b] = standardOrder.ranksOf(back);
  const category = standardOrder.categoryOf(back);
  return category === HIGH_CARD || category === PAIR ? twoRanks(a, b) : pairValue(ACE) + 1;
}

/**
 * By front hand: the least five-card value with that pair or those two high cards, or better. Jokers
 * and the wheel's place change nothing below two pair, so this serves every five-card ranking here.
 */
function findLeastBacks(): Uint16Array {
  const backs = new Uint16Array(pairValue(ACE) + 2);
  for (let front = 1, back = 1; front < backs.length; front++) {
    while (frontOfBack(back) < front) back++;
    backs[front] = back;
  }
  return backs;
}

let leastBacks: Uint16Array | undefined;

/**
 * What holds when the back has the same pair or high cards as the front: the back's other cards make it higher (a foul
 * needs a front that ranks higher: 000:646, 002:692, 003:526, 003:993, 003:11392; split quads are played so, 000:675,
 * 003:11454, 004:584), or it fouls (fours in front need fives: 003:489, 003:960).
 */
export type SameInBack = 'stands' | 'fouls';

/**
 * Whether the five-card hand outranks the two-card hand in front; if not, the hand is foul.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { bug, outranks, paiGowFront } from '@cardroom/core/ranks';
 *
 * const back = parseCards('As Ah 7d 5c 3s');
 * const front = parseCards('Kh Qd');
 * if (back.ok && front.ok)
 *   console.log(outranks(bug.value(back.cards), paiGowFront.value(front.cards))); // true
 * ```
 */
export function outranks(back: number, front: number, same: SameInBack = 'stands'): boolean {
  leastBacks ??= findLeastBacks();
  return back >= leastBacks[same === 'stands' ? front : front + 1];
}
