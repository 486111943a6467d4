import { plural } from './program.ts';

/** `cardroom rulings`. */
export const RULINGS = {
  about: 'print what is ruled when something goes wrong: the book’s rulings, and the room’s own',
  json: 'print JSON: an array of rulings, in the order in which they are looked for',
  posted: 'with the room’s own rulings from this JSON file (docs/rulings.md)',
  set: 'print them with a setting changed, where lines can be read in more than one way',
  readings: 'Read in one way of several',
  reading: (here: string, choices: readonly string[]) => `Here: ${here}. Choices: ${choices.join(' | ')}.`,
  choice: (name: string, value: string, means: string) => {
    const set = `--set ${/\s/.test(value) ? `"${name}=${value}"` : `${name}=${value}`}`;
    return means === value ? set : `${set} (${means})`;
  },
  readBy: (name: string) => `; by the setting ${name}`,
  badFile: (file: string, why: string) => `${file} holds no rulings: ${why}`,
  fileHint: 'docs/rulings.md, "A room’s own", shows such a file.',
  noGame: (place: string, id: string) => `${place}: no house offers "${id}".`,
  notRead: 'it cannot be read.',
  notJson: 'it is not JSON.',
  summary: (game: string, printed: number, posted: number) =>
    `${game}: ${printed === 0 ? 'no rulings' : plural(printed, 'ruling')} printed, ${posted} posted by the room.`,
  order: 'The first that holds is the ruling; what the book prints comes before what the room posts.',
  always: 'in all other cases',
  alone: 'in any case',
  own: "the room's own posting",
  byPlayer: 'The player may ask for it without the floor.',
  or: (name: string) => `Or: ${name}.`,
} as const;
