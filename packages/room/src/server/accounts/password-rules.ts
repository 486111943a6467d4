import { houses } from '@cardroom/core/houses';
import { COMMON_MIXTURES, COMMON_WORDS } from './common-passwords.ts';

/** What lies in a row: on the keyboard, along and down it, in the alphabet, and counted. */
const ROWS = [
  ...['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '0123456789'],
  ...[
    'qwertz',
    'azerty',
    'qazwsxedcrfvtgbyhnujmikolp',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    '1q2w3e4r5t6y7u8i9o0p',
  ],
  ...['147258369', '741852963', '789456123', 'йцукенгшщзхъ', 'фывапролджэ'],
].flatMap((row) => [row, [...row].reverse().join('')]);
/** As short as this a row is chance. */
const SHORTEST = 3;
/** As much beside a word that anybody tries is soon tried, too. */
const BESIDE = 4;

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters and digits alone, all small. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const HOUSE_NAMES = [
  'cardroom',
  'card room',
  ...Object.entries(houses).flatMap(([id, { name }]) => [id, name, name.replace(/ Casino$/, '')]),
].map(bare);

/** Why a password would be guessed, as a sentence; null when it is good enough. */
export function refusePassword(password: string, name: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (isMadeOf(text, [bare(name), ...bare(name).split(/\d+/), ...name.split(/[^\p{L}\p{M}]+/u).map(bare)]))
    return 'A password made from your own name is easy to guess. Choose another.';
  if (isMadeOf(text, HOUSE_NAMES))
    return 'A password made from the name of a house is easy to guess. Choose another.';
  if (isOneThingAgain(text) || isInRows(text))
    return 'A password of keys in a row or repeated letters is easy to guess. Choose another.';
  if (isCommon(text)) return 'That password is too common. Choose another.';
  return null;
}

/** One of the words, forward or backward, as often as one likes, with next to nothing beside it. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const plain = bare(text);
  const spelled = bare(lettersIn(text));
  return words
    .filter((word) => word.length >= SHORTEST)
    .some((word) =>
      [word, [...word].reverse().join('')].some((way) =>
        [plain, spelled].some((of) => of.includes(way) && of.replaceAll(way, '').length <= BESIDE),
      ),
    );
}

const lettersIn = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => LETTERS[sign] ?? sign);

/** `aaaaaaaa`, `abababab`, `abcabcabc`, `passpass`. */
const isOneThingAgain = (text: string): boolean =>
  /^(.{1,4})\1+.{0,2}$/u.test(text) && new Set(text).size <= 6;

/** Nothing but pieces of rows: `12345678`, `qwertyui`, `abcd4321`, `qweasdzxc`, `1111aaaa`. */
function isInRows(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const length = rowAt(text, at);
    if (length < SHORTEST) return text.length - at < SHORTEST && at > 0;
    at += length;
  }
  return true;
}

function rowAt(text: string, at: number): number {
  let longest = 1;
  while (text[at + longest] === text[at]) longest++;
  for (const row of ROWS) {
    let length = 0;
    while (at + length < text.length && row.includes(text.slice(at, at + length + 1))) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** As it is, or a word with digits and signs before and after it or in the place of letters. */
function isCommon(text: string): boolean {
  const within = (of: string) => of.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const tried = [text, within(text), lettersIn(text), lettersIn(within(text)), within(lettersIn(text))];
  return (
    COMMON_MIXTURES.has(text) ||
    tried.some((of) => of.length >= text.length - BESIDE - 1 && COMMON_WORDS.has(of))
  );
}
