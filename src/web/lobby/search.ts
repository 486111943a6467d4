import type { Family, House, OfferingCard } from '../api.ts';
import { t } from '../strings.ts';

/** The families in the order the lobby shows them. */
export const FAMILIES: readonly Family[] = [
  'holdem-omaha',
  'stud',
  'draw-lowball',
  'split-mixed',
  'chinese',
  'pai-gow',
  'baccarat',
  'blackjack',
  'casino-poker',
];

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

/** The first limit of a game that is for such stakes. */
export function limitFor({ limits }: OfferingCard, stakes: Wish['stakes']): string | undefined {
  return limits.find(({ title }) => {
    const least = leastOf(title);
    if (stakes === 'all') return true;
    return stakes === 'small' ? least < 5 : stakes === 'middle' ? least >= 5 && least < 25 : least >= 25;
  })?.id;
}

export function findGames(
  games: readonly OfferingCard[],
  houses: readonly House[],
  { words, kind, family, stakes }: Wish,
): readonly OfferingCard[] {
  const names = new Map<string, string>(houses.map(({ id, name }) => [id, name]));
  const asked = wordsOf(words);
  return games.filter(
    (game) =>
      (kind === 'all' || (kind === 'player-dealer') === (game.kind === 'player-dealer')) &&
      (family === 'all' || game.family === family) &&
      limitFor(game, stakes) !== undefined &&
      (asked.length === 0 || saysAll(game, names.get(game.house) ?? '', asked)),
  );
}
