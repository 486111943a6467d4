import { quoted } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';

/** What is wrong with a hand history, and where: a field, or an action by its number. */
export class PhhProblem extends Error {
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
  }
}

/** The fields of one hand as TOML gives them; whole numbers come as bigints. */
export type Fields = Readonly<Record<string, unknown>>;

/** Stands for a stack that nobody wrote down (`inf`). */
export const UNKNOWN_STACK = Number.POSITIVE_INFINITY;

/** An amount as written (`200`, `0.25`) to cents; null for what is none, or is finer than a cent. */
export function toCents(written: unknown): Cents | null {
  const amount = Number(written);
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && cents >= 0 && cents / 100 === amount ? cents : null;
}

/** Cents as the files write them: whole chips plainly, else with two decimals. */
export function amount(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

export function hasField(fields: Fields, name: string): boolean {
  return fields[name] !== undefined;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** The amount of a field that must be there. */
export function money(fields: Fields, name: string): Cents {
  const cents = isNumber(fields[name]) ? toCents(fields[name]) : null;
  if (cents === null) throw new PhhProblem(name, complaint(fields[name], 'must be an amount in whole cents'));
  return cents;
}

/** One amount for each player; `inf` only where it is allowed. */
export function moneyList(fields: Fields, name: string, players: number, inf = false): Cents[] {
  return list(fields, name, players).map((value, i) => {
    if (inf && value === Number.POSITIVE_INFINITY) return UNKNOWN_STACK;
    const cents = isNumber(value) ? toCents(value) : null;
    if (cents === null) {
      throw new PhhProblem(name, `p${i + 1}'s entry ${complaint(value, 'must be an amount in whole cents')}`);
    }
    return cents;
  });
}

/** A list with an entry for each player, or of any length. */
export function list(fields: Fields, name: string, players?: number): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new PhhProblem(name, complaint(value, 'must be a list'));
  if (players !== undefined && value.length !== players) {
    throw new PhhProblem(name, `has ${value.length} entries for ${players} players.`);
  }
  return value;
}

function complaint(value: unknown, rule: string): string {
  return value === undefined ? 'is missing.' : `${rule}, not ${quoted(value)}.`;
}
