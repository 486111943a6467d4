/** How English says numbers and lists: in refusals, stories, rule cards, rulings and the school's questions. */

const NUMBERS = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen'],
];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** `three`; in figures beyond `most`, which may be sixteen. */
export const inWords = (n: number, most = 10): string => (n <= most ? (NUMBERS[n] ?? `${n}`) : `${n}`);

/** 1 is `first`. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

/** `1 card`, `13 cards`. */
export const plural = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`. */
export const list = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
