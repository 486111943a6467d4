import { type Cents, dollars } from '@cardroom/core/engine';

const AMOUNT = /^\$?\s*(?=\.?\d)(\d{0,9})(?:\.(\d{0,2}))?$/;

/** `12`, `12.50`, `.5`, `$1,200` as cents; null for nothing at all, undefined for what is no amount. */
export function toCents(text: string): Cents | null | undefined {
  const written = text.trim().replaceAll(',', '');
  if (written === '') return null;
  const found = AMOUNT.exec(written);
  if (found === null) return undefined;
  const [, whole = '', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount as you type it, without the dollar sign. */
export const fromCents = (cents: Cents): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** A win or a loss with its sign, which stands for more than its color. */
export const signed = (cents: Cents): string =>
  cents === 0 ? dollars(0) : `${cents > 0 ? '+' : '−'}${dollars(Math.abs(cents))}`;
