import type { Random } from '../../cards/index.ts';
import { drawCardOf } from '../../odds/equity/draws/draw-card.ts';
import { Imagined, type SeatView } from './imagine.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The cards that a seat throws away. Most draw games have a strategy card; for others it imagines. */
export function discardsOf(view: SeatView, range: Range, guesses: number, random: Random): number[] {
  const { state, seat } = view;
  const card = drawCardOf(state.game);
  if (card === null) return byImagination(view, range, guesses, random);
  const down = state.down[seat];
  const left = state.game.script.slice(state.step).filter((step) => step.do === 'draw').length;
  const kept = card(down, left);
  const away = down.filter((_, i) => !(kept & (1 << i)));
  const keep = down.filter((_, i) => kept & (1 << i));
  // Where fewer may be drawn, or more must go, the highest card is the one to part with.
  away.sort((a, b) => b - a);
  keep.sort((a, b) => b - a);
  while (away.length < range.least) away.push(...keep.splice(0, 1));
  return away.slice(0, range.most);
}

/**
 * Tries every hand that may be kept against the same imagined cards, and throws away the rest of the
 * one that comes out ahead of the others most often, all shares taken together.
 */
function byImagination(view: SeatView, { least, most }: Range, guesses: number, random: Random): number[] {
  const { state, seat } = view;
  const ways = waysToDiscard(state.down[seat], least, most);
  const imagined = new Imagined(view, random);
  const scores = new Float64Array(ways.length);
  const values = ways.map((): number[] => []);
  const shares = state.game.shares.length;
  for (let i = 0; i < guesses; i++) {
    imagined.dealAnew();
    const { mark } = imagined;
    for (const [way, { kept }] of ways.entries()) {
      imagined.back(mark);
      imagined.kept(kept, values[way]);
    }
    for (let share = 0; share < shares; share++) rankBy(values, share, scores);
  }
  return ways[scores.indexOf(Math.max(...scores))].away;
}

/** Adds to each way how many of the others it is ahead of, less those it is behind. */
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

/** All ways to throw away so many cards, those that keep most first. */
function waysToDiscard(down: readonly number[], least: number, most: number) {
  const ways: { kept: number[]; away: number[] }[] = [];
  for (let set = 0; set < 1 << down.length; set++) {
    const away = down.filter((_, i) => (set >> i) & 1);
    if (away.length >= least && away.length <= most)
      ways.push({ away, kept: down.filter((_, i) => !((set >> i) & 1)) });
  }
  return ways.sort((a, b) => a.away.length - b.away.length);
}
