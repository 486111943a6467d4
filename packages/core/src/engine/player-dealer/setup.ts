import { isCents } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { whyNoSetup } from '../seats.ts';
import type { RoundSetup } from './state.ts';

/** Why a round cannot be dealt like this; null when it can. */
export function whyNotDealt(setup: RoundSetup): Refusal | null {
  const none = whyNoSetup(setup, 'limits');
  if (none !== null) return none;
  const { game, stacks, standing = 0, dealer, limits } = setup;
  if (!Number.isInteger(standing) || standing < 0)
    return refuse('bad-setup', 'The number of back-line bettors must be a whole number.');
  if (stacks.length < game.seats || stacks.length > game.seats + standing)
    return refuse(
      'bad-setup',
      `${game.name} has ${game.seats} positions${standing > 0 ? ` and room for ${standing} on the back line` : ''}, not ${stacks.length}.`,
    );
  if (
    !Number.isInteger(dealer) ||
    dealer >= game.seats ||
    stacks[dealer] === null ||
    stacks[dealer] === undefined
  ) {
    return refuse('bad-setup', 'The player-dealer must sit at the table.');
  }
  for (let seat = 0; seat < stacks.length; seat++) {
    const cents = stacks[seat];
    if (cents !== null && !isCents(cents))
      return refuse('bad-setup', `Seat ${seat + 1}'s chips must be a whole number of cents.`);
  }
  const { min, max, step } = limits;
  if (!isAmount(min) || !isAmount(max ?? min) || !isAmount(step) || min > (max ?? min)) {
    return refuse('bad-setup', 'Table limits are a minimum bet, a maximum bet and a step, in whole cents.');
  }
  return null;
}

const isAmount = (cents: unknown): boolean => isCents(cents) && cents > 0;
