import { type Result, refuse } from '../engine/refusal.ts';
import { isObject } from '../houses/given.ts';
import { type Question, type QuestionKey, readQuestionId } from './question.ts';

/**
 * What somebody has learned, as plain JSON. Questions lie in boxes: a right answer moves one to the next box, a wrong
 * one back to the first, and the further the box, the longer until the question comes back.
 */
export interface Progress {
  readonly version: 1;
  readonly cards: readonly ProgressCard[];
  /** How many answers were given by topic: `kind side-pots`, `house empire`, `family stud`. */
  readonly tally: Readonly<Record<string, Tally>>;
}

/** A question that was asked, and when it comes back. */
export interface ProgressCard {
  readonly id: string;
  /** Counted from 0, the box for questions answered wrong. */
  readonly box: number;
  /** When it is due, in milliseconds since 1970. */
  readonly due: number;
}

interface Tally {
  readonly asked: number;
  readonly right: number;
}

/** An answer that was given. */
export interface Answered {
  readonly question: Pick<Question, 'id' | 'kind' | 'house' | 'family'>;
  readonly right: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Nothing learned yet. */
export const noProgress: Progress = { version: 1, cards: [], tally: {} };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a question rests in each box; after the last it does not come back. */
const RESTS: readonly number[] = [MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY];
/** How many questions are kept; beyond that, those due last are forgotten. */
const MOST_CARDS = 2000;

/**
 * The progress after an answer. A question answered right at first sight is learned; one that was wrong comes back
 * until it has gone through all the boxes.
 *
 * @example
 * ```ts
 * import { askQuestion, dueCards, noProgress, recordAnswer } from '@cardroom/core/school';
 *
 * const asked = askQuestion({ kind: 'fee', seed: 1 });
 * if (!asked.ok) throw new Error(asked.message);
 * const after = recordAnswer(noProgress, { question: asked, right: false, at: 0 });
 * console.log(dueCards(after, 0).length, dueCards(after, 60_000).length); // 0 1
 * ```
 */
export function recordAnswer(progress: Progress, { question, right, at }: Answered): Progress {
  const { id, kind, house, family } = question;
  const known = progress.cards.find((card) => card.id === id);
  const others = progress.cards.filter((card) => card.id !== id);
  const box = right ? (known?.box ?? RESTS.length - 2) + 1 : 0;
  const card = box < RESTS.length ? [{ id, box, due: at + RESTS[box] }] : [];
  const cards = [...others, ...card].sort((a, b) => a.due - b.due).slice(0, MOST_CARDS);
  const tally = { ...progress.tally };
  for (const topic of [`kind ${kind}`, `house ${house}`, `family ${family}`]) {
    const before = Object.hasOwn(tally, topic) ? tally[topic] : { asked: 0, right: 0 };
    tally[topic] = { asked: before.asked + 1, right: before.right + (right ? 1 : 0) };
  }
  return { version: 1, cards, tally };
}

/**
 * Questions that are due now, the longest due first.
 *
 * @example
 * ```ts
 * import { dueCards, noProgress } from '@cardroom/core/school';
 *
 * console.log(dueCards(noProgress, Date.now()).length); // 0
 * ```
 */
export function dueCards(
  { cards }: Progress,
  now: number,
  only: (key: QuestionKey) => boolean = () => true,
): readonly ProgressCard[] {
  return cards
    .filter(({ id, due }) => {
      const key = readQuestionId(id);
      return due <= now && key !== null && only(key);
    })
    .sort((a, b) => a.due - b.due);
}

/** How somebody does at a topic. */
export interface Score {
  /** What sort of topic: `kind`, `house` or `family`. */
  readonly by: string;
  /** Which of them: `side-pots`. */
  readonly topic: string;
  readonly asked: number;
  readonly right: number;
}

/**
 * Scores by topic, the weakest first.
 *
 * @example
 * ```ts
 * import { noProgress, scoresOf } from '@cardroom/core/school';
 *
 * console.log(scoresOf(noProgress).length); // 0
 * ```
 */
export function scoresOf({ tally }: Progress): readonly Score[] {
  return Object.entries(tally)
    .map(([name, { asked, right }]) => {
      const [, by, topic] = /^(\S+) (.*)$/.exec(name) ?? ['', '', name];
      return { by, topic, asked, right };
    })
    .sort((a, b) => a.right / a.asked - b.right / b.asked || b.asked - a.asked);
}

/**
 * Reads stored progress; refuses anything else with a sentence, and never throws.
 *
 * @example
 * ```ts
 * import { noProgress, readProgress } from '@cardroom/core/school';
 *
 * const read = readProgress(JSON.parse(JSON.stringify(noProgress)));
 * console.log(read.ok, readProgress('something else').ok); // true false
 * ```
 */
export function readProgress(given: unknown): Result<{ readonly progress: Progress }> {
  if (!isObject(given) || given.version !== 1)
    return refuse('malformed', 'This is not the progress of a school, or one of another version.');
  const { cards, tally } = given;
  if (!Array.isArray(cards) || cards.length > MOST_CARDS || !cards.every(isCard))
    return refuse('malformed', 'The questions of this progress cannot be read.');
  if (!isObject(tally) || !Object.entries(tally).every(([name, of]) => / /.test(name) && isTally(of)))
    return refuse('malformed', 'The scores of this progress cannot be read.');
  return {
    ok: true,
    progress: {
      version: 1,
      cards: cards.map(({ id, box, due }) => ({ id, box, due })),
      tally: tally as Progress['tally'],
    },
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isCard = (card: unknown): card is ProgressCard =>
  isObject(card) &&
  typeof card.id === 'string' &&
  readQuestionId(card.id) !== null &&
  isCount(card.box) &&
  card.box < RESTS.length &&
  Number.isSafeInteger(card.due);

const isTally = (of: unknown): of is Tally =>
  isObject(of) && isCount(of.asked) && isCount(of.right) && of.right <= of.asked && of.asked > 0;
