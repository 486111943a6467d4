import { expect, test } from 'vitest';
import { ACE, JOKER, jokerPack, printCards, RANK_LETTERS, seededRandom, shuffle } from '../../cards/index.ts';
import { FLUSH, STRAIGHT, STRAIGHT_FLUSH } from '../../ranks/tables/five-card.ts';
import { goldWay } from './gold.ts';
import { limitedJoker } from './set-rules.ts';

const rules = limitedJoker();
const rank = (card: number) => (card === JOKER ? ACE : card >> 2);

interface Split {
  readonly front: readonly number[];
  readonly frontValue: number;
  readonly backValue: number;
}

function splits(hand: readonly number[]): Split[] {
  const all: Split[] = [];
  for (let a = 0; a < 6; a++) {
    for (let b = a + 1; b < 7; b++) {
      const front = [hand[a], hand[b]];
      const back = hand.filter((_, i) => i !== a && i !== b);
      all.push({ front, frontValue: rules.front.value(front), backValue: rules.back.value(back) });
    }
  }
  return all.sort((a, b) => b.frontValue - a.frontValue || b.backValue - a.backValue);
}

const isComplete = ({ backValue }: Split) =>
  [STRAIGHT, FLUSH, STRAIGHT_FLUSH].includes(rules.back.categoryOf(backValue));
const isPair = ({ front }: Split) => rank(front[0]) === rank(front[1]);

/** 000:650-682 told again, one hand at a time: what stands in front, by ranks or as a whole split. */
function plainGold(hand: readonly number[]): Split {
  const all = splits(hand);
  const groups = (size: number) =>
    [...RANK_LETTERS.split('').keys()]
      .filter((r) => hand.filter((card) => rank(card) === r).length === size)
      .reverse();
  const put = (a: number, b: number): Split => {
    const found = all.filter(({ front }) => front.map(rank).sort().join() === [a, b].sort().join());
    return found.sort((x, y) => y.backValue - x.backValue)[0];
  };
  const [fives, quads, trips, pairs, singles] = [5, 4, 3, 2, 1].map(groups);
  const complete = all.find(isComplete);
  const letter = (r: number) => RANK_LETTERS[r];
  const atLeast = (r: string) => singles[0] >= RANK_LETTERS.indexOf(r);
  const topTwo = () => put(singles[0], singles[1]);
  if (fives.length > 0) return put(ACE, ACE);
  if (quads.length > 0) {
    if (trips.length > 0) return put(Math.max(quads[0], trips[0]), Math.max(quads[0], trips[0]));
    if (pairs.length > 0) return put(pairs[0], pairs[0]);
    const keep = { A: false, K: false, Q: false, J: atLeast('K'), T: atLeast('K'), 9: atLeast('K') };
    const kept = (keep as Record<string, boolean>)[letter(quads[0])] ?? (quads[0] <= 3 ? true : atLeast('Q'));
    return kept ? topTwo() : put(quads[0], quads[0]);
  }
  if (trips.length === 2) return put(trips[0], trips[0]);
  if (trips.length === 1) {
    if (pairs.length > 0) return put(pairs[0], pairs[0]);
    const best = all.find(
      (split) => isComplete(split) && (isPair(split) || split.front.map(rank).includes(ACE)),
    );
    if (best !== undefined) return best;
    return trips[0] === ACE ? put(ACE, singles[0]) : topTwo();
  }
  if (pairs.length === 3) return put(pairs[0], pairs[0]);
  if (pairs.length === 2) {
    const high = pairs[0];
    const kept = high >= 10 ? false : high >= 7 ? atLeast('A') : high >= 4 ? atLeast('K') : atLeast('Q');
    return kept ? topTwo() : put(pairs[1], pairs[1]);
  }
  if (complete !== undefined) return complete;
  return pairs.length === 1 ? topTwo() : put(singles[1], singles[2]);
}

test('000:650-682 the chart as it is told in plain words sets 20,000 hands alike', () => {
  const way = goldWay(rules);
  const random = seededRandom('gold');
  const deck = jokerPack.cards.slice();
  for (let i = 0; i < 20_000; i++) {
    shuffle(deck, random, 7);
    const hand = [...deck.subarray(0, 7)];
    // Every fourth hand has the joker.
    if (i % 4 === 0 && !hand.includes(JOKER)) hand[0] = JOKER;
    const { front, back } = way.set(hand);
    const plain = plainGold(hand);
    if (rules.front.value(front) !== plain.frontValue || rules.back.value(back) !== plain.backValue)
      expect.fail(
        `${printCards(hand)}: ${printCards(front)} / ${printCards(back)}, not ${printCards(plain.front)}`,
      );
  }
});
