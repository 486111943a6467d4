import { meet, meetFree } from './coverage.ts';
import type { FreeClaim } from './game.ts';
import type { Round } from './round.ts';
import { bankOf, type RoundState, seatsFrom, type Wager, wonOf } from './state.ts';

/** Meets the claims one by one in the printed order, as far as the stake goes. */
export function settle(round: Round, only?: (state: RoundState, wager: Wager) => boolean): void {
  const { state } = round;
  const { from, passes } = state.game.settlement;
  const seats = seatsFrom(state, from);
  const free = only === undefined ? (state.game.claims?.(state) ?? []) : [];
  for (const kinds of passes) {
    for (const seat of seats) {
      for (let circle = 0; circle < state.game.circles; circle++) {
        const spot = seat * state.game.circles + circle;
        for (const bettor of bettorsOn(state, spot, seat, free)) {
          for (const kind of kinds) settleKind(round, bettor, spot, kind, free, only);
        }
      }
    }
  }
}

/** Who has a claim on a circle: the seated player first, then the back line in the order it bet. */
function bettorsOn(state: RoundState, spot: number, seat: number, free: readonly FreeClaim[]): number[] {
  const bettors: number[] = [];
  for (const wager of state.wagers) {
    if (wager.spot !== spot || !wager.open || bettors.includes(wager.seat)) continue;
    if (wager.seat === seat) bettors.unshift(seat);
    else bettors.push(wager.seat);
  }
  for (const claim of free)
    if (claim.spot === spot && !bettors.includes(claim.seat)) bettors.push(claim.seat);
  return bettors;
}

function settleKind(
  round: Round,
  seat: number,
  spot: number,
  kind: string,
  free: readonly FreeClaim[],
  only?: (state: RoundState, wager: Wager) => boolean,
): void {
  const { state } = round;
  for (const wager of state.wagers) {
    if (!wager.open || wager.seat !== seat || wager.spot !== spot || wager.kind !== kind) continue;
    if (only !== undefined && !only(state, wager)) continue;
    round.emit(meet(state, wager, state.game.outcome(state, wager)));
  }
  for (const claim of free) {
    if (claim.seat === seat && claim.spot === spot && claim.kind === kind) round.emit(meetFree(state, claim));
  }
}

/** What is left of the bank and all that it won go back to those who put it up, by their shares. */
export function giveBankBack(round: Round): void {
  const { state } = round;
  const forgotten = state.wagers.find((wager) => wager.open);
  if (forgotten !== undefined)
    throw new Error(`${state.game.name}: a ${forgotten.kind} wager was never settled.`);
  const all = state.chips[bankOf(state)] + state.chips[wonOf(state)];
  let left = all;
  const shares = state.partners.map(({ seat, cents }) => ({
    seat,
    cents: Number((BigInt(all) * BigInt(cents)) / BigInt(state.stake)),
  }));
  for (const share of shares) left -= share.cents;
  // The player-dealer, who is first, has what does not divide.
  for (const [i, { seat, cents }] of shares.entries()) {
    const back = i === 0 ? cents + left : cents;
    if (back > 0) round.emit({ type: 'banked', seat, cents: back });
  }
}
