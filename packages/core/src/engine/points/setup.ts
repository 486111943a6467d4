import { dollars, isCents } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { whyNoSetup, whyNotSoMany } from '../seats.ts';
import { plural } from '../words.ts';
import type { PointsSetup } from './state.ts';

/** Why a hand cannot be dealt like this; null when it can. */
export function whyNotDealt(setup: PointsSetup): Refusal | null {
  const none = whyNoSetup(setup, 'point');
  if (none !== null) return none;
  const { game, point, stacks, button, fantasy = [] } = setup;
  const dealtIn = (seat: number) => stacks[seat] !== null && stacks[seat] !== undefined;
  const soMany = whyNotSoMany(game, stacks);
  if (soMany !== null) return soMany;
  if (!isCents(point) || point === 0) return refuse('bad-setup', 'A point is worth a whole number of cents.');
  if (!dealtIn(button)) return refuse('bad-setup', 'The button must be at a seat that is dealt in.');
  for (const [seat, cents] of stacks.entries()) {
    if (cents === null) continue;
    if (!isCents(cents)) return refuse('bad-setup', `Seat ${seat + 1} must have a whole number of cents.`);
    if (cents < game.least * point) {
      const points = plural(game.least, 'point');
      return refuse(
        'bad-setup',
        `Seat ${seat + 1} needs chips for ${points}, ${dollars(game.least * point)}, to be dealt in.`,
      );
    }
  }
  if (fantasy.length > 0 && !game.fantasy) return refuse('bad-setup', 'Fantasy hands are not played here.');
  for (const seat of fantasy) {
    if (!dealtIn(seat))
      return refuse('bad-setup', `Seat ${seat + 1} has a fantasy hand but is not dealt in.`);
  }
  return null;
}
