import { cardOf } from '../../cards/index.ts';
import type { Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { linesOf, type WagerOdds, withPlain } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { Asking, type Comes, Results } from './asking.ts';
import type { Decision } from './showdown.ts';
import { choices } from './suit-classes.ts';

type Showdown = Extract<Counted, { by: 'showdown' }>;

const RANKS = 13;
const SUITS = 4;
const SIZE = 5;

/** Whether every card is there equally often, so that hands can be told by ranks and one suit. */
export const isWholeShoe = ({ shoe }: PlayerDealerGame): boolean => copiesOf(shoe.cards) > 0;

function copiesOf(cards: Iterable<number>): number {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const [first] = counts.values();
  return counts.size === RANKS * SUITS && [...counts.values()].every((count) => count === first) ? first : 0;
}

/** The ranks of every hand of this many cards, lowest first. */
function rankSets(size: number): number[][] {
  const all: number[][] = [];
  const fill = (ranks: number[]): void => {
    if (ranks.length === size) {
      all.push([...ranks]);
      return;
    }
    for (let rank = ranks[ranks.length - 1] ?? 0; rank < RANKS; rank++) fill([...ranks, rank]);
  };
  fill([]);
  return all;
}

const countsOf = (ranks: readonly number[]): Uint8Array => {
  const counts = new Uint8Array(RANKS);
  for (const rank of ranks) counts[rank]++;
  return counts;
};

/** In how many ways cards of these ranks can be taken from this many of each, without those that are gone. */
function ways(counts: Uint8Array, of: number, gone: (rank: number) => number): number {
  let all = 1;
  for (let rank = 0; rank < RANKS; rank++)
    if (counts[rank] > 0) all *= atLeastNone(of - gone(rank), counts[rank]);
  return all;
}
const atLeastNone = (from: number, count: number): number => (from < count ? 0 : choices(from, count));

/**
 * Five cards each from a shoe of whole decks, one of the bank's in sight; the player stays or folds. A hand is
 * described by its ranks and by which of its cards are of the suit in sight: only a flush of that suit needs more than
 * ranks. So every hand meets every card in sight and every four that may go with it.
 */
export function countFiveCards(game: PlayerDealerGame, { value }: Showdown, base: string): WagerOdds[] {
  const table = new FiveCardTable(game, value, base);
  const [best, plain] = [new Tally(linesOf(game)), new Tally(linesOf(game))];
  table.count();
  table.results.forEach((weight, number) => {
    if (weight[0] !== 0) table.asked.tally(best, number, weight[0] / table.all);
    if (weight[1] !== 0) table.asked.tally(plain, number, weight[1] / table.all);
  });
  return withPlain(withoutDeals(best.answer('exact')), withoutDeals(plain.answer('exact')));
}

/** More deals than a number holds exactly, so only fractions are given. */
const withoutDeals = (wagers: readonly WagerOdds[]): WagerOdds[] =>
  wagers.map((odds) => ({ ...odds, rows: odds.rows.map((row) => ({ ...row, combinations: null })) }));

/**
 * Every hand that fares differently against a card of this rank in sight, those with fewest cards of its suit first.
 */
export function decisionsAgainst(
  game: PlayerDealerGame,
  { value }: Showdown,
  base: string,
  up: number,
  tell: (decision: Decision) => void,
): void {
  new FiveCardTable(game, value, base, tell).against(up);
}

class FiveCardTable {
  readonly asked = new Results();
  /** By result: how many deals come to it, by the best line and by the plain one. */
  readonly results: [number, number][] = [];
  /** Deals in all. */
  all = 0;
  readonly #game: PlayerDealerGame;
  readonly #base: string;
  readonly #copies: number;
  readonly #total: number;
  readonly #sets = rankSets(SIZE);
  /** By place of a set of ranks: what it is worth in several suits and in one. */
  readonly #mixed: Float64Array;
  readonly #suited: Float64Array;
  readonly #cut: number;
  readonly #reps: {
    readonly low: readonly number[];
    readonly qualified: readonly number[];
    readonly high: readonly number[];
  };

  readonly #tell: ((decision: Decision) => void) | undefined;

  constructor(
    game: PlayerDealerGame,
    value: Showdown['value'],
    base: string,
    tell?: (decision: Decision) => void,
  ) {
    this.#game = game;
    this.#tell = tell;
    this.#base = base;
    this.#copies = copiesOf(game.shoe.cards);
    this.#total = game.shoe.cards.length;
    this.#mixed = Float64Array.from(this.#sets, (ranks) => value(inSuits(ranks, false)));
    this.#suited = Float64Array.from(this.#sets, (ranks) => value(inSuits(ranks, true)));
    const hands = this.#sets.flatMap((ranks, at) => [
      { cards: inSuits(ranks, false), value: this.#mixed[at] },
      { cards: inSuits(ranks, true), value: this.#suited[at] },
    ]);
    hands.sort((a, b) => a.value - b.value);
    // The lowest hand with which the bank plays: the first against which the lowest hand of all fares differently.
    const lowest = this.#ask(hands[0].cards);
    const first = this.#number(lowest, hands[0].cards);
    const from = hands.findIndex(({ cards }) => this.#number(lowest, cards) !== first);
    this.#cut = from < 0 ? Number.POSITIVE_INFINITY : hands[from].value;
    this.#reps = {
      low: hands[0].cards,
      qualified: hands[Math.max(from, 0)].cards,
      high: hands[hands.length - 1].cards,
    };
  }

  count(): void {
    for (let up = 0; up < RANKS; up++) this.against(up);
  }

  /** All deals with a card of this rank in sight. */
  against(up: number): void {
    const fours = rankSets(SIZE - 1);
    const placeOf = new Map(this.#sets.map((ranks, at) => [ranks.join(), at]));
    const theirs = fours.map((ranks) => {
      const at = placeOf.get([...ranks, up].sort((a, b) => a - b).join()) ?? 0;
      return { counts: countsOf(ranks), mixed: this.#mixed[at], suited: this.#suited[at] };
    });
    theirs.sort((a, b) => a.mixed - b.mixed);
    const bySuited = theirs.map((_, i) => i).sort((a, b) => theirs[a].suited - theirs[b].suited);
    const mixedValues = theirs.map(({ mixed }) => mixed);
    const suitedValues = bySuited.map((i) => theirs[i].suited);
    // By ranks alone first: every hand of the bank as if no flush were one.
    const plainSums = new Map<string, Float64Array>();
    const byRanks = (own: Uint8Array, key: string): Float64Array => {
      const known = plainSums.get(key);
      if (known !== undefined) return known;
      const gone = (rank: number) => own[rank] + (rank === up ? 1 : 0);
      const sums = running(theirs.map(({ counts }) => ways(counts, SUITS * this.#copies, gone)));
      plainSums.set(key, sums);
      return sums;
    };
    for (let size = 0; size <= SIZE; size++)
      for (const inSuit of rankSets(size)) {
        const ofSuit = countsOf(inSuit);
        const sight = SUITS * (this.#copies - ofSuit[up]);
        if (sight <= 0) continue;
        const gone = (rank: number) => ofSuit[rank] + (rank === up ? 1 : 0);
        const flushes = theirs.map(({ counts }) => ways(counts, this.#copies, gone));
        const asMixed = running(flushes);
        const asSuited = running(bySuited.map((i) => flushes[i]));
        const suitWays = ways(ofSuit, this.#copies, () => 0);
        for (const rest of rankSets(SIZE - size)) {
          const others = countsOf(rest);
          const ranks = [...inSuit, ...rest].sort((a, b) => a - b);
          const key = ranks.join();
          const at = placeOf.get(key) ?? 0;
          const elsewhere = suitWays * ways(others, (SUITS - 1) * this.#copies, () => 0);
          // Of one suit: that in sight, or another, when none is of that in sight.
          const suited =
            size === SIZE ? elsewhere : size === 0 ? (SUITS - 1) * ways(others, this.#copies, () => 0) : 0;
          const sums = byRanks(countsOf(ranks), key);
          const below = (limit: number): number =>
            upTo(mixedValues, sums, limit) -
            upTo(mixedValues, asMixed, limit) +
            upTo(suitedValues, asSuited, limit);
          for (const [isSuited, count] of [
            [true, suited],
            [false, elsewhere - suited],
          ] as const)
            if (count > 0) {
              const values = this.#meet(at, isSuited, up, count * sight, below);
              this.#tell?.({ cards: exampleOf(inSuit, rest, isSuited), seen: cardOf(up, 0), values });
            }
        }
      }
  }

  /**
   * A hand against all hands with a card in sight, and what each choice is worth: `below` says how many are worth less
   * than a value.
   */
  #meet(
    at: number,
    isSuited: boolean,
    up: number,
    deals: number,
    below: (limit: number) => number,
  ): Readonly<Record<string, number>> {
    const mine = (isSuited ? this.#suited : this.#mixed)[at];
    const all = choices(this.#total - SIZE - 1, SIZE - 1);
    const unqualified = below(this.#cut);
    const [less, notMore] = [below(mine), below(mine + 1)];
    const known = this.#known(at, isSuited, up);
    const counts = [
      unqualified,
      Math.max(0, less - unqualified),
      notMore - Math.max(less, Math.min(unqualified, notMore)),
      all - Math.max(notMore, unqualified),
    ];
    const worths: Record<string, number> = {};
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [choice, numbers] of known.choices.entries()) {
      let sum = 0;
      for (let i = 0; i < counts.length; i++) sum += counts[i] * this.asked.nets[numbers[i]];
      worths[known.ids[choice]] = sum / all;
      if (sum > most) [best, most] = [choice, sum];
    }
    for (const [i, choice] of [best, known.plain < 0 ? best : known.plain].entries())
      for (let n = 0; n < counts.length; n++) {
        const number = known.choices[choice][n];
        this.results[number] ??= [0, 0];
        this.results[number][i] += deals * counts[n];
      }
    this.all += deals * all;
    return worths;
  }

  readonly #asking = new Map<string, Asking>();
  readonly #found = new Map<number, readonly (readonly number[])[]>();

  /** What each choice comes to against a bank that does not play, a lower hand, an equal one and a higher one. */
  #known(at: number, isSuited: boolean, up: number) {
    const own = inSuits(this.#sets[at], isSuited);
    const key = at * 2 + Number(isSuited);
    let found = this.#found.get(key);
    if (found === undefined) {
      const { low, qualified, high } = this.#reps;
      found = [...this.#ask(own)].map((asked) =>
        [low, qualified, own, high].map((dealer) => this.#numberOf(asked, dealer)),
      );
      this.#found.set(key, found);
    }
    const [asked] = this.#ask(own);
    const { dealer } = asked;
    dealer.cards.splice(0, dealer.cards.length, cardOf(up, 0));
    dealer.up.splice(0, dealer.up.length, true);
    const ids = [...this.#asking.keys()];
    const plain = ids.indexOf(this.#game.advice?.(asked.state, asked.own, ids)?.id ?? '');
    dealer.up.length = 0;
    return { choices: found, plain, ids };
  }

  /** A round for each choice, with this hand laid. */
  #ask(own: readonly number[]): readonly Asking[] {
    if (this.#asking.size === 0) {
      const first = new Asking(this.#game, [this.#base]);
      first.own.cards.push(...own);
      for (const choice of first.open)
        this.#asking.set(choice.id, new Asking(this.#game, [this.#base]).choose(choice));
    }
    const all = [...this.#asking.values()];
    for (const asked of all) asked.own.cards.splice(0, asked.own.cards.length, ...own);
    return all;
  }

  #numberOf(asked: Asking, dealer: readonly number[]): number {
    return this.asked.number(this.#comes(asked, dealer));
  }

  #comes(asked: Asking, dealer: readonly number[]): Comes {
    asked.dealer.cards.splice(0, asked.dealer.cards.length, ...dealer);
    return asked.comes();
  }

  #number(asked: readonly Asking[], dealer: readonly number[]): string {
    return asked.map((one) => JSON.stringify(this.#comes(one, dealer).wagers)).join();
  }
}

/** Cards of these ranks in one suit, or in several. */
const inSuits = (ranks: readonly number[], suited: boolean): number[] =>
  ranks.map((rank, i) => cardOf(rank, suited ? 0 : i % SUITS));

/** Cards of these ranks in the suit in sight, and of the others in other suits, or all in one of those. */
const exampleOf = (inSuit: readonly number[], rest: readonly number[], suited: boolean): number[] => [
  ...inSuit.map((rank) => cardOf(rank, 0)),
  ...rest.map((rank, i) => cardOf(rank, suited ? 1 : 1 + (i % (SUITS - 1)))),
];

function running(parts: readonly number[]): Float64Array {
  const sums = new Float64Array(parts.length + 1);
  for (const [i, part] of parts.entries()) sums[i + 1] = sums[i] + part;
  return sums;
}

/** The sum of those whose value is below a limit; values are in order. */
function upTo(values: readonly number[], sums: Float64Array, limit: number): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (values[middle] < limit) from = middle + 1;
    else to = middle;
  }
  return sums[from];
}
