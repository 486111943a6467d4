/** What the command line says whatever the command; each family of commands has a file of its own beside this one. */
export const PROGRAM = {
  about: 'Five California card rooms, played by their own rule books.',
  version: 'print the version and exit',
  help: 'show help',
  helpFor: 'show help for a command',
  hint: 'Run `cardroom --help` for a list of commands.',
  hintOf: (command: string) => `Run \`cardroom ${command} --help\` for what it takes.`,
  json: 'print JSON',
  badNumber: 'It must be a whole number.',
  cannotRead: (file: string, why: string) => `Cannot read ${file}: ${why}.`,
} as const;

/** `1 file`, `1,204 files`. */
export const plural = (n: number, word: string): string =>
  `${n.toLocaleString('en-US')} ${word}${n === 1 ? '' : 's'}`;

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** How long something took. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
