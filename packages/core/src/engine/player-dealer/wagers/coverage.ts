import type { Cents } from '../../money.ts';
import { NO_WAGER } from '../../sentinels.ts';
import type { Settled } from '../events.ts';
import type { FreeClaim, Outcome } from '../game.ts';
import { leftToPay, leftToWin, type RoundState, type Wager } from '../state.ts';

/**
 * How far one claim is met (002:423, 002:641-643): what the player-dealer wins or pays on it uses up
 * the stake; a push uses nothing; the last may be met in part, and what is not met goes back.
 */
export function meet(round: RoundState, wager: Wager, outcome: Outcome): Settled {
  switch (outcome.result) {
    case 'push':
      return settled(wager, wager.index, 'push', 0, 0, leftToPay(round));
    case 'win': {
      const due = Math.floor((wager.cents * outcome.odds[0]) / outcome.odds[1]);
      return pay(round, wager, wager.index, Math.min(due, partOf(round, wager, leftToPay(round))), due);
    }
    case 'half':
      return collect(round, wager, 'half', Math.floor(wager.cents / 2));
    case 'lose':
      return collect(round, wager, 'lose', wager.cents);
  }
}

export function meetFree(round: RoundState, claim: FreeClaim): Settled {
  return pay(round, claim, NO_WAGER, Math.min(claim.cents, leftToPay(round)), claim.cents);
}

function pay(round: RoundState, claim: Claim, index: number, cents: Cents, due: Cents): Settled {
  const left = leftToPay(round) - cents;
  return settled(claim, index, due > 0 && cents === 0 ? 'unmet' : 'win', due, cents, left);
}

/** What is left for a bet: all of it, or its part where the bets on a circle are met as one. */
function partOf(round: RoundState, { spot, kind, cents }: Wager, left: Cents): Cents {
  if (!round.game.backline.asOne) return left;
  let all = 0;
  for (const wager of round.bets[spot]) if (wager.open && wager.kind === kind) all += wager.cents;
  return left >= all ? left : Math.floor((left * cents) / all);
}

/** Under gross coverage winning uses the stake up; under net coverage it adds to what can be paid. */
function collect(round: RoundState, wager: Wager, result: 'lose' | 'half', due: Cents): Settled {
  const cents = Math.min(due, partOf(round, wager, leftToWin(round)));
  const left = round.setup.coverage === 'net' ? leftToPay(round) + cents : leftToWin(round) - cents;
  return settled(wager, wager.index, due > 0 && cents === 0 ? 'unmet' : result, due, cents, left);
}

type Claim = Pick<Settled, 'seat' | 'spot' | 'kind'>;

function settled(
  { seat, spot, kind }: Claim,
  wager: number,
  result: Settled['result'],
  due: Cents,
  cents: Cents,
  left: Cents,
): Settled {
  return { type: 'settled', wager, seat, spot, kind, result, due, cents, left };
}
