import type { Step } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, type RoundState } from '../../engine/player-dealer/state.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { roundWith, spotOf } from '../count/bets.ts';
import type { ShoeCount } from '../count/shoe-count.ts';
import type { HandClasses } from './hands.ts';

/** Hands that the bank may end with from one card up: which cards come to it, in how many orders. */
export interface DealerHands {
  readonly hands: readonly FinalHand[];
  /**
   * All of them card by card, each hand's first cards once: the kind, how many of it came before, and how many cards
   * did; where a hand ends, which of the mixtures it is and in how many orders it comes, else -1.
   */
  readonly kinds: Uint8Array;
  readonly runs: Uint8Array;
  readonly depths: Uint8Array;
  readonly ends: Int16Array;
  readonly orders: Float64Array;
  /** The mixtures of classes that these hands are, by number. */
  readonly mixtures: readonly number[];
  /** The mixture of a natural of two cards; -1 if there is none. */
  readonly natural: number;
  /** Kinds of the second card that make a natural. */
  readonly makesNatural: Uint8Array;
}

/**
 * All hands of the bank with this kind up; the game itself says when another card is drawn. If the second card is
 * checked first, a natural is not an end that anybody plays to.
 */
export function dealerHands(
  { rules }: BlackjackGame,
  shoe: ShoeCount,
  classes: HandClasses,
  up: number,
  asked: DealerAsked,
): DealerHands {
  const hands = finalHands(shoe, up, asked).sort((a, b) => inOrder(a.kinds, b.kinds));
  const isNatural = (kinds: readonly number[]) =>
    kinds.length === 1 && rules.totals.isNatural([shoe.cards[up], shoe.cards[kinds[0]]]);
  const isChecked = rules.checks?.(shoe.cards[up]) === true;
  const numbers = hands.map(({ kinds }) => classes.mixture(sorted([up, ...kinds]), false));
  const mixtures = [...new Set(numbers)].sort((a, b) => a - b);
  const steps = hands.flatMap(({ kinds, orders }, i) => {
    const shared = i === 0 ? 0 : firstAlike(kinds, hands[i - 1].kinds);
    return kinds.slice(shared).map((kind, more) => {
      const depth = shared + more;
      const isEnd = depth === kinds.length - 1 && !(isChecked && isNatural(kinds));
      const end = isEnd ? mixtures.indexOf(numbers[i]) : -1;
      return { kind, run: depth - kinds.indexOf(kind), depth, end, orders: isEnd ? orders : 0 };
    });
  });
  return {
    hands,
    kinds: Uint8Array.from(steps, ({ kind }) => kind),
    runs: Uint8Array.from(steps, ({ run }) => run),
    depths: Uint8Array.from(steps, ({ depth }) => depth),
    ends: Int16Array.from(steps, ({ end }) => end),
    orders: Float64Array.from(steps, (step) => step.orders),
    mixtures,
    natural: numbers[hands.findIndex(({ kinds }) => isNatural(kinds))] ?? -1,
    makesNatural: Uint8Array.from(shoe.left, (_, kind) => (isNatural([kind]) ? 1 : 0)),
  };
}

interface FinalHand {
  readonly kinds: readonly number[];
  orders: number;
}

/** Card by card: hands of the same cards are one, with the orders in which they may come. */
function finalHands(shoe: ShoeCount, up: number, asked: DealerAsked): FinalHand[] {
  const final: FinalHand[] = [];
  let going: FinalHand[] = [{ kinds: [], orders: 1 }];
  while (going.length > 0) {
    const next = new Map<string, FinalHand>();
    for (const { kinds, orders } of going)
      for (let kind = 0; kind < shoe.left.length; kind++) {
        const used = kinds.filter((one) => one === kind).length + (kind === up ? 1 : 0);
        if (used >= shoe.left[kind]) continue;
        const more = sorted([...kinds, kind]);
        const key = more.join();
        const known = next.get(key);
        if (known === undefined) next.set(key, { kinds: more, orders });
        else known.orders += orders;
      }
    going = [];
    for (const hand of next.values()) (asked.draws([up, ...hand.kinds]) ? going : final).push(hand);
  }
  return final;
}

const sorted = (kinds: readonly number[]): number[] => [...kinds].sort((a, b) => a - b);

function firstAlike(a: readonly number[], b: readonly number[]): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = firstAlike(a, b);
  return (a[at] ?? -1) - (b[at] ?? -1);
}

/** Asks the game's last drawing step whether the bank takes a card, once for each hand. */
export class DealerAsked {
  readonly #state: RoundState;
  readonly #step: Extract<Step, { do: 'draw' }>;
  readonly #shoe: ShoeCount;
  readonly #known = new Map<string, boolean>();

  constructor(game: BlackjackGame, shoe: ShoeCount) {
    this.#state = roundWith(game, ['game']);
    this.#shoe = shoe;
    const step = game.script.find((one) => one.do === 'draw' && one.to === 'dealer');
    if (step?.do !== 'draw') throw new Error(`${game.name}: the bank draws no cards.`);
    this.#step = step;
    // A hand that is still to be beaten.
    const spot = spotOf(this.#state);
    this.#state.hands[spot].push({ ...newHandOn(spot, 0), cards: plainHand(game, shoe) });
    this.#state.shared.dealer = newHandOn(DEALER, 0);
  }

  draws(kinds: readonly number[]): boolean {
    const key = sorted(kinds).join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { cards } = this.#state.shared.dealer;
    cards.splice(0, cards.length, ...kinds.map((kind) => this.#shoe.cards[kind]));
    const answer = this.#step.wants(this.#state);
    this.#known.set(key, answer);
    return answer;
  }
}

/** Two cards that are neither over nor a natural. */
function plainHand({ rules: { totals } }: BlackjackGame, { cards }: ShoeCount): number[] {
  for (const a of cards)
    for (const b of cards) if (!totals.isNatural([a, b]) && !totals.isOver([a, b])) return [a, b];
  return [];
}
