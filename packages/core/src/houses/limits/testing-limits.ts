import type { Random } from '../../cards/index.ts';
import type { LimitRange, Span } from './range.ts';
import { MOST_AMOUNT } from './words.ts';

/** For tests only: names of limits in a range, at its ends and somewhere between. */
export function namesInside(range: LimitRange, random: Random): string[] {
  return [() => 0, () => 1, () => random.below(1000) / 1000].map((where) => nameOf(range, where));
}

const WORDS: Readonly<Record<string, string>> = { 'no-limit': 'nl ', pot: 'pl ', spread: 'spread ' };

function nameOf(range: LimitRange, where: () => number): string {
  const name = (...figures: number[]) => (WORDS[range.kind] ?? '') + figures.map((of) => of / 100).join('-');
  switch (range.kind) {
    case 'fixed': {
      const first = between(range.bet, where());
      return name(...range.times.map((of) => of * first));
    }
    case 'no-limit':
    case 'pot': {
      const { bet, figures } = range;
      const last = between(bet, where());
      const first = between({ ...bet, least: bet.step, most: last }, where());
      return name(...[first, last, last].slice(figures[0] === 1 ? 1 : 0).slice(0, figures[0]));
    }
    case 'spread': {
      const { least, most, step } = range;
      const first = between({ ...least, most: (least.most ?? least.least) - step }, where());
      return name(first, between({ ...most, least: first + step }, where()));
    }
    case 'points':
      return name(between(range.point, where()));
    case 'bets': {
      const { least, most } = range;
      const first = between(
        { ...least, most: Math.min(least.most ?? Infinity, most.most ?? Infinity) },
        where(),
      );
      if (most.most === null && where() === 1) return `${name(first)}-no limit`;
      return name(first, between({ ...most, least: Math.max(first, most.least) }, where()));
    }
  }
}

function between({ least, most, step }: Span, where: number): number {
  const steps = ((most ?? 100 * MOST_AMOUNT) - least) / step;
  return least + step * Math.floor(where * steps);
}
