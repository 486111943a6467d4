import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { StoreError } from '../errors.ts';

/** For tests only: ways to a PostgreSQL server that are cut or frozen, and what it says itself. */

/** What a database says itself. */
export async function asked<R>(where: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** How a store refuses something; `none` when it does not. */
export const troubleOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    ({ kind }: StoreError) => kind,
  );

/**
 * A way to the server that `cut` cuts at the next commit: before it gets there, or before its answer is back.
 * Frozen, it lets nothing through either way, from now on or from a word on, until it thaws.
 */
export async function wayTo(where: string) {
  const [, folder = ''] = /@([^/]+)/.exec(where) ?? [];
  const socket = `.s.PGSQL.5432`;
  const between = mkdtempSync(join(tmpdir(), 'cardroom-'));
  let when: 'before' | 'after' | null = null;
  let frozenFrom: string | null = null;
  let held: (() => void)[] | null = null;
  const pass = (go: () => void) => (held === null ? go() : void held.push(go));
  const server = createServer((client) => {
    const upstream = createConnection(join(decodeURIComponent(folder), socket));
    const cut = () =>
      pass(() => {
        client.destroy();
        upstream.destroy();
      });
    let cutting = false;
    client.on('data', (data) => {
      if (frozenFrom !== null && data.includes(frozenFrom)) held ??= [];
      if (when === null || !data.includes('COMMIT')) return pass(() => upstream.write(data));
      if (when === 'before') cut();
      else cutting = upstream.write(data);
      when = null;
    });
    upstream.on('data', (data) => (cutting ? cut() : pass(() => client.write(data))));
    for (const end of [client, upstream]) end.on('close', cut).on('error', cut);
  });
  await new Promise<void>((listening) => server.listen(join(between, socket), listening));
  const cut = (at: 'before' | 'after') => {
    when = at;
  };
  /** Everything, or all from a message on that has this word in it. */
  const freeze = (word?: string) => {
    if (word === undefined) held ??= [];
    else frozenFrom = word;
  };
  const thaw = () => {
    const waiting = held ?? [];
    held = null;
    frozenFrom = null;
    for (const go of waiting) go();
  };
  const close = () => {
    server.close();
    rmSync(between, { recursive: true, force: true });
  };
  return { url: where.replace(folder, encodeURIComponent(between)), cut, freeze, thaw, close };
}
