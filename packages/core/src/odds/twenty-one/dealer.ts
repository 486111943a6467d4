import type { Step } from '../../engine/player-dealer/game.ts';
import { DEALER, newHandOn, type RoundState } from '../../engine/player-dealer/state.ts';
import type { BlackjackGame } from '../../games/blackjack/rules.ts';
import { roundWith, spotOf } from '../count/bets.ts';
import type { ShoeCount } from '../count/shoe-count.ts';
import type { HandClasses } from './hands.ts';

/** Hands that the bank may end with from one card up: which cards come to it, in how many orders. */
export interface DealerHands {
  /** For each hand the kinds that are drawn, one after another; hands begin at these places. */
  readonly kinds: Uint8Array;
  readonly starts: Uint32Array;
  readonly orders: Float64Array;
  /** How many of a kind stand before each card, and how many first cards a hand shares with the one before it. */
  readonly runs: Uint8Array;
  readonly shared: Uint8Array;
  /** A natural of two cards. */
  readonly natural: Uint8Array;
  /** Which mixture of classes each hand is. */
  readonly mixtures: Uint16Array;
  /** Kinds of the second card that make a natural. */
  readonly makesNatural: Uint8Array;
}

/** All hands of the bank with this kind up, by the game's own word on when another card is drawn. */
export function dealerHands(
  game: BlackjackGame,
  shoe: ShoeCount,
  classes: HandClasses,
  up: number,
  asked: DealerAsked,
): DealerHands {
  const hands = finalHands(shoe, up, asked).sort((a, b) => inOrder(a.kinds, b.kinds));
  const isNatural = (kinds: readonly number[]) =>
    kinds.length === 1 && game.rules.totals.isNatural([shoe.cards[up], shoe.cards[kinds[0]]]);
  const starts = new Uint32Array(hands.length + 1);
  for (const [i, { kinds }] of hands.entries()) starts[i + 1] = starts[i] + kinds.length;
  return {
    kinds: Uint8Array.from(hands.flatMap(({ kinds }) => kinds)),
    starts,
    orders: Float64Array.from(hands, ({ orders }) => orders),
    runs: Uint8Array.from(hands.flatMap(({ kinds }) => kinds.map((kind, i) => i - kinds.indexOf(kind)))),
    shared: Uint8Array.from(hands, ({ kinds }, i) => (i === 0 ? 0 : firstAlike(kinds, hands[i - 1].kinds))),
    natural: Uint8Array.from(hands, ({ kinds }) => (isNatural(kinds) ? 1 : 0)),
    mixtures: Uint16Array.from(hands, ({ kinds }) => classes.mixture(sorted([up, ...kinds]), false)),
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
