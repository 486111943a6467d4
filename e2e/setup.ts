import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programIn } from './chromium.mjs';

/** Once before any test file starts. What browsers leave behind goes when all of them are over. */
export async function setup(): Promise<() => void> {
  await programIn();
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-browsers-'));
  process.env.BROWSERS_TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
