import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { referencePages } from './scripts/reference-pages.ts';
import { sources } from './scripts/sources.ts';

const room = 'http://localhost:3000';

/** Puts `.br` and `.gz` beside every text of the page, so that no server compresses anything twice. */
function compressed(): Plugin {
  let out = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const file = join(out, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
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
