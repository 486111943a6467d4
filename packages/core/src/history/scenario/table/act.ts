import { NO_WAGER } from '../../../engine/sentinels.ts';
import type { HandCommand, HandEvent, Sign, TableState } from '../../../table/index.ts';
import { personAt, placeOf } from '../../../table/state.ts';
import type { ScenarioAction } from '../action.ts';
import { BadScenario, type Field } from '../field.ts';
import { readPlayerDealerActions } from '../player-dealer/action.ts';
import { commandOf } from '../player-dealer/run.ts';
import { readPointsAction } from '../points/points.ts';
import { readPotAction } from '../pot/pot.ts';
import type { People } from './words.ts';

/** An act in the hand at a table. Who is named acts, or everybody in turn (null), or the house. */
export interface TableAct {
  readonly text: string;
  readonly by: string | 'house' | null;
  readonly command: (seat: number) => HandCommand;
  readonly wrong: (event: HandEvent) => string | null;
}

/** Whoever has no seat has one that no table has. */
const NO_SEAT = 98;

/** The same sentence with seats for names: `Ann bets $20 game behind Bob`. */
function withSeats(text: string, seatOf: (name: string) => number | null): string {
  const seat = (name: string) => {
    const at = seatOf(name);
    return at === null ? null : `seat ${(at < 0 ? NO_SEAT : at) + 1}`;
  };
  return text
    .replace(/^\S+/, (name) => seat(name) ?? name)
    .replace(/ (behind|at) (?!seat )(\S+)/, (all, where, name) => {
      const at = seat(name);
      return at === null ? all : ` ${where} ${at}`;
    });
}

type AnyAction = ScenarioAction<HandCommand, HandEvent>;

function read(field: Field, sign: Sign, state: TableState | null): readonly AnyAction[] {
  switch (sign.kind) {
    case 'pot':
      return [readPotAction(field) as AnyAction];
    case 'points':
      return [readPointsAction(field) as AnyAction];
    case 'player-dealer': {
      const round = state?.hand?.kind === 'player-dealer' ? state.hand.state : null;
      const dealer = round?.dealer ?? 0;
      return readPlayerDealerActions(field, { game: sign.game, dealer }).map((action) => ({
        ...action,
        command: (seat) => {
          const order = action.command(seat);
          if (order.type !== 'take back') return order;
          return round === null
            ? { type: 'withdraw', seat, wager: NO_WAGER }
            : commandOf({ state: round }, order);
        },
      })) as readonly AnyAction[];
    }
  }
}

/** Complains of a sentence that is none at this game, before anybody sits down. */
export function checkAct(field: Field, people: People, sign: Sign): void {
  const names = [...people.keys()];
  const text = withSeats(field.text().trim(), (name) => (people.has(name) ? names.indexOf(name) : null));
  try {
    read(field.with(text), sign, null);
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    throw new BadScenario(
      error.message.replace(/\bseat (\d+)\b/g, (seat, number) => names[Number(number) - 1] ?? seat),
    );
  }
}

/** What a sentence means with everybody in the seats they have now. */
export function readActs(field: Field, state: TableState): readonly TableAct[] {
  const text = field.text().trim();
  const [first] = text.split(' ', 1);
  const known = (name: string) => (/^\p{Lu}/u.test(name) ? placeOf(state, name) : null);
  const actions = read(field.with(withSeats(text, known)), state.sign, state);
  return actions.map(({ seat, command, wrong }) => ({
    text,
    by: whoActs(first, seat, state),
    command,
    wrong: (event) => wrong?.(event) ?? null,
  }));
}

function whoActs(first: string, seat: number | null, state: TableState): string | null {
  if (first === 'no') return 'house';
  if (seat === null) return null;
  return first === 'the' ? (personAt(state, seat)?.player ?? '') : first;
}
