import { escaped } from '../escaped.ts';
import type { OpenApi } from './openapi.ts';

/** The OpenAPI document as a page that anybody can read; no script, nothing from elsewhere. */
export function docsPage({ paths, components }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, description, parameters, requestBody, responses }]) =>
      [
        `<section><h2><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code></h2>`,
        `<p>${escaped(summary)} <small>${escaped(description)}</small></p>`,
        parameters.length === 0 ? '' : details('Parameters', parameters),
        requestBody === undefined ? '' : details('Body', requestBody),
        details('Answers', responses),
        '</section>',
      ].join('\n'),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference · Cardroom</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main>
<nav><a href="/help#programs">Back to help</a> <a href="/">Lobby</a></nav>
<h1>API reference</h1>
<p>What a program can ask of this room over HTTP: the same as <a href="/openapi.json">/openapi.json</a>, to read. All amounts are cents, all times milliseconds
since 1970. Errors are <code>{"error":{"code","message"}}</code>. The session is a cookie that
<code>/api/guest</code>, <code>/api/register</code> and <code>/api/login</code> set.</p>
${sections.join('\n')}
<section><h2>Messages of the socket <code>/ws</code></h2>${details('Schemas', components)}</section>
</main>
</body>
</html>
`;
}

export const docsStyle = `body { margin: 0; background: #12151a; color: #e9e4d8; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; gap: 1.5rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
h2 { font-size: 1.1rem; margin: 0; }
b { color: #d9a441; }
a { color: #d9a441; }
section { background: #1b2027; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
small { color: #b3ada0; display: block; }
pre { overflow-x: auto; font-size: 0.85rem; }
summary { cursor: pointer; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-top: 1px solid #333a44; padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
blockquote { margin: 0.5rem 0; padding-left: 0.75rem; border-left: 3px solid #333a44; }
hr { border: 0; border-top: 1px solid #333a44; }
`;

function details(title: string, value: unknown): string {
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;
}
