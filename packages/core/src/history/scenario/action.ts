import type { Cents } from '../../engine/index.ts';
import type { Field } from './field.ts';
import { readChips, type SeatReader } from './read.ts';
import { type AtTheBank, readWrong, type Wrong } from './wrong.ts';

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

/** Words and how to read what comes after them; of two that fit, the first. */
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

/** A refusal that must come: its code, or a part of its sentence, or both. */
export interface ExpectedRefusal<C, E> {
  readonly action: ScenarioAction<C, E>;
  readonly code: string | null;
  readonly because: string | null;
}

/** One step of any scenario: something done, or something that must hold at this point. */
export type CommonEntry<C, E> = { readonly place: string } & (
  | { readonly is: 'action'; readonly action: ScenarioAction<C, E> }
  /** Who may do what, in words. */
  | { readonly is: 'legal'; readonly words: string }
  | ({ readonly is: 'refused' } & ExpectedRefusal<C, E>)
  /** What may be done among other things: an action that would be allowed, or a part of what is legal, in words. */
  | { readonly is: 'may'; readonly may: ScenarioAction<C, E> | string }
  | { readonly is: 'chips'; readonly chips: ReadonlyMap<string, Cents> }
  /** Something goes wrong, and is ruled on. */
  | { readonly is: 'wrong'; readonly wrong: Wrong }
);

/** How the games of one machine write what all scenarios say. */
interface Language<C, E> {
  readonly action: (field: Field) => ScenarioAction<C, E>;
  /** An example of what may be done. */
  readonly legal: string;
  readonly seats: SeatReader;
  /** Places of chips besides the seats. */
  readonly places?: readonly string[];
  /** What more may be said where there is a player-dealer. */
  readonly bank?: AtTheBank;
}

export function readExpectation<C, E>(
  field: Field,
  is: 'legal' | 'may' | 'refused' | 'chips' | 'wrong',
  { action, legal, seats, places, bank }: Language<C, E>,
): CommonEntry<C, E> {
  const { place } = field;
  if (is === 'wrong') return { place, is, wrong: readWrong(field, seats, bank) };
  if (is === 'refused') return { place, is, ...readRefusal(field, action) };
  const of = field.object([is]).need(is);
  if (is === 'chips') return { place, is, chips: readChips(of, seats, places) };
  if (is === 'may') return { place, is, may: readMay(of, action, legal) };
  return { place, is, words: of.text(`words like "${legal}"`) };
}

/** `{ "refused": "seat 2 checks", "code": "not-allowed", "because": "to call" }` */
function readRefusal<A>(field: Field, action: (field: Field) => A) {
  const of = field.object(['refused', 'code', 'because']);
  const code = of.get('code')?.text() ?? null;
  const because = of.get('because')?.text() ?? null;
  if (code === null && because === null)
    field.fail('a "code", or a part of the sentence as "because", beside "refused"');
  return { action: action(of.need('refused')), code, because };
}

/** `seat 2 raises to $12`, or `seat 2 may fold, call $4`. */
export function readMay<A>(field: Field, action: (field: Field) => A, example: string): A | string {
  const text = field.text(`an action, or words like "${example}"`);
  return / may /.test(text) ? text : action(field);
}

/** What of these words is not among all that is legal; the words themselves where nothing is missing. */
export function missingFrom(words: string, due: string): string {
  const legal = optionsBy(due);
  const missing = [...optionsBy(words)].some(([who, options]) =>
    options.some((option) => !legal.get(who)?.includes(option)),
  );
  return missing ? due : words;
}

/** `seat 2 may fold, call $4; seat 3 may …` by who may do it. */
function optionsBy(words: string): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>();
  for (const clause of words.split('; ')) {
    const [, who, options] = /^(.+?) may (.+)$/.exec(clause) ?? ['', clause, ''];
    by.set(who, [...(by.get(who) ?? []), ...options.split(', ')]);
  }
  return by;
}
