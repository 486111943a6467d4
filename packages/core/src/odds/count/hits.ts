import type { Choice, Counted, PlayerDealerGame, Step } from '../../engine/player-dealer/game.ts';
import { linesOf, type WagerOdds, withPlain } from '../answer.ts';
import { Tally } from '../round/tally.ts';
import { Asking, Results } from './asking.ts';
import { ShoeCount } from './shoe-count.ts';

type Hits = Extract<Counted, { by: 'hits' }>;

/** A hand as kinds in order, what it is worth to go on with it, and what is done. */
interface Hand {
  readonly kinds: readonly number[];
  readonly worths: Readonly<Record<'hit' | 'stand', number>>;
  readonly moves: readonly [best: Move, plain: Move];
  /** What the game calls the choice that takes a card, and the one that takes none. */
  readonly ids: Readonly<Record<Move, string>>;
}
type Move = 'hit' | 'stand';

/**
 * One hand that takes cards until it stands, against an unseen bank that draws by a rule: by best play from a whole
 * shoe, going by the player's cards as a set, and by the plain line, to see how much more it costs.
 */
export function countHits(game: PlayerDealerGame, counted: Hits, base: string): WagerOdds[] {
  const solved = new HitsSolved(game, counted, base);
  const odds = ([0, 1] as const).map((line) => {
    const tally = new Tally(linesOf(game));
    solved.forResults(line, (number, weight) => solved.results.tally(tally, number, weight));
    return tally
      .answer('exact')
      .map((one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, combinations: null })) }));
  });
  return withPlain(odds[0], odds[1]);
}

/** A game of hits by best play: what each choice is worth with a hand, as kinds in order. */
export class HitsSolved {
  readonly results = new Results();
  readonly #asked: Asking;
  readonly #game: PlayerDealerGame;
  readonly #shoe: ShoeCount;
  readonly #value: Hits['value'];
  readonly #bank: readonly (BankHand & { readonly value: number })[];
  readonly #hands = new Map<string, Hand>();
  readonly #standing = new Map<string, Map<number, number>>();
  readonly #numbers = new Map<string, number>();

