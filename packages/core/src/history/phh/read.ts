import { parse, TomlError } from 'smol-toml';
import { quoted } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';
import { type PhhAction, readAction } from './action.ts';
import { type Fields, hasField, list, money, moneyList, PhhProblem } from './field.ts';
import { isVariant, type VariantCode, variants } from './games.ts';

/** A hand as a file tells it, amounts in cents, players from the left of the button. */
export interface PhhHand {
  readonly variant: VariantCode;
  readonly players: readonly string[];
  readonly antes: readonly Cents[];
  /** Antes must be matched to contest them. */
  readonly antesTrimmed: boolean;
  readonly blinds: readonly Cents[];
  readonly bringIn: Cents;
  /** Small and big bet, or the least bet. */
  readonly bets: readonly Cents[];
  /** `UNKNOWN_STACK` for `inf`. */
  readonly stacks: readonly Cents[];
  /** Pots are not split finer than this. */
  readonly chip: Cents;
  readonly actions: readonly PhhAction[];
  readonly finishing: readonly Cents[] | null;
  readonly winnings: readonly Cents[] | null;
  /** What the house took from the pot, where the file was written by this room. */
  readonly collection: Cents;
}

/** A hand of a file under its name: its table in a file of many, otherwise its `hand` field. */
export interface PhhEntry {
  readonly name: string | number | null;
  readonly fields: Fields;
}

/** The hands in a file: one at the top level (`.phh`), or a table for each (`.phhs`). */
export function phhEntries(text: string): PhhEntry[] {
  if (typeof text !== 'string')
    throw new PhhProblem('the file', `a hand history is a text, not ${quoted(text)}.`);
  const file = parseToml(text);
  if (hasField(file, 'variant') || hasField(file, 'actions'))
    return [{ name: nameOf(file.hand), fields: file }];
  const tables = Object.entries(file);
  if (tables.length === 0) throw new PhhProblem('the file', 'there is no hand in it.');
  return tables.map(([name, fields]) => {
    if (!isTable(fields))
      throw new PhhProblem(name, 'is not part of a hand, and not a hand itself; is "variant" missing?');
    return { name: /^\d{1,15}$/.test(name) ? Number(name) : name, fields };
  });
}

function parseToml(text: string): Fields {
  try {
    return parse(text, { integersAsBigInt: true });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    throw new PhhProblem(`line ${error.line}, column ${error.column}`, `not TOML: ${what}.`);
  }
}

function isTable(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function nameOf(hand: unknown): string | number | null {
  return typeof hand === 'bigint' ? Number(hand) : typeof hand === 'string' ? hand : null;
}

/** Checks all fields that a replay needs. */
export function readHand(fields: Fields): PhhHand {
  const { variant } = fields;
  if (!isVariant(variant)) {
    throw new PhhProblem(
      'variant',
      `must be one of ${Object.keys(variants).join(' ')}, not ${quoted(variant)}.`,
    );
  }
  const { structure, forced } = variants[variant];
  const players = list(fields, 'starting_stacks').length;
  const amounts = (name: string) => (hasField(fields, name) ? moneyList(fields, name, players) : null);
  const stacks = moneyList(fields, 'starting_stacks', players, true);
  const broke = stacks.indexOf(0);
  if (broke >= 0) throw new PhhProblem('starting_stacks', `p${broke + 1} has no chips.`);
  return {
    variant,
    players: readNames(fields, players),
    antes: moneyList(fields, 'antes', players),
    antesTrimmed: readFlag(fields, 'ante_trimming_status'),
    blinds: forced === 'blinds' ? moneyList(fields, 'blinds_or_straddles', players) : noBlinds(fields),
    bringIn: forced === 'bring-in' ? money(fields, 'bring_in') : 0,
    bets: (structure === 'fixed' ? ['small_bet', 'big_bet'] : ['min_bet']).map((name) =>
      readBet(fields, name),
    ),
    stacks,
    chip: hasField(fields, '_chip') ? readBet(fields, '_chip') : smallestChip(fields),
    actions: readActions(fields, players),
    finishing: hasField(fields, 'finishing_stacks')
      ? moneyList(fields, 'finishing_stacks', players, true)
      : null,
    winnings: amounts('winnings'),
    collection: hasField(fields, '_collection') ? money(fields, '_collection') : 0,
  };
}

function readBet(fields: Fields, name: string): Cents {
  const cents = money(fields, name);
  if (cents === 0) throw new PhhProblem(name, 'must be more than 0.');
  return cents;
}

function readNames(fields: Fields, players: number): string[] {
  if (!hasField(fields, 'players')) return new Array<string>(players).fill('');
  return list(fields, 'players', players).map((name, i) => {
    if (typeof name !== 'string') throw new PhhProblem('players', `p${i + 1}'s name must be a string.`);
    return name;
  });
}

function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value !== 'boolean') throw new PhhProblem(name, `must be true or false, not ${quoted(value)}.`);
  return value;
}

function noBlinds(fields: Fields): Cents[] {
  const value = fields.blinds_or_straddles;
  if (value !== undefined && !(Array.isArray(value) && value.every((cents) => Number(cents) === 0))) {
    throw new PhhProblem('blinds_or_straddles', 'stud has a bring-in and no blinds.');
  }
  return [];
}

function readActions(fields: Fields, players: number): PhhAction[] {
  return list(fields, 'actions').flatMap((entry, i) => readAction(entry, i + 1, players) ?? []);
}

const AMOUNTS = [
  'antes',
  'blinds_or_straddles',
  'bring_in',
  'small_bet',
  'big_bet',
  'min_bet',
  'starting_stacks',
];

/** Whole numbers are chips, which do not break; a decimal anywhere means money down to a cent. */
function smallestChip(fields: Fields): Cents {
  const decimal = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  const written = AMOUNTS.flatMap((name) => fields[name]);
  const bets = Array.isArray(fields.actions) ? fields.actions : [];
  return written.some(decimal) || bets.some((action) => /^\s*p\d+\s+cbr\s+\d*\./.test(String(action)))
    ? 1
    : 100;
}
