import { type AnyLimit, familyTitles, firstFrom, limitOf, tidyLimitId } from '@cardroom/core/houses';
import type { Family, House, OfferingCard } from '../app/api.ts';
import { t } from '../strings.ts';

/** The families in the order the lobby shows them. */
export const FAMILIES = Object.keys(familyTitles) as readonly Family[];

export const KINDS = ['all', 'each-other', 'player-dealer'] as const;
export const STAKES = ['all', 'small', 'middle', 'large'] as const;

export interface Wish {
  readonly words: string;
  readonly kind: (typeof KINDS)[number];
  readonly family: Family | 'all';
  readonly stakes: (typeof STAKES)[number];
}

export const ANYTHING: Wish = { words: '', kind: 'all', family: 'all', stakes: 'all' };

const NUMBERS: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  9: 'nine',
  13: 'thirteen',
};

/** `Omaha High/Low Split` as `omaha`, `high`, `low`, `split`; numbers as words, so that 7 finds Seven. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) => NUMBERS[word] ?? word);
}

/** Whether every word asked for begins a word of the game's; or all together stand in its name ("hold em"). */
function saysAll(game: OfferingCard, house: string, asked: readonly string[]): boolean {
  const { name, id, line, family } = game;
  const has = wordsOf(`${name} ${id} ${line} ${house} ${t(`family.${family}`)}`);
  return (
    asked.every((word) => has.some((of) => of.startsWith(word))) ||
    wordsOf(name).join('').includes(asked.join(''))
  );
}

/** The least a limit asks for, by its first figure: `$4-$8 limit` is 4. */
function leastOf(title: string): number {
  const figure = /\$([\d,]+(?:\.\d+)?)/.exec(title)?.[1];
  return figure === undefined ? 0 : Number(figure.replaceAll(',', ''));
}

/** Stakes in dollars, from the one to less than the other. */
const BANDS: Readonly<Record<Wish['stakes'], readonly [from: number, to: number]>> = {
  all: [0, Infinity],
  small: [0, 5],
  middle: [5, 25],
  large: [25, Infinity],
};

/** The limit of a game that was asked for in words, or the first that is for such stakes. */
export function limitFor(
  game: OfferingCard,
  { stakes, words }: Pick<Wish, 'stakes' | 'words'>,
): string | undefined {
  const [from, to] = BANDS[stakes];
  const fits = ({ title }: { readonly title: string }): boolean => {
    const least = leastOf(title);
    return least >= from && least < to;
  };
  const first = (limits: readonly (AnyLimit | undefined)[]) =>
    limits.find((of) => of !== undefined && fits(of));
  // "2-7" is also a word in the names of games.
  const { names } = saysAll(game, '', wordsOf(words)) ? NO_LIMIT : limitIn(words);
  const limit =
    first(names.map((id) => limitOf(game, id))) ??
    first(game.limits) ??
    first(game.ranges.map((range) => firstFrom(range, 100 * from)));
  return limit?.id;
}

const LIMIT =
  /(?:\b(?:nl|pl|spread|no limit|pot limit)\s+)?\$?\d[\d,]*(?:\s*[-/–]\s*\$?\d[\d,]*)+|\b(?:nl|pl|no limit|pot limit)\s+\$?\d[\d,]*/i;

interface LimitInWords {
  readonly names: readonly string[];
  readonly rest: string;
}

const NO_LIMIT: LimitInWords = { names: [], rest: '' };

/** The limit that stands among words ("hold'em 7-14"), by all the names it may have, and the other words. */
function limitIn(words: string): LimitInWords {
  const written = LIMIT.exec(words.slice(0, 200))?.[0];
  const id = written === undefined ? null : tidyLimitId(written);
  if (written === undefined || id === null) return { names: [], rest: words };
  const names = /^\d/.test(id) ? [id, `nl ${id}`, `pl ${id}`, `spread ${id}`] : [id];
  return { names, rest: words.replace(written, ' ') };
}

export function findGames(
  games: readonly OfferingCard[],
  houses: readonly House[],
  { words, kind, family, stakes }: Wish,
): readonly OfferingCard[] {
  const names = new Map<string, string>(houses.map(({ id, name }) => [id, name]));
  const asked = wordsOf(words);
  const limit = limitIn(words);
  const others = wordsOf(limit.rest);
  const says = (game: OfferingCard, all: readonly string[]): boolean =>
    all.length === 0 || saysAll(game, names.get(game.house) ?? '', all);
  return games.filter(
    (game) =>
      (kind === 'all' || (kind === 'player-dealer') === (game.kind === 'player-dealer')) &&
      (family === 'all' || game.family === family) &&
      limitFor(game, { stakes, words }) !== undefined &&
      (says(game, asked) ||
        (says(game, others) && limit.names.some((id) => limitOf(game, id) !== undefined))),
  );
}