  constructor(game: PlayerDealerGame, { alike, value }: Hits, base: string) {
    this.#game = game;
    this.#value = value;
    this.#shoe = new ShoeCount(game.shoe, alike);
    this.#asked = new Asking(game, [base]);
    const step = game.script.find((one) => one.do === 'draw' && one.to === 'dealer');
    if (step?.do !== 'draw') throw new Error(`${game.name}: the bank draws no cards.`);
    this.#bank = bankHands(this.#shoe, (kinds) => this.#bankDraws(step, kinds)).map((hand) => ({
      ...hand,
      value: value(this.#cards(hand.kinds)),
    }));
  }

  #cards(kinds: readonly number[]): number[] {
    return kinds.map((kind) => this.#shoe.cards[kind]);
  }

  #bankDraws(step: Extract<Step, { do: 'draw' }>, kinds: readonly number[]): boolean {
    const { dealer, state } = this.#asked;
    dealer.cards.splice(0, dealer.cards.length, ...this.#cards(kinds));
    return step.wants(state);
  }

  /** How often each result comes when a hand stands. */
  #stands(kinds: readonly number[]): Map<number, number> {
    const at = kinds.join();
    const known = this.#standing.get(at);
    if (known !== undefined) return known;
    const left = this.#leftBut(kinds);
    const total = this.#shoe.total - kinds.length;
    const own = this.#cards(kinds);
    const mine = this.#value(own);
    const found = new Map<number, number>();
    for (const { kinds: theirs, orders, value } of this.#bank) {
      let chance = orders;
      for (const [n, kind] of theirs.entries()) chance *= left[kind]-- / (total - n);
      for (const kind of theirs) left[kind]++;
      if (chance === 0) continue;
      const key = `${mine}|${value}`;
      let number = this.#numbers.get(key);
      if (number === undefined) {
        this.#asked.own.cards.splice(0, this.#asked.own.cards.length, ...own);
        this.#asked.dealer.cards.splice(0, this.#asked.dealer.cards.length, ...this.#cards(theirs));
        number = this.results.number(this.#asked.comes());
        this.#numbers.set(key, number);
      }
      found.set(number, (found.get(number) ?? 0) + chance);
    }
    this.#standing.set(at, found);
    return found;
  }

  #leftBut(kinds: readonly number[]): Float64Array {
    const left = Float64Array.from(this.#shoe.left);
    for (const kind of kinds) left[kind]--;
    return left;
  }

  hand(kinds: readonly number[]): Hand {
    const key = kinds.join();
    const known = this.#hands.get(key);
    if (known !== undefined) return known;
    const { own, state } = this.#asked;
    own.cards.splice(0, own.cards.length, ...this.#cards(kinds));
    const { open } = this.#asked;
    const takes = ({ effects }: Choice) => effects.includes('card');
    const taking = open.find(takes);
    const staying = open.find((choice) => !takes(choice));
    const ids = open.map(({ id }) => id);
    const advice = taking === undefined ? undefined : this.#game.advice?.(state, own, ids)?.id;
    let stand = 0;
    for (const [number, chance] of this.#stands(kinds)) stand += chance * this.results.nets[number];
    let hit = Number.NEGATIVE_INFINITY;
    if (taking !== undefined) {
      hit = 0;
      this.#forNext(kinds, (more, chance) => {
        const { worths } = this.hand(more);
        hit += chance * Math.max(worths.hit, worths.stand);
      });
    }
    const best: Move = hit > stand ? 'hit' : 'stand';
    const plain: Move = taking !== undefined && advice === taking.id ? 'hit' : 'stand';
    const hand: Hand = {
      kinds,
      worths: { hit, stand },
      moves: [best, plain],
      ids: { hit: taking?.id ?? 'hit', stand: staying?.id ?? 'stand' },
    };
    this.#hands.set(key, hand);
    return hand;
  }

  #forNext(kinds: readonly number[], tell: (more: readonly number[], chance: number) => void): void {
    const left = this.#leftBut(kinds);
    const total = this.#shoe.total - kinds.length;
    for (let kind = 0; kind < left.length; kind++)
      if (left[kind] > 0)
        tell(
          [...kinds, kind].sort((a, b) => a - b),
          left[kind] / total,
        );
  }

  /** Every result of a line with how often it comes: hands of fewer cards first. */
  forResults(line: 0 | 1, tell: (number: number, weight: number) => void): void {
    let hands = new Map<string, { kinds: readonly number[]; weight: number }>();
    const put = (to: typeof hands, kinds: readonly number[], weight: number): void => {
      const known = to.get(kinds.join());
      if (known === undefined) to.set(kinds.join(), { kinds, weight });
      else known.weight += weight;
    };
    const sums: number[] = [];
    this.#forNext([], (kinds, chance) => put(hands, kinds, chance));
    while (hands.size > 0) {
      const next: typeof hands = new Map();
      for (const { kinds, weight } of hands.values())
        if (this.hand(kinds).moves[line] === 'hit')
          this.#forNext(kinds, (more, chance) => put(next, more, weight * chance));
        else
          for (const [number, chance] of this.#stands(kinds))
            sums[number] = (sums[number] ?? 0) + weight * chance;
      hands = next;
    }
    for (const [number, weight] of sums.entries()) if (weight > 0) tell(number, weight);
  }
}

interface BankHand {
  readonly kinds: readonly number[];
  orders: number;
}

/** Hands that the bank ends with, as sets, with the number of orders in which they may come. */
function bankHands(shoe: ShoeCount, draws: (kinds: readonly number[]) => boolean): BankHand[] {
  const final: BankHand[] = [];
  let going: BankHand[] = [{ kinds: [], orders: 1 }];
  while (going.length > 0) {
    const next = new Map<string, BankHand>();
    for (const { kinds, orders } of going)
      for (let kind = 0; kind < shoe.left.length; kind++) {
        const more = [...kinds, kind].sort((a, b) => a - b);
        const known = next.get(more.join());
        if (known === undefined) next.set(more.join(), { kinds: more, orders });
        else known.orders += orders;
      }
    going = [];
    for (const hand of next.values()) (draws(hand.kinds) ? going : final).push(hand);
  }
  return final;
}
