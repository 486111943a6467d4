import { BadScenario, Field } from '../../history/scenario/field.ts';
import type { Said } from './machine.ts';

/** What words ask for, or the sentence that says why they cannot be read. */
export type Heard<Command> = { readonly said: readonly Said<Command>[] } | { readonly unclear: string };

/**
 * Reads an order, `raise to $24`, as the sentence of a scenario file, `seat 3 raises to $24`; a whole sentence is read
 * as it is. `actor` is the seat that is meant if none is named.
 */
export function hear<Command>(
  words: string,
  seat: number | undefined,
  actor: (type?: string) => number,
  read: (sentence: Field) => readonly Said<Command>[],
): Heard<Command> {
  const order = words.trim().replace(/\s+/g, ' ');
  if (order === '') return { unclear: 'Nothing was said.' };
  const sentence = asSentence(order, seat ?? actor(/^put up /i.test(order) ? 'stake' : undefined));
  try {
    return { said: read(new Field(sentence, `"${words}"`)) };
  } catch (problem) {
    if (!(problem instanceof BadScenario)) throw problem;
    // The sentence was made from the order: nobody said it, so the message leaves it out.
    return { unclear: problem.message.replace(`, found "${sentence}".`, '.') };
  }
}

const WHOLE = /^(seat \d|everyone |the player-dealer |no more bets$)/;

function asSentence(order: string, seat: number): string {
  if (WHOLE.test(order)) return order;
  const [, verb, rest] = /^(\S*)(.*)$/.exec(order) ?? ['', '', ''];
  return `seat ${seat + 1} ${thirdPerson(verb.toLowerCase())}${rest}`;
}

/** `call` as `calls`, `pass` as `passes`, `have` as `has`; `calls` as it is. */
function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^s]s$/.test(verb)) return verb;
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
