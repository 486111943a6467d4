/**
 * Slow and literal versions of what the rankings compute, for tests to compare with. A hand is a list of numbers,
 * compared from the first on: the kind of hand, then the ranks that decide.
 */
import { JOKER } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';

export type Key = readonly number[];

export { cards as hand } from '../../cards/testing-cards.ts';

export function compareKeys(a: Key, b: Key): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] !== b[i]) return (a[i] ?? -1) - (b[i] ?? -1);
  }
  return 0;
}

export function bestKey(keys: Iterable<Key>): Key {
  let best: Key = [];
  for (const key of keys) if (compareKeys(key, best) > 0) best = key;
  return best;
}

export function* choose<T>(cards: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else {
    for (let i = from; i <= cards.length - count; i++) {
      for (const rest of choose(cards, count - 1, i + 1)) yield [cards[i], ...rest];
    }
  }
}

export type Kind =
  | 'high card'
  | 'pair'
  | 'two pair'
  | 'trips'
  | 'straight'
  | 'flush'
  | 'full house'
  | 'quads'
  | 'straight flush'
  | 'five of a kind';

export interface PlainRules {
  readonly kinds: readonly Kind[];
  /** Straights by their ranks, lowest first. */
  readonly straights: readonly (readonly number[])[];
}

export const KINDS: readonly Kind[] = [
  'high card',
  'pair',
  'two pair',
  'trips',
  'straight',
  'flush',
  'full house',
  'quads',
  'straight flush',
  'five of a kind',
];

export const FLUSH_FIRST_KINDS: readonly Kind[] = KINDS.map((kind) =>
  kind === 'flush' ? 'full house' : kind === 'full house' ? 'flush' : kind,
);

const ranksFrom = (low: number) => [low, low + 1, low + 2, low + 3, low + 4];
const WHEEL = [12, 0, 1, 2, 3];
export const WHEEL_LOWEST = [WHEEL, ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(ranksFrom)];
export const WHEEL_SECOND = [...[0, 1, 2, 3, 4, 5, 6, 7].map(ranksFrom), WHEEL, ranksFrom(8)];

/** One to five cards, none of them a joker; a card may appear more than once. */
export function highKey(cards: readonly number[], rules: PlainRules): Key {
  const ranks = cards.map((card) => Math.floor(card / 4));
  const count = (rank: number) => ranks.filter((other) => other === rank).length;
  const grouped = [...ranks].sort((a, b) => count(b) - count(a) || b - a);
  const shape = [...new Set(grouped)].map(count).join('');
  const shapes: [string, Kind][] = [
    ['5', rules.kinds.includes('five of a kind') ? 'five of a kind' : 'quads'],
    ['4', 'quads'],
    ['32', 'full house'],
    ['3', 'trips'],
    ['22', 'two pair'],
    ['2', 'pair'],
    ['1', 'high card'],
  ];
  const found: [Kind, Key][] = [];
  for (const [start, kind] of shapes) if (shape.startsWith(start)) found.push([kind, grouped]);
  const straight = rules.straights.findIndex((five) => five.every((rank) => ranks.includes(rank)));
  const flush = cards.length === 5 && new Set(cards.map((card) => card % 4)).size === 1;
  if (straight >= 0) found.push(['straight', [straight]]);
  if (flush) found.push(['flush', [...ranks].sort((a, b) => b - a)]);
  if (straight >= 0 && flush) found.push(['straight flush', [straight]]);
  return bestKey(found.map(([kind, ties]) => [rules.kinds.indexOf(kind), ...ties]));
}

/** Whether a joker may stand for this card in a hand that is then of this kind. */
export type Allowed = (stand: number, kind: Kind) => boolean;

const isAce = (card: number) => Math.floor(card / 4) === 12;
const isStraight = (kind: Kind) => kind === 'straight' || kind === 'straight flush';

/** An ace, or whatever completes a straight, flush or straight flush (000:583). */
export const asBug: Allowed = (stand, kind) => isAce(stand) || isStraight(kind) || kind === 'flush';

/** An ace without a suit, or whatever completes a straight or straight flush (000:1115). */
export const asBugWithoutFlush: Allowed = (stand, kind) =>
  (isAce(stand) && kind !== 'flush') || isStraight(kind);

export const asAny: Allowed = () => true;

/** Any card, but five of a kind only in aces (002:1463). */
export const asAnyFiveAces: Allowed = (stand, kind) => kind !== 'five of a kind' || isAce(stand);

/** The best of five cards in which every joker stands in turn for every card it may. */
function* standing(five: readonly number[], rules: PlainRules, allowed: Allowed, from = 0): Generator<Key> {
  const at = five.indexOf(JOKER);
  if (at < 0) {
    yield highKey(five, rules);
    return;
  }
  for (let card = from; card < 52; card++) {
    for (const key of standing(five.with(at, card), rules, allowed, card)) {
      const kind = rules.kinds[key[0]];
      const twice = five.includes(card) && kind !== 'five of a kind';
      if (!twice && allowed(card, kind)) yield key;
    }
  }
}

/** The best five of the cards, jokers standing for whatever is allowed. */
export function jokerKey(cards: readonly number[], rules: PlainRules, allowed: Allowed): Key {
  return bestKey([...choose(cards, 5)].map((five) => bestKey(standing(five, rules, allowed))));
}

/** Hands that the ranking orders differently from the key, or gives the same name though they differ. */
export function misplaced(
  ranking: Ranking,
  hands: Iterable<number[]>,
  key: (cards: number[]) => Key,
): string[] {
  const rows = [...hands].map((cards) => ({ cards, key: key(cards), value: ranking.value(cards) }));
  rows.sort((a, b) => compareKeys(a.key, b.key));
  return rows.flatMap((row, i) => {
    if (i === 0) return [];
    const before = rows[i - 1];
    const rises = Math.sign(compareKeys(row.key, before.key));
    const named = Number(ranking.name(row.value) !== ranking.name(before.value));
    return Math.sign(row.value - before.value) === rises && named === rises ? [] : [row.cards.join()];
  });
}
