import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { main } from './main.ts';

/** For tests only: runs a command line; its exit code, what it prints and what it complains about. */
export async function cardroom(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((to) =>
    vi.spyOn(process[`std${to}`], 'write').mockImplementation((text) => {
      written[to] += text;
      return true;
    }),
  );
  try {
    return { code: await main(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = 0;
  }
}

/** What a command line prints that does what it was asked. */
export async function printed(...args: string[]): Promise<string> {
  const { code, out, err } = await cardroom(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** The sentence and the hint with which a command line that is used wrongly is refused. */
export async function complaint(...args: string[]): Promise<readonly [sentence: string, hint: string]> {
  const { code, out, err } = await cardroom(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const [sentence, hint, ...rest] = err.split('\n');
  expect(rest).toEqual(['']);
  return [sentence, hint];
}

/** A folder that goes away with the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
