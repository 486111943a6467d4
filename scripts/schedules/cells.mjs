/** How a cell of a printed fee table is written down: cents, `$51-$100`, `$601+`, `7+`, `5-`. */
export const cents = (amount) => Math.round(amount * 100);

/** `$1,001` for 1001, `$0.50` for 0.5. */
export function dollars(amount) {
  const [whole, part] = amount.toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part === '00' ? '' : `.${part}`}`;
}

export function range([from, to]) {
  if (to === null) return `${dollars(from)}+`;
  return from === to ? dollars(from) : `${dollars(from)}-${dollars(to)}`;
}

/** A table limit keeps `$100-$100` apart from `$100`: the book prints both (003:3488-3489). */
export function limit(text) {
  const [from, to] = printedRange(text);
  return from === to && numbersIn(text).length === 2 ? `${dollars(from)}-${dollars(to)}` : range([from, to]);
}

/** Cents from a printed `$1,505.00`. */
export function money(text) {
  const amount = Number(String(text).replace(/[$,]/g, ''));
  if (!Number.isFinite(amount)) throw new Error(`not money: ${text}`);
  return cents(amount);
}

/** A printed `$51 - $100`, `$10 to $100`, `$1,505+`, `$10-No Limit` as two amounts. */
export function printedRange(text) {
  const numbers = numbersIn(text);
  const open = /\+|no limit|table max/i.test(text);
  if (numbers.length === 0 || numbers.length > 2) throw new Error(`not a range: ${text}`);
  return [numbers[0], open ? null : (numbers[1] ?? numbers[0])];
}

/** `7 or more`, `5 or less`, `7-5`, `8 to 5`, `6`. */
export function bracket(text) {
  const numbers = numbersIn(text);
  if (numbers.length === 2) return numbers.join('-');
  if (numbers.length !== 1) throw new Error(`not a number of players: ${text}`);
  if (/more|\+/.test(text)) return `${numbers[0]}+`;
  return /less|fewer/.test(text) ? `${numbers[0]}-` : String(numbers[0]);
}

/** Every number in a line, in order. */
export function numbersIn(text) {
  return [...String(text).matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([n]) => Number(n.replaceAll(',', '')));
}
