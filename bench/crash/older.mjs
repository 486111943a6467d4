/**
 * Data of older versions. `older/version-2.db.gz` was written by a program of that version: five tables, one of
 * them closed, hands in the middle, people, roles, talk, books. Data of another old version have the tables of
 * that version, made by the first steps of the migrations, and the same rows.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { stepsFrom } from '../../packages/room/dist/store/rows/migrations.js';

const kept = fileURLToPath(new URL('./older/version-2.db.gz', import.meta.url));

/** The versions that can be made of what is kept. */
export const OLDER = [1, 2];

export const NEWEST = stepsFrom(0, 'sqlite').version;

export function makeOlder(data, version) {
  mkdirSync(data);
  const full = join(data, 'kept.db');
  writeFileSync(full, gunzipSync(readFileSync(kept)));
  const db = open(data);
  for (const move of stepsFrom(0, 'sqlite', version).moves) db.exec(move);
  db.prepare('ATTACH ? AS kept').run(full);
  for (const table of tablesIn(db)) {
    const columns = db.pragma(`table_info("${table}")`).map(({ name }) => `"${name}"`);
    db.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM kept."${table}"`);
  }
  db.pragma(`user_version = ${version}`);
  db.close();
}

export function versionOf(data) {
  const db = open(data);
  const version = db.pragma('user_version', { simple: true });
  db.close();
  return version;
}

/** Every row of every table. */
export function rowsOf(data) {
  const db = open(data);
  const rows = new Map(tablesIn(db).map((table) => [table, db.prepare(`SELECT * FROM "${table}"`).all()]));
  db.close();
  return rows;
}

/** Rows that are not there any more, in tables and columns that are. */
export function whatIsGone(before, now) {
  const found = [];
  for (const [table, rows] of before) {
    const there = now.get(table);
    if (there === undefined) continue;
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column in (there[0] ?? {}));
    const text = (row) => JSON.stringify(columns.map((column) => row[column]));
    const texts = new Set(there.map(text));
    const gone = rows.filter((row) => !texts.has(text(row)));
    if (gone.length > 0) found.push(`${table}: ${gone.length} of ${rows.length} rows are gone`);
  }
  return found;
}

function open(data) {
  return new Database(join(data, 'cardroom.db'));
}

function tablesIn(db) {
  return db
    .prepare(`SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all();
}
