import { dollars, isCents } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { HandSetup } from './state.ts';

/** Why a hand cannot be dealt like this; null when it can. */
export function checkSetup({ game, stakes, stacks, button, posts = [] }: HandSetup): Refusal | null {
  const players = stacks.filter((cents) => cents !== null).length;
  if (players < 2) return refuse('bad-setup', 'A hand needs at least two players.');
  if (players > game.players) {
    return refuse('bad-setup', `${game.name} is dealt to at most ${game.players} players, not ${players}.`);
  }
  if (!Number.isInteger(button) || button < 0 || button >= stacks.length) {
    return refuse('bad-setup', 'The button must lie at a seat of the table.');
  }
  for (const [seat, cents] of stacks.entries()) {
    if (cents !== null && (!isCents(cents) || cents === 0)) {
      return refuse('bad-setup', `Seat ${seat + 1} must have chips, a whole number of cents.`);
    }
  }
  const amounts = [...stakes.bets, ...stakes.blinds, stakes.ante, stakes.bringIn, stakes.chip];
  if (!amounts.every(isCents) || stakes.chip === 0 || stakes.bets.length === 0) {
    return refuse('bad-setup', 'Stakes are whole numbers of cents, with at least one bet and a smallest chip.');
  }
  if (stakes.structure === 'spread' && (stakes.bets.length !== 2 || stakes.bets[0] > stakes.bets[1])) {
    return refuse('bad-setup', 'A spread limit has a least and a most bet.');
  }
  for (const { seat, live, dead } of posts) {
    const cents = stacks[seat];
    if (cents === null || cents === undefined) return refuse('bad-setup', `Seat ${seat + 1} posts but is not dealt in.`);
    if (!isCents(live) || !isCents(dead)) return refuse('bad-setup', `Seat ${seat + 1}'s post must be a whole number of cents.`);
    if (live + dead > cents) return refuse('bad-setup', `Seat ${seat + 1} cannot post ${dollars(live + dead)}.`);
  }
  return null;
}
