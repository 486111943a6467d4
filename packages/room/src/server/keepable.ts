/** A zero, which no text in PostgreSQL may have, or half of a pair, which comes back as something else from any store. */
const ODD = /[\0\p{Cs}]/u;

export const NOT_KEEPABLE = 'There is a character in it that cannot be kept.';

/** Whether all text in what came in, names of fields too, can be kept and read again as it is. */
export function isKeepable(value: unknown): boolean {
  // However deep it is: whoever sends it does not choose how much stack is needed.
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && ODD.test(one)) return false;
    if (typeof one === 'object' && one !== null)
      for (const [key, field] of Object.entries(one)) rest.push(key, field);
  }
  return true;
}
