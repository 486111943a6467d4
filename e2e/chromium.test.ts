import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const own = fileURLToPath(new URL('./chromium.mjs', import.meta.url));

/** The machine goes down, and all of the family with it, when a megabyte of the browser has been written. */
const GOES_DOWN = `import { WriteStream } from 'node:fs';
  const { write } = WriteStream.prototype;
  WriteStream.prototype.write = function (...what) {
    if (String(this.path).endsWith('/chromium') && this.bytesWritten > 1_000_000) process.kill(0, 'SIGKILL');
    return write.apply(this, what);
  };`;

/** Somebody who opens a browser that is to be in this folder; `first` is run in every program that it takes. */
function opening(folder: string, first = '') {
  const program = `import { openBrowser } from ${JSON.stringify(own)};
    const browser = await openBrowser(${JSON.stringify(folder)});
    const page = await browser.newPage();
    console.log(await page.evaluate('6 * 7'));
    await browser.close();`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(first)}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    detached: true,
    env: { ...process.env, ...(first !== '' && { NODE_OPTIONS }) },
  });
  const told = Promise.all([text(child.stdout), text(child.stderr)]).then((both) => both.join(''));
  return { told, gone: once(child, 'exit') };
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
  expect(await opening(folder, GOES_DOWN).gone).toEqual([null, 'SIGKILL']);
  const [part] = unpacked();
  expect(part?.bytes).toBeGreaterThan(1_000_000);

  const both = [opening(folder), opening(folder)];
  expect(await Promise.all(both.map(({ told }) => told))).toEqual(['42\n', '42\n']);
  // Of the one that came second nothing lies about.
  const whole = unpacked().filter(({ name }) => name !== part?.name);
  expect(whole).toHaveLength(1);
  expect(whole[0]?.bytes).toBeGreaterThan(part?.bytes ?? 0);
});
