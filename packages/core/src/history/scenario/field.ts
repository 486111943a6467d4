import { HIDDEN, parseCards, quoted } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';

/** In a list of stacked cards: whatever comes there. */
export const ANY_CARD: number = HIDDEN;

/** A scenario that cannot be read: where in the file, what was expected there, what stands there. */
export class BadScenario extends Error {}

/** A value of a scenario file with the place it stands at, so that a complaint can name it. */
export class Field {
  readonly value: unknown;
  readonly place: string;

  constructor(value: unknown, place: string) {
    this.value = value;
    this.place = place;
  }

  fail(expected: string): never {
    throw new BadScenario(`${this.place || 'the file'}: expected ${expected}, found ${shown(this.value)}.`);
  }

  /** The fields of an object; a name that is not `known` is an error. */
  object<K extends string>(known: readonly K[]): Fields<K> {
    const entries = this.entries();
    for (const [name, field] of entries) {
      if (!(known as readonly string[]).includes(name)) {
        throw new BadScenario(`${field.place}: there is no such field here; there are ${known.join(', ')}.`);
      }
    }
    return new Fields(this, new Map(entries));
  }

  entries(): [string, Field][] {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.fail('an object { … }');
    return Object.entries(value).map(([name, of]) => [name, new Field(of, this.inside(name))]);
  }

  inside(name: string): string {
    return this.place === '' ? name : `${this.place}.${name}`;
  }

  /** The same place with a part of its text. */
  with(value: unknown): Field {
    return new Field(value, this.place);
  }

  /** Which of these names an object has; it must be exactly one. */
  kind<K extends string>(names: readonly K[], expected: string): K {
    const found = this.entries().map(([name]) => names.find((of) => of === name));
    const [kind, ...more] = found.filter((name) => name !== undefined);
    return kind === undefined || more.length > 0
      ? this.fail(`${expected} with one of ${names.join(', ')}`)
      : kind;
  }

  list(what: string): Field[] {
    if (!Array.isArray(this.value)) return this.fail(`a list [ … ] of ${what}`);
    return this.value.map((of, i) => new Field(of, `${this.place}[${i}]`));
  }

  text(what = 'a text'): string {
    return typeof this.value === 'string' && this.value.trim() !== '' ? this.value : this.fail(what);
  }

  oneOf<T extends string>(choices: readonly T[]): T {
    return (
      choices.find((choice) => choice === this.value) ??
      this.fail(`one of ${choices.map((c) => `"${c}"`).join(', ')}`)
    );
  }

  whole(least: number, most: number, what: string): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return this.fail(`${what}, a whole number from ${least} to ${most}`);
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  money(): Cents {
    return readMoney(this.text('money like "$12" or "$2.50"')) ?? this.fail('money like "$12" or "$2.50"');
  }

  /** Cards as people write them; a slash may stand between streets. */
  cards(): number[] {
    return this.#cards(this.text('cards like "As Kd 7c"'));
  }

  /** Cards to be dealt in this order; a question mark, or `any`, for one that does not matter. */
  stack(): number[] {
    return this.#cards(this.text('cards like "As ? 7c"').replace(/(?<=^|[\s,/])(\?|any)(?=$|[\s,/])/g, '??'));
  }

  #cards(text: string): number[] {
    const read = parseCards(text.replaceAll('/', ' '));
    return read.ok ? read.cards : this.fail(`cards like "As Kd 7c" (${read.message.replace(/\.$/, '')})`);
  }
}

/** The fields of one object of the file. */
export class Fields<K extends string> {
  readonly #of: Field;
  readonly #fields: ReadonlyMap<string, Field>;

  constructor(of: Field, fields: ReadonlyMap<string, Field>) {
    this.#of = of;
    this.#fields = fields;
  }

  get(name: K): Field | undefined {
    return this.#fields.get(name);
  }

  /** A field that must be there: when it is not, reading it fails by itself. */
  need(name: K): Field {
    return this.#fields.get(name) ?? new Field(undefined, this.#of.inside(name));
  }

  get names(): string[] {
    return [...this.#fields.keys()];
  }
}

/** `$8`, `$8.50`, `$1,200` to cents. */
export function readMoney(text: string): Cents | undefined {
  const match = /^\$(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d\d))?$/.exec(text);
  if (match === null) return undefined;
  const cents = Number(match[1].replaceAll(',', '')) * 100 + Number(match[2] ?? 0);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

function shown(value: unknown): string {
  const text = asJson(value) ?? quoted(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Undefined for what no file could hold. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A value that holds itself, or a number of another kind.
    return undefined;
  }
}
