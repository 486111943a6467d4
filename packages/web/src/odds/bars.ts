import type { WagerOdds } from '@cardroom/core/odds';
import type { CountedAs } from './counting/messages.ts';
import { percent } from './percent.ts';
import { t } from './t.ts';

/** A bar: what it stands for, how long it is, and what is said beside it. Everything a bar shows is also said. */
export interface Bar {
  readonly title: string;
  /** 0 to 1. */
  readonly part: number;
  /** A second stretch behind it, striped. */
  readonly second?: number;
  readonly says: string;
  readonly more: readonly string[];
}

/** What was found, as bars. */
export function barsOf(answer: CountedAs<'pot' | 'points'>, hands: readonly string[]): Bar[] {
  switch (answer.kind) {
    case 'pot':
      if (!answer.found.ok) return [];
      return answer.found.hands.map(({ equity, error, scoop, split, shares, throws }, i) => ({
        title: hands[i] ?? '',
        part: equity,
        says:
          error === 0
            ? percent(equity, 3)
            : t('odds.within', { part: percent(equity), error: percent(error) }),
        more: [
          t('odds.scoops', { part: percent(scoop) }),
          t('odds.splits', { part: percent(split) }),
          ...(shares.length > 1
            ? shares.map(({ name, part }) => t('odds.share', { name, part: percent(part) }))
            : []),
          ...(throws === null
            ? []
            : [throws === '' ? t('odds.throwsNothing') : t('odds.throws', { cards: throws })]),
        ],
      }));
    case 'points':
      if (!answer.found.ok) return [];
      return answer.found.hands.map(({ points, error, win, sets }, i) => ({
        title: hands[i] ?? '',
        part: win,
        says: t('odds.points', { points: points.toFixed(2), error: error.toFixed(2) }),
        more: sets.map(({ name, win: won }) => t('odds.share', { name, part: percent(won) })),
      }));
  }
}

/** What a bet costs, exactly or with its error. */
export const wagerSays = ({ edge, se, method }: WagerOdds): string =>
  method === 'exact'
    ? t('odds.edgeIsExact', { edge: percent(edge, 4) })
    : t('odds.edgeWithin', { edge: percent(edge), error: percent(se) });

/** Of a bet that nobody makes who plays like this. */
export const neverSaid = ({ method }: WagerOdds): string =>
  t(method === 'exact' ? 'odds.neverBest' : 'odds.neverPlain');

/** The rows of a bet, each as long as it is likely. */
export const rowBars = ({ rows }: WagerOdds): Bar[] =>
  rows.map(({ for: hand, pays, combinations, probability }) => ({
    title: hand in RESULTS ? t(RESULTS[hand as keyof typeof RESULTS]) : hand,
    part: probability,
    says: percent(probability, probability < 0.001 ? 6 : 4),
    more: [
      pays > 0
        ? t('odds.pays', { pays: Math.round(1000 * pays) / 1000 })
        : t(pays === 0 ? 'odds.returned' : pays === -1 ? 'odds.lost' : 'odds.partLost'),
      ...(combinations === null ? [] : [t('odds.combinations', { n: combinations.toLocaleString('en-US') })]),
    ],
  }));

const RESULTS = {
  win: 'odds.wins',
  push: 'odds.pushes',
  lose: 'odds.loses',
  half: 'odds.losesHalf',
} as const;

/** The bars as lines of text. */
export const asText = (heading: string, bars: readonly Bar[]): string =>
  [heading, ...bars.map(({ title, says, more }) => [title, says, ...more].join(', '))].join('\n');

const WIDTH = 640;
const ROW = 44;
const width = (part: number): number => Math.round(WIDTH * Math.max(0, Math.min(1, part)));
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The bars as a drawing that stands by itself. */
export function asSvg(heading: string, bars: readonly Bar[]): string {
  const rows = bars.map(({ title, part, second = 0, says }, i) => {
    const y = 40 + i * ROW;
    const first = width(part);
    return `<text x="0" y="${y}">${escaped(title)}</text><text x="${WIDTH}" y="${y}" text-anchor="end">${escaped(says)}</text><rect x="0" y="${y + 6}" width="${WIDTH}" height="10" fill="none" stroke="#555"/><rect x="0" y="${y + 6}" width="${first}" height="10" fill="#555"/><rect x="${first}" y="${y + 6}" width="${width(second)}" height="10" fill="#bbb" stroke="#555"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${40 + bars.length * ROW}" font-family="sans-serif" font-size="14"><text x="0" y="16" font-weight="bold">${escaped(heading)}</text>${rows.join('')}</svg>`;
}
