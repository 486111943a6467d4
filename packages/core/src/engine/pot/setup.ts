import { type Cents, dollars, isCents } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { dealtIn, whyNoSetup, whyNotSoMany } from '../seats.ts';
import { blindPlaces, hasBlinds } from './betting/posting.ts';
import type { Stakes } from './game.ts';
import type { HandSetup } from './state.ts';

/** Why a hand cannot be dealt like this; null when it can. */
export function whyNotDealt(setup: HandSetup): Refusal | null {
  const none = whyNoSetup(setup, 'stakes');
  if (none !== null) return none;
  const { game, stakes, stacks, button, antes = [], posts = [] } = setup;
  const soMany = whyNotSoMany(game, stacks);
  if (soMany !== null) return soMany;
  if (!Number.isInteger(button) || button < 0 || button >= stacks.length) {
    return refuse('bad-setup', 'The button must be at a seat of the table.');
  }
  for (let seat = 0; seat < stacks.length; seat++) {
    const cents = stacks[seat];
    if (cents !== null && (!isCents(cents) || cents === 0)) {
      return refuse('bad-setup', `Seat ${seat + 1} must have chips, a whole number of cents.`);
    }
  }
  const wrong = whyNotStakes(stakes, antes);
  if (wrong !== null) return wrong;
  for (const { seat, what, live, dead } of posts) {
    const cents = stacks[seat];
    if (cents === null || cents === undefined)
      return refuse('bad-setup', `Seat ${seat + 1} posts but is not dealt in.`);
    if (!isCents(live) || !isCents(dead))
      return refuse('bad-setup', `Seat ${seat + 1}'s post must be a whole number of cents.`);
    if (live > 0 && (what === 'dead money' || !hasBlinds(setup)))
      return refuse('bad-setup', `Seat ${seat + 1} can post only dead money here.`);
    // A kill that is due is posted as far as the chips go.
    if (what !== 'kill' && live + dead > cents)
      return refuse('bad-setup', `Seat ${seat + 1} cannot post ${dollars(live + dead)}.`);
  }
  const straddles = posts.filter(({ what }) => what === 'straddle').length;
  if (game.straddles !== undefined && straddles > game.straddles) {
    return refuse('bad-setup', `${game.name} allows at most ${game.straddles} straddles, not ${straddles}.`);
  }
  return badPlaces(setup) ?? shortBlind(setup);
}

function whyNotStakes(
  { structure, bets, blinds, ante, bringIn, chip }: Stakes,
  antes: readonly Cents[],
): Refusal | null {
  const whole = areCents(bets) && areCents(blinds) && areCents(antes);
  if (!whole || !isCents(ante) || !isCents(bringIn) || !isCents(chip) || chip === 0 || bets.length === 0)
    return refuse(
      'bad-setup',
      'Stakes are whole numbers of cents, with at least one bet and a smallest chip.',
    );
  if (structure === 'spread' && (bets.length !== 2 || bets[0] > bets[1]))
    return refuse('bad-setup', 'A spread limit has a minimum and a maximum bet.');
  return null;
}

const areCents = (amounts: unknown): boolean => Array.isArray(amounts) && amounts.every(isCents);

/** Blinds, the one who acts last and the size of the bets, where the table sets them. */
function badPlaces({ stacks, blindSeats, actsLast, factor = 1 }: HandSetup): Refusal | null {
  if (blindSeats === undefined && actsLast === undefined && factor === 1) return null;
  for (const seat of [...(blindSeats ?? []), actsLast ?? null]) {
    if (seat !== null && typeof stacks[seat] !== 'number') {
      return refuse('bad-setup', 'Blinds and the player who acts last must be at seats that are dealt in.');
    }
  }
  if (!(factor > 0 && Number.isFinite(factor)))
    return refuse('bad-setup', 'Bets are a positive multiple of the stakes.');
  return null;
}

/** Where all-in bets are barred nobody can post a part of a blind either (004:651): such a seat is left out. */
function shortBlind(setup: HandSetup): Refusal | null {
  const { game, stakes, stacks, button } = setup;
  if (game.betting.allIn) return null;
  const step = game.script.find(({ do: what }) => what === 'blinds');
  if (step?.do !== 'blinds') return null;
  for (const [blind, seat] of blindPlaces(setup, step.seats, dealtIn(stacks, button)).entries()) {
    const due = stakes.ante + (stakes.blinds[blind] ?? 0);
    if (seat !== null && (stacks[seat] ?? 0) < due) {
      return refuse(
        'bad-setup',
        `Seat ${seat + 1} has less than the ${dollars(due)} it must post, and ${game.name} has no all-in bets.`,
      );
    }
  }
  return null;
}
