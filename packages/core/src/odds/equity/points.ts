import { parseCards, printCard, quoted, type Random, secureRandom, seededRandom } from '../../cards/index.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import type { PointsHand } from '../../engine/points/hand.ts';
import { playAsSuggested } from '../../engine/points/sets/play-as-suggested.ts';
import { SET_NAMES } from '../../engine/points/sets/sets.ts';
import type { PointsSetup } from '../../engine/points/state.ts';
import { type Result, refuse } from '../../engine/refusal.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import { untilPrecise } from './deals/at-random.ts';
import { EFFORT, type Effort } from './equity.ts';
import { type Asked, whyNoGame } from './question.ts';

/** What a hand in a points game stands to win from all others together. */
export interface PointsChances {
  /** Its points on average. */
  readonly points: number;
  /** The standard error of its points. */
  readonly error: number;
  /** How often it ends up ahead, and how often even. */
  readonly win: number;
  readonly tie: number;
  /** How often it wins each set from an opponent. */
  readonly sets: readonly { readonly name: string; readonly win: number }[];
}

/** What every hand in a points game stands to win, set by the machine's suggestion: exact if every card is known. */
export interface PointsEquity {
  readonly method: 'exact' | 'simulated';
  readonly deals: number;
  readonly hands: readonly PointsChances[];
}

const ASKED: Shape<Pick<Asked, 'hands' | 'dead'>> = { hands: 'a list', dead: 'a text' };

const USUAL_ERROR = 0.1;
const USUAL_DEALS = 20_000;
/** A deal takes milliseconds, so the error is checked more often. */
const LOOKS = { stretch: 50, least: 200 };
/** Chips that cover whatever a hand may cost. */
const PLENTY = 1_000_000_00;

/**
 * What hands stand to win in a game for points. Given cards are the first that a player is dealt.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { pointsEquity } from '@cardroom/core/odds';
 *
 * const offering = findOffering('hawaiian-gardens/thirteen-card');
 * if (offering?.kind !== 'points') throw new Error('no such game');
 * const found = pointsEquity(offering.game({ coverage: 'exchanged' }), { hands: ['any'] });
 * if (!found.ok) console.log(found.message); // 2 to 4 hands are compared in 13-Card (Chinese Poker), not 1.
 * ```
 */
export function pointsEquity(
  game: PointsGame,
  asked: Pick<Asked, 'hands' | 'dead'>,
  effort: Effort = {},
): Result<PointsEquity> {
  const wrong = whyNotOptions(asked, ASKED) ?? whyNotOptions(effort, EFFORT) ?? whyNoGame(game);
  if (wrong !== null) return wrong;
  const { hands, dead = '' } = asked;
  if (!Array.isArray(hands)) return refuse('bad-cards', 'At least two hands are compared.');
  if (hands.length < 2 || hands.length > game.players)
    return refuse(
      'bad-cards',
      `2 to ${game.players} hands are compared in ${game.name}, not ${hands.length}.`,
    );
  const known = readAll(game, hands, dead);
  if (!known.ok) return known;
  const random = seededRandom(`${effort.seed ?? secureRandom().below(2 ** 21)} points`);
  const count = new PointsCount(hands.length);
  const { error = USUAL_ERROR, deals = USUAL_DEALS, onProgress } = effort;
  const places = placesOf(game, hands.length);
  const long = known.hands.findIndex((cards, seat) => cards.length > places[seat].length);
  if (long >= 0)
    return refuse(
      'bad-cards',
      `Hand ${long + 1} has ${known.hands[long].length} cards, not up to ${places[long].length}.`,
    );
  const play = () => {
    count.add(playOnce(setupOf(game, hands.length), orderWith(game, known, places, random)));
    return true;
  };
  if (known.hands.every((cards, seat) => cards.length === places[seat].length)) {
    play();
    return { ok: true, method: 'exact', deals: count.deals, hands: count.chances() };
  }
  untilPrecise(count, { error, deals, onProgress }, play, LOOKS);
  return { ok: true, method: 'simulated', deals: count.deals, hands: count.chances() };
}

interface Known {
  readonly hands: readonly (readonly number[])[];
  readonly dead: readonly number[];
}

