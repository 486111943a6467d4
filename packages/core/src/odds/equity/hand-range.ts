import { cardOf, type Pack, parseCards, printCard, quoted, RANK_LETTERS, suitOf } from '../../cards/index.ts';
import { type Result, refuse } from '../../engine/refusal.ts';

/** The hands that a player may hold, read from a text. */
export interface Range {
  /** Cards of each hand. */
  readonly size: number;
  /** Hand after hand. */
  readonly hands: Uint8Array;
}

/** The most hands that one range may list. */
const MOST_HANDS = 500_000;

const ANY = /^(any|random|\*+)?$/i;
const TWO = /^([2-9tjqka])([2-9tjqka])([so]?)(\+?)$/i;
const SPAN = /^([2-9tjqka])([2-9tjqka])([so]?)-([2-9tjqka])([2-9tjqka])([so]?)$/i;

const rankIn = (letter: string): number => RANK_LETTERS.indexOf(letter.toUpperCase());

/**
 * Reads a hand or a range: `AsKd`, `QQ+`, `A5s-A2s`, `AK`, `AA**`, `any`, several of them with commas between. `size`
 * is how many cards a whole hand has if all are dealt at once; a pattern with fewer cards allows any others.
 */
export function readRange(text: string, pack: Pack, size: number | null): Result<{ readonly range: Range }> {
  const word = text.trim();
  if (ANY.test(word)) return { ok: true, range: { size: 0, hands: new Uint8Array(0) } };
  const cards = parseCards(word);
  if (cards.ok) return listOf([cards.cards], cards.cards.length, pack);
  const items = word.split(',').map((item) => item.trim().replace(/\s+/g, ''));
  const found = new Map<number, number[]>();
  let length: number | null = null;
  for (const item of items) {
    const read = readItem(item, pack, size, cards.message);
    if (!read.ok) return read;
    for (const hand of read.hands) {
      length ??= hand.length;
      if (hand.length !== length)
        return refuse(
          'bad-cards',
          `All hands of a range have as many cards; ${quoted(item)} has ${hand.length}.`,
        );
      hand.sort((a, b) => a - b);
      found.set(keyOf(hand), hand);
    }
    if (found.size > MOST_HANDS)
      return refuse('bad-cards', `${quoted(word)} is more than ${MOST_HANDS.toLocaleString('en-US')} hands.`);
  }
  const held = [...found.values()].filter((hand) => hand.every((card) => pack.cards.includes(card)));
  if (held.length === 0)
    return refuse('bad-cards', `There is no ${quoted(word)} in a deck of ${pack.cards.length} cards.`);
  return listOf(held, length ?? 0, pack);
}

const keyOf = (hand: readonly number[]): number => hand.reduce((key, card) => key * 53 + card, 0);

function listOf(
  hands: readonly (readonly number[])[],
  size: number,
  pack: Pack,
): Result<{ readonly range: Range }> {
  const flat = new Uint8Array(hands.length * size);
  for (const [i, hand] of hands.entries()) {
    for (const [at, card] of hand.entries())
      if (hand.indexOf(card) !== at) return refuse('bad-cards', `A hand holds ${printCard(card)} twice.`);
    const other = hand.find((card) => !pack.cards.includes(card));
    if (other !== undefined)
      return refuse('bad-cards', `${printCard(other)} is not in this deck of ${pack.cards.length} cards.`);
    flat.set(hand, i * size);
  }
  return { ok: true, range: { size, hands: flat } };
}

function readItem(
  item: string,
  pack: Pack,
  size: number | null,
  complaint: string,
): Result<{ readonly hands: number[][] }> {
  const cards = parseCards(item);
  if (cards.ok && cards.cards.length > 0) return { ok: true, hands: [cards.cards] };
  if (size === 2) {
    const two = TWO.exec(item);
    if (two !== null)
      return { ok: true, hands: upFrom(rankIn(two[1]), rankIn(two[2]), two[3], two[4] === '+') };
    const span = SPAN.exec(item);
    if (span !== null) return fromTo(item, span);
  }
  const pattern = readPattern(item);
  if (pattern === null)
    return refuse('bad-cards', `${quoted(item)} is neither cards nor a range. ${complaint}`);
  return matching(item, pattern, pack, size);
}

/** `QQ+` goes up by pairs, `ATs+` by the lower card. */
function upFrom(one: number, other: number, suits: string, plus: boolean): number[][] {
  const [high, low] = one > other ? [one, other] : [other, one];
  const hands: number[][] = [];
  const last = plus ? (high === low ? 12 : high - 1) : low;
  for (let rank = low; rank <= last; rank++) hands.push(...twoCards(high === low ? rank : high, rank, suits));
  return hands;
}

