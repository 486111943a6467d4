import { type Card, parseCards, printCard, quoted, secureRandom, seededRandom } from '../../cards/index.ts';
import { type Result, refuse } from '../../engine/index.ts';
import { anyCards, share, withBoard } from '../../engine/pot/steps.ts';
import { isCards, type Shape, whyNotOptions } from '../../houses/given.ts';
import { dealAtRandom } from '../../odds/equity/deals/at-random.ts';
import type { Deals } from '../../odds/equity/deals/contest.ts';
import { countDeals, everyDeal } from '../../odds/equity/deals/every-deal.ts';
import type { Tally } from '../../odds/equity/deals/tally.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { countCards, type GivenCards, isRanking, notRanking, sayCard } from './rank.ts';

/** How often a hand wins. */
export interface HandEquity {
  /** The part of all boards on which it alone is best: 0 to 1. */
  readonly win: number;
  /** The part of all boards on which it ties for best. */
  readonly tie: number;
  /** Its part of the pot, with ties divided among those who tie. */
  readonly share: number;
  /** How far a simulated share is likely off (one standard error); 0 where it is exact. */
  readonly error: number;
}

/** What each hand can expect to win, and how that was found. */
export interface Equity {
  readonly method: 'exact' | 'simulated';
  /** Boards that were looked at. */
  readonly boards: number;
  readonly hands: readonly HandEquity[];
}

/** What is known besides the hands, and how much work to spend. */
export interface EquityOptions {
  /** Cards already on the board: none to five. */
  readonly board?: GivenCards;
  /** Cards that cannot come: folded, exposed. */
  readonly dead?: GivenCards;
  /** The most boards looked at: if more are possible, this many are dealt at random. */
  readonly deals?: number;
  /** The same seed simulates the same boards. */
  readonly seed?: string | number;
}

const OPTIONS: Shape<EquityOptions> = {
  board: 'a text or a list of cards',
  dead: 'a text or a list of cards',
  deals: 'a whole number',
  seed: 'a text or a number',
};

/** Up to this many boards, all are looked at. */
const MOST_EXACT = 2_000_000;
const USUAL_DEALS = 100_000;
const BOARD = 5;
/** Cards in the pack: 52 and a joker. */
const ALL_CARDS = 53;

/**
 * How often each hand wins when the rest of a five-card board comes: looked up for every board while there are at
 * most two million (or `deals`), simulated beyond.
 *
 * @example
 * ```ts
 * import { equity, high } from '@cardroom/core/ranks';
 *
 * const turn = equity(high, ['AsAh', 'KsKh'], { board: '2c 7d 9h Jc' });
 * if (turn.ok) console.log(turn.method, turn.boards, turn.hands[1].win.toFixed(4)); // exact 44 0.0455
 * ```
 */
export function equity(
  by: Ranking,
  hands: readonly GivenCards[],
  options: EquityOptions = {},
): Result<Equity> {
  if (!isRanking(by)) return refuse('malformed', notRanking(by));
  const wrong = whyNotOptions(options, OPTIONS);
  if (wrong !== null) return wrong;
  const { board = [], dead = [], deals, seed } = options;
  const size = holeCards(by);
  if (size === null) return refuse('not-allowed', `${by.id} is not ranked with a board of five cards.`);
  if (!Array.isArray(hands) || hands.length < 2)
    return refuse('bad-cards', 'At least two hands are compared.');
  if (deals !== undefined && (deals < 1 || deals > 1e8))
    return refuse('bad-amount', `Deal 1 to 100,000,000 boards, not ${deals}.`);
  const known = readAll(by, size, hands, board, dead);
  if (!known.ok) return known;
  const { live, shown, rest } = known;
  const missing = BOARD - shown.length;
  if (missing > rest.length) return refuse('bad-cards', 'There are too few cards left for a board.');
  const all: Deals = {
    contest: { shares: [share('pot', by, by.parts.length > 1 ? withBoard() : anyCards)], unclaimed: true },
    players: live.map((cards) => ({
      size: cards.length,
      count: 1,
      hands: Uint8Array.from(cards),
      missing: 0,
      up: 0,
    })),
    boards: [{ known: shown, missing }],
    rest,
  };
  if (countDeals(all) <= (deals ?? MOST_EXACT)) return { ok: true, ...told(everyDeal(all), 'exact') };
  const random = seed === undefined ? secureRandom() : seededRandom(`${seed} equity`);
  const tally = dealAtRandom(all, { error: 0, deals: deals ?? USUAL_DEALS }, random);
  // Known hands that share no card always fit.
  return tally === null
    ? refuse('bad-cards', 'No board can come.')
    : { ok: true, ...told(tally, 'simulated') };
}

function told(tally: Tally, method: Equity['method']): Equity {
  return {
    method,
    boards: tally.deals,
    hands: Array.from({ length: tally.players }, (_, i) => {
      const { win, tie, part } = tally.chances(i, ['pot'])[0];
      return { win, tie, share: part, error: method === 'exact' ? 0 : tally.error(i) };
    }),
  };
}

/** How many cards a hand has besides the board; null for a ranking without a board. */
function holeCards({ parts, repeats }: Ranking): readonly number[] | null {
  if (repeats === true) return null;
  const [first, second] = parts;
  if (second !== undefined) return first.name === 'hole' && second.sizes.includes(BOARD) ? first.sizes : null;
  const sizes = first.sizes.map((size) => size - BOARD).filter((size) => size > 0);
  return sizes.length > 0 && first.sizes.includes(BOARD) ? sizes : null;
}

interface Known {
  readonly live: readonly (readonly Card[])[];
  readonly shown: readonly Card[];
  /** What may still come. */
  readonly rest: readonly Card[];
}

function readAll(
  ranking: Ranking,
  sizes: readonly number[],
  hands: readonly GivenCards[],
  board: GivenCards,
  dead: GivenCards,
): Result<Known> {
  const used = new Set<number>();
  const groups: Card[][] = [];
  const named = [
    ...Array.from(hands, (hand, i) => [`Hand ${i + 1}`, hand] as const),
    ['The board', board] as const,
    ['The dead cards', dead] as const,
  ];
  for (const [whose, given] of named) {
    if (!isCards(given))
      return refuse('bad-cards', `${whose}: cards are a text like "As Kd" or a list, not ${quoted(given)}.`);
    const read =
      typeof given === 'string' ? parseCards(given) : { ok: true as const, cards: Array.from(given) };
    if (!read.ok) return refuse('bad-cards', `${whose}: ${read.message}`);
    for (const card of read.cards) {
      if (!Number.isInteger(card) || card < 0 || !ranking.accepts(card))
        return refuse('bad-cards', `${whose}: ${sayCard(card)} is not in the deck of ${ranking.id}.`);
      if (used.has(card)) return refuse('bad-cards', `${printCard(card)} appears twice.`);
      used.add(card);
    }
    groups.push(read.cards as Card[]);
  }
  const shown = groups[hands.length];
  const live = groups.slice(0, hands.length);
  const wrong = live.findIndex((hand) => !sizes.includes(hand.length));
  if (wrong >= 0)
    return refuse(
      'bad-cards',
      `Hand ${wrong + 1} has ${countCards(live[wrong].length)}; with a board, ${ranking.id} takes ${sizes.join(' or ')}.`,
    );
  if (shown.length > BOARD)
    return refuse('bad-cards', `The board has ${shown.length} cards, not up to five.`);
  const rest = Array.from({ length: ALL_CARDS }, (_, card) => card as Card).filter(
    (card) => ranking.accepts(card) && !used.has(card),
  );
  return { ok: true, live, shown, rest };
}
