import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import { legal } from '../../engine/player-dealer/legal.ts';
import { needOf } from '../../engine/player-dealer/script.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { chartLineOf } from '../../odds/advice/chart-line.ts';
import type { SeatInHand } from '../at-table.ts';
import { nextBet, nextStake } from './round-bets.ts';
import { chooseFor } from './round-choice.ts';

/** What a seat does in a round: a stake or a bet, then its choices; null for nothing. */
export function playRound(at: SeatInHand): RoundCommand | null {
  const { view, seat, who, fees } = at;
  const { hand } = view;
  if (hand?.kind !== 'player-dealer') return null;
  const round = hand.state;
  if (!round.open) return choice(round, at);
  const seen = { table: view, round, seat, fees };
  return seat === round.dealer ? nextStake(seen) : nextBet(seen, who);
}

function choice(round: RoundState, { view, seat, random, quick, doubt }: SeatInHand): RoundCommand | null {
  const due = legal({ state: round, need: needOf(round) });
  if (due.due === 'pick')
    return due.seat === seat ? { type: 'pick', seat, pile: random.below(due.piles) } : null;
  if (due.due !== 'choose') return null;
  const hand = due.hands.find((one) => one.seat === seat);
  if (hand === undefined) return null;
  const { offering, opening } = view.sign;
  const chart = chartLineOf(round.game, offering, opening.settings);
  return chooseFor(round, hand, { random, quick, chart, doubt });
}
