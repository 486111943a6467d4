import { printCards } from '../../cards/index.ts';
import type { RuleCommand } from '../irregularities/rule-command.ts';
import { noCommand, noSeat, said } from '../malformed.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type ShuffleNeed, takeShuffle } from '../shuffles.ts';
import type { PointsCommand, SetCommand } from './commands.ts';
import type { Pile, PointsEvent } from './events.ts';
import { type SetDue, setDue } from './legal.ts';
import { SET_NAMES } from './sets/sets.ts';
import type { PointsState } from './state.ts';

/** The events a command leads to, or why it cannot be done. Looks, never touches. */
export function decide(
  state: PointsState,
  need: ShuffleNeed<Pile> | null,
  command: Exclude<PointsCommand, RuleCommand>,
): readonly PointsEvent[] | Refusal {
  if (command.type === 'shuffle') {
    const shuffled = takeShuffle(need, command);
    return 'code' in shuffled ? shuffled : [shuffled];
  }
  if (need !== null) return refuse('out-of-turn', 'The cards are being shuffled.');
  if (!Number.isInteger(command.seat) || command.seat < 0 || command.seat >= state.seats) {
    return noSeat(command.seat);
  }
  const due = setDue(state, command.seat);
  if (due === null) return outOfTurn(state, command.seat);
  switch (command.type) {
    case 'set':
      return set(state, due, command);
    case 'surrender':
      if (!due.maySurrender) return refuse('not-allowed', 'A hand cannot be surrendered here.');
      return [{ type: 'declared', seat: command.seat, what: 'surrender' }];
    default:
      return noCommand(command);
  }
}

function outOfTurn(state: PointsState, seat: number): Refusal {
  const { waiting } = state;
  if (!state.order.includes(seat)) return refuse('out-of-turn', `Seat ${seat + 1} is not in the hand.`);
  if (waiting.length === 1) {
    return refuse('out-of-turn', `It is seat ${waiting[0] + 1}'s turn, not seat ${seat + 1}'s.`);
  }
  return refuse('out-of-turn', `Seat ${seat + 1} has set its cards.`);
}

function set(
  state: PointsState,
  due: SetDue,
  { front, middle, back, declare }: SetCommand,
): readonly PointsEvent[] | Refusal {
  const { seat } = due;
  const sets = [front, middle, back];
  if (!sets.every(Array.isArray)) return refuse('malformed', 'Front, middle and back are lists of cards.');
  const cards = sets.flat();
  const rest = [...state.held[seat]];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at < 0) return refuse('bad-cards', notHeld(state, seat, card));
    rest.splice(at, 1);
  }
  if (cards.length !== due.lay) {
    return refuse(
      'bad-cards',
      `Place exactly ${due.lay} card${due.lay === 1 ? '' : 's'}, not ${cards.length}.`,
    );
  }
  for (const [i, { length }] of sets.entries()) {
    if (length <= due.room[i]) continue;
    const wrong = due.room[i] === 0 ? 'is full' : `has room for ${due.room[i]} more, not for ${length}`;
    return refuse('bad-cards', `The ${SET_NAMES[i]} ${wrong}.`);
  }
  if (declare && !due.mayDeclare) return refuse('not-allowed', 'There is nothing to declare in this game.');
  const events: PointsEvent[] = [];
  // Declared and discarded before the cards are laid: with those the seat's turn is over.
  if (declare) events.push({ type: 'declared', seat, what: 'clean sweep' });
  if (rest.length > 0) events.push({ type: 'discarded', seat, cards: rest, only: seat });
  const laid = { type: 'laid', seat, cards, counts: sets.map(({ length }) => length) } as const;
  const step = state.game.script[state.step];
  const faceDown = step.do === 'set' && step.face === 'down';
  events.push(faceDown ? { ...laid, only: seat } : laid);
  return events;
}

function notHeld(state: PointsState, seat: number, card: unknown): string {
  const word = Number.isInteger(card) ? printCards([card as number]) : said(card);
  return `Seat ${seat + 1} does not hold ${word}${state.held[seat].includes(card as number) ? ' twice' : ''}.`;
}
