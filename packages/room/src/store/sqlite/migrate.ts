import type { Database } from 'better-sqlite3';
import { asStoreError } from '../errors.ts';
import { stepsFrom } from '../rows/migrations.ts';
import { connect, type SqliteData } from './file.ts';

/** Opens the file, new or of an older version, such that what is committed is on the disk. */
export function openFile(where: SqliteData): Database {
  const db = connect(where);
  try {
    if (isBehind(db)) migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw asStoreError(error);
  }
}

const versionOf = (db: Database) => db.pragma('user_version', { simple: true }) as number;

export const isBehind = (db: Database): boolean => stepsFrom(versionOf(db), 'sqlite').moves.length > 0;

export function migrate(db: Database): void {
  db.transaction(() => {
    const { moves, version } = stepsFrom(versionOf(db), 'sqlite');
    if (moves.length === 0) return;
    for (const move of moves) {
      if (typeof move === 'string') db.exec(move);
      else {
        const add = db.prepare(move.add);
        for (const row of move.make(move.read.map((sql) => db.prepare(sql).all()))) add.run(...row);
      }
    }
    db.pragma(`user_version = ${version}`);
  }).immediate();
}
