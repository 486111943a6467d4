import { type Cents, dollars } from '../../engine/index.ts';
import type { Stakes } from '../../engine/pot/game.ts';
import type { AnyLimit, Limit } from '../offering/offering.ts';
import { cents } from './cents.ts';
import type { Forced } from './forced-bets.ts';

/** The smallest chip a limit is played with: $1, or 50¢ and 25¢ where the bets need them. */
function chipFor(...amounts: Cents[]): Cents {
  return [100, 50, 25, 5].find((chip) => amounts.every((amount) => amount % chip === 0)) ?? 1;
}

const none = { ante: 0, blinds: [], bringIn: 0 } as const;

function limit(
  id: string,
  title: string,
  stakes: Omit<Stakes, 'chip' | keyof typeof none>,
  { ante = 0, blinds = [], bringIn = 0 }: Forced,
): Limit {
  const forced = { ante: cents(ante), blinds: blinds.map(cents), bringIn: cents(bringIn) };
  const chip = chipFor(...stakes.bets, ...forced.blinds, forced.ante, forced.bringIn);
  return { id, title, stakes: { ...stakes, ...forced, chip } };
}

/** Fixed limit in dollars: `fixed([4, 8], { blinds: [2, 4] })`. A note distinguishes limits with the same bets. */
export function fixed(bets: readonly number[], forced: Forced, note?: string): Limit {
  return limit(
    [bets.join('-'), ...(note ? [note] : [])].join(' '),
    `${bets.map((b) => dollars(cents(b))).join('-')} limit${note ? `, ${note}` : ''}`,
    { structure: 'fixed', bets: bets.map(cents) },
    forced,
  );
}

/** Spread limit: any bet between the two, in steps. */
export function spread(least: number, most: number, step: number, forced: Forced): Limit {
  const stakes = { structure: 'spread', bets: [cents(least), cents(most)], step: cents(step) } as const;
  return limit(
    `spread ${least}-${most}`,
    `${dollars(cents(least))} to ${dollars(cents(most))} spread limit`,
    stakes,
    forced,
  );
}

/** No limit; the least bet is the largest blind (or the bring-in where there are none). */
export function noLimit(forced: Forced, figures?: readonly number[]): Limit {
  return big('nl', 'no limit', 'no-limit', forced, figures);
}

/** No limit games by their blinds. */
export const noLimits = (...blinds: readonly (readonly number[])[]): readonly Limit[] =>
  blinds.map((of) => noLimit({ blinds: of }));

/** No limit where every raise at least doubles the bet: the $100 buy-in game (003:71). */
export function noLimitDoubling(forced: Forced): Limit {
  const { id, title, stakes } = noLimit(forced);
  return {
    id: `${id} doubling`,
    title: `${title}, raises at least double`,
    stakes: { ...stakes, doubling: true },
  };
}

export function potLimit(forced: Forced, figures?: readonly number[]): Limit {
  return big('pl', 'pot limit', 'pot', forced, figures);
}

/** Pot limit games by their blinds. */
export const potLimits = (...blinds: readonly (readonly number[])[]): readonly Limit[] =>
  blinds.map((of) => potLimit({ blinds: of }));

/** A big-bet limit; by default its blinds or bring-in name it. */
function big(
  prefix: string,
  words: string,
  structure: 'no-limit' | 'pot',
  forced: Forced,
  figures = forced.blinds ?? [forced.bringIn ?? 0],
): Limit {
  const least = Math.max(...figures, ...(forced.blinds ?? []), forced.ante ?? 0);
  return limit(
    `${prefix} ${figures.join('-')}`,
    `${figures.map((b) => dollars(cents(b))).join('-')} ${words}`,
    { structure, bets: [cents(least)] },
    forced,
  );
}

/** Blinds of a limit hold'em game: the big one is the small bet, the small one half of it in whole chips. */
export function fixedBlinds(small: number, large: number): Limit {
  return fixed([small, large], { blinds: [Math.max(1, Math.floor(small / 2)), small] });
}

/** 004:25-27: any kill from twice the last one up to a third of a player's chips. */
export function unstructured({ stakes, ...limit }: Limit): Limit {
  return { ...limit, stakes: { ...stakes, unstructuredKills: true } };
}

/** Limits with the lines that print them. */
export const printedAt = <L extends AnyLimit>(cite: string, ...limits: readonly L[]): readonly L[] =>
  limits.map((of) => ({ ...of, cite }));
