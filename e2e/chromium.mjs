/**
 * The browser of the tests. Its package keeps it packed and would unpack it into the system's temporary folder,
 * where two who ask at the same moment get in each other's way. Here it lies in a folder of the project's own,
 * whole or not at all: it is unpacked beside its place and then moved there in one step.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const OWN = join(modules, '.cache', 'cardroom');

/** What nobody can be unpacking any more. */
const LEFT_MS = 10 * 60_000;

/** No graphics card: drawing by the processor itself is many times cheaper than imitating one. */
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'];

export async function openBrowser(folder = OWN) {
  const { BROWSERS_TMPDIR: TMPDIR = tmpdir(), ...env } = process.env;
  return chromium.launch({
    executablePath: await programIn(folder),
    args: ARGS,
    env: { ...env, TMPDIR },
  });
}

/** The program of the browser, which is unpacked when it is not there yet. */
export async function programIn(folder = OWN) {
  const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const place = join(folder, `chromium-${version}-${process.arch}`);
  if (!existsSync(place)) {
    // By a process that starts no other: a program that is open for writing, if only in a child, cannot be run.
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), place], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The browser could not be unpacked into ${place}.`);
  }
  return join(place, 'chromium');
}

async function unpack(place) {
  const folder = dirname(place);
  mkdirSync(folder, { recursive: true });
  clear(folder, place);
  const beside = mkdtempSync(`${place}.`);
  try {
    // Where the package unpacks to.
    process.env.TMPDIR = beside;
    const program = await sparticuz.executablePath();
    if (dirname(program) !== beside) throw new Error(`It was unpacked to ${program}.`);
    for (const file of readdirSync(beside, { recursive: true, encoding: 'utf8' })) onDisk(join(beside, file));
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Somebody else was quicker.
    if (!existsSync(place)) throw error;
  }
}

/** Other versions, and what somebody left who was stopped half way. */
function clear(folder, place) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.startsWith('chromium-') || name === basename(place)) continue;
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > LEFT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Before the move, so that not even a power cut leaves a part in the place of the whole. */
function onDisk(path) {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await unpack(process.argv[2]);
