import type { Cents } from '../engine/index.ts';
import type { Entry, PlayerCommand, TableState } from '../table/index.ts';
import { addChips, comeBack } from '../table/people/seating.ts';
import { seatedAt } from '../table/state.ts';
import type { Character } from './character.ts';

/** Between hands: more chips when they run short, back to the game from sitting out, home when it is over. */
export function stayInTheGame(
  view: TableState,
  seat: number,
  who: Character,
  rail: Cents,
): PlayerCommand | null {
  const { away } = seatedAt(view, seat);
  const has = view.chips[seat];
  const buys = has < shortStack(view) ? moreChips(view, seat, rail) : 0;
  if (buys > 0) return { type: 'add chips', cents: buys };
  if (!away) return null;
  return has >= leastToPlay(view) ? back(view, seat, who) : { type: 'leave' };
}

/** With less than this, a player buys more. */
function shortStack({ sign }: TableState): Cents {
  switch (sign.kind) {
    case 'pot':
      return Math.floor(sign.buyIn.least / 3);
    case 'points':
      return 2 * sign.game.least * sign.point;
    case 'player-dealer':
      return 12 * sign.limits.min;
  }
}

/** With less than this, the player would only be left out again. */
function leastToPlay({ sign }: TableState): Cents {
  switch (sign.kind) {
    case 'pot':
      return Math.max(1, sign.stakes.ante + Math.max(0, ...sign.stakes.blinds));
    case 'points':
      return Math.ceil(1.2 * sign.game.least * sign.point);
    case 'player-dealer':
      return 2 * sign.limits.min;
  }
}

/**
 * What is missing to a usual stack, a usual or least buy-in, or all there is, as the buy-in rules allow; 0 for nothing.
 */
export function moreChips(view: TableState, seat: number, rail: Cents): Cents {
  const { sign, chips } = view;
  const { usual, least } = sign.buyIn;
  const chip = sign.kind === 'pot' ? sign.stakes.chip : 1;
  const wants = [usual - chips[seat], usual, least, rail].map((cents) => Math.floor(cents / chip) * chip);
  return wants.find((cents) => cents > 0 && !('code' in addChips(view, seat, cents, rail))) ?? 0;
}

/** Patient players wait for the big blind; others come in the quickest way. */
function back(view: TableState, seat: number, { patience }: Character): PlayerCommand | null {
  const ways: readonly (Entry | undefined)[] = patience > 0.6 ? ['big blind', undefined] : [undefined];
  for (const comes of ways)
    if (!('code' in comeBack(view, seat, comes)))
      return { type: 'come back', ...(comes === undefined ? {} : { comes }) };
  return null;
}
