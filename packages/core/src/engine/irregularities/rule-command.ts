import { type Refusal, refuse } from '../refusal.ts';
import type { Irregularity } from './irregularity.ts';
import type { Remedy } from './remedy.ts';

/** What the floor decides: what went wrong, and what is done about it. */
export interface RuleCommand {
  readonly type: 'rule';
  readonly irregularity: Irregularity;
  readonly remedy: readonly Remedy[];
  /** The ruling in a sentence, for the players. */
  readonly say: string;
  /** The lines that print it; null for the room's own. */
  readonly cite: string | null;
  /** Why, where it is another remedy than the book's. */
  readonly reason?: string;
}

const MOST_WORDS = 600;
const MOST_REMEDIES = 6;

const isText = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '' && text.length <= MOST_WORDS;

/** Why this is no ruling; null when it is one. */
export function whyNoRuling({
  say,
  cite,
  reason,
  remedy,
}: Pick<RuleCommand, 'say' | 'cite' | 'reason' | 'remedy'>): Refusal | null {
  if (!isText(say)) return refuse('malformed', 'A ruling is told in a sentence.');
  if (cite !== null && !isText(cite))
    return refuse('malformed', 'A ruling cites its lines, or is the room’s own.');
  if (reason !== undefined && !isText(reason)) return refuse('malformed', 'A reason is a sentence.');
  const listed = Array.isArray(remedy) && remedy.length > 0 && remedy.length <= MOST_REMEDIES;
  if (!listed || !remedy.every((each) => typeof each === 'object' && each !== null))
    return refuse('malformed', `A ruling has one to ${MOST_REMEDIES} remedies.`);
  return null;
}
