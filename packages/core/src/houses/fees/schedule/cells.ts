import { dollars } from '../../../engine/money.ts';
import type { Range } from './schedule.ts';

/** `7+`, `5-` (five or fewer), `7-5`, `6`; null for anything else. */
export function readPlayers(text: string): Range | null {
  const parts = /^(\d+)(?:(\+)|(-)(\d+)?)?$/.exec(text);
  if (parts === null) return null;
  const [, first, open, below, second] = parts;
  const a = Number(first);
  if (open !== undefined) return { from: a, to: Infinity };
  if (below === undefined) return { from: a, to: a };
  if (second === undefined) return { from: 1, to: a };
  const b = Number(second);
  return { from: Math.min(a, b), to: Math.max(a, b) };
}

/** `$51-$100`, `$1,001+`, `$100`, in cents; words after the amounts do not count. */
export function readMoney(text: string): Range | null {
  const parts = /^\$([\d,]+(?:\.\d\d)?)(?:(\+)|-\$([\d,]+(?:\.\d\d)?))?(?:,? .*)?$/.exec(text);
  if (parts === null) return null;
  const cents = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100);
  const from = cents(parts[1]);
  const to = parts[2] !== undefined ? Infinity : parts[3] === undefined ? from : cents(parts[3]);
  return from <= to ? { from, to } : null;
}

/**
 * A number of players, or a range of them, in words.
 *
 * @example
 * ```ts
 * import { sayPlayers } from '@cardroom/core/fees';
 *
 * console.log(sayPlayers({ from: 5, to: 8 })); // 5 to 8 players
 * ```
 */
export function sayPlayers({ from, to }: Range): string {
  if (to === Infinity) return `${from} or more players`;
  if (from <= 1) return `${to} or fewer players`;
  return from === to ? `${from} players` : `${from} to ${to} players`;
}

/**
 * A range of money in words.
 *
 * @example
 * ```ts
 * import { sayMoney } from '@cardroom/core/fees';
 *
 * console.log(sayMoney({ from: 10_00, to: 99_00 })); // $10 to $99
 * ```
 */
export function sayMoney({ from, to }: Range): string {
  if (to === Infinity) return `${dollars(from)} or more`;
  return from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
}

/** Whether an amount lies in a range. */
export const holds = ({ from, to }: Range, amount: number): boolean => from <= amount && amount <= to;
