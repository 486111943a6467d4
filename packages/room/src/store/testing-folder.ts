import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests only: a folder for the data of a room. */
export function tempFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'cardroom-room-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
