import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

let count = 0;

/** What a browser loads of a program in this folder, as one file. */
export async function bundled(folder: string, program: string): Promise<string> {
  return (await bundle(folder, program)).code;
}

/** The files that a browser loads something of, by their paths. */
export async function bundledFiles(folder: string, program: string): Promise<string[]> {
  const { modules } = await bundle(folder, program);
  return Object.entries(modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [file] : []));
}

async function bundle(folder: string, program: string): Promise<Rollup.OutputChunk> {
  const entry = join(folder, `entry-${count++}.mjs`);
  writeFileSync(entry, program);
  const warnings: string[] = [];
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: false },
        preserveEntrySignatures: 'strict',
        onwarn: ({ message }) => void warnings.push(message),
      },
    },
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const [{ output }] = [made].flat() as [Rollup.RollupOutput];
  const [chunk, ...others] = output;
  if (others.length > 0)
    throw new Error(`More than one file: ${output.map(({ fileName }) => fileName).join(', ')}`);
  return chunk;
}

/** Thousands of bytes as they come over a line. */
export const gzippedKb = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;
