const AMOUNT = /^\$?\s*(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Cents of an amount in dollars; null for none, undefined for what is no amount. */
export function toCents(text: string): number | null | undefined {
  const written = text.trim().replaceAll(',', '');
  if (written === '') return null;
  const found = AMOUNT.exec(written);
  if (found === null) return undefined;
  const [, whole = '', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
