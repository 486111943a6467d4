import { InvalidArgumentError } from 'commander';
import { PROGRAM } from '../words/program.ts';

/** What an option takes that counts something. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(PROGRAM.badNumber);
  return Number(text);
}
