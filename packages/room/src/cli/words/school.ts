import { plural } from './program.ts';

/** `cardroom school`: questions for dealers and floor people in training. */
export const SCHOOL = {
  about: 'questions for dealers in training: the cards are dealt, and the rule books answer',
  house: 'ask about one house only, e.g. empire',
  family: 'ask about one family of games only, e.g. pai-gow',
  kind: 'ask one kind of question only, e.g. side-pots',
  offering: 'ask about one game only, e.g. black-sheep/holdem',
  level: 'how hard: 1, 2 or 3; all of them unless given',
  count: 'how many questions',
  seed: 'any text; the same seed asks the same questions',
  sheet: 'print the questions with the answers on a page of their own, as Markdown',
  json: 'print JSON: an array of questions with their answers',
  progress: 'keep what you have learned in this file: what you got wrong comes back first',
  after: (kinds: readonly string[]) => `
Answer with the number of an answer, or q to stop. What you get wrong is asked again at the end.
Kinds of questions: ${kinds.join(', ')}.`,
  one: 'A sheet and JSON are two ways to print: ask for one of them.',
  oneExample: 'For example: cardroom school --kind fee --count 20 --sheet',
  hint: 'Run `cardroom school --help` for the filters.',
  head: (at: number, of: number, kind: string, level: number, again: boolean) =>
    `${again ? 'Once more' : `Question ${at} of ${of}`}: ${kind}, level ${level}`,
  answer: (at: number, text: string) => `  ${at}  ${text}`,
  prompt: (of: number) => `Your answer (1 to ${of}, q to stop):`,
  again: (of: number) => `Answer with a number from 1 to ${of}, or q to stop.`,
  right: 'Right.',
  wrong: (at: number, text: string) => `Wrong. The answer is ${at}: ${text}.`,
  cites: (cites: string) => (cites === '' ? 'Not in a rule book' : `Rule book ${cites}`),
  score: (right: number, of: number) =>
    of === 0 ? 'No question was answered.' : `${right} of ${plural(of, 'question')} right.`,
  columns: ['kind', 'right', 'of'],
  sheetTitle: (seed: string) => `Questions (seed ${seed})`,
  badProgress: (file: string, why: string) => `${file} cannot be used: ${why}`,
  progressHint: 'Name a file that this command wrote, or one that is not there yet.',
  notSaved: (file: string, why: string) => `Your progress cannot be written to ${file}: ${why}`,
} as const;
