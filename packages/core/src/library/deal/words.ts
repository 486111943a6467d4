import { BadScenario, Field } from '../../history/scenario/field.ts';
import type { Said } from './machine.ts';

/** What words ask for, or the sentence that says why they cannot be read. */
export type Heard<Command> = { readonly said: readonly Said<Command>[] } | { readonly unclear: string };

/**
 * Reads an order, `raise to $24`, as scenario files have it, `seat 3 raises to $24`; a whole sentence is read as
 * it is. `actor` is who is meant where nobody is named.
 */
export function hear<Command>(
  words: string,
  seat: number | undefined,
  actor: (type?: string) => number,
  read: (sentence: Field) => readonly Said<Command>[],
): Heard<Command> {
  const sentence = asSentence(words, seat ?? actor(/^put up /.test(words.trim()) ? 'stake' : undefined));
  try {
    return { said: read(new Field(sentence, `"${words}"`)) };
  } catch (problem) {
    if (!(problem instanceof BadScenario)) throw problem;
    return { unclear: problem.message };
  }
}

const WHOLE = /^(seat \d|everyone |the player-dealer |no more bets$)/;

function asSentence(words: string, seat: number): string {
  const order = words.trim().replace(/\s+/g, ' ');
  if (WHOLE.test(order)) return order;
  const [, verb, rest] = /^(\S*)(.*)$/.exec(order) ?? ['', '', ''];
  return `seat ${seat + 1} ${thirdPerson(verb)}${rest}`;
}

/** `call` as `calls`, `pass` as `passes`, `have` as `has`. */
function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
