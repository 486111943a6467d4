import { quoted, seededRandom } from '../cards/index.ts';
import { type Result, refuse } from '../engine/refusal.ts';
import { list } from '../engine/words.ts';
import { type Shape, whyNotOptions } from '../houses/given.ts';
import { findOffering, houses, offerings, offeringsLike } from '../houses/index.ts';
import { type Family, familyTitles } from '../houses/offering/families.ts';
import type { HouseId, Offering } from '../houses/offering/offering.ts';
import { mixAnswers, pick } from './answers.ts';
import type { QuestionKind } from './kind.ts';
import { kindsFor, schoolKinds } from './kinds.ts';
import {
  LEVELS,
  type Level,
  type Question,
  type QuestionKey,
  questionId,
  readQuestionId,
} from './question.ts';

/** What to ask about; anything left out may be whatever comes. */
export interface AskOptions {
  readonly house?: HouseId;
  readonly family?: Family;
  /** The id of one of `schoolKinds`. */
  readonly kind?: string;
  /** The id of a game at a house: `empire/pai-gow-tiles`. */
  readonly offering?: string;
  readonly level?: Level;
  /** The same seed asks the same question. */
  readonly seed: string | number;
}

const ASK: Shape<AskOptions> = {
  house: 'a text',
  family: 'a text',
  kind: 'a text',
  offering: 'a text',
  level: 'a whole number',
  seed: 'a text or a number',
};

/** Seeds are part of the ids, which are kept. */
const LONGEST_SEED = 100;
/** How often to deal again when the cards make no question. */
const MOST_TRIES = 100;

/**
 * Deals a situation and asks about it. Filters that leave nothing are refused in a sentence that says what there is.
 *
 * @example
 * ```ts
 * import { askQuestion } from '@cardroom/core/school';
 *
 * const asked = askQuestion({ offering: 'black-sheep/holdem', kind: 'side-pots', level: 1, seed: 7 });
 * if (!asked.ok) throw new Error(asked.message);
 * console.log(asked.asks); // How large is each pot, and who can win it?
 * console.log(asked.answers.length > 1, asked.cites.length > 0); // true true
 * ```
 */
