import type { Field } from './scenario-field.ts';

/** One action in words: `seat 3 raises to $12`. */
export interface ScenarioAction<C, E> {
  readonly text: string;
  /** Counted from 0; null for everyone who has to act until the round is over. */
  readonly seat: number | null;
  readonly command: (seat: number) => C;
  /** What is not as the words say, though the action was allowed; null when all is. */
  readonly wrong?: (event: E) => string | null;
}

/** Reads what follows the words of a verb: an amount, cards, or nothing. */
export type Verb<C, E> = (rest: Field) => Pick<ScenarioAction<C, E>, 'command' | 'wrong'>;

/** Words and how to read what comes behind them; of two that fit, the first. */
export type Verbs<C, E> = readonly (readonly [string, Verb<C, E>])[];

/** `named` gives the seats of those who are not called by a number. */
export function readAction<C, E>(
  field: Field,
  verbs: Verbs<C, E>,
  example: string,
  named: Readonly<Record<string, number>> = {},
): ScenarioAction<C, E> {
  const expected = `an action like "${example}" (${verbs.map(([verb]) => verb).join(', ')})`;
  const text = field.text(expected).trim();
  const match = /^(seat \d{1,2}|everyone|the [a-z-]+) (.*)$/.exec(text);
  if (match === null) return field.fail(expected);
  const [, who, said] = match;
  const seat = who === 'everyone' ? null : who.startsWith('seat ') ? Number(who.slice(5)) - 1 : named[who];
  if (seat === undefined) return field.fail(expected);
  for (const [words, verb] of verbs) {
    if (said !== words && !said.startsWith(`${words} `)) continue;
    const rest = field.with(said.slice(words.length).trim());
    return { text, seat, ...verb(rest) };
  }
  return field.fail(expected);
}

/** A verb that nothing follows. */
export function alone<C, E>(command: (seat: number) => C): Verb<C, E> {
  return (rest) => (rest.value === '' ? { command } : rest.fail('nothing after the verb'));
}
