import { printCards } from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import type { Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { HitsSolved } from '../count/hits.ts';
import { ShoeCount } from '../count/shoe-count.ts';
import { choices as ways } from '../count/suit-classes.ts';
import { firstHands } from './first-hands.ts';
import { worthsInSight } from './worths.ts';

type By<K extends Counted['by']> = Extract<Counted, { by: K }>;

/** Worths that differ by less than this are the same: sums over all deals are rounded. */
const NOTHING = 1e-12;

/** Counts in how many deals each choice is best. */
class Best {
  readonly #weights = new Map<string, number>();

  add(worths: Readonly<Record<string, number>>, weight: number): void {
    const all = Object.values(worths);
    let [best, most] = ['either', Number.NEGATIVE_INFINITY];
    if (Math.max(...all) - Math.min(...all) > NOTHING)
      for (const [id, worth] of Object.entries(worths))
        if (worth > most + NOTHING) [best, most] = [id, worth];
    this.#weights.set(best, (this.#weights.get(best) ?? 0) + weight);
  }

  /** The best choice in most deals, with a star if not in all. */
  get said(): string {
    const [[first], ...others] = [...this.#weights].sort(([, a], [, b]) => b - a);
    return others.length === 0 ? first : `${first}*`;
  }
}

/** Sets of this many cards, by kind, with how many of each there are. */
function forSets(
  left: Int32Array,
  size: number,
  tell: (kinds: readonly number[], count: number) => void,
): void {
  const kinds: number[] = [];
  const fill = (from: number, count: number): void => {
    if (kinds.length === size) {
      tell(kinds, count);
      return;
    }
    for (let kind = from; kind < left.length; kind++)
      for (let copies = Math.min(left[kind], size - kinds.length); copies > 0; copies--) {
        for (let i = 0; i < copies; i++) kinds.push(kind);
        fill(kind + 1, count * ways(left[kind], copies));
        kinds.length -= copies;
      }
  };
  fill(0, 1);
}

/** Points games: the best choice by the player's total and that of the bank's cards in sight. */
export function totalsChart(
  game: PlayerDealerGame,
  { alike }: By<'script'>,
  total: (cards: readonly number[]) => number,
): Chart {
  const shoe = new ShoeCount(game.shoe, alike);
  const { cards: size, seen } = firstHands(game);
  const inSight = seen.filter(Boolean).length;
  const cardsOf = (kinds: readonly number[]) => kinds.map((kind) => shoe.cards[kind]);
  const cells = new Map<number, Map<number, Best>>();
  forSets(shoe.left, size, (kinds, count) => {
    const own = cardsOf(kinds);
    for (const kind of kinds) shoe.take(kind);
    forSets(shoe.left, inSight, (theirs, times) => {
      const bank = cardsOf(theirs);
      const worths = worthsInSight(game, { own, bank });
      if (Object.keys(worths).length < 2) return;
      const row = cells.get(total(own)) ?? new Map<number, Best>();
      const best = row.get(total(bank)) ?? new Best();
      cells.set(total(own), row.set(total(bank), best));
      best.add(worths, count * times);
    });
    for (const kind of kinds) shoe.giveBack(kind);
  });
  const totals = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  const rows = [...cells].sort(([a], [b]) => a - b);
  return {
    title:
      inSight === 0
        ? 'By the total of the own cards; * but not with all of them'
        : "By the totals of the own cards and of the bank's in sight; * but not with all of them",
    columns: ['own', ...(inSight === 0 ? ['best'] : totals.map(String))],
    rows: rows.map(([own, row]) => [String(own), ...totals.map((of) => row.get(of)?.said ?? '')]),
  };
}

/** What each choice is worth with a hand that takes cards until it stands. */
export function hitsWorths(
  game: PlayerDealerGame,
  counted: By<'hits'>,
  own: readonly number[],
): Record<string, number> {
  const { alike } = counted;
  const { cards } = new ShoeCount(game.shoe, alike);
  const kinds = own.map((card) => cards.findIndex((one) => alike(one) === alike(card)));
  return openOf(new HitsSolved(game, counted, game.wagers[0].id), kinds);
}

/** The choices that a hand has; the others have a worth of minus infinity. */
function openOf(solved: HitsSolved, kinds: readonly number[]): Record<string, number> {
  const { worths, ids } = solved.hand([...kinds].sort((a, b) => a - b));
  const named = [
    [ids.hit, worths.hit],
    [ids.stand, worths.stand],
  ] as const;
  return Object.fromEntries(named.filter(([, worth]) => worth > Number.NEGATIVE_INFINITY));
}

/** How many sets of cards are of these kinds; 0 if the shoe does not have enough of one. */
function setsLike({ left }: ShoeCount, kinds: readonly number[]): number {
  const copies = new Map<number, number>();
  for (const kind of kinds) copies.set(kind, (copies.get(kind) ?? 0) + 1);
  let count = 1;
  for (const [kind, of] of copies) count *= of > left[kind] ? 0 : ways(left[kind], of);
  return count;
}

/** Hands that take cards until they stand: the best choice by value, shown by an example. */
export function hitsChart(game: PlayerDealerGame, counted: By<'hits'>): Chart {
  const { alike, value } = counted;
  const shoe = new ShoeCount(game.shoe, alike);
  const solved = new HitsSolved(game, counted, game.wagers[0].id);
  const rows = new Map<number, { readonly best: Best; readonly cards: readonly number[] }>();
  // Only hands that could still take a card are extended: the millions of others need not be looked at.
  for (let open: readonly (readonly number[])[] = [[]]; open.length > 0; ) {
    const next = new Map<string, readonly number[]>();
    for (const kinds of open)
      for (let kind = 0; kind < shoe.left.length; kind++) {
        const more = [...kinds, kind].sort((a, b) => a - b);
        next.set(more.join(), more);
      }
    open = [...next.values()].filter((kinds) => {
      const worths = openOf(solved, kinds);
      if (Object.keys(worths).length < 2) return false;
      const cards = kinds.map((kind) => shoe.cards[kind]);
      // The shortest hand of a value comes first: it is the plainest example.
      const row = rows.get(value(cards)) ?? { best: new Best(), cards };
      rows.set(value(cards), row);
      row.best.add(worths, setsLike(shoe, kinds) / ways(shoe.total, kinds.length));
      return true;
    });
  }
  return {
    title: 'By what the hand is worth, lowest first; * but not with all such hands',
    columns: ['such as', 'best'],
    rows: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([, { best, cards }]) => [printCards([...cards]), best.said]),
  };
}
