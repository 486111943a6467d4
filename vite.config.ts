import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { referencePages } from './scripts/reference-pages.ts';
import { sources } from './scripts/sources.ts';

const room = 'http://localhost:3000';
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Puts `.br` and `.gz` beside every text of the page, so that no server compresses anything twice. */
function compressed(): Plugin {
  let out = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(out, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = join(out, name);
          const text = await readFile(file);
          await writeFile(`${file}.br`, await brotli(text));
          await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
        }),
      );
    },
  };
}

/** The page. `npm run dev:web` serves it against a room on port 3000; a build goes to where the room serves it from. */
export default defineConfig({
  root: 'packages/web',
  resolve: { alias: sources },
  plugins: [react(), referencePages(), compressed()],
  css: {
    // A class has the name of its component before its own, so that what the browser shows can be found in the sources.
    modules: {
      generateScopedName: (name, file) => `${basename(file.replace(/\?.*/, ''), '.module.css')}-${name}`,
    },
  },
  build: {
    outDir: '../room/dist/web',
    emptyOutDir: true,
    // The server's content policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
    // How long its parts took is nobody's concern who starts a room.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': room,
      '/docs': room,
      '/reference': room,
      '/openapi.json': room,
      '/ws': { target: room, ws: true },
    },
  },
});
