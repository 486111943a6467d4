import { either, plural, seconds } from './program.ts';

/** `cardroom rank`, `replay` and `scenario`: hands that the reader brings along. */
export const RANK = {
  about: 'rank and compare hands, e.g. rank high "As Ks Qs Js Ts 2d 2c" "9c 9d 9h 4s 4c 2d 3h"',
  argument: 'a ranking that --list shows',
  hands: 'each hand in quotes; a slash separates hole cards from the board',
  list: 'list the rankings',
  json: 'print JSON: an array in the order of the hands you gave',
  which: 'Which ranking?',
  unknown: (id: string) => `There is no ranking "${id}".`,
  hint: 'Run `cardroom rank --list` for the list.',
  whichHands: 'Which hands?',
  example: (id: string, parts: string) => `For example: cardroom rank ${id} "${parts}"`,
} as const;

export const FILES = {
  paths: (what: string) => `${what}, or folders of them`,
  missing: (path: string) => `There is no file or folder "${path}".`,
  example: (command: string) => `For example: ${command}`,
  none: (what: string, folder: string) => `There is no ${what} in "${folder}".`,
  ends: (ends: readonly string[]) => `Their names end in ${either(ends)}.`,
} as const;

export const REPLAY = {
  about: 'replay poker hand histories (PHH) and compare the final stacks; exit code 1 if any differ',
  files: '.phh files (one hand), .phhs files (many hands)',
  what: 'hand history',
  example: 'cardroom replay hands',
  json: 'print JSON: an array with one entry per hand',
  quiet: 'print only hands that differ or cannot be replayed',
  progress: (done: number, of: number, hands: number) =>
    `${done} of ${plural(of, 'file')}, ${plural(hands, 'hand')}…`,
  ok: (file: string, text: string) => `ok       ${file}: ${text}`,
  hands: (n: number) => `${plural(n, 'hand')}.`,
  one: (game: string | null, note: string) => (game === null ? note : `${game}. ${note}`),
  unchecked: 'The file gives no final stacks to compare.',
  agrees: 'Final stacks match.',
  failed: (differs: boolean, file: string, hand: number | string | null, why: string | undefined) =>
    `${differs ? 'DIFFERS' : 'REFUSED'}  ${file}${hand === null ? '' : `, hand ${hand}`}: ${why}`,
  summary: (files: number, hands: number, counts: Counts, ms: number) =>
    `${plural(files, 'file')}, ${plural(hands, 'hand')}: ${counts.agrees} match, ${counts.unchecked} without final stacks, ${counts.differs} differ, ${counts.refused} refused (${seconds(ms)})`,
} as const;

type Counts = Readonly<Record<'agrees' | 'unchecked' | 'differs' | 'refused', number>>;

export const SCENARIO = {
  about: 'run scenario files and show what differs; exit code 1 if anything does',
  files: 'scenario files',
  what: 'scenario file',
  example: 'cardroom scenario scenarios',
  json: 'print JSON: differences, events and final chips of each file',
  summary: (runs: number, wrong: number) =>
    `${plural(runs, 'scenario')}, ${wrong === 0 ? 'all as expected' : `${wrong} not as expected`}`,
  bad: (file: string, why: string) => [`BAD      ${file}`, `  ${why}`],
  ok: (file: string, title: string, cite: string) => `ok       ${file}: ${title} (${cite})`,
  differs: (file: string, title: string, cite: string) => `DIFFERS  ${file}: ${title} (${cite})`,
  difference: (place: string, expected: string, actual: string) => [
    `  ${place}`,
    `    expected ${expected}`,
    `    actual   ${actual}`,
  ],
} as const;
