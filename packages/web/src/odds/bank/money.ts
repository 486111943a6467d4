/** Dollars and cents; fractions of a cent where there are any. */
export function money(cents: number): string {
  const whole = Math.abs(cents) >= 100_00 || Number.isInteger(cents);
  const digits = whole ? (Math.round(cents) % 100 === 0 ? 0 : 2) : Math.abs(cents) < 10 ? 4 : 2;
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${cents < 0 && /[1-9]/.test(text) ? '−' : ''}$${text}`;
}
