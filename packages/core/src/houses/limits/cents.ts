import type { Cents } from '../../engine/money.ts';

/** Dollars as the books print them, to cents. */
export const cents = (amount: number): Cents => Math.round(amount * 100);
