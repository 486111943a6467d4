import type { Pack } from '../../cards/index.ts';
import { forSuitClasses } from '../count/suit-classes.ts';
import { Dominance, FRONT, FRONT_BITS } from '../front-and-back/dominance.ts';
import { ExactSum } from '../front-and-back/exact-sum.ts';
import { BINOMIALS, cardsIn, HandsHolding } from '../front-and-back/hand-index.ts';
import { type Memory, MOST_SETS, SLOT_BITS } from '../front-and-back/memory.ts';
import { firstBack } from '../front-and-back/order.ts';
import { sharedIn } from '../front-and-back/pairs.ts';
import { startAt } from '../front-and-back/sweep.ts';
import { SENDS_BACK, WITH_JOKER } from './stairs.ts';

const SIZE = 7;

/** Pairs of hands that share no card, the second of which is seen before the first is set. */
export interface SeenPairs {
  /** Some set is above in front and behind. */
  readonly won: bigint;
  /** No set is above in either. */
  readonly lost: bigint;
  /** The same of the house way's set. */
  readonly wayWon: bigint;
  readonly wayLost: bigint;
  /** Pairs in which both hands send bets back, and those in which the bank also has the joker. */
  readonly both: bigint;
  readonly bothJoker: bigint;
  /** Hands of the bank, by themselves, that send bets back, and those with the joker. */
  readonly back: bigint;
  readonly backJoker: bigint;
  readonly all: bigint;
}

const KINDS = ['won', 'lost', 'wayWon', 'wayLost', 'both', 'bothJoker', 'back', 'backJoker', 'all'] as const;
type Kind = (typeof KINDS)[number];

class SeenSums {
  readonly #sums = new Map(KINDS.map((kind) => [kind, new ExactSum()]));

  add(kind: Kind, count: number): void {
    this.#sums.get(kind)?.add(count);
  }

