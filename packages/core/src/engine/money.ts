/** Money is integer cents everywhere; this is how people see it. */
export type Cents = number;

/**
 * `$8`, `$8.50`, `$1,200`.
 *
 * @example
 * ```ts
 * import { dollars } from '@cardroom/core';
 *
 * console.log(dollars(1250)); // $12.50
 * ```
 */
export function dollars(cents: Cents): string {
  // No sum of money, and not made to look like one.
  if (!Number.isSafeInteger(cents)) return `${String(cents)} cents`;
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100).toString();
  const rest = Math.abs(cents) % 100;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}$${grouped}${rest === 0 ? '' : `.${rest.toString().padStart(2, '0')}`}`;
}

/**
 * Whether a value is a sum of money: a whole number of cents, not below zero.
 *
 * @example
 * ```ts
 * import { isCents } from '@cardroom/core/engine';
 *
 * console.log([1250, 12.5, -1, '1250'].map(isCents)); // [ true, false, false, false ]
 * ```
 */
export function isCents(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
