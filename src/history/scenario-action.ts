import type { Cents } from '../engine/index.ts';
import type { PotCommand } from '../engine/pot/commands.ts';
import type { BetAction } from '../engine/pot/events.ts';
import { Field, readMoney } from './scenario-field.ts';

/** One action in words: `seat 3 raises to $12`. */
export interface ScenarioAction {
  readonly text: string;
  /** Counted from 0; null for everyone who has to act until the round is over. */
  readonly seat: number | null;
  readonly command: (seat: number) => PotCommand;
  /** What a bet must be recorded as: a raise is not a bet. */
  readonly word?: BetAction;
  /** What a call or a forced bet must cost, where the text says so. */
  readonly cents?: Cents;
}

type Verb = (rest: string, field: Field) => Omit<ScenarioAction, 'text' | 'seat'>;

const plain =
  (type: 'fold' | 'check' | 'show' | 'muck'): Verb =>
  (rest, field) =>
    rest === '' ? { command: (seat) => ({ type, seat }) } : field.fail(`nothing after "${type}s"`);

/** `calls`, or `calls $4` where the amount is part of the test. */
const priced =
  (type: 'call' | 'bring-in'): Verb =>
  (rest, field) => ({
    command: (seat) => ({ type, seat }),
    ...(rest === '' ? {} : { cents: amount(rest, field) }),
  });

const betting =
  (word: 'bet' | 'raise' | 'complete'): Verb =>
  (rest, field) => {
    const to = amount(rest, field);
    return { word, command: (seat) => ({ type: 'bet', seat, to }) };
  };

const withCards =
  (type: 'discard' | 'turn-up'): Verb =>
  (rest, field) => {
    const cards = new Field(rest, field.place).cards();
    return { command: (seat) => ({ type, seat, cards }) };
  };

const withoutCards =
  (type: 'discard' | 'turn-up'): Verb =>
  () => ({ command: (seat) => ({ type, seat, cards: [] }) });

const killing: Verb = (rest, field) => {
  const to = amount(rest, field);
  return { command: (seat) => ({ type: 'kill', seat, to }) };
};

const VERBS: readonly (readonly [string, Verb])[] = [
  ['folds', plain('fold')],
  ['checks', plain('check')],
  ['calls', priced('call')],
  ['brings in', priced('bring-in')],
  ['bets', betting('bet')],
  ['raises to', betting('raise')],
  ['completes to', betting('complete')],
  ['discards', withCards('discard')],
  ['stands pat', withoutCards('discard')],
  ['turns up', withCards('turn-up')],
  ['keeps it down', withoutCards('turn-up')],
  ['kills', killing],
  ['passes', () => ({ command: (seat) => ({ type: 'kill', seat, to: 0 }) })],
  ['shows', plain('show')],
  ['mucks', plain('muck')],
];

const EXPECTED = `an action like "seat 3 raises to $12" or "everyone checks" (${VERBS.map(([verb]) => verb).join(', ')})`;

function amount(text: string, field: Field): Cents {
  return readMoney(text) ?? field.fail('an amount like "$12" at the end of the action');
}

export function readAction(field: Field): ScenarioAction {
  const text = field.text(EXPECTED).trim();
  const match = /^(?:seat (\d{1,2})|(everyone)) (.*)$/.exec(text);
  if (match === null) return field.fail(EXPECTED);
  const said = match[3];
  for (const [words, verb] of VERBS) {
    if (said !== words && !said.startsWith(`${words} `)) continue;
    return {
      text,
      seat: match[2] ? null : Number(match[1]) - 1,
      ...verb(said.slice(words.length).trim(), field),
    };
  }
  return field.fail(EXPECTED);
}
