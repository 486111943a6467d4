import type pg from 'pg';
import { sha256 } from '../chain.ts';
import { patiently } from '../errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is counted for a day, over all machines: whoever counts stands here by a hash only. */
export interface Tallies {
  /** Counts it, unless that would be more than so many today; whether it was counted. */
  add(what: string, who: string, count: number, most: number): Promise<boolean>;
}

export class PostgresTallies implements Tallies {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async add(what: string, who: string, count: number, most: number): Promise<boolean> {
    if (count > most) return false;
    const today = Math.floor(Date.now() / DAY_MS);
    const { rows } = await patiently(() =>
      this.#pool.query(
        `WITH old AS (DELETE FROM tallies WHERE period < $3 - 1)
          INSERT INTO tallies AS t VALUES ($1, $2, $3, GREATEST(0, $4::bigint))
          ON CONFLICT (what, who, period) DO UPDATE SET count = GREATEST(0, t.count + $4)
          WHERE t.count + $4 <= $5 RETURNING count`,
        [what, sha256(`${what}\n${who}`), today, count, most],
      ),
    );
    return rows.length > 0;
  }
}
