import { lobby } from './strings/lobby.ts';
import { rules } from './strings/rules.ts';
import { shell } from './strings/shell.ts';

/**
 * Every word a person reads on the page stands in `strings/` or in a `strings.ts`, a file or two a screen. A translation is the
 * same keys with other words; `{slots}` are filled by name, and the compiler knows which a key has. What every
 * screen may say is here; tables, hands and the floor have a `t.ts` with words of their own besides, which come with them.
 */
export const everywhere = { ...shell, ...lobby, ...rules };

type Words = Readonly<Record<string, string>>;
type Slots<S> = S extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Filled<S> = [Slots<S>] extends [never] ? [] : [Readonly<Record<Slots<S>, string | number>>];
/** Keys of strings without slots, for tables of them. */
export type PlainKey = {
  [K in keyof typeof everywhere]: Slots<(typeof everywhere)[K]> extends never ? K : never;
}[keyof typeof everywhere];
type Counted<W extends Words> = { [K in keyof W]: K extends `${infer Name}.one` ? Name : never }[keyof W];

const plural = new Intl.PluralRules('en');

interface Saying<W extends Words> {
  readonly t: <K extends keyof W>(key: K, ...values: Filled<W[K]>) => string;
  /** `count('tables', 3)` is "3 tables": keys `tables.one` and `tables.other`, both with the slot `n`. */
  readonly count: (name: Counted<W>, n: number) => string;
}

/** Says what stands in these words. */
export function saying<W extends Words>(words: W): Saying<W> {
  return {
    t: (key, ...[values]) => {
      const text: string = words[key];
      if (values === undefined) return text;
      return text.replace(/\{(\w+)\}/g, (_, slot: string) => String(Reflect.get(values, slot)));
    },
    count: (name, n) => {
      const text: string = words[`${name}.${plural.select(n) === 'one' ? 'one' : 'other'}`];
      return text.replace('{n}', n.toLocaleString('en-US'));
    },
  };
}

export const { t, count } = saying(everywhere);