  get value(): SeenPairs {
    return Object.fromEntries(
      [...this.#sums].map(([kind, sum]) => [kind, sum.value]),
    ) as unknown as SeenPairs;
  }
}

/** What the hands of a part come to as far as sharing up to four cards tells, and what each shares with itself. */
export function meetSeen(shoe: Pack, part: number, memory: Memory): SeenPairs {
  const { byBack, backStarts, ways, wayStarts, first, count, sets, cards, way } = memory;
  const { held, rows } = startAt(shoe, part, memory);
  const sums = new SeenSums();
  const to = firstBack(memory, part + 1);
  for (let back = firstBack(memory, part); back < to; back++) {
    for (let i = backStarts[back]; i < backStarts[back + 1]; i++) {
      const hand = byBack[i] >>> SLOT_BITS;
      const slot = byBack[i] & ((1 << SLOT_BITS) - 1);
      const often = cards[8 * hand + SIZE];
      const from = first[hand];
      forQuestions(sets, from, slot, count[hand], (kind, front) => {
        rows.meet(cards, 8 * hand, front);
        add(sums, kind, often, rows.above, rows.below);
      });
      if (slot > 0) continue;
      sums.add('all', often * (rows.all(cards, 8 * hand) - 1));
      // A hand shares seven cards with itself.
      for (let one = 0; one < count[hand]; one++)
        forQuestions(sets, from, one, count[hand], (kind, front) => {
          const inFront = front > (way[hand] & FRONT);
          const behind = sets[from + one] >> FRONT_BITS > way[hand] >> FRONT_BITS;
          add(sums, kind, -often, Number(inFront && behind), Number(!inFront && !behind));
        });
    }
    for (let i = wayStarts[back]; i < wayStarts[back + 1]; i++) {
      const often = cards[8 * ways[i] + SIZE];
      const front = way[ways[i]] & FRONT;
      if (front >= SENDS_BACK) sums.add('back', often);
      if (front === WITH_JOKER) sums.add('backJoker', often);
      held.add(memory, ways[i]);
    }
  }
  return sums.value;
}

/** Questions: won below a step, won twice below two of them, lost, by the house way, and both hands send bets back. */
const WON = 0;
const TWICE = 1;
const WAY_WON = 2;
const LOST = 3;
const WAY_LOST = 4;
const BOTH = 5;
const BOTH_JOKER = 6;
const KIND_BITS = 3;
const COUNTED_AS: readonly Kind[] = ['won', 'won', 'wayWon', 'lost', 'wayLost', 'both', 'bothJoker'];

/** What is to be looked up at the back of a set: a kind of question, and the front. */
function forQuestions(
  sets: Uint32Array,
  from: number,
  slot: number,
  count: number,
  ask: (kind: number, front: number) => void,
): void {
  const front = sets[from + slot] & FRONT;
  if (slot === 0) {
    ask(WAY_WON, front);
    ask(WAY_LOST, front);
  } else if (front === WITH_JOKER) {
    ask(BOTH, SENDS_BACK);
    ask(BOTH_JOKER, WITH_JOKER);
  } else {
    ask(WON, front);
    const next = slot + 1 < count ? sets[from + slot + 1] & FRONT : WITH_JOKER;
    if (next !== WITH_JOKER) ask(TWICE, next);
    else ask(LOST, sets[from + 1] & FRONT);
  }
}

const add = (sums: SeenSums, kind: number, times: number, above: number, below: number): void =>
  sums.add(COUNTED_AS[kind], (kind === TWICE ? -times : times) * (kind <= WAY_WON ? above : below));

/** What hands that share five or six cards come to, with the sign of that number. */
export function countSeenSharing(shoe: Pack, part: number, memory: Memory): SeenPairs {
  const { shared, at, of } = sharedIn(part);
  const { index, way, first, count, sets } = memory;
  const holding = new HandsHolding(shoe);
  const most = BINOMIALS[SIZE - shared][cardsIn(shoe) - shared];
  const asked = new Uint32Array(2 * (MOST_SETS + 1) * most);
  const dominance = new Dominance(asked.length);
  const [list, theirs] = [new Uint32Array(most), new Uint32Array(most)];
  const met = new Float64Array(BOTH_JOKER + 1);
  const sums = new SeenSums();
  let seen = 0;
  forSuitClasses(shoe, shared, (given, ways) => {
    if (seen++ % of !== at) return;
    const times = shared % 2 === 0 ? ways : -ways;
    const held = holding.collect(given, index, list);
    let questions = 0;
    for (let i = 0; i < held; i++) {
      const hand = list[i];
      theirs[i] = way[hand];
      for (let slot = 0; slot < count[hand]; slot++) {
        const back = sets[first[hand] + slot] >> FRONT_BITS;
        forQuestions(sets, first[hand], slot, count[hand], (kind, front) => {
          asked[questions++] = (((back << FRONT_BITS) | front) << KIND_BITS) | kind;
        });
      }
    }
    dominance.sort(theirs, held);
    dominance.sort(asked, questions, KIND_BITS);
    met.fill(0);
    dominance.each(asked, questions, KIND_BITS, theirs, held, (kind, above, below) => {
      met[kind] += kind <= WAY_WON ? above : below;
    });
    for (let kind = 0; kind < met.length; kind++) add(sums, kind, times, met[kind], met[kind]);
    sums.add('all', times * held * held);
  });
  return sums.value;
}

/** The parts together. The total must be the number of pairs that can be dealt. */
export function joinSeen(shoe: Pack, parts: readonly SeenPairs[]): SeenPairs {
  const sums = Object.fromEntries(
    KINDS.map((kind) => [kind, parts.reduce((sum, part) => sum + part[kind], 0n)]),
  ) as unknown as SeenPairs;
  const cards = cardsIn(shoe);
  const dealt = BigInt(BINOMIALS[SIZE][cards]) * BigInt(BINOMIALS[SIZE][cards - SIZE]);
  if (sums.all !== dealt) throw new Error(`${sums.all} pairs were counted, ${dealt} can be dealt.`);
  return sums;
}
