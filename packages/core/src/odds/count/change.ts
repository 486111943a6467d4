import { cardOf, rankOf, suitOf } from '../../cards/index.ts';
import type { Choice, Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { legalChoices } from '../../engine/player-dealer/legal.ts';
import { newHandOn, type SpotHand } from '../../engine/player-dealer/state.ts';
import { linesOf, type WagerOdds, withPlain } from '../answer.ts';
import { plainLine } from '../round/line-of-play.ts';
import { Tally } from '../round/tally.ts';
import { Asking, Results } from './asking.ts';
import { ShoeCount } from './shoe-count.ts';

type Change = Extract<Counted, { by: 'change' }>;

const SUITS = 4;

/**
 * Three cards each from a shoe, one of the bank's in sight, and one card that may be changed: every hand with every
 * card in sight, those that differ only by suits once, is played in each way against every hand of the bank.
 */
export function countChanges(game: PlayerDealerGame, counted: Change, base: string): WagerOdds[] {
  const table = new ChangeTable(game, counted, base);
  table.count();
  const lines = [new Tally(linesOf(game)), new Tally(linesOf(game))];
  const odds = lines.map((tally, line) => {
    table.weights[line].forEach((weight, number) => {
      table.results.tally(tally, number, weight);
    });
    return tally.answer('exact').map((one) => ({
      ...one,
      // More deals than a number holds exactly.
      rows: one.rows.map((row) => ({ ...row, combinations: null })),
    }));
  });
  // The plain line may never make a bet that is made later.
  return withPlain(odds[0], odds[1]).map(({ plain, ...one }, at) =>
    plain === undefined || game.wagers[at].when === 'later' ? one : { ...one, plain },
  );
}

/** How hands compare: the player's change failed, the bank's failed, or which is higher. */
const MEETINGS = ['failed', 'bank failed', 'lower', 'equal', 'higher'] as const;
const [FAILED, BANK_FAILED, LOWER, EQUAL, HIGHER] = MEETINGS.map((_, at) => at);

/** A way to play: a choice, and the card that goes, by its place in the hand; -1 for none. */
interface Way {
  readonly choice: Choice;
  readonly discard: number;
}

/** The bank's result with some cards down: the value it stands with, or the value with each card it may draw. */
interface BankHand {
  readonly down: readonly [number, number];
  readonly draws: boolean;
  /** Numbers of values in order, 0 for a change that failed; one, or one for each kind of card drawn. */
  readonly values: Int16Array;
}

class ChangeTable {
  readonly results = new Results();
  /** By line, best and plain: how often each result comes. */
  readonly weights: readonly Map<number, number>[] = [new Map(), new Map()];
  readonly #game: PlayerDealerGame;
  readonly #counted: Change;
  readonly #base: string;
  readonly #shoe: ShoeCount;
  readonly #bank: (readonly BankHand[])[] = [];
  /** Values of all hands in order: their place is their number. */
  readonly #numbers = new Map<number, number>();
  readonly #asked = new Map<string, Asking>();
  readonly #known = new Map<string, number>();

  constructor(game: PlayerDealerGame, counted: Change, base: string) {
    this.#game = game;
    this.#counted = counted;
    this.#base = base;
    this.#shoe = new ShoeCount(game.shoe, (card) => card);
    const values = new Set<number>();
    this.#forThrees((kinds) => values.add(counted.value(this.#cards(kinds))));
    for (const value of [...values].sort((a, b) => a - b)) this.#numbers.set(value, this.#numbers.size + 1);
    const step = game.script.find(({ do: what }) => what === 'exchange');
    if (step?.do !== 'exchange') throw new Error(`${game.name}: the bank changes no card.`);
    for (let up = 0; up < this.#shoe.cards.length; up++) this.#bank.push(this.#bankHands(up, step.discards));
  }

  #cards(kinds: readonly number[]): number[] {
    return kinds.map((kind) => this.#shoe.cards[kind]);
  }

  #forThrees(tell: (kinds: readonly number[]) => void): void {
    const kinds = this.#shoe.cards.length;
    for (let a = 0; a < kinds; a++)
      for (let b = a; b < kinds; b++) for (let c = b; c < kinds; c++) tell([a, b, c]);
  }

  /** Every two cards that the bank may have besides the one in sight, and what its way makes of them. */
  #bankHands(up: number, way: (cards: readonly number[]) => readonly number[]): BankHand[] {
    const hands: BankHand[] = [];
    const kinds = this.#shoe.cards.length;
    for (let a = 0; a < kinds; a++)
      for (let b = a; b < kinds; b++) {
        const cards = this.#cards([a, b, up]);
        const [discard] = way(cards);
        const values =
          discard === undefined
            ? [this.#valueOf(cards)]
            : this.#shoe.cards.map((drawn) => {
                const hand = changed(cards, cards.indexOf(discard), drawn);
                return this.#counted.failed(hand) ? 0 : this.#valueOf(hand.cards);
              });
        hands.push({ down: [a, b], draws: discard !== undefined, values: Int16Array.from(values) });
      }
    return hands;
  }

  #valueOf(cards: readonly number[]): number {
    return this.#numbers.get(this.#counted.value(cards)) ?? 0;
  }

  /** All hands against all cards in sight; of those that differ only by suits, the first stands for all. */
  count(): void {
    const { left, total } = this.#shoe;
    const classes = new Map<string, { own: readonly number[]; up: number; weight: number }>();
    this.#forThrees((own) => {
      const ways = waysToDraw(left, own) / ((total * (total - 1) * (total - 2)) / 6);
      if (ways === 0) return;
      for (const kind of own) this.#shoe.take(kind);
      for (let up = 0; up < left.length; up++) {
        if (left[up] === 0) continue;
        const weight = (ways * left[up]) / this.#shoe.total;
        const key = suitClass(this.#cards(own), this.#shoe.cards[up]);
        const known = classes.get(key);
        if (known === undefined) classes.set(key, { own, up, weight });
        else known.weight += weight;
      }
      for (const kind of own) this.#shoe.giveBack(kind);
    });
    for (const { own, up, weight } of classes.values()) this.#play(own, up, weight);
  }

  /** A hand with a card in sight: every way to play it, of which the best and the plain one are counted. */
  #play(own: readonly number[], up: number, weight: number): void {
    const cards = this.#cards(own);
    const seen = this.#ask(null, cards);
    seen.dealer.cards.splice(0, seen.dealer.cards.length, this.#shoe.cards[up]);
    seen.dealer.up.splice(0, seen.dealer.up.length, true);
    const ways = waysOf(seen.open, cards);
    const plain = plainLine(this.#game)(seen.state, seen.own, legalChoices(seen.state, seen.own));
    for (const kind of [...own, up]) this.#shoe.take(kind);
    const bank = this.#bankByDrawn(up, ways.length > 1);
    let best = { worth: Number.NEGATIVE_INFINITY, results: new Map<number, number>() };
    let known = best;
    for (const way of ways) {
      const results = this.#resultsOf(way, cards, bank);
      let worth = 0;
      for (const [number, part] of results) worth += part * this.results.nets[number];
      if (worth > best.worth + 1e-12) best = { worth, results };
      const discard = way.discard < 0 ? undefined : cards[way.discard];
      if (way.choice.id === plain.id && discard === plain.discard?.[0]) known = { worth, results };
    }
    for (const kind of [...own, up]) this.#shoe.giveBack(kind);
    for (const [line, { results }] of [best, known.results.size === 0 ? best : known].entries())
      for (const [number, part] of results)
        this.weights[line].set(number, (this.weights[line].get(number) ?? 0) + weight * part);
  }

  /** The bank's results, by number of value, when the player draws no card, and when each kind is drawn. */
  #bankByDrawn(up: number, draws: boolean): { readonly none: Float64Array; readonly drawn: Float64Array[] } {
    const none = this.#bankSums(up);
    if (!draws) return { none, drawn: [] };
    const drawn = this.#shoe.cards.map((_, kind) => {
      if (this.#shoe.left[kind] === 0) return none;
      this.#shoe.take(kind);
      const sums = this.#bankSums(up);
      this.#shoe.giveBack(kind);
      return sums;
    });
    return { none, drawn };
  }

  /** Sums over values: at a number the chance that the bank has less, or has failed. */
  #bankSums(up: number): Float64Array {
    const { left, total } = this.#shoe;
    const chances = new Float64Array(this.#numbers.size + 1);
    for (const { down, draws, values } of this.#bank[up]) {
      const [a, b] = down;
      const pairs = a === b ? left[a] * (left[a] - 1) : 2 * left[a] * left[b];
      if (pairs === 0) continue;
      const chance = pairs / (total * (total - 1));
      if (!draws) {
        chances[values[0]] += chance;
        continue;
      }
      for (let drawn = 0; drawn < values.length; drawn++) {
        const cards = left[drawn] - Number(drawn === a) - Number(drawn === b);
        chances[values[drawn]] += (chance * cards) / (total - 2);
      }
    }
    const sums = new Float64Array(chances.length + 1);
    for (let at = 0; at < chances.length; at++) sums[at + 1] = sums[at] + chances[at];
    return sums;
  }

  #resultsOf(
    way: Way,
    cards: readonly number[],
    bank: { readonly none: Float64Array; readonly drawn: readonly Float64Array[] },
  ): Map<number, number> {
    const results = new Map<number, number>();
    const add = (hand: SpotHand, sums: Float64Array, part: number): void => {
      const meetings = this.#counted.failed(hand)
        ? [1, 0, 0, 0, 0]
        : meetingsOf(this.#valueOf(hand.cards), sums);
      meetings.forEach((chance, meeting) => {
        if (chance <= 0) return;
        const number = this.#number(way, meeting, hand);
        results.set(number, (results.get(number) ?? 0) + part * chance);
      });
    };
    if (way.discard < 0) {
      add(asDealt(cards), bank.none, 1);
      return results;
    }
    const { left, total } = this.#shoe;
    for (let drawn = 0; drawn < left.length; drawn++)
      if (left[drawn] > 0)
        add(changed(cards, way.discard, this.#shoe.cards[drawn]), bank.drawn[drawn], left[drawn] / total);
    return results;
  }

  /** The game is asked once for each choice and meeting. */
  #number({ choice }: Way, meeting: number, hand: SpotHand): number {
    const key = `${choice.id} ${hand.discards.length} ${MEETINGS[meeting]}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const bank =
      meeting === FAILED ? asDealt(hand.cards) : this.#bankThat(meeting, this.#valueOf(hand.cards));
    if (bank === null) throw new Error(`${this.#game.name}: nobody meets like this.`);
    const asked = this.#ask(choice, hand.cards);
    Object.assign(asked.own, { discards: hand.discards });
    Object.assign(asked.dealer, { discards: bank.discards });
    asked.dealer.cards.splice(0, asked.dealer.cards.length, ...bank.cards);
    const number = this.results.number(asked.comes());
    this.#known.set(key, number);
    return number;
  }

  /** A hand of the bank that compares like this with a hand of this value. */
  #bankThat(meeting: number, value: number): SpotHand | null {
    let found: SpotHand | null = null;
    this.#forThrees((kinds) => {
      const cards = this.#cards(kinds);
      if (found !== null) return;
      if (meeting === BANK_FAILED) {
        for (const drawn of this.#shoe.cards) {
          const hand = changed(cards, 0, drawn);
          if (this.#counted.failed(hand)) found = hand;
        }
        return;
      }
      const theirs = this.#valueOf(cards);
      const is = theirs < value ? HIGHER : theirs === value ? EQUAL : LOWER;
      if (is === meeting) found = asDealt(cards);
    });
    return found;
  }

  /** A round in which a choice was made, or none yet, with these cards laid. */
  #ask(choice: Choice | null, cards: readonly number[]): Asking {
    const key = choice?.id ?? '';
    let asked = this.#asked.get(key);
    if (asked === undefined) {
      asked = new Asking(this.#game, [this.#base]);
      if (choice !== null) asked.choose(choice);
      this.#asked.set(key, asked);
    }
    asked.own.cards.splice(0, asked.own.cards.length, ...cards);
    return asked;
  }
}

