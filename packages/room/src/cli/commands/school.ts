import { createInterface } from 'node:readline';
import {
  type AskOptions,
  askQuestions,
  dueCards,
  noProgress,
  type Progress,
  type Question,
  questionOf,
  questionSheet,
  recordAnswer,
  schoolKinds,
  scoresOf,
  situationLines,
} from '@cardroom/core/school';
import type { Command } from 'commander';
import { loadProgress, saveProgress } from '../school-progress.ts';
import { UsageError } from '../text/errors.ts';
import { json, out, table } from '../text/output.ts';
import { wholeNumber } from '../text/whole-number.ts';
import { SCHOOL } from '../words/school.ts';

type Filters = Omit<AskOptions, 'seed'>;

interface SchoolOptions extends Filters {
  readonly count: number;
  readonly seed?: string;
  readonly sheet?: true;
  readonly json?: true;
  readonly progress?: string;
}

export function registerSchool(program: Command): void {
  program
    .command('school')
    .description(SCHOOL.about)
    .option('--house <id>', SCHOOL.house)
    .option('--family <id>', SCHOOL.family)
    .option('--kind <id>', SCHOOL.kind)
    .option('--offering <id>', SCHOOL.offering)
    .option('--level <n>', SCHOOL.level, wholeNumber)
    .option('--count <n>', SCHOOL.count, wholeNumber, 10)
    .option('--seed <text>', SCHOOL.seed)
    .option('--sheet', SCHOOL.sheet)
    .option('--json', SCHOOL.json)
    .option('--progress <file>', SCHOOL.progress)
    .addHelpText('after', SCHOOL.after(schoolKinds.map(({ id }) => id)))
    .action(school);
}

async function school(options: SchoolOptions): Promise<void> {
  const { count, sheet, json: asJson, progress: file } = options;
  if (sheet && asJson) throw new UsageError(SCHOOL.one, SCHOOL.oneExample);
  const seed = options.seed ?? String(Math.floor(Math.random() * 1e6));
  const known = file === undefined ? noProgress : loadProgress(file);
  const fresh = newQuestions(options, seed, count);
  if (asJson) json(fresh);
  else if (sheet) out(questionSheet(fresh, SCHOOL.sheetTitle(seed)));
  else {
    const questions = [...dueQuestions(known, options), ...fresh].slice(0, count);
    await new Session(questions, known, file ?? null).run();
  }
}

function newQuestions({ house, family, kind, offering, level }: Filters, seed: string, count: number) {
  const filters = { house, family, kind, offering, level };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const asked = askQuestions({ ...given, seed }, count);
  if (!asked.ok) throw new UsageError(asked.message, SCHOOL.hint);
  return asked.questions;
}

/** What was answered wrongly and comes back now, as far as it is asked for. */
function dueQuestions(progress: Progress, filters: Filters): Question[] {
  return dueCards(progress, Date.now()).flatMap(({ id }) => {
    const question = questionOf(id);
    return question.ok && isAskedFor(question, filters) ? [question] : [];
  });
}

const FILTERS = ['house', 'family', 'kind', 'offering', 'level'] as const;

const isAskedFor = (question: Question, filters: Filters): boolean =>
  FILTERS.every((name) => filters[name] === undefined || filters[name] === question[name]);

/** Questions asked one after another; those answered wrongly once more at the end. */
class Session {
  readonly #questions: readonly Question[];
  readonly #file: string | null;
  #progress: Progress;
  /** Answers that were given at first sight. */
  #first: Progress = noProgress;
  #right = 0;
  #asked = 0;

  constructor(questions: readonly Question[], progress: Progress, file: string | null) {
    this.#questions = questions;
    this.#progress = progress;
    this.#file = file;
  }

  async run(): Promise<void> {
    const reader = createInterface({ input: process.stdin });
    const lines = reader[Symbol.asyncIterator]();
    try {
      const wrong: Question[] = [];
      for (const [i, question] of this.#questions.entries()) {
        const right = await this.#ask(question, i + 1, lines);
        if (right === null) return this.#score();
        this.#asked++;
        if (right) this.#right++;
        else wrong.push(question);
        this.#first = recordAnswer(this.#first, { question, right, at: 0 });
      }
      this.#score();
      for (const question of wrong) if ((await this.#ask(question, 0, lines)) === null) return;
    } finally {
      reader.close();
    }
  }

  /** Whether the answer was right; null when there is none. `at` is 0 for a question that comes back. */
  async #ask(question: Question, at: number, lines: AsyncIterator<string>): Promise<boolean | null> {
    const { answers, situation, level, asks, kind } = question;
    const title = schoolKinds.find(({ id }) => id === kind)?.title ?? kind;
    out(
      [
        '',
        SCHOOL.head(at, this.#questions.length, title, level, at === 0),
        ...situationLines(situation),
        asks,
        ...answers.map((answer, i) => SCHOOL.answer(i + 1, answer)),
        SCHOOL.prompt(answers.length),
      ].join('\n'),
    );
    const chosen = await choose(answers.length, lines);
    if (chosen === null) return null;
    const right = chosen === question.right;
    const cites = [...new Set(question.cites.map(({ cite }) => cite))].join('; ');
    out(right ? SCHOOL.right : SCHOOL.wrong(question.right + 1, answers[question.right]));
    out([question.why, SCHOOL.cites(cites)].join('\n'));
    this.#progress = recordAnswer(this.#progress, { question, right, at: Date.now() });
    if (this.#file !== null) saveProgress(this.#file, this.#progress);
    return right;
  }

  #score(): void {
    out(`\n${SCHOOL.score(this.#right, this.#asked)}`);
    const kinds = scoresOf(this.#first).filter(({ by }) => by === 'kind');
    if (kinds.length > 1)
      out(
        table([SCHOOL.columns, ...kinds.map(({ topic, right, asked }) => [topic, `${right}`, `${asked}`])]),
      );
  }
}

/** Which answer is named, counted from 0; null when somebody stops or nothing more comes. */
async function choose(of: number, lines: AsyncIterator<string>): Promise<number | null> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return null;
    const text = String(value).trim().toLowerCase();
    if (text === 'q' || text === 'quit') return null;
    const number = /^\d$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= of) return number - 1;
    out(SCHOOL.again(of));
  }
}