function readAll(game: PointsGame, hands: readonly string[], dead: string): Result<Known> {
  const used = new Set<number>();
  const groups: number[][] = [];
  for (const [i, text] of [...hands, dead].entries()) {
    const whose = i < hands.length ? `Hand ${i + 1}` : 'The dead cards';
    if (typeof text !== 'string')
      return refuse('bad-cards', `${whose} is a text like "As Kd", not ${quoted(text)}.`);
    const read = parseCards(/^\s*(any|random|\*)\s*$/i.test(text) ? '' : text);
    if (!read.ok) return refuse('bad-cards', `${whose}: ${read.message}`);
    for (const card of read.cards) {
      if (!game.pack.cards.includes(card))
        return refuse('bad-cards', `${whose}: ${printCard(card)} is not in the deck of ${game.name}.`);
      if (used.has(card)) return refuse('bad-cards', `${printCard(card)} appears twice.`);
      used.add(card);
    }
    groups.push(read.cards);
  }
  return { ok: true, hands: groups.slice(0, -1), dead: groups[hands.length] };
}

const setupOf = (game: PointsGame, seats: number): PointsSetup => ({
  game,
  point: 1,
  stacks: new Array<number>(seats).fill(PLENTY),
  button: seats - 1,
});

/** Plays a hand out with a deck in this order. */
const playOnce = (setup: PointsSetup, order: readonly number[]): PointsHand =>
  playAsSuggested(setup, (cards) => [...(order.length === cards.length ? order : cards)]);

/** By seat: the places in the deck from which its cards come, in the order in which they are dealt. */
function placesOf(game: PointsGame, seats: number): number[][] {
  const order = Array.from(game.pack.cards);
  const places = Array.from({ length: seats }, (): number[] => []);
  for (const event of playOnce(setupOf(game, seats), order).log)
    if (event.type === 'dealt') places[event.seat].push(...event.cards.map((card) => order.indexOf(card)));
  return places;
}

/** A random deck in which everybody's known cards are where they will be dealt from, and dead cards are last. */
function orderWith(
  game: PointsGame,
  { hands, dead }: Known,
  places: readonly number[][],
  random: Random,
): number[] {
  const fixed = new Set([...hands.flat(), ...dead]);
  const free = Array.from(game.pack.cards).filter((card) => !fixed.has(card));
  for (let i = free.length - 1; i > 0; i--) {
    const at = random.below(i + 1);
    [free[i], free[at]] = [free[at], free[i]];
  }
  const order = new Array<number>(game.pack.cards.length).fill(-1);
  for (const [seat, cards] of hands.entries())
    for (const [i, card] of cards.entries()) order[places[seat][i]] = card;
  const rest = [...free, ...dead];
  let next = 0;
  return order.map((card) => (card >= 0 ? card : rest[next++]));
}

/** Points of all hands so far. */
class PointsCount {
  deals = 0;
  readonly #seats: number;
  readonly #sums: number[];
  readonly #squares: number[];
  readonly #wins: number[];
  readonly #ties: number[];
  /** By seat, then by set. */
  readonly #sets: number[][];

  constructor(seats: number) {
    const none = () => new Array<number>(seats).fill(0);
    this.#seats = seats;
    this.#sums = none();
    this.#squares = none();
    this.#wins = none();
    this.#ties = none();
    this.#sets = Array.from({ length: seats }, () => SET_NAMES.map(() => 0));
  }

  add({ log }: PointsHand): void {
    const points = new Array<number>(this.#seats).fill(0);
    for (const event of log) {
      if (event.type !== 'compared') continue;
      points[event.to] += event.points;
      points[event.from] -= event.points;
      for (const { to, what } of event.lines) {
        const set = (SET_NAMES as readonly string[]).indexOf(what);
        if (set >= 0) this.#sets[to][set]++;
      }
    }
    this.deals++;
    for (const [seat, won] of points.entries()) {
      this.#sums[seat] += won;
      this.#squares[seat] += won * won;
      if (won > 0) this.#wins[seat]++;
      else if (won === 0) this.#ties[seat]++;
    }
  }

  worstError(): number {
    return Math.max(...this.#sums.map((_, seat) => this.#error(seat)));
  }

  #error(seat: number): number {
    const mean = this.#sums[seat] / this.deals;
    return Math.sqrt(Math.max(0, this.#squares[seat] / this.deals - mean * mean) / this.deals);
  }

  chances(): PointsChances[] {
    const duels = this.deals * (this.#seats - 1);
    return this.#sums.map((sum, seat) => ({
      points: sum / this.deals,
      error: this.#error(seat),
      win: this.#wins[seat] / this.deals,
      tie: this.#ties[seat] / this.deals,
      sets: SET_NAMES.map((name, set) => ({ name, win: this.#sets[seat][set] / duels })),
    }));
  }
}
