import { quoted } from '../../../cards/index.ts';

/** The longest description of a place in a file, because parts of the file itself go into it. */
const LONGEST = 200;

/** Something wrong in a schedule file: which file, where in it, which field. */
export class ScheduleFileError extends Error {}

/** Walks a JSON value and knows where it is. */
export class Place {
  readonly where: string;
  readonly value: unknown;

  constructor(where: string, value: unknown) {
    this.where = where;
    this.value = value;
  }

  fail(why: string): never {
    const { where } = this;
    throw new ScheduleFileError(`${where.length > LONGEST ? `${where.slice(0, LONGEST)}…` : where}: ${why}`);
  }

  at(field: string): Place {
    const value = (this.object() as Record<string, unknown>)[field];
    return new Place(`${this.where}, field "${field}"`, value);
  }

  has(field: string): boolean {
    return field in this.object();
  }

  object(): object {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      this.fail('not an object');
    return this.value as object;
  }

  list(): unknown[] {
    if (!Array.isArray(this.value)) this.fail('not a list');
    return this.value as unknown[];
  }

  text(): string {
    if (typeof this.value !== 'string' || this.value === '') this.fail('not a text');
    return this.value as string;
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isSafeInteger(this.value) || this.value < 0)
      this.fail(`${quoted(this.value)} is not a whole number`);
    return this.value as number;
  }

  one<T extends string>(choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.value);
    return found ?? this.fail(`${quoted(this.value)} is not one of ${choices.join(', ')}`);
  }

  only(fields: readonly string[]): void {
    for (const name of Object.keys(this.object()))
      if (!fields.includes(name)) this.fail(`there is no field ${quoted(name)}`);
  }
}
