/** The school: questions that are dealt, with answers that the machines give and the lines they follow from. */
export { type AskOptions, askQuestion, askQuestions, questionOf } from './ask.ts';
export type { Draft, QuestionKind } from './kind.ts';
export { kindsFor, schoolKinds } from './kinds.ts';
export {
  type Answered,
  dueCards,
  noProgress,
  type Progress,
  type ProgressCard,
  readProgress,
  recordAnswer,
  type Score,
  scoresOf,
} from './progress.ts';
export type {
  Citation,
  Level,
  Question,
  SharedCards,
  ShownBet,
  ShownPot,
  ShownSeat,
  Situation,
} from './question.ts';
export { questionSheet, situationLines } from './sheet.ts';
