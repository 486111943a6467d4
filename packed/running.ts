import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface Ran {
  readonly out: string;
  readonly code: number;
  readonly err: string;
}

/** Runs a program of ours with Node; what it printed, and how it ended. */
export async function run(cwd: string, args: readonly string[]): Promise<Ran> {
  try {
    const { stdout, stderr } = await execute(process.execPath, args, { cwd, maxBuffer: 1e8 });
    return { out: stdout, err: stderr, code: 0 };
  } catch (error) {
    const { stdout = '', stderr = '', code } = error as { stdout?: string; stderr?: string; code?: number };
    return { out: stdout, err: stderr || String(error), code: code ?? 1 };
  }
}

const opener = fileURLToPath(new URL('../e2e/room.mjs', import.meta.url));

/** Opens the packed room in a process of its own, in a hurry: where it is, and how to close it. */
export async function openPackedRoom(home: string): Promise<{ url: string; close(): Promise<void> }> {
  const dist = join(home, 'node_modules/cardroom/dist');
  const wishes = { demo: false, botWait: 0, pace: { betweenHands: 50, betting: 2000, lastBets: 50 } };
  const child = fork(opener, [dist, join(home, 'data'), '0', JSON.stringify(wishes)], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The packed room did not open.'))),
  ]);
  const close = async () => {
    const over = once(child, 'exit');
    child.kill('SIGTERM');
    await over;
  };
  return { url, close };
}
