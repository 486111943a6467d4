/** The reference in docs/reference as pages that the room serves beside its own: no script, nothing from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../docs/reference/', import.meta.url));

export function referencePages(): Plugin {
  return {
    name: 'reference-pages',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.md')) continue;
        this.emitFile({
          type: 'asset',
          fileName: `reference/${name.replace(/md$/, 'html')}`,
          source: html(readFileSync(folder + name, 'utf8')),
        });
      }
    },
  };
}

function html(text: string): string {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? 'Reference';
  const body = marked
    .parse(text, { async: false })
    .replace(/<a href="([^":]*)\.md(#[^"]*)?">/g, '<a href="$1.html$2">');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Library reference · Cardroom</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main>
<nav><a href="/reference/">Library reference</a> <a href="/docs">API of the room</a> <a href="/">Lobby</a></nav>
${body}</main>
</body>
</html>
`;
}
