import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed packages, by the name of their folder. */
    tarballs: Readonly<Record<'core' | 'room', string>>;
    /** An empty folder into which only the core was installed. */
    app: string;
    /** A folder with both packages as they were packed, and links to what the room depends on. */
    room: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packs both packages once for all tests, and puts them where nothing of this repository is around. */
export default function setup(project: TestProject): () => void {
  const temporary = mkdtempSync(join(tmpdir(), 'cardroom-packed-'));
  const [core, room, toml] = pack(temporary, ['packages/core', 'packages/room', 'node_modules/smol-toml']);
  const app = folder(temporary, 'app');
  // What the core depends on comes from here as well, so that nothing is asked of the network.
  npm(app, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', core, toml]);
  project.provide('tarballs', { core, room });
  project.provide('app', app);
  project.provide('room', roomFolder(temporary, core, room));
  return () => rmSync(temporary, { recursive: true, force: true });
}

function pack(to: string, folders: readonly string[]): string[] {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', to];
  const packed: { filename: string }[] = JSON.parse(
    npm(root, [...args, ...folders.map((name) => `./${name}`)]),
  );
  return packed.map(({ filename }) => join(to, filename));
}

function roomFolder(temporary: string, core: string, room: string): string {
  const home = folder(temporary, 'room');
  for (const [name, tarball] of Object.entries({ '@cardroom/core': core, cardroom: room })) {
    const to = join(home, 'node_modules', name);
    mkdirSync(to, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', to, '--strip-components=1']);
  }
  const { dependencies } = JSON.parse(readFileSync(join(home, 'node_modules/cardroom/package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), 'smol-toml']) {
    if (name === '@cardroom/core') continue;
    const link = join(home, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  return home;
}

function folder(temporary: string, name: string): string {
  const made = join(temporary, name);
  mkdirSync(made);
  writeFileSync(join(made, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  return made;
}

function npm(cwd: string, args: readonly string[]): string {
  return execFileSync('npm', [...args, '--loglevel=error'], { cwd, encoding: 'utf8' });
}
