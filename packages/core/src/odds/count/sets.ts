import type { Arrangement, Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { linesOf, type WagerOdds, withPlain } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { Asking, Results } from './asking.ts';
import { ShoeCount } from './shoe-count.ts';
import { choices, forSuitClasses, isOneDeck } from './suit-classes.ts';

type Sets = Extract<Counted, { by: 'sets' }>;

/** Four cards or tiles, as kinds of alike ones. */
interface Hand {
  readonly cards: readonly number[];
  /** How many of each kind it takes, as `kind, kind, …`. */
  readonly kinds: readonly number[];
  /** The house way's kind of set, and those of every set that may be laid. */
  readonly way: number;
  readonly sets: readonly number[];
}

/**
 * Four cards set as two and two, the bank by the house way: every hand meets every other that the rest of the shoe can
 * make, by the best of its sets, and by the house way, to see how much more the plain line costs.
 */
export function countTwoAndTwo(game: PlayerDealerGame, counted: Sets, base: string): WagerOdds[] {
  const asked = new Asking(game, [base]);
  const results = new Results();
  const shoe = new ShoeCount(game.shoe, (card) => card);
  const { hands, arrangements } = handsOf(shoe, counted);
  const kinds = arrangements.length;
  const numbers = new Int16Array(kinds * kinds).fill(-1);
  const resultOf = (mine: number, theirs: number): number => {
    const at = mine * kinds + theirs;
    if (numbers[at] < 0) numbers[at] = results.number(meet(asked, arrangements[mine], arrangements[theirs]));
    return numbers[at];
  };
  const [best, plain] = [new Tally(linesOf(game)), new Tally(linesOf(game))];
  const net = (set: number, other: number) => results.nets[resultOf(set, other)];
  forEachAgainst(game, shoe, hands, kinds, (hand, ways, others) => {
    const mine = bestOf(hand, others, net);
    for (let other = 0; other < kinds; other++) {
      if (others[other] === 0) continue;
      results.tally(best, resultOf(mine, other), ways * others[other]);
      results.tally(plain, resultOf(hand.way, other), ways * others[other]);
    }
  });
  return withPlain(best.answer('exact'), plain.answer('exact'));
}

/** Each hand, with how many of each kind of set the rest of the shoe makes. */
function forEachAgainst(
  game: PlayerDealerGame,
  shoe: ShoeCount,
  hands: readonly Hand[],
  kinds: number,
  tell: (hand: Hand, ways: number, others: Float64Array) => void,
): void {
  const others = new Float64Array(kinds);
  if (isOneDeck(game.shoe)) {
    const sets = new CardSets(hands);
    const known = new Map(hands.map((hand) => [keyOf(hand.cards), hand]));
    forSuitClasses(game.shoe, hands[0].cards.length, (cards, ways) => {
      const hand = known.get(keyOf(cards));
      if (hand === undefined) return;
      sets.disjointFrom(hand, others);
      tell(hand, ways, others);
    });
    return;
  }
  const rest = new OfKinds(hands);
  for (const hand of hands) {
    const ways = waysOf(shoe.left, hand.kinds);
    for (const kind of hand.kinds) shoe.left[kind]--;
    rest.count(shoe.left, others);
    for (const kind of hand.kinds) shoe.left[kind]++;
    tell(hand, ways, others);
  }
}

/** Hands of a shoe with equal cards, four kinds each, to count them quickly. */
class OfKinds {
  /** For each hand and card its kind, and how many of that kind stand before it. */
  readonly #kinds: Uint8Array;
  readonly #before: Uint8Array;
  /** The number of orders of equal cards, by which the product is too large. */
  readonly #orders: Uint8Array;
  readonly #ways: Uint16Array;

  constructor(hands: readonly Hand[]) {
    const before = ({ kinds }: Hand) => kinds.map((kind, i) => i - kinds.indexOf(kind));
    this.#kinds = Uint8Array.from(hands.flatMap(({ kinds }) => kinds));
    this.#before = Uint8Array.from(hands.flatMap(before));
    this.#orders = Uint8Array.from(hands, (hand) => before(hand).reduce((all, n) => all * (n + 1), 1));
    this.#ways = Uint16Array.from(hands, ({ way }) => way);
  }

  count(left: Int32Array, others: Float64Array): void {
    const [kinds, before, orders, ways] = [this.#kinds, this.#before, this.#orders, this.#ways];
    others.fill(0);
    for (let hand = 0, at = 0; hand < ways.length; hand++, at += 4) {
      const a = left[kinds[at]];
      const b = left[kinds[at + 1]] - before[at + 1];
      const c = left[kinds[at + 2]] - before[at + 2];
      const d = left[kinds[at + 3]] - before[at + 3];
      if (a > 0 && b > 0 && c > 0 && d > 0) others[ways[hand]] += (a * b * c * d) / orders[hand];
    }
  }
}

const keyOf = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();

/** Hands of one deck as sets of cards, to see at a glance which share none. */
class CardSets {
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #ways: Uint16Array;

  constructor(hands: readonly Hand[]) {
    const half = (from: number) => (hand: Hand) => {
      let set = 0;
      for (const card of hand.cards) if (card >= from && card < from + 32) set |= 1 << (card - from);
      return set;
    };
    this.#low = Int32Array.from(hands, half(0));
    this.#high = Int32Array.from(hands, half(32));
    this.#ways = Uint16Array.from(hands, ({ way }) => way);
  }

  disjointFrom({ cards }: Hand, others: Float64Array): void {
    let [low, high] = [0, 0];
    for (const card of cards) {
      if (card < 32) low |= 1 << card;
      else high |= 1 << (card - 32);
    }
    others.fill(0);
    const [lows, highs, ways] = [this.#low, this.#high, this.#ways];
    for (let i = 0; i < lows.length; i++)
      if ((lows[i] & low) === 0 && (highs[i] & high) === 0) others[ways[i]]++;
  }
}

function bestOf(
  { sets, way }: Hand,
  others: Float64Array,
  net: (set: number, other: number) => number,
): number {
  let [best, most] = [way, Number.NEGATIVE_INFINITY];
  for (const set of sets) {
    let sum = 0;
    for (let other = 0; other < others.length; other++)
      if (others[other] > 0) sum += others[other] * net(set, other);
    if (sum > most) [best, most] = [set, sum];
  }
  return best;
}

function meet(asked: Asking, mine: Arrangement, theirs: Arrangement) {
  lay(asked.own, mine);
  lay(asked.dealer, theirs);
  return asked.comes();
}

function lay(hand: Asking['own'], { front, back }: Arrangement): void {
  hand.front = front;
  hand.back = back;
  hand.cards.splice(0, hand.cards.length, ...front, ...back);
}

/** How many hands of these kinds the shoe can make; the kinds are in order. */
function waysOf(left: Int32Array, kinds: readonly number[]): number {
  let ways = 1;
  for (let i = 0; i < kinds.length; ) {
    let copies = 1;
    while (kinds[i + copies] === kinds[i]) copies++;
    ways *= copies === 1 ? left[kinds[i]] : left[kinds[i]] < copies ? 0 : choices(left[kinds[i]], copies);
    i += copies;
  }
  return ways;
}

function handsOf(shoe: ShoeCount, { cards: size, way, kind, isFoul }: Sets) {
  const arrangements: Arrangement[] = [];
  const places = new Map<number, number>();
  const placeOf = (cards: readonly number[], set: Arrangement): number => {
    const key = kind(cards, set);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, arrangements.length);
    return arrangements.push(set) - 1;
  };
  const hands: Hand[] = [];
  const kinds: number[] = [];
  const fill = (from: number): void => {
    if (kinds.length === size) {
      const cards = kinds.map((of) => shoe.cards[of]);
      const sets = setsOf(cards).filter((set) => !isFoul(set));
      hands.push({
        cards,
        kinds: [...kinds],
        way: placeOf(cards, way(cards)),
        sets: [...new Set(sets.map((set) => placeOf(cards, set)))],
      });
      return;
    }
    for (let of = from; of < shoe.left.length; of++) {
      if (kinds.filter((one) => one === of).length >= shoe.left[of]) continue;
      kinds.push(of);
      fill(of);
      kinds.pop();
    }
  };
  fill(0);
  return { hands, arrangements };
}

/** Every way to lay two of the cards in front. */
function setsOf(cards: readonly number[]): Arrangement[] {
  const sets: Arrangement[] = [];
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++)
      sets.push({ front: [cards[a], cards[b]], back: cards.filter((_, at) => at !== a && at !== b) });
  return sets;
}