export function askQuestion(options: AskOptions): Result<Question> {
  const wrong = whyNotOptions(options, ASK);
  if (wrong !== null) return wrong;
  const { seed, level } = options;
  const length = String(seed ?? '').length;
  if (length === 0 || length > LONGEST_SEED)
    return refuse(
      'malformed',
      `A question has a seed of 1 to ${LONGEST_SEED} characters: the same one asks the same.`,
    );
  if (level !== undefined && !LEVELS.includes(level))
    return refuse('malformed', `A level is 1, 2 or 3, not ${quoted(level)}.`);
  const pairs = pairsFor(options);
  if ('code' in pairs) return pairs;
  const random = seededRandom(`school ${seed}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { kind, offering } = pick(pairs.byKind[random.below(pairs.byKind.length)], random);
    const key = {
      kind: kind.id,
      offering: offering.id,
      level: level ?? pick(LEVELS, random),
      seed: tries === 0 ? String(seed) : `${seed}.${tries}`,
    };
    const question = make(kind, offering, key);
    if (question !== null) return { ok: true, ...question };
  }
  return refuse('not-found', 'These filters make no question with this seed; try another seed or level.');
}

/**
 * Makes the question with this id again.
 *
 * @example
 * ```ts
 * import { questionOf } from '@cardroom/core/school';
 *
 * const again = questionOf('side-pots:black-sheep/holdem:1:7');
 * if (again.ok) console.log(again.kind); // side-pots
 * ```
 */
export function questionOf(id: string): Result<Question> {
  const key = typeof id === 'string' ? readQuestionId(id) : null;
  if (key === null) return refuse('malformed', `${quoted(id)} is not the id of a question.`);
  const pairs = pairsFor({ kind: key.kind, offering: key.offering });
  if ('code' in pairs) return pairs;
  const [[{ kind, offering }]] = pairs.byKind;
  const question = make(kind, offering, key);
  return question === null
    ? refuse('not-found', `There is no question ${quoted(id)}.`)
    : { ok: true, ...question };
}

function make(kind: QuestionKind, offering: Offering, key: QuestionKey): Question | null {
  const random = seededRandom(questionId(key));
  const draft = kind.make(offering, key.level, random);
  const answers = draft && mixAnswers(draft.right, draft.wrong, random);
  if (draft === null || answers === null) return null;
  const { situation, asks, why, cites } = draft;
  return {
    id: questionId(key),
    ...key,
    house: offering.house,
    family: offering.family,
    situation,
    asks,
    ...answers,
    why,
    cites,
  };
}

interface Pair {
  readonly kind: QuestionKind;
  readonly offering: Offering;
}

/** What the filters leave, by kind, so that a kind with few games is asked as often as one with many. */
function pairsFor({
  house,
  family,
  kind,
  offering,
}: Partial<AskOptions>): { readonly byKind: readonly (readonly Pair[])[] } | ReturnType<typeof refuse> {
  if (house !== undefined && !Object.hasOwn(houses, house))
    return refuse('not-found', `There is no house ${quoted(house)}; there are ${list(Object.keys(houses))}.`);
  if (family !== undefined && !Object.hasOwn(familyTitles, family))
    return refuse(
      'not-found',
      `There is no family ${quoted(family)}; there are ${list(Object.keys(familyTitles))}.`,
    );
  if (kind !== undefined && !schoolKinds.some(({ id }) => id === kind))
    return refuse(
      'not-found',
      `There is no kind of question ${quoted(kind)}; there are ${list(schoolKinds.map(({ id }) => id))}.`,
    );
  if (offering !== undefined && findOffering(offering) === undefined) {
    const near = offeringsLike(offering);
    return refuse(
      'not-found',
      `There is no offering ${quoted(offering)}${near.length > 0 ? `; did you mean ${list(near, 'or')}?` : '.'}`,
    );
  }
  const games = offerings.filter(
    (of) =>
      (house === undefined || of.house === house) &&
      (family === undefined || of.family === family) &&
      (offering === undefined || of.id === offering),
  );
  if (games.length === 0)
    return refuse('not-found', 'No game has all of that: house, family and offering leave nothing together.');
  const byKind = schoolKinds
    .filter(({ id }) => kind === undefined || id === kind)
    .map((of) =>
      games.filter((game) => kindsFor(game).includes(of)).map((game) => ({ kind: of, offering: game })),
    )
    .filter(({ length }) => length > 0);
  if (byKind.length > 0) return { byKind };
  const kinds = schoolKinds
    .filter((of) => games.some((game) => kindsFor(game).includes(of)))
    .map(({ id }) => id);
  return refuse(
    'not-found',
    `No question of the kind ${quoted(kind)} can be asked there; there are ${list(kinds)}.`,
  );
}

/**
 * The given number of questions, none of them twice.
 *
 * @example
 * ```ts
 * import { askQuestions } from '@cardroom/core/school';
 *
 * const asked = askQuestions({ house: 'empire', seed: 1 }, 5);
 * if (asked.ok) console.log(asked.questions.length); // 5
 * ```
 */
export function askQuestions(
  options: AskOptions,
  count: number,
): Result<{ readonly questions: readonly Question[] }> {
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_QUESTIONS)
    return refuse('bad-amount', `From 1 to ${MOST_QUESTIONS} questions can be asked, not ${quoted(count)}.`);
  const questions = new Map<string, Question>();
  for (let i = 0; questions.size < count && i < 2 * count; i++) {
    const asked = askQuestion({ ...options, seed: `${options.seed}-${i + 1}` });
    if (!asked.ok) return asked;
    const { ok: _, ...question } = asked;
    questions.set(question.id, question);
  }
  return { ok: true, questions: [...questions.values()] };
}

const MOST_QUESTIONS = 1000;
