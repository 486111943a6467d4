import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A program in the documentation. */
export interface Block {
  /** `README.md:60` */
  readonly at: string;
  readonly code: string;
  /** What it prints, as the comments after its `console.log` say. */
  readonly prints: readonly string[];
  /** Talks to a room that has to be there. */
  readonly needsRoom: boolean;
}

/** Where the address of the reader's own room stands. */
export const ROOM = 'http://127.0.0.1:3000';

const pages = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Every block of the documentation that imports one of the packages; what imports nothing is a part of something. */
export function blocks(): Block[] {
  const files = ['README.md', 'CONTRIBUTING.md', 'packages/core/README.md', 'packages/room/README.md'];
  return [...files, ...pages('docs')].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^```(?:ts|js|typescript|javascript)\n(.*?)^```$/gms)].flatMap((found) => {
      const code = found[1] ?? '';
      if (!/from '(@cardroom\/core|cardroom)[/']/.test(code)) return [];
      const line = text.slice(0, found.index).split('\n').length;
      return [block(`${file}:${line}`, code)];
    });
  });
}

/** The examples, which say what they print in the same way. */
export function examples(): Block[] {
  return readdirSync(join(root, 'examples'))
    .filter((name) => /\.(mjs|ts)$/.test(name))
    .map((name) => block(`examples/${name}`, readFileSync(join(root, 'examples', name), 'utf8')));
}

function block(at: string, code: string): Block {
  const prints = code
    .split('\n')
    .flatMap((line) => /\bconsole\.log\(.*\);? +\/\/ (.+)$/.exec(line)?.[1]?.trim() ?? []);
  return { at, code, prints, needsRoom: code.includes(ROOM) || /\bVisit\b/.test(code) };
}
