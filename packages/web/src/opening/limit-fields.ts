import { type LimitRange, namesIt } from '@cardroom/core/houses';
import type { PlainKey } from '../strings.ts';

/** A figure of a limit's name, as the form asks for it. */
export interface LimitField {
  readonly label: PlainKey;
  /** It may stay empty. */
  readonly optional?: true;
}

const WORDS: Readonly<Record<LimitRange['kind'], string>> = {
  fixed: '',
  'no-limit': 'nl ',
  pot: 'pl ',
  spread: 'spread ',
  points: '',
  bets: '',
};

/** What to ask for a limit of these ranges, all of one kind. */
export function fieldsOf(ranges: readonly LimitRange[]): readonly LimitField[] {
  const [range] = ranges;
  switch (range?.kind) {
    case undefined:
      return [];
    case 'fixed':
      return [{ label: range.times.length === 1 ? 'open.bet' : 'open.smallBet' }];
    case 'no-limit':
    case 'pot':
      return blindFields(range);
    case 'spread':
      return [{ label: 'open.leastBet' }, { label: 'open.mostBet' }];
    case 'points':
      return [{ label: 'open.point' }];
    case 'bets': {
      const open = ranges.some((of) => of.kind === 'bets' && of.most.most === null);
      return [
        { label: 'open.leastBet' },
        open ? { label: 'open.mostBetNone', optional: true } : { label: 'open.mostBet' },
      ];
    }
  }
}

function blindFields(range: Extract<LimitRange, { kind: 'no-limit' | 'pot' }>): readonly LimitField[] {
  const [fewest] = range.figures;
  if (fewest === 1) {
    const name = namesIt(range);
    return [{ label: name === 'an ante' ? 'open.ante' : name === 'a blind' ? 'open.blind' : 'open.bringIn' }];
  }
  if (fewest === 3)
    return [{ label: 'open.smallBlind' }, { label: 'open.middleBlind' }, { label: 'open.bigBlind' }];
  const two: readonly LimitField[] = [{ label: 'open.smallBlind' }, { label: 'open.bigBlind' }];
  return range.figures.includes(3) ? [...two, { label: 'open.thirdBlind', optional: true }] : two;
}

/**
 * The name of the limit that was written into the fields; null while some are empty, undefined where one is
 * not an amount of whole dollars.
 */
export function limitIdOf(
  ranges: readonly LimitRange[],
  texts: readonly string[],
): string | null | undefined {
  const [range] = ranges;
  if (range === undefined) return null;
  const written = texts.map((text) => text.replace(/[\s$,]/g, ''));
  const fields = fieldsOf(ranges);
  if (written.some((text) => text !== '' && !/^[1-9]\d{0,6}$/.test(text))) return undefined;
  if (fields.some(({ optional }, i) => !optional && (written[i] ?? '') === '')) return null;
  const figures = written.filter((text) => text !== '');
  if (range.kind === 'fixed') return range.times.map((of) => of * Number(figures[0])).join('-');
  if (range.kind === 'bets' && figures.length === 1) return `${figures[0]}-no limit`;
  return WORDS[range.kind] + figures.join('-');
}
