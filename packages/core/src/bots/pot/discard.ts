import type { Random } from '../../cards/index.ts';
import { drawCardOf } from '../../odds/equity/draws/draw-card.ts';
import { Imagined, type SeatView } from './imagine.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The cards that a seat throws away: by the strategy card that most draw games have, or else by imagining draws. */
export function discardsOf(view: SeatView, range: Range, guesses: number, random: Random): number[] {
  const { state, seat } = view;
  const card = drawCardOf(state.game);
  if (card === null) return byImagination(view, range, guesses, random);
  const down = state.down[seat];
  const left = state.game.script.slice(state.step).filter((step) => step.do === 'draw').length;
  const kept = card(down, left);
  const away = down.filter((_, i) => !(kept & (1 << i)));
  const keep = down.filter((_, i) => kept & (1 << i));
  // Where fewer may be drawn or more must go, the highest cards go first.
  away.sort((a, b) => b - a);
  keep.sort((a, b) => b - a);
  while (away.length < range.least) away.push(...keep.splice(0, 1));
  return away.slice(0, range.most);
}

/** After each pass one way in so many is kept, and tried twice as often. */
const KEPT = 4;

/**
 * Tries every hand that may be kept against the same imagined cards, then the best of them again, twice as often each
 * time, until one is left; the cards that are not in it are thrown away. What counts is how often a hand is ahead of the
 * others, over all shares of the pot.
 */
function byImagination(view: SeatView, { least, most }: Range, guesses: number, random: Random): number[] {
  const { state, seat } = view;
  let ways: readonly Way[] = waysToDiscard(state.down[seat], least, most);
  const imagined = new Imagined(view, random);
  for (let times = guesses; ways.length > 1; times *= 2) {
    const scores = scored(imagined, ways, state.game.shares.length, times);
    const order = [...ways.keys()].sort((a, b) => scores[b] - scores[a] || a - b);
    const count = ways.length <= KEPT ? 1 : Math.ceil(ways.length / KEPT);
    ways = order.slice(0, count).map((way) => ways[way]);
  }
  return ways[0].away;
}

/** How often each way was ahead of the others, minus how often it was behind. */
function scored(imagined: Imagined, ways: readonly Way[], shares: number, times: number): Float64Array {
  const scores = new Float64Array(ways.length);
  const values = ways.map((): number[] => []);
  for (let i = 0; i < times; i++) {
    imagined.dealAnew();
    const { mark } = imagined;
    for (const [way, { kept }] of ways.entries()) {
      imagined.back(mark);
      imagined.kept(kept, values[way]);
    }
    for (let share = 0; share < shares; share++) rankBy(values, share, scores);
  }
  return scores;
}

interface Way {
  readonly kept: number[];
  readonly away: number[];
}

/** Adds to the score of each way how many others it is ahead of, minus how many it is behind. */
function rankBy(values: readonly (readonly number[])[], share: number, scores: Float64Array): void {
  for (let a = 0; a < values.length; a++) {
    const mine = values[a][share];
    let ahead = 0;
    for (let b = 0; b < values.length; b++) {
      const other = values[b][share];
      if (mine > other) ahead++;
      else if (mine < other) ahead--;
    }
    scores[a] += ahead;
  }
}

/** All ways to throw away so many cards; those that keep the most come first. */
function waysToDiscard(down: readonly number[], least: number, most: number): Way[] {
  const ways: Way[] = [];
  for (let set = 0; set < 1 << down.length; set++) {
    const away = down.filter((_, i) => (set >> i) & 1);
    if (away.length >= least && away.length <= most)
      ways.push({ away, kept: down.filter((_, i) => !((set >> i) & 1)) });
  }
  return ways.sort((a, b) => a.away.length - b.away.length);
}
