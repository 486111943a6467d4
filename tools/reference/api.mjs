/**
 * `npm run api` writes docs/api: the public face of each package as text, so that a change of it is a line in a
 * review. With `--check` it writes nothing and fails when the text is not what the code says, or when an export has
 * no sentence, a function no example, or a failure another shape than a `Result`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELSEWHERE, PACKAGES, readExports, root, signature } from './exports.mjs';

const check = process.argv.includes('--check');
const wrong = [];
mkdirSync(join(root, 'docs', 'api'), { recursive: true });
for (const [folder, name] of Object.entries(PACKAGES)) {
  const read = readExports(folder);
  const file = join('docs', 'api', `${folder}.api.md`);
  const text = page(name, read);
  if (check) wrong.push(...stale(file, text), ...silent(name, read), ...shapes(name, read));
  else writeFileSync(join(root, file), text);
}
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
}

function page(name, { entries, unnamed }) {
  const address = (subpath) => (subpath === ELSEWHERE ? PACKAGES.core : `${name}${subpath.slice(1)}`);
  const parts = [
    `# Public API of ${name}\nWritten by \`npm run api\` from the code; do not edit. A name that is at home in another subpath is only listed.\n`,
  ];
  for (const { subpath, exports } of entries) {
    const own = exports.filter(({ home }) => home === subpath);
    const other = exports.filter(({ home }) => home !== subpath);
    parts.push(`\n## ${address(subpath)}\n`);
    if (other.length > 0)
      parts.push(other.map(({ name: its, home }) => `- \`${its}\` of \`${address(home)}\`\n`).join(''));
    if (own.length > 0) parts.push(block(own));
  }
  if (unnamed.length > 0) parts.push(`\n## Not exported, but spoken of by what is\n`, block(unnamed));
  return parts.join('');
}

function block(exports) {
  const lines = exports.flatMap(({ name, declarations }) =>
    declarations.map((declaration) => {
      const prefix = name.includes('.') ? `// ${name}\n` : '';
      return prefix + signature(declaration);
    }),
  );
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
}

/** Says where a file in the repository first differs from what the code says. */
function stale(file, text) {
  let there = '';
  try {
    there = readFileSync(join(root, file), 'utf8');
  } catch {
    return [`${file} is missing: run \`npm run api\`.`];
  }
  if (there === text) return [];
  const [old, now] = [there.split('\n'), text.split('\n')];
  const at = now.findIndex((line, i) => line !== old[i]);
  return [
    `${file} is stale at line ${at + 1}: run \`npm run api\`.`,
    `  was: ${old[at]}`,
    `  is:  ${now[at]}`,
  ];
}

function silent(name, { entries }) {
  return entries.flatMap(({ subpath, exports }) =>
    exports.flatMap(({ name: its, text, examples, isFunction, home }) => {
      const where = `${its} of ${name}${subpath.slice(1)}`;
      if (home !== subpath) return [];
      if (text.trim() === '') return [`${where} has no sentence.`];
      return isFunction && examples === 0 ? [`${where} has no example.`] : [];
    }),
  );
}

/** Who may be refused gets a `Result` and looks at `ok`: there is no second way to say why not. */
function shapes(name, { entries, unnamed }) {
  const own = entries.flatMap(({ subpath, exports }) => exports.filter(({ home }) => home === subpath));
  return [...own, ...unnamed].flatMap(({ otherShapes }) =>
    otherShapes().map((which) => `${which} of ${name} fails in another shape than a Result.`),
  );
}
