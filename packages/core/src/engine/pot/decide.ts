import { printCards } from '../../cards/index.ts';
import type { RuleCommand } from '../irregularities/rule-command.ts';
import { noCommand, noSeat } from '../malformed.ts';
import { dollars } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type ShuffleNeed, takeShuffle } from '../shuffles.ts';
import { type BetOptions, betOptions } from './betting/betting.ts';
import { killRange } from './betting/kills.ts';
import { wager } from './betting/wager.ts';
import type { PotCommand } from './commands.ts';
import { discardRange } from './dealing/draws.ts';
import type { Pile, PotEvent } from './events.ts';
import { boardValues, shareValues } from './showdown.ts';
import { bet, type Doing, type HandState } from './state.ts';

/**
 * The event a command leads to, or why it cannot be done. Looks, never touches. `known` are the actor's
 * options where somebody has worked them out already.
 */
export function decide(
  state: HandState,
  need: ShuffleNeed<Pile> | null,
  command: Exclude<PotCommand, RuleCommand>,
  known: BetOptions | null = null,
): PotEvent | Refusal {
  if (command.type === 'shuffle') return takeShuffle(need, command);
  if (need !== null) return refuse('out-of-turn', 'The cards are being shuffled.');
  if (!Number.isInteger(command.seat) || command.seat < 0 || command.seat >= state.seats)
    return noSeat(command.seat);
  const wrong = outOfTurn(state, command.seat);
  if (wrong !== null) return wrong;
  switch (command.type) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bring-in':
    case 'bet':
      return state.doing === 'bet' ? wager(state, command, known ?? betOptions(state)) : notNow(state);
    case 'discard':
      return discard(state, command.cards);
    case 'turn-up':
      return turnUp(state, command.cards);
    case 'kill':
      return kill(state, command.to);
    case 'show':
    case 'muck':
    case 'play-board':
      return showOrMuck(state, command.type);
    default:
      return noCommand(command);
  }
}

function outOfTurn(state: HandState, seat: number): Refusal | null {
  if (state.actor === seat) return null;
  if (state.live[seat] === 0) return refuse('out-of-turn', `Seat ${seat + 1} is not in the hand.`);
  if (state.actor < 0) return refuse('out-of-turn', 'Nobody has to act now.');
  return refuse('out-of-turn', `It is seat ${state.actor + 1}'s turn, not seat ${seat + 1}'s.`);
}

/** What whoever must act owes, by the step of the script. */
const OWED: Partial<Record<Doing, string>> = {
  bet: 'a bet',
  draw: 'a discard',
  discard: 'a discard',
  'turn-up': 'a choice whether to turn the downcard up',
  kills: 'a kill or a pass',
};

function notNow({ actor, doing }: HandState): Refusal {
  return refuse('not-allowed', `Seat ${actor + 1} owes ${OWED[doing] ?? 'a show or a muck'} now.`);
}

/** The cards are among the hand's, each once. */
function whyNotHeld(state: HandState, cards: readonly number[]): Refusal | null {
  if (!Array.isArray(cards)) return refuse('malformed', 'Cards come as a list.');
  const rest = [...state.down[state.actor]];
  for (const card of cards) {
    if (!state.game.pack.cards.includes(card))
      return refuse('malformed', 'There is no such card in the deck.');
    const at = rest.indexOf(card);
    if (at < 0) return refuse('bad-cards', `The hand does not hold ${printCards([card])}.`);
    rest.splice(at, 1);
  }
  return null;
}

function discard(state: HandState, cards: readonly number[]): PotEvent | Refusal {
  const range = discardRange(state);
  if (range === null) return notNow(state);
  const wrong = whyNotHeld(state, cards);
  if (wrong !== null) return wrong;
  if (cards.length < range.least || cards.length > range.most) {
    const count =
      range.least === range.most
        ? `exactly ${range.least}`
        : range.least === 0
          ? `at most ${range.most}`
          : `${range.least} to ${range.most}`;
    return refuse('bad-cards', `Discard ${count} card${range.most === 1 ? '' : 's'}, not ${cards.length}.`);
  }
  return { type: 'discarded', seat: state.actor, cards: [...cards], only: state.actor };
}

function turnUp(state: HandState, cards: readonly number[]): PotEvent | Refusal {
  if (state.doing !== 'turn-up') return notNow(state);
  const wrong = whyNotHeld(state, cards);
  if (wrong !== null) return wrong;
  if (cards.length > 1) return refuse('bad-cards', 'Only one card may be turned up.');
  return { type: 'exposed', seat: state.actor, cards: [...cards] };
}

function kill(state: HandState, to: number): PotEvent | Refusal {
  const range = killRange(state);
  if (range === null) return notNow(state);
  if (to === 0) return { type: 'killed', seat: state.actor, cents: 0 };
  if (!Number.isSafeInteger(to)) return refuse('malformed', 'A kill is a whole number of cents.');
  if (to < range.least || to > range.most) {
    const amount =
      range.least === range.most ? dollars(range.least) : `${dollars(range.least)} to ${dollars(range.most)}`;
    return refuse('bad-amount', `A kill here is ${amount}, not ${dollars(to)}.`);
  }
  const { chip } = state.stakes;
  if (to % chip !== 0) return refuse('bad-amount', `A kill is made in chips of ${dollars(chip)}.`);
  return { type: 'killed', seat: state.actor, cents: to - bet(state, state.actor) };
}

function showOrMuck(state: HandState, type: 'show' | 'muck' | 'play-board'): PotEvent | Refusal {
  if (state.doing !== 'showdown') return notNow(state);
  const seat = state.actor;
  if (type === 'muck') return { type: 'mucked', seat };
  if (type === 'play-board') {
    const values = boardValues(state);
    if (values === null) return refuse('not-allowed', 'The board cannot be played here.');
    return { type: 'showed', seat, cards: [], values, board: true };
  }
  return { type: 'showed', seat, cards: [...state.down[seat]], values: shareValues(state, seat) };
}
