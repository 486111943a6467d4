import { meet, meetFree } from './coverage.ts';
import type { FreeClaim } from './game.ts';
import type { Round } from './round.ts';
import { bankOf, type RoundState, seatsFrom, type Wager, wonOf } from './state.ts';

type Only = (state: RoundState, wager: Wager) => boolean;

const NO_CLAIMS: readonly FreeClaim[] = [];

/** Meets the claims one by one in the printed order, as far as the stake goes. */
export function settle(round: Round, only?: Only): void {
  const { state } = round;
  const { settlement, circles, claims } = state.game;
  const seats = seatsFrom(state, settlement.from);
  const free = only === undefined ? (claims?.(state) ?? NO_CLAIMS) : NO_CLAIMS;
  for (const kinds of settlement.passes) {
    for (const seat of seats) {
      for (let spot = seat * circles; spot < (seat + 1) * circles; spot++) {
        if (state.bets[spot].length === 0 && free.length === 0) continue;
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
  for (const wager of state.bets[spot]) {
    if (!wager.open || bettors.includes(wager.seat)) continue;
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
  only?: Only,
): void {
  const { state } = round;
  for (const wager of state.bets[spot]) {
    if (!wager.open || wager.seat !== seat || wager.kind !== kind) continue;
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
  for (const wager of state.wagers)
    if (wager.open) throw new Error(`${state.game.name}: a ${wager.kind} wager was never settled.`);
  const all = state.chips[bankOf(state)] + state.chips[wonOf(state)];
  const [dealer, ...others] = state.partners;
  if (dealer === undefined) return;
  // The player-dealer, who is first, has what does not divide.
  let left = all;
  const shares = others.map(({ seat, cents }) => {
    const share = Number((BigInt(all) * BigInt(cents)) / BigInt(state.stake));
    left -= share;
    return { seat, share };
  });
  if (left > 0) round.emit({ type: 'banked', seat: dealer.seat, cents: left });
  for (const { seat, share } of shares) if (share > 0) round.emit({ type: 'banked', seat, cents: share });
}