function fromTo(item: string, [, a, b, suits, c, d, other]: RegExpExecArray): Result<{ hands: number[][] }> {
  const from = [rankIn(a), rankIn(b)].sort((x, y) => y - x);
  const to = [rankIn(c), rankIn(d)].sort((x, y) => y - x);
  const sameHigh = from[0] === to[0];
  const sameGap = from[0] - from[1] === to[0] - to[1];
  if (suits.toLowerCase() !== other.toLowerCase() || !(sameHigh || sameGap))
    return refuse('bad-cards', `${quoted(item)} goes from one kind of hand to another.`);
  const hands: number[][] = [];
  const [low, high] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  for (let rank = low; rank <= high; rank++)
    hands.push(
      ...twoCards(
        sameHigh && !(sameGap && from[0] !== to[0]) ? from[0] : rank + from[0] - from[1],
        rank,
        suits,
      ),
    );
  return { ok: true, hands };
}

function twoCards(high: number, low: number, suits: string): number[][] {
  const kind = suits.toLowerCase();
  const hands: number[][] = [];
  for (let s = 0; s < 4; s++) {
    for (let t = 0; t < 4; t++) {
      if (high === low ? t <= s || kind === 's' : (kind === 's' && s !== t) || (kind === 'o' && s === t))
        continue;
      hands.push([cardOf(high, s), cardOf(low, t)]);
    }
  }
  return hands;
}

/** Card by card: one card, any suit of a rank, or any card at all. */
interface Pattern {
  readonly cards: readonly number[];
  readonly ranks: readonly number[];
  readonly others: number;
  /** `ds` for two suits of two cards each, `ss` for at least two cards of a suit, `r` for none. */
  readonly suits: string;
}

function readPattern(item: string): Pattern | null {
  const split = /^(.*?)(ds|ss|r)?$/i.exec(item);
  const body = split?.[1] ?? item;
  const pieces = body.match(/[2-9tjqka][cdhs]|[2-9tjqka]|\*|x/gi) ?? [];
  if (pieces.length === 0 || pieces.join('') !== body) return null;
  const cards = pieces
    .filter((piece) => piece.length === 2)
    .map((piece) => cardOf(rankIn(piece[0]), 'cdhs'.indexOf(piece[1].toLowerCase())));
  const ranks = pieces.filter((piece) => piece.length === 1 && rankIn(piece) >= 0).map(rankIn);
  const others = pieces.length - cards.length - ranks.length;
  return { cards, ranks, others, suits: (split?.[2] ?? '').toLowerCase() };
}

/** Every hand of the pack that the pattern describes, each once. */
function matching(
  item: string,
  { cards, ranks, others, suits }: Pattern,
  pack: Pack,
  size: number | null,
): Result<{ readonly hands: number[][] }> {
  const written = cards.length + ranks.length + others;
  const more = Math.max(0, (size ?? written) - written);
  const total = written + more;
  if (ways(total - cards.length - ranks.length) * 4 ** ranks.length > 40 * MOST_HANDS)
    return refuse('bad-cards', `${quoted(item)} is more than ${MOST_HANDS.toLocaleString('en-US')} hands.`);
  const found = new Map<number, number[]>();
  const hand: number[] = [...cards];
  const deck = Array.from(pack.cards);
  const fill = (from: number, left: number): void => {
    if (left === 0) {
      if (!fitsSuits(hand, suits)) return;
      const sorted = [...hand].sort((a, b) => a - b);
      found.set(keyOf(sorted), sorted);
      return;
    }
    for (let i = from; i <= deck.length - left && found.size <= MOST_HANDS; i++) {
      if (hand.includes(deck[i])) continue;
      hand.push(deck[i]);
      fill(i + 1, left - 1);
      hand.pop();
    }
  };
  const withRanks = (at: number): void => {
    if (at === ranks.length) {
      fill(0, others + more);
      return;
    }
    for (let suit = 0; suit < 4; suit++) {
      const card = cardOf(ranks[at], suit);
      if (hand.includes(card)) continue;
      hand.push(card);
      withRanks(at + 1);
      hand.pop();
    }
  };
  withRanks(0);
  return { ok: true, hands: [...found.values()] };
}

const ways = (cards: number): number =>
  [1, 52, 1326, 22_100, 270_725, 2_598_960][cards] ?? Number.POSITIVE_INFINITY;

function fitsSuits(hand: readonly number[], suits: string): boolean {
  if (suits === '') return true;
  const counts = [0, 0, 0, 0];
  for (const card of hand) counts[suitOf(card)]++;
  const pairs = counts.filter((count) => count >= 2).length;
  if (suits === 'r') return pairs === 0;
  return suits === 'ds' ? pairs === 2 : pairs === 1;
}
