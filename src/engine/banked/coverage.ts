import type { Cents } from '../money.ts';
import type { Settled } from './events.ts';
import type { FreeClaim, Outcome } from './game.ts';
import { type RoundState, stakeLeft, type Wager } from './state.ts';

/**
 * How far one claim is met (002:423, 002:641-643): what the player-dealer wins or pays on it uses up
 * his stake; a push uses nothing; the last may be met in part, and what is not met goes back.
 */
export function meet(round: RoundState, wager: Wager, outcome: Outcome): Settled {
  const { toPay, toWin } = stakeLeft(round);
  const { index, seat, spot, kind } = wager;
  const claim = { type: 'settled', wager: index, seat, spot, kind } as const;
  switch (outcome.result) {
    case 'push':
      return { ...claim, result: 'push', due: 0, cents: 0, left: toPay };
    case 'win': {
      const due = Math.floor((wager.cents * outcome.odds[0]) / outcome.odds[1]);
      return paid(claim, due, toPay);
    }
    default: {
      const due = outcome.result === 'half' ? Math.floor(wager.cents / 2) : wager.cents;
      const cents = Math.min(due, toWin);
      return {
        ...claim,
        result: due > 0 && cents === 0 ? 'unmet' : outcome.result,
        due,
        cents,
        left: leftAfter(round, toWin, cents, -1),
      };
    }
  }
}

export function meetFree(round: RoundState, { seat, spot, kind, cents }: FreeClaim): Settled {
  return paid({ type: 'settled', wager: -1, seat, spot, kind }, cents, stakeLeft(round).toPay);
}

function paid(
  claim: Pick<Settled, 'type' | 'wager' | 'seat' | 'spot' | 'kind'>,
  due: Cents,
  toPay: Cents,
): Settled {
  const cents = Math.min(due, toPay);
  return { ...claim, result: due > 0 && cents === 0 ? 'unmet' : 'win', due, cents, left: toPay - cents };
}

/** Under gross coverage winning uses the stake up; under net coverage it adds to what can be paid. */
function leftAfter(round: RoundState, toWin: Cents, cents: Cents, sign: -1): Cents {
  return round.setup.coverage === 'net' ? stakeLeft(round).toPay - sign * cents : toWin - cents;
}
