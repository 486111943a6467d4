import { type Refusal, refuse } from './refusal.ts';

/**
 * Refusals of input that is not a command at all: anything may come over a wire, and the three machines answer alike.
 */

/** Longer words than this are not said back. */
const MOST_SAID = 40;

/** A word or a number as it came in, to be quoted in a refusal; anything else cannot be quoted. */
export function said(word: unknown): string {
  return typeof word === 'string' || typeof word === 'number' ? String(word).slice(0, MOST_SAID) : '?';
}

export function noCommand(command: unknown): Refusal {
  if (typeof command !== 'object' || command === null)
    return refuse('malformed', 'A command is an object with a type.');
  const type = 'type' in command ? command.type : undefined;
  return refuse(
    'malformed',
    typeof type === 'string' ? `There is no command "${said(type)}".` : 'A command has a type.',
  );
}

export function noSeat(seat: unknown): Refusal {
  const which = Number.isInteger(seat) ? `seat ${Number(seat) + 1}` : 'such seat';
  return refuse('malformed', `There is no ${which} at this table.`);
}
