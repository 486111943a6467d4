import type { Outcome } from '../game.ts';
import type { Round } from '../round.ts';
import type { RoundState, Wager } from '../state.ts';
import { evenMoney, lose, push } from '../steps.ts';
import { verdictOn } from './after-rulings.ts';

/** What a wager comes to: by the cards, unless it was ruled otherwise. */
export function outcomeOf(round: RoundState, wager: Wager): Outcome {
  if (round.ruled === null) return byTheCards(round, wager);
  const verdict = verdictOn(round, wager.index);
  if (verdict === 'lose') return lose;
  if (verdict === 'push') return push;
  if (verdict === 'paid') return evenMoney;
  const outcome = byTheCards(round, wager);
  return verdict === 'cannot win' && outcome.result === 'win' ? push : outcome;
}

function byTheCards(round: RoundState, wager: Wager): Outcome {
  const { game } = round;
  const outcome: Outcome | undefined = game.outcome(round, wager);
  if (outcome === undefined)
    throw new Error(`${game.name}: "outcome" does not say what a bet on "${wager.kind}" comes to.`);
  return outcome;
}

/** A bet that was taken away counts for the table's most when it loses, as far as chips go, for its least when it wins. */
export function resizeByRuling(round: Round, wager: Wager, { result }: Outcome): void {
  const { state } = round;
  if (verdictOn(state, wager.index) !== 'limit bet') return;
  const { min, max } = state.setup.limits;
  const { index, seat, spot, kind, hand } = wager;
  if (result === 'lose' && max !== null) {
    const cents = Math.min(max - wager.cents, state.chips[seat]);
    if (cents > 0) round.emit({ type: 'wagered', seat, spot, kind, cents, hand });
  } else if (result === 'win' && wager.cents > min)
    round.emit({ type: 'reduced', wager: index, cents: wager.cents - min });
}
