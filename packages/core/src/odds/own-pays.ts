import type { Outcome, PlayerDealerGame } from '../engine/player-dealer/game.ts';
import { type Result, refuse } from '../engine/refusal.ts';
import { nearest } from '../houses/nearest.ts';
import { linesOf, type OddsRow, RESULTS, type WagerOdds } from './answer.ts';

/** What a custom pay table pays a hand: odds such as `[7, 2]` for 7 to 2, or a push or a loss. */
export type OwnPays = readonly [number, number] | 'push' | 'lose';

/** A custom pay table for one wager of a game. Hands that it does not name lose. */
export interface OwnPayTable {
  /** The id of an offering, if the table gives one. */
  readonly game?: string;
  readonly wager?: string;
  readonly rows: readonly OwnPayRow[];
}

/** A row of a custom pay table, and where it is, counted from 1: a line of text, or a place in the JSON. */
export interface OwnPayRow {
  readonly hand: string;
  readonly pays: OwnPays;
  readonly row: number;
}

const MOST_ROWS = 100;
const MOST_CHARACTERS = 100_000;
const MOST = 1_000_000;

/**
 * Reads a pay table: lines such as `flush: 7 to 2`, with `game:` and `wager:` above them unless given elsewhere, or
 * JSON with `game`, `wager` and `pays`. Mistakes are refused with their row.
 *
 * @example
 * ```ts
 * import { readPayTable } from '@cardroom/core/odds';
 *
 * const read = readPayTable('wager: pair plus\nstraight flush: 40\nflush: 7 to 2');
 * if (read.ok) console.log(read.table.rows[1].pays); // [ 7, 2 ]
 * ```
 */
export function readPayTable(text: string): Result<{ readonly table: OwnPayTable }> {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS)
    return refuse('malformed', 'A pay table is text of at most 100,000 characters.');
  const said: Record<'game' | 'wager', string | undefined> = { game: undefined, wager: undefined };
  const rows: OwnPayRow[] = [];
  const lines = text.trimStart().startsWith('{') ? jsonLines(text) : textLines(text);
  if (!lines.ok) return lines;
  for (const { name, value, row } of lines.lines) {
    if (name === 'game' || name === 'wager') {
      if (said[name] !== undefined) return wrong(row, `"${name}" stands twice.`);
      said[name] = value;
      continue;
    }
    const pays = paysOf(value);
    if (pays === null)
      return wrong(row, `"${value}" is no pay; write 40, 7 to 2, push or lose (at most ${MOST} to 1).`);
    if (rows.some(({ hand }) => hand === name)) return wrong(row, `"${name}" stands twice.`);
    rows.push({ hand: name, pays, row });
  }
  if (rows.length === 0) return refuse('malformed', 'The pay table has no rows.');
  if (rows.length > MOST_ROWS) return refuse('malformed', `A pay table has at most ${MOST_ROWS} rows.`);
  const { game, wager } = said;
  return {
    ok: true,
    table: { ...(game !== undefined && { game }), ...(wager !== undefined && { wager }), rows },
  };
}

interface Line {
  readonly name: string;
  readonly value: string;
  readonly row: number;
}

const wrong = (row: number, why: string) => refuse('malformed', `Row ${row}: ${why}`);

