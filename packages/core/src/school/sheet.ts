import { dollars } from '../engine/money.ts';
import { capital } from '../engine/words.ts';
import type { Question, ShownSeat, Situation } from './question.ts';

/** Questions as plain text, for a terminal and for paper. */

/**
 * The situation of a question, a line for everything that lies on the table.
 *
 * @example
 * ```ts
 * import { askQuestion, situationLines } from '@cardroom/core/school';
 *
 * const asked = askQuestion({ offering: 'black-sheep/holdem', kind: 'side-pots', level: 1, seed: 7 });
 * if (asked.ok) console.log(situationLines(asked.situation)[0]); // Texas Hold'em, Black Sheep Casino, $4-$8 limit
 * ```
 */
export function situationLines({ game, house, limit, shared, pots, seats, notes }: Situation): string[] {
  return [
    [game, house, limit].filter((part) => part !== '').join(', '),
    ...shared.map(({ name, cards }) => `${capital(name)}: ${cards}`),
    ...pots.map(
      ({ name, cents, seats: in_ }) =>
        `${capital(name.replace(/^the /, ''))}: ${dollars(cents)}${in_.length === 0 ? '' : ` (${in_.join(', ')})`}`,
    ),
    ...seats.map(seatLine),
    ...notes,
  ];
}

function seatLine({ name, marks, cards, up, chips, bets }: ShownSeat): string {
  const parts = [
    ...(cards === '' ? [] : [up === '' || up === cards ? cards : `${cards} (face up ${up})`]),
    ...bets.map(({ name: what, cents }) => `${what} ${dollars(cents)}`),
    ...(chips === null ? [] : [`${dollars(chips)} behind`]),
  ];
  const who = marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
  return parts.length === 0 ? who : `${who}: ${parts.join(', ')}`;
}

/** ` (000:132; 003:225)`; empty for a game that is in no book. */
const sayCites = ({ cites }: Question): string =>
  cites.length === 0 ? '' : ` (${[...new Set(cites.map(({ cite }) => cite))].join('; ')})`;

/**
 * A sheet to print: the questions, then the answers on a page of their own.
 *
 * @example
 * ```ts
 * import { askQuestions, questionSheet } from '@cardroom/core/school';
 *
 * const asked = askQuestions({ kind: 'fee', seed: 1 }, 3);
 * if (asked.ok) console.log(questionSheet(asked.questions).includes('## Answers')); // true
 * ```
 */
export function questionSheet(questions: readonly Question[], title = 'Questions'): string {
  const asked = questions.flatMap((question, i) => [
    `## ${i + 1}. ${question.asks}`,
    '',
    ...situationLines(question.situation).map((line) => `- ${line}`),
    '',
    ...question.answers.map((answer, at) => `${letter(at)}) ${answer}  `),
    '',
  ]);
  const answers = questions.map(
    (question, i) =>
      `${i + 1}. **${letter(question.right)}**, ${ended(question.answers[question.right])} ${question.why}${sayCites(question)}`,
  );
  return [
    `# ${title}`,
    '',
    ...asked,
    '<div style="page-break-after: always"></div>',
    '',
    '## Answers',
    '',
    ...answers,
    '',
  ].join('\n');
}

/** An answer that is a sentence has its period already. */
const ended = (answer: string): string => (/[.!?]$/.test(answer) ? answer : `${answer}.`);

/** The first answer is a. */
const letter = (at: number): string => String.fromCharCode(97 + at);
