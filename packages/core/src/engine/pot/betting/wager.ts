import { dollars } from '../../money.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { PotCommand } from '../commands.ts';
import type { Acted, BetAction } from '../events.ts';
import { bet, type HandState } from '../state.ts';
import type { BetOptions } from './betting.ts';

/** A command with chips, or to fold. */
export type Wager = Extract<PotCommand, { type: 'fold' | 'check' | 'call' | 'bring-in' | 'bet' }>;

/** What a player does with chips, or why it cannot be done. */
export function wager(state: HandState, command: Wager, options: BetOptions): Acted | Refusal {
  const { seat } = command;
  const mine = bet(state, seat);
  switch (command.type) {
    case 'fold':
      return options.fold
        ? acted(seat, 'fold', 0, mine)
        : refuse('not-allowed', 'The forced bet cannot be folded.');
    case 'check':
      if (options.check) return acted(seat, 'check', 0, mine);
      return refuse(
        'not-allowed',
        options.bringIn > 0
          ? `The forced bet of ${dollars(options.bringIn)} is due.`
          : `There is ${dollars(state.level - mine)} to call.`,
      );
    case 'call':
      if (options.call > 0) return acted(seat, 'call', options.call, mine);
      return refuse(
        'not-allowed',
        options.check
          ? 'There is nothing to call.'
          : options.bringIn > 0
            ? `The forced bet of ${dollars(options.bringIn)} is due.`
            : 'There are not enough chips to call, and this game has no all-in bets.',
      );
    case 'bring-in':
      return options.bringIn > 0
        ? acted(seat, 'bring-in', options.bringIn, mine)
        : refuse('not-allowed', 'No forced bet is due.');
    case 'bet':
      return (
        whyNoRaise(state, options, command.to) ??
        acted(seat, options.raise?.word ?? 'bet', command.to - mine, mine)
      );
  }
}

/** What a seat does with so many chips more, `mine` being its bet before. */
function acted(seat: number, action: BetAction, cents: number, mine: number): Acted {
  return { type: 'acted', seat, action, cents, to: mine + cents };
}

function whyNoRaise(state: HandState, { raise, noRaise }: BetOptions, to: number): Refusal | null {
  if (raise === null) return refuse('not-allowed', `No raise: ${noRaise}.`);
  if (!Number.isSafeInteger(to)) return refuse('malformed', `A ${raise.word} is a whole number of cents.`);
  const { word, min, max, step, only } = raise;
  const verb = word === 'bet' ? 'Bet' : word === 'raise' ? 'Raise' : 'Completion';
  const to_ = word === 'bet' ? '' : 'to ';
  if (only !== null) {
    if (only.includes(to)) return null;
    return refuse(
      'bad-amount',
      `${verb} must be ${to_}${only.map(dollars).join(' or ')}, not ${dollars(to)}.`,
    );
  }
  if (to < min)
    return refuse('bad-amount', `${verb} must be ${to_}at least ${dollars(min)}, not ${dollars(to)}.`);
  if (to > max) {
    const why = state.stakes.structure === 'no-limit' ? 'the seat has no more' : 'the limit allows no more';
    return refuse('bad-amount', `${verb} must be ${to_}at most ${dollars(max)}, not ${dollars(to)}: ${why}.`);
  }
  if (to !== max && (to - min) % step !== 0 && to % step !== 0) {
    return refuse('bad-amount', `Bets go in steps of ${dollars(step)}.`);
  }
  return null;
}
