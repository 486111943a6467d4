/** Something that is not as it was written: where, and what. */
export interface Finding {
  readonly table: string | null;
  readonly seq: number | null;
  readonly message: string;
}

/** Tells of something that belongs to no table. */
export type Tell = (message: string) => void;

/** The rest of a chain cannot be looked at. */
export class Broken extends Error {}

/** JSON as this program writes it; undefined when it is not, in meaning or in spelling. */
export function ownJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}
