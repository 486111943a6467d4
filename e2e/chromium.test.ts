import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const own = fileURLToPath(new URL('./chromium.mjs', import.meta.url));

/** Somebody who opens a browser that is to be in this folder. */
function opening(folder: string) {
  const program = `import { openBrowser } from ${JSON.stringify(own)};
    const browser = await openBrowser(${JSON.stringify(folder)});
    const page = await browser.newPage();
    console.log(await page.evaluate('6 * 7'));
    await browser.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { detached: true });
  const told = Promise.all([text(child.stdout), text(child.stderr)]).then((both) => both.join(''));
  /** The whole family at once, as when the machine goes down. */
  const kill = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  return { told, kill, gone: once(child, 'exit') };
}

test('a fresh machine: unpacking stopped half way leaves no browser, and two who then want one both get it', async ({
  expect,
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const unpacked = () =>
    readdirSync(folder).map((name) => {
      const program = statSync(join(folder, name, 'chromium'), { throwIfNoEntry: false });
      return { name, bytes: program?.size ?? 0 };
    });
  const stopped = opening(folder);
  await expect.poll(() => unpacked()[0]?.bytes, { interval: 5 }).toBeGreaterThan(1_000_000);
  stopped.kill();
  await stopped.gone;
  const [part] = unpacked();

  const both = [opening(folder), opening(folder)];
  expect(await Promise.all(both.map(({ told }) => told))).toEqual(['42\n', '42\n']);
  // Of the one that came second nothing lies about.
  const whole = unpacked().filter(({ name }) => name !== part?.name);
  expect(whole).toHaveLength(1);
  expect(whole[0]?.bytes).toBeGreaterThan(part?.bytes ?? 0);
});
