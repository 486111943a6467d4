import { type Cards, isPlain, pipsOf } from '../../cards/index.ts';
import { NO_HAND, type Ranking } from '../ranking.ts';
import { POINT_WORDS } from './nines.ts';

const LIMIT = 19;

/** Counted in half points: ace to nine by their pips, tens and pictures half a point each (003:1353). */
function halvesOf(cards: Cards): number {
  let halves = 0;
  for (let i = 0; i < cards.length; i++) {
    const pips = pipsOf(cards[i]);
    halves += pips < 10 ? pips * 2 : 1;
  }
  return halves;
}

/** 003:1359: over 9½ loses, and no hand over is better than another. */
function value(cards: Cards): number {
  const halves = halvesOf(cards);
  return halves > LIMIT ? NO_HAND : halves;
}

function name(value: number): string {
  if (value === NO_HAND) return 'bust';
  if (value === 1) return 'a half';
  return POINT_WORDS[value >> 1] + (value & 1 ? ' and a half' : '');
}

/** Points up to nine and a half; more is over. */
export const nineAndAHalf: Ranking = {
  id: 'nine-and-a-half',
  title: '9½: nearest to nine and a half without going over',
  // Eighteen tens make nine, and a nineteenth card may still be drawn (003:1358).
  parts: [{ name: 'hand', sizes: Array.from({ length: 19 }, (_, i) => i + 1) }],
  accepts: isPlain,
  repeats: true,
  value,
  name,
};
