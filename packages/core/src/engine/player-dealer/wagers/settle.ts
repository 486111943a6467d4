import type { FreeClaim } from '../game.ts';
import { outcomeOf, resizeByRuling } from '../irregularities/verdicts.ts';
import type { Round } from '../round.ts';
import { bankOf, isNoAction, type RoundState, seatsFrom, type Wager, wonOf } from '../state.ts';
import { push } from '../steps.ts';
import { meet, meetFree } from './coverage.ts';

type Only = (state: RoundState, wager: Wager) => boolean;

const NO_CLAIMS: readonly FreeClaim[] = [];

/** Meets the claims one by one in the printed order, as far as the stake goes. */
export function settle(round: Round, only?: Only): void {
  const { state } = round;
  const { settlement, circles, claims } = state.game;
  const seats = seatsFrom(state, settlement.from);
  const free = only === undefined ? (claims?.(state) ?? NO_CLAIMS) : NO_CLAIMS;
  const { passes, winners } = settlement;
  for (let pass = 0; pass < passes.length; pass++) {
    // Nobody goes around the table for bets that nobody has made.
    if (free.length === 0 && winners === undefined && !isAnyOpen(state.wagers, passes[pass])) continue;
    for (const seat of seats) {
      for (let spot = seat * circles; spot < (seat + 1) * circles; spot++) {
        if (state.bets[spot].length === 0 && free.length === 0) continue;
        const wins = winners !== undefined && state.bets[spot].length > 0 && winners.wins(state, spot);
        const kinds = wins ? winners.passes[pass] : passes[pass];
        settleSpot(round, spot, seat, kinds, free, only);
      }
    }
  }
}

function isAnyOpen(wagers: readonly Wager[], kinds: readonly string[]): boolean {
  for (const { open, kind } of wagers) if (open && kinds.includes(kind)) return true;
  return false;
}

/** The seated player's claims first, then the back line's in the order it bet, then those without a bet. */
function settleSpot(
  round: Round,
  spot: number,
  seat: number,
  kinds: readonly string[],
  free: readonly FreeClaim[],
  only?: Only,
): void {
  const bets = round.state.bets[spot];
  if (bets.length === 1 && free.length === 0) {
    // Most circles have one bet: nothing has to be put in order.
    if (kinds.includes(bets[0].kind)) settleBet(round, bets[0], only);
    return;
  }
  settleBettor(round, spot, seat, kinds, free, only);
  for (let i = 0; i < bets.length; i++) {
    const bettor = bets[i].seat;
    if (bettor !== seat && isFirst(bets, i)) settleBettor(round, spot, bettor, kinds, free, only);
  }
  for (let i = 0; i < free.length; i++) {
    const { seat: bettor, spot: on } = free[i];
    if (on !== spot || bettor === seat || bets.some((bet) => bet.seat === bettor)) continue;
    if (free.findIndex((claim) => claim.spot === spot && claim.seat === bettor) === i)
      settleBettor(round, spot, bettor, kinds, free, only);
  }
}

function isFirst(bets: readonly Wager[], index: number): boolean {
  for (let i = 0; i < index; i++) if (bets[i].seat === bets[index].seat) return false;
  return true;
}

function settleBettor(
  round: Round,
  spot: number,
  seat: number,
  kinds: readonly string[],
  free: readonly FreeClaim[],
  only?: Only,
): void {
  const { state } = round;
  const bets = state.bets[spot];
  let open = 0;
  for (const wager of bets) if (wager.open && wager.seat === seat) open++;
  for (const kind of kinds) {
    // Nobody bets on all that is printed: the rest of the list is not gone through.
    if (open === 0 && free.length === 0) return;
    for (const wager of bets) {
      if (wager.kind === kind && wager.seat === seat && settleBet(round, wager, only)) open--;
    }
    for (const claim of free) {
      if (claim.seat === seat && claim.spot === spot && claim.kind === kind)
        round.emit(meetFree(state, claim));
    }
  }
}

/** Whether it was settled now. */
function settleBet(round: Round, wager: Wager, only?: Only): boolean {
  if (!wager.open) return false;
  const { state } = round;
  const noAction = isNoAction(state, wager.spot);
  if (only !== undefined && (noAction || !only(state, wager))) return false;
  const outcome = noAction ? push : outcomeOf(state, wager);
  if (state.ruled !== null) resizeByRuling(round, wager, outcome);
  round.emit(meet(state, wager, outcome));
  return true;
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
