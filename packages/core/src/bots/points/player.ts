import { ACE, rankOf, suitOf } from '../../cards/index.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import type { Sets } from '../../engine/points/game.ts';
import { setDue } from '../../engine/points/legal.ts';
import { fiveValue, frontValue } from '../../engine/points/sets/set-values.ts';
import { HAND_SIZE, inProperOrder, SET_SIZES } from '../../engine/points/sets/sets.ts';
import { suggestPlacement } from '../../engine/points/sets/suggest-placement.ts';
import type { PointsState } from '../../engine/points/state.ts';

/** How a seat sets the cards it holds: by trying every way, or quickly by what looks right. */
export function layPoints(state: PointsState, seat: number, quick: boolean): PointsCommand {
  const laid = quick ? atAGlance(state, seat) : null;
  if (laid === null) return suggestPlacement(state, seat);
  const [front, middle, back] = laid;
  return { type: 'set', seat, front, middle, back };
}

function atAGlance(state: PointsState, seat: number): Sets | null {
  const due = setDue(state, seat);
  const held = state.held[seat];
  if (due === null) return null;
  if (due.lay < HAND_SIZE) return cardByCard(state.sets[seat], held, due.lay);
  return held.length === HAND_SIZE ? thirteen(held, state.game.equalSets) : null;
}

/** The best five in the back, the best of the rest in the middle; null where that is out of order. */
function thirteen(cards: readonly number[], equalSets: boolean): Sets | null {
  const [back, rest] = bestFive(cards);
  const [middle, front] = bestFive(rest);
  const values = [frontValue(front[0], front[1], front[2]), rankFive(middle), rankFive(back)];
  return inProperOrder(values, equalSets) ? [front, middle, back] : null;
}

const rankFive = ([a, b, c, d, e]: readonly number[]): number => fiveValue(a, b, c, d, e);

function bestFive(cards: readonly number[]): [best: number[], rest: number[]] {
  let best: number[] = [];
  let most = -1;
  for (const five of [inGroups(cards), ...flushes(cards), ...straights(cards)]) {
    const value = rankFive(five);
    if (value <= most) continue;
    most = value;
    best = five;
  }
  return [best, cards.filter((card) => !best.includes(card))];
}

/** Four, three or two of a kind, the highest first, with the lowest other cards. */
function inGroups(cards: readonly number[]): number[] {
  const count = countsOf(cards);
  const sorted = [...cards].sort((a, b) => count[rankOf(b)] - count[rankOf(a)] || b - a);
  const alone = sorted.findIndex((card) => count[rankOf(card)] === 1);
  const whole = Math.min(5, alone < 0 ? sorted.length : alone);
  // A third pair is not broken for a kicker.
  const kind = sorted.slice(0, whole === 5 && count[rankOf(sorted[4])] === 2 && cutsPair(sorted) ? 4 : whole);
  const kickers = 5 - kind.length;
  return alone === 0 || kickers === 0 ? sorted.slice(0, 5) : [...kind, ...sorted.slice(-kickers)];
}

const cutsPair = (sorted: readonly number[]): boolean =>
  rankOf(sorted[4]) !== rankOf(sorted[3]) && rankOf(sorted[4]) === rankOf(sorted[5]);

function countsOf(cards: readonly number[]): number[] {
  const count = new Array<number>(ACE + 1).fill(0);
  for (const card of cards) count[rankOf(card)]++;
  return count;
}

const flushes = (cards: readonly number[]): number[][] =>
  [0, 1, 2, 3]
    .map((suit) => cards.filter((card) => suitOf(card) === suit))
    .filter(({ length }) => length >= 5)
    .map((suited) => suited.sort((a, b) => b - a).slice(0, 5));

function straights(cards: readonly number[]): number[][] {
  const of = new Array<number>(ACE + 1).fill(-1);
  for (const card of cards) of[rankOf(card)] = card;
  for (let top = ACE; top >= 3; top--) {
    // Below a five-high run's deuce comes the ace.
    const run = [0, 1, 2, 3, 4].map((down) => of[(top - down + ACE + 1) % (ACE + 1)]);
    if (run.every((card) => card >= 0)) return [run];
  }
  return [];
}

/** High cards first, each where the sets look best with it; where one card is thrown away, it may be any. */
function cardByCard(sets: Sets, held: readonly number[], lay: number): Sets {
  let best: Sets = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const away of held.length > lay ? held : [-1]) {
    const cards = held.filter((card) => card !== away).sort((a, b) => b - a);
    const laid = placed(sets, cards.slice(0, lay));
    const looks = looksOf(together(sets, laid));
    if (looks <= most) continue;
    most = looks;
    best = laid;
  }
  return best;
}

function placed(sets: Sets, cards: readonly number[]): number[][] {
  const laid: number[][] = SET_SIZES.map(() => []);
  for (const card of cards) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const [set, size] of SET_SIZES.entries()) {
      if (sets[set].length + laid[set].length === size) continue;
      laid[set].push(card);
      const looks = looksOf(together(sets, laid));
      laid[set].pop();
      if (looks > most) {
        most = looks;
        best = set;
      }
    }
    laid[best].push(card);
  }
  return laid;
}

const together = (sets: Sets, laid: Sets): number[][] => sets.map((set, i) => [...set, ...laid[i]]);

/** What sets out of order cost, by how far out they are. */
const DISORDER = 3;

function looksOf(sets: Sets): number {
  const [front, middle, back] = sets.map(strengthOf);
  const disorder = Math.max(0, front - middle) + Math.max(0, middle - back);
  return back + middle + front - DISORDER * disorder;
}

/** What a group is worth by its size: none, one card, a pair, three, four of a kind. */
const GROUPS = [0, 2, 11, 30, 60] as const;
const FLUSH_CARD = 6;

/** Roughly how good a set is, or is on the way to be. */
function strengthOf(cards: readonly number[]): number {
  const count = countsOf(cards);
  let strength = 0;
  for (let rank = 0; rank <= ACE; rank++)
    if (count[rank] > 0) strength += GROUPS[count[rank]] * (0.6 + (0.4 * rank) / ACE);
  const suited = cards.length > 2 && cards.every((card) => suitOf(card) === suitOf(cards[0]));
  return suited ? strength + FLUSH_CARD * (cards.length - 2) : strength;
}
