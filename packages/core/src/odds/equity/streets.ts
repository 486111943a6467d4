import { parseCards, printCards } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { type Result, refuse } from '../../engine/refusal.ts';
import { type Effort, type PotEquity, potEquity } from './equity.ts';
import { type Asked, readQuestion } from './question.ts';
import { isDealtAtOnce, pointsOf } from './shape.ts';

/** What hands stood to win when play had reached a street. */
export interface StreetEquity {
  /** As the book calls it: `deal`, `flop`, `5th street`. */
  readonly street: string;
  readonly board: string;
  readonly equity: PotEquity;
}

/**
 * What hands stand to win street by street, from the deal to the street that the given cards have reached: boards and
 * hands are cut to the cards of each street, in the order in which they were written.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { equityByStreet } from '@cardroom/core/odds';
 *
 * const holdem = findOffering('black-sheep/holdem');
 * if (holdem?.kind !== 'pot') throw new Error('no such game');
 * const streets = equityByStreet(holdem.game({}), { hands: ['AsAh', 'KdKc'], board: 'Ks 7d 2c Ad' });
 * if (streets.ok) console.log(streets.streets.map(({ street }) => street).join(', ')); // deal, flop, turn
 * ```
 */
export function equityByStreet(
  game: PotGame,
  asked: Asked,
  effort: Effort = {},
): Result<{ readonly streets: readonly StreetEquity[] }> {
  const question = readQuestion(game, asked);
  if (!question.ok) return question;
  const last = question.point;
  if (last.choices < (pointsOf(game)[0]?.choices ?? 0))
    return refuse('not-allowed', 'Street by street only before anything is drawn or thrown away.');
  const streets: StreetEquity[] = [];
  for (const point of pointsOf(game)) {
    if (point.step > last.step || point.held === 0) continue;
    const street = game.script[point.step - 1].named?.[0];
    if (street === undefined) continue;
    const hands = isDealtAtOnce(game) ? asked.hands : asked.hands.map((hand) => cut(hand, point.held));
    const boards = (asked.board ?? '').split('/').map((cards, b) => cut(cards, point.boards[b] ?? 0));
    const board = boards.every((cards) => cards === '') ? '' : boards.join(' / ');
    const found = potEquity(game, { ...asked, hands, board }, effort);
    if (!found.ok) return found;
    streets.push({ street, board, equity: found });
  }
  return { ok: true, streets };
}

/** The first cards of a text; a range stays as it is. */
function cut(text: string, count: number): string {
  const read = parseCards(text.replace('/', ' '));
  return read.ok ? printCards(read.cards.slice(0, count)) : text;
}