/** By number of a value: how often the bank fails, and how often the hand is lower, equal and higher. */
function meetingsOf(value: number, sums: Float64Array): number[] {
  const failed = sums[1];
  return [
    0,
    failed,
    sums[sums.length - 1] - sums[value + 1],
    sums[value + 1] - sums[value],
    sums[value] - failed,
  ];
}

const asDealt = (cards: readonly number[]): SpotHand => ({ ...newHandOn(0, 0), cards: [...cards] });

/** A hand after a change: the card drawn comes last. */
const changed = (cards: readonly number[], place: number, drawn: number): SpotHand => ({
  ...newHandOn(0, 0),
  cards: [...cards.filter((_, at) => at !== place), drawn],
  discards: [cards[place]],
});

/** Each choice, with each card that may go with it; equal cards once. */
function waysOf(open: readonly Choice[], cards: readonly number[]): Way[] {
  return open.flatMap((choice): Way[] =>
    choice.discards === undefined
      ? [{ choice, discard: -1 }]
      : cards.flatMap((card, discard) => (cards.indexOf(card) === discard ? [{ choice, discard }] : [])),
  );
}

/** In how many ways these three kinds of cards can be drawn. */
function waysToDraw(left: Int32Array, [a, b, c]: readonly number[]): number {
  if (a === c) return (left[a] * (left[a] - 1) * (left[a] - 2)) / 6;
  if (a === b) return ((left[a] * (left[a] - 1)) / 2) * left[c];
  if (b === c) return ((left[b] * (left[b] - 1)) / 2) * left[a];
  return left[a] * left[b] * left[c];
}

/** A hand and a card in sight, apart from the names of suits. */
function suitClass(own: readonly number[], up: number): string {
  const sets = Array.from({ length: SUITS }, (_, suit) => {
    const ranks = own.filter((card) => suitOf(card) === suit).map(rankOf);
    return `${ranks.sort((a, b) => a - b).join('.')}${up === cardOf(rankOf(up), suit) ? `/${rankOf(up)}` : ''}`;
  });
  return sets.sort().join(' ');
}
