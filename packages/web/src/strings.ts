import { floor } from './floor/strings.ts';
import { history } from './history/strings.ts';
import { lobby } from './strings/lobby.ts';
import { rules } from './strings/rules.ts';
import { shell } from './strings/shell.ts';
import { acting } from './table/bar/acting-strings.ts';
import { table } from './table/strings.ts';

/**
 * Every word a person reads on the page stands in `strings/` or in a `strings.ts`, a file or two a screen. A translation is the
 * same keys with other words; `{slots}` are filled by name, and the compiler knows which a key has.
 */
const english = { ...shell, ...lobby, ...rules, ...table, ...acting, ...history, ...floor };

type Strings = typeof english;
type Key = keyof Strings;
type Slots<S> = S extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Values<K extends Key> = Slots<Strings[K]>;
/** Keys of strings without slots, for tables of them. */
export type PlainKey = { [K in Key]: Values<K> extends never ? K : never }[Key];

export function t<K extends Key>(
  key: K,
  ...[values]: [Values<K>] extends [never] ? [] : [Readonly<Record<Values<K>, string | number>>]
): string {
  const text: string = english[key];
  if (values === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => String(Reflect.get(values, slot)));
}

type Counted = { [K in Key]: K extends `${infer Name}.one` ? Name : never }[Key];
const plural = new Intl.PluralRules('en');

/** `count('tables', 3)` is "3 tables": keys `tables.one` and `tables.other`, both with the slot `n`. */
export function count(name: Counted, n: number): string {
  const text: string = english[`${name}.${plural.select(n) === 'one' ? 'one' : 'other'}`];
  return text.replace('{n}', n.toLocaleString('en-US'));
}
