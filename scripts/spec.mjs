/**
 * Holds docs/spec.md against the tests: every rule has a test whose title begins with its number, and every
 * number in a title is that of a rule.
 *
 *   npm run spec [-- --unnumbered] [-- <folder of a repository>]
 *
 * Ends with 1 when a rule has no test, is there twice or has more than two sentences, or a number has no rule. With --unnumbered it also
 * lists the tests of table, client, store, room and server that carry neither a number nor a line of a book.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const SPEC = 'docs/spec.md';
const PLACES = ['packages', 'e2e', 'fuzz'];
/** Tests, and the suite that every store has to pass. */
const TEST_FILE = /\.test\.tsx?$|^testing-contract\.ts$/;
/** Where tests are about these rules. Elsewhere they are about the books, or about what is no promise. */
const ABOUT_RULES = /^packages\/(core\/src\/(table|client)|room\/src\/(room|server|store))\/|^fuzz\//;

const NUMBER = '[TCRSPALVNO]\\d+';
const RULE = new RegExp(`^- \\*\\*(${NUMBER})\\*\\* (.*)`, 'gm');
/** Where a sentence ends. */
const STOP = /[.!?]["”)]?(?= [A-Z]|$)/g;
const MOST_SENTENCES = 2;
/** "R1 …", "R1, S4 …", "T20, 003:740 …". */
const AT_FRONT = new RegExp(`^${NUMBER}(?:, ${NUMBER})*(?=,? )`);
const LINE_OF_A_BOOK = /\b00\d:\d+/;

const given = process.argv.slice(2);
const root = given.find((word) => !word.startsWith('--')) ?? fileURLToPath(new URL('..', import.meta.url));

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist') yield* testFiles(path);
    else if (entry.isFile() && TEST_FILE.test(entry.name)) yield path;
  }
}

/** What is called in the end: `test`, also in `test.each(cases)(…)` and `test.concurrent.for(…)(…)`. */
function calledFirst(callee) {
  let node = callee;
  while (node.type === 'CallExpression' || node.type === 'MemberExpression')
    node = node.type === 'CallExpression' ? node.callee : node.object;
  return node.type === 'Identifier' ? node.name : '';
}

/** The title of a test or of a group of them; null where a call is neither. */
function titleOf(node) {
  if (node.type !== 'CallExpression' || !['test', 'it', 'describe'].includes(calledFirst(node.callee)))
    return null;
  const [first] = node.arguments;
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  return first?.type === 'TemplateLiteral' ? first.quasis[0].value.raw : null;
}

/** Tells of each title below a node, and whether it or a group around it says what it is about. */
function walk(node, around, tell) {
  let says = around;
  const title = titleOf(node);
  if (title !== null) {
    const numbers = AT_FRONT.exec(title)?.[0].split(', ') ?? [];
    says ||= numbers.length > 0 || LINE_OF_A_BOOK.test(title);
    tell({ title, numbers, says, at: node.start, isGroup: calledFirst(node.callee) === 'describe' });
  }
  for (const below of Object.values(node).flat())
    if (typeof below?.type === 'string') walk(below, says, tell);
}

const written = [...readFileSync(join(root, SPEC), 'utf8').matchAll(RULE)];
const ruled = written.map(([, id]) => id);
const cited = new Map();
const silent = [];
for (const path of PLACES.flatMap((place) => [...testFiles(join(root, place))])) {
  const text = readFileSync(path, 'utf8');
  const file = relative(root, path);
  walk(parseSync(file, text).program, false, ({ title, numbers, says, at, isGroup }) => {
    const where = `${file}:${text.slice(0, at).split('\n').length}`;
    for (const id of numbers) cited.set(id, [...(cited.get(id) ?? []), where]);
    if (!says && !isGroup && ABOUT_RULES.test(file)) silent.push(`${where} ${title}`);
  });
}

const rules = new Set(ruled);
const wrong = [
  ...ruled.filter((id, i) => ruled.indexOf(id) !== i).map((id) => `${SPEC}: ${id} is there twice.`),
  ...written
    .filter(([, , rule]) => (rule.match(STOP) ?? []).length > MOST_SENTENCES)
    .map(([, id]) => `${SPEC}: ${id} is more than two sentences.`),
  ...[...rules].filter((id) => !cited.has(id)).map((id) => `${SPEC}: ${id} has no test.`),
  ...[...cited].filter(([id]) => !rules.has(id)).map(([id, [where]]) => `${where}: there is no rule ${id}.`),
];
for (const line of wrong) console.error(line);
console.log(`${rules.size} rules, ${[...cited.values()].flat().length} numbers in titles.`);
if (given.includes('--unnumbered')) {
  for (const line of silent) console.log(line);
  console.log(`${silent.length} tests without a number or a line of a book.`);
}
process.exitCode = wrong.length > 0 ? 1 : 0;
