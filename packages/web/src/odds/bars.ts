import type { Counted } from './counting/messages.ts';
import { t } from './t.ts';

/** A bar: what it stands for, how long it is, and what is said beside it. Everything a bar shows is also said. */
export interface Bar {
  readonly title: string;
  /** 0 to 1. */
  readonly part: number;
  readonly says: string;
  readonly more: readonly string[];
}

const percent = (part: number, digits = 2): string => `${(100 * part).toFixed(digits)} %`;

/** What was found, as bars. */
export function barsOf(answer: Counted, hands: readonly string[]): Bar[] {
  switch (answer.kind) {
    case 'broke':
      return [];
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
    case 'player-dealer':
      return answer.found.wagers.map(({ title, edge, se, hit, method, rows }) => ({
        title,
        part: hit,
        says:
          se === 0
            ? t('odds.edge', { edge: percent(edge) })
            : t('odds.edgeWithin', { edge: percent(edge), error: percent(se) }),
        more: [
          t(method === 'exact' ? 'odds.isExact' : 'odds.isSimulated'),
          t('odds.hit', { part: percent(hit) }),
          ...rows
            .filter(({ pays }) => pays > 1)
            .map(
              ({ for: hand, pays, probability }) =>
                `${hand}: ${t('odds.pays', { pays })}, ${percent(probability, 4)}`,
            ),
        ],
      }));
  }
}

/** The bars as lines of text. */
export const asText = (heading: string, bars: readonly Bar[]): string =>
  [heading, ...bars.map(({ title, says, more }) => [title, says, ...more].join(', '))].join('\n');

const WIDTH = 640;
const ROW = 44;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The bars as a drawing that stands by itself. */
export function asSvg(heading: string, bars: readonly Bar[]): string {
  const rows = bars.map(({ title, part, says }, i) => {
    const y = 40 + i * ROW;
    return `<text x="0" y="${y}">${escaped(title)}</text><text x="${WIDTH}" y="${y}" text-anchor="end">${escaped(says)}</text><rect x="0" y="${y + 6}" width="${WIDTH}" height="10" fill="none" stroke="#555"/><rect x="0" y="${y + 6}" width="${Math.round(WIDTH * Math.max(0, Math.min(1, part)))}" height="10" fill="#555"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${40 + bars.length * ROW}" font-family="sans-serif" font-size="14"><text x="0" y="16" font-weight="bold">${escaped(heading)}</text>${rows.join('')}</svg>`;
}
