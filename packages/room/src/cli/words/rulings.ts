import { plural } from './program.ts';

/** `cardroom rulings`. */
export const RULINGS = {
  about: 'print what is ruled when something goes wrong: the book’s rulings, and the room’s own',
  json: 'print JSON: an array of rulings, in the order in which they are looked for',
  summary: (game: string, printed: number, posted: number) =>
    `${game}: ${printed === 0 ? 'no rulings' : plural(printed, 'ruling')} printed, ${posted} posted by the room.`,
  order: 'The first that holds is the ruling; what the book prints comes before what the room posts.',
  always: 'in all other cases',
  alone: 'in any case',
  own: "the room's own posting",
  byPlayer: 'The player may ask for it without the floor.',
  or: (name: string) => `Or: ${name}.`,
} as const;
