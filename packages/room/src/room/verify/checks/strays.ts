import { sessionMark } from '../../../store/house/account-entries.ts';
import type { Inspection, Row } from '../../../store/inspection.ts';
import type { Finding, Tell } from './findings.ts';
import type { HouseCheck } from './house-check.ts';

const AT_ONCE = 5000;

/** Talk and links that belong to nothing. What was said is not sealed: see docs/operations.md. */
export async function checkStrays(inspection: Inspection, findings: Finding[]): Promise<void> {
  for (const { table_id: table, number } of await inspection.strayShares())
    findings.push({
      table,
      seq: null,
      message: `A link shows hand ${number}, which was never played or never shared.`,
    });
  for (const { table_id: table, id } of await inspection.strayChat())
    findings.push({
      table,
      seq: null,
      message: `Chat line ${id} belongs to no table or to nobody.`,
    });
}

/** Every session must have been begun, by whom it is said to be. */
export async function checkSessions(inspection: Inspection, house: HouseCheck, tell: Tell): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows: readonly Row<'sessions'>[] = await inspection.sessions(after, AT_ONCE);
    for (const { token_hash, user_id, created_at, expires_at } of rows) {
      const begun = house.sessions.get(sessionMark(token_hash));
      const same = begun?.user === user_id && begun.at === created_at && begun.expires === expires_at;
      if (!same) tell(`Session ${token_hash.slice(0, 8)}… of ${user_id} was never started.`);
    }
    after = rows.at(-1)?.token_hash ?? after;
    if (rows.length < AT_ONCE) return;
  }
}
