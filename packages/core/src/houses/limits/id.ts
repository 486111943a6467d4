import { dollars } from '../../engine/money.ts';
import { NO_MOST } from './table-limits.ts';

/**
 * The word before the figures: `nl 5-10`, `pl 5-10`, `spread 2-10`; none for limit games, points, and least and most
 * bets.
 */
export type LimitWords = '' | 'nl' | 'pl' | 'spread';

/** What kind of game a limit is of. */
export type LimitOwner = 'pot' | 'points' | 'player-dealer';

/** A limit by its name: `7-14` has the figures 7 and 14. */
export interface AskedLimit {
  readonly words: LimitWords;
  /** In dollars. */
  readonly figures: readonly number[];
  /** Whether there is no most bet: `10-no limit`. */
  readonly open: boolean;
}

const ID = new RegExp(`^(?:(nl|pl|spread) )?([1-9]\\d{0,6}(?:-[1-9]\\d{0,6}){0,3})(-${NO_MOST})?$`);

/** Longer names than any limit has are not read. */
const LONGEST = 60;

/**
 * The figures of a limit's name; null if it is no such name. One limit has one name: `7-14`, never `07-14` or `7-14 `.
 */
export function readLimitId(id: string): AskedLimit | null {
  const parts = id.length > LONGEST ? null : ID.exec(id);
  if (parts === null) return null;
  const [, words = '', figures, open] = parts;
  return { words: words as LimitWords, figures: figures.split('-').map(Number), open: open !== undefined };
}

/**
 * Turns a name as people write it (`$7/$14`, `No Limit 1-3`, `10+`) into the name of a limit; null if it cannot be one.
 *
 * @example
 * ```ts
 * import { tidyLimitId } from '@cardroom/core/houses';
 *
 * console.log(tidyLimitId('$7/$14'), tidyLimitId('No Limit 1-3'), tidyLimitId('?')); // 7-14 nl 1-3 null
 * ```
 */
export function tidyLimitId(text: string): string | null {
  if (text.length > LONGEST) return null;
  const tidy = text
    .toLowerCase()
    .replace(/[$,]/g, '')
    .replace(/\s*(?:\/|-|–|\bto\b)\s*/g, '-')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?:\+| and up|-nl)$/, `-${NO_MOST}`)
    .replace(/^([\d-]+) (no limit|pot limit|nl|pl|spread(?: limit)?|limit|a point)$/, '$2 $1')
    .replace(/^no limit /, 'nl ')
    .replace(/^pot limit /, 'pl ')
    .replace(/^spread limit /, 'spread ')
    .replace(/^(?:limit|a point) /, '')
    .replace(/(^|[ -])0+(?=\d)/g, '$1')
    .replace(/\.0+(?=-|$)/g, '');
  return readLimitId(tidy) === null ? null : tidy;
}

/** The limit that was asked for, in words: `$7-$15 limit`. */
export function sayAsked({ words, figures, open }: AskedLimit, kind: LimitOwner): string {
  const amounts = figures.map((of) => dollars(100 * of));
  if (open) return `${amounts.join('-')} and up`;
  if (words === 'spread') return `${amounts.join(' to ')} spread limit`;
  if (words !== '') return `${amounts.join('-')} ${words === 'nl' ? 'no limit' : 'pot limit'}`;
  if (kind === 'points') return `${amounts.join('-')} a point`;
  return kind === 'player-dealer' ? amounts.join(' to ') : `${amounts.join('-')} limit`;
}