function textLines(text: string): Result<{ readonly lines: readonly Line[] }> {
  const lines: Line[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const said = line.replace(/#.*/, '').trim();
    if (said === '') continue;
    const [, name, value] = /^([^:]+):\s*(.+)$/.exec(said) ?? [];
    if (name === undefined) return wrong(at + 1, `"${said}" is not written as "hand: pays".`);
    lines.push({ name: name.trim().toLowerCase(), value: value.trim(), row: at + 1 });
  }
  return { ok: true, lines };
}

function jsonLines(text: string): Result<{ readonly lines: readonly Line[] }> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return refuse(
      'malformed',
      `The pay table is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
  const { game, wager, pays, ...others } = read as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other !== undefined)
    return refuse('malformed', `"${other}" is not known; a pay table has "game", "wager" and "pays".`);
  if (typeof pays !== 'object' || pays === null || Array.isArray(pays))
    return refuse('malformed', 'A pay table in JSON has "pays", an object with a value for each hand.');
  const heads = Object.entries({ game, wager }).filter(([, value]) => value !== undefined);
  return {
    ok: true,
    lines: [
      ...heads.map(([name, value]) => ({ name, value: String(value), row: 0 })),
      ...Object.entries(pays).map(([name, value], at) => ({
        name: name.trim().toLowerCase(),
        value: Array.isArray(value) ? value.join(' to ') : String(value),
        row: at + 1,
      })),
    ],
  };
}

function paysOf(value: string): OwnPays | null {
  if (value === 'push' || value === 'lose') return value;
  const [, first, second = '1'] = /^(\d+(?:\.\d+)?)(?:\s*(?:to|:)\s*(\d+))?$/.exec(value) ?? [];
  const odds = [Number(first), Number(second)] as const;
  if (first === undefined || odds[1] === 0 || odds[0] / odds[1] > MOST) return null;
  return odds[0] === 0 ? 'push' : odds;
}

/**
 * The id of the wager with this title or id, in upper or lower case; null if there is none.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { wagerNamed } from '@cardroom/core/odds';
 *
 * const built = buildOffering('black-sheep/ez-baccarat');
 * if (built.ok && built.kind === 'player-dealer') console.log(wagerNamed(built.game, 'panda 8')); // eight
 * ```
 */
export function wagerNamed({ wagers }: Pick<PlayerDealerGame, 'wagers'>, name: string): string | null {
  const isMeant = (text: string) => text.toLowerCase() === name.trim().toLowerCase();
  const kind = wagers.find(({ title }) => isMeant(title)) ?? wagers.find(({ id }) => isMeant(id));
  return kind?.id ?? null;
}

/** Finds the wager that a table is for, and checks that the game distinguishes the hands it names. */
export function checkPays(
  game: PlayerDealerGame,
  { wager, rows }: OwnPayTable,
): Result<{ readonly wager: string; readonly paid: Paid }> {
  const titles = game.wagers.map(({ title }) => title);
  if (wager === undefined)
    return refuse('not-found', `The pay table does not say for which wager it is: ${listed(titles)}.`);
  const id = wagerNamed(game, wager);
  if (id === null)
    return refuse('not-found', `${game.name} has no wager "${wager}"; it has ${listed(titles)}.`);
  const hands = handsOf(game, id);
  for (const { hand, row } of rows) {
    if (hands.includes(hand)) continue;
    const [near] = nearest(hand, hands);
    const ask = near === undefined ? '' : ` Is it "${near}"?`;
    return wrong(row, `"${hand}" is no hand of this bet; it pays ${listed(hands)}.${ask}`);
  }
  const pays = new Map(rows.map((row) => [row.hand, row.pays]));
  // Hands without a row in the book are paid as before.
  const paid = (hand: string) => pays.get(hand) ?? (hands.includes(hand) ? 'lose' : null);
  return { ok: true, wager: id, paid };
}

/** What the table pays a hand; null if the table cannot name it. */
type Paid = (hand: string) => OwnPays | null;

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** What the book pays a wager for: its rows, or any win if it has no table, or one with a single row. */
function handsOf({ card }: PlayerDealerGame, wager: string): string[] {
  const rows = (card?.pays ?? []).filter(({ kind }) => kind === wager).flatMap((table) => table.rows);
  return rows.length <= 1 ? ['win'] : rows.map(({ hand }) => hand);
}

/** The same game with a wager paid by another table. */
export function paidBy(game: PlayerDealerGame, wager: string, paid: Paid): PlayerDealerGame {
  return Object.create(game, {
    outcome: {
      value: (...[round, bet]: Parameters<PlayerDealerGame['outcome']>): Outcome => {
        const outcome = game.outcome(round, bet);
        if (bet.kind !== wager || outcome.result !== 'win') return outcome;
        const now = paid(outcome.row ?? 'win');
        if (now === null) return outcome;
        return typeof now === 'string' ? { result: now } : { ...outcome, odds: now };
      },
    },
  });
}

/** Whether the pay of this wager changes nobody's play, because the hand is not played for it. */
export function standsAlone(game: PlayerDealerGame, wager: string): boolean {
  return linesOf(game).every(({ kind, together }) =>
    kind.id === wager ? together.size === 1 : !together.has(wager),
  );
}

/** Counted rows with other pays; their frequencies stay the same. */
export function repriced(odds: WagerOdds, paid: Paid, rounds: number | null): WagerOdds {
  const changed = new Map<string, OddsRow>();
  for (const row of odds.rows) {
    const named = row.pays > 0 ? paid(row.for) : null;
    const now: OddsRow =
      named === null
        ? row
        : typeof named === 'string'
          ? { ...row, for: named, pays: RESULTS[named] }
          : { ...row, pays: named[0] / named[1] };
    const known = changed.get(now.for);
    if (known === undefined || known.pays !== now.pays) changed.set(now.for, now);
    else changed.set(now.for, both(known, now));
  }
  const all = [...changed.values()].sort((a, b) => b.pays - a.pays);
  const mean = all.reduce((sum, { pays: net, probability }) => sum + net * probability, 0);
  const squares = all.reduce((sum, { pays: net, probability }) => sum + net * net * probability, 0);
  const sd = Math.sqrt(Math.max(0, squares - mean * mean));
  return {
    ...odds,
    edge: -mean,
    risk: -mean,
    sd,
    se: rounds === null ? 0 : sd / Math.sqrt(rounds),
    hit: all.reduce((sum, { pays: net, probability }) => sum + (net > 0 ? probability : 0), 0),
    rows: all,
  };
}

const both = (a: OddsRow, b: OddsRow): OddsRow => ({
  ...a,
  combinations: a.combinations === null || b.combinations === null ? null : a.combinations + b.combinations,
  probability: a.probability + b.probability,
});
