/**
 * Where something stands that somebody has read.
 *
 *   node scripts/where.mjs 003:1902                                  a line of a rule book, or a passage: 003:1902-1910
 *   node scripts/where.mjs 'Uncalled bet of $219 returned to you.'   a sentence of the page, the story, a refusal …
 *
 * Of a line it lists every place that cites it, by itself or in a passage, the narrowest first: declarations, then
 * tests, then scenarios. Of a sentence, the texts in the sources that it is made of, the longest first; names,
 * amounts and cards are left open there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['packages/core/src', 'packages/room/src', 'packages/web/src'];
const isTest = (file) => /\.test\.tsx?$|testing/.test(file);

function* filesIn(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* filesIn(path);
    else if (/\.(tsx?|json|txt|ya?ml|scenario|md)$/.test(entry.name)) yield path;
  }
}

/* A line of a book */

const KINDS = ['declaration', 'test', 'scenario'];
const kindOf = (file) => (file.startsWith('scenarios') ? 'scenario' : isTest(file) ? 'test' : 'declaration');
const CITED = /\b(\d{3}):(\d+(?:-\d+)?(?:, ?\d+(?:-\d+)?(?![\d:-]))*)/g;

function citing(book, first, last) {
  const found = [];
  for (const file of [...SOURCES, 'scenarios'].flatMap((folder) => [...filesIn(folder)]))
    for (const [i, text] of readFileSync(join(root, file), 'utf8').split('\n').entries())
      for (const [cited, of, lines] of text.matchAll(CITED)) {
        if (of !== book) continue;
        for (const part of lines.split(',')) {
          const [from, to = from] = part.split('-').map(Number);
          if (from > last || to < first) continue;
          found.push({ kind: kindOf(file), wide: to - from, place: `${file}:${i + 1}`, cited });
        }
      }
  found.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.wide - b.wide);
  return found.map(({ kind, place, cited }) => `${kind.padEnd(12)} ${cited.padEnd(14)} ${place}`);
}

/* A sentence */

/** Places told of a sentence, and the letters that a text must share with it to be one of them. */
const MOST = 8;
const LETTERS = 6;
/** A sentence of the story has names of bets and hands in it that are longer than its own words. */
const TOLD = 10;
/** Letters of a text that is all of a sentence but for its names and amounts. */
const FRAME = 4;
/** Nothing is nearer than a text that is all of it, and then one that has it within. */
const WHOLE = 1001;
const WITHIN = 1000;
const OPEN = '\0';

/** Texts of a program with what is left open in them, each with where it begins. */
function* textsIn(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node.value, node.start];
  else if (node.type === 'TemplateLiteral')
    yield [node.quasis.map(({ value }) => value.cooked ?? '').join(OPEN), node.start];
  else if (node.type === 'JSXText') yield [node.value, node.start];
  for (const below of Object.values(node).flat()) if (typeof below?.type === 'string') yield* textsIn(below);
}

function* textsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const lineAt = (at) => text.slice(0, at).split('\n').length;
  if (file.endsWith('.json'))
    for (const quoted of text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) yield [quoted[1], lineAt(quoted.index)];
  else if (/\.tsx?$/.test(file))
    for (const [said, at] of textsIn(parseSync(file, text).program)) yield [said, lineAt(at)];
}

/** As it is compared: what is said of where a sentence is printed, and the stop after it, stand in no text. */
const plain = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ \((?:\d{3}:[^)]*|\0)\)/g, '')
    .replace(/\.$/, '')
    .replace(/’/g, "'")
    .toLowerCase();

/** How a part of a text is looked for: by its letters, or a verb as it goes with "you" or with anybody else. */
function searchOf(part) {
  if (!part.startsWith('~')) return part;
  const verb = part.slice(1);
  const yours = /^is\b/.test(verb) ? verb.replace('is', 'are') : verb.replace(/(ch|sh|ss|x|o)es$|s$/, '$1');
  return new RegExp(`\\b(?:${verb}|${yours})\\b`, 'g');
}

/** Where it stands first from a place on, and its letters there; null where it does not. */
function find(search, sentence, from) {
  if (typeof search === 'string') {
    const at = sentence.indexOf(search, from);
    return at < 0 ? null : { at, part: search };
  }
  search.lastIndex = from;
  const found = search.exec(sentence);
  return found && { at: found.index, part: found[0] };
}

/** Words for a choice, by which the story puts its verbs: `hit`. */
const isVerb = (said, file) =>
  /\/(history\/tell\/|engine\/player-dealer\/choices\.ts)/.test(file) && /^[a-z]+$/.test(said);

/** Every text of the sources, cut where something is put in: a name, an amount. */
const allTexts = () =>
  SOURCES.flatMap((folder) => [...filesIn(folder)])
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...textsOf(file)].map(([said, line]) => ({
        said,
        place: `${file}:${line}`,
        whole: plain(said),
        parts: plain(isVerb(said, file) ? `~${said}s` : said)
          .split(/\0|\{\w+\}|(~\w+)/)
          .filter((part) => part !== undefined)
          .map(searchOf),
        // A verb that goes by who does it: the story of a hand is told so, and nothing else.
        told: /(^|\W)~\w/.test(said) || isVerb(said, file),
        literal: said.replaceAll(OPEN, '').replace(/\{\w+\}/g, '').length,
      })),
    );
let texts;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands around the names and amounts of a text, in order; null where it has none of them, or is told by verbs. */
function frameOf({ whole, told }) {
  const pieces = whole.split(/\0+|(?:\{\w+\})+/);
  return told || pieces.length < 2 ? null : pieces;
}

/** Texts that a sentence is from its first letter to its last, with names and amounts put in; those that say most first. */
function framing(sentence, least) {
  const all = lettersIn(sentence);
  return texts
    .flatMap((text) => {
      const pieces = frameOf(text);
      if (pieces === null) return [];
      const letters = lettersIn(pieces.join(''));
      const parts = pieces.filter((piece) => piece.trim() !== '').length;
      // "Seat {n}" alone may begin anything.
      if (letters < least || (least === FRAME && parts < 2 && letters * 4 < all)) return [];
      const like = new RegExp(`^${pieces.map(escaped).join('.+')}$`);
      // What may come after the last stop may also be missing.
      return like.test(sentence) || new RegExp(`^${pieces.map(escaped).join('.*')}$`).test(`${sentence}. `)
        ? [{ ...text, letters: pieces.join('').length }]
        : [];
    })
    .sort((one, other) => other.letters - one.letters)
    .slice(0, 2);
}

/** Choices that are told by their own name: `stand`, of somebody who stands. */
function chosen(sentence) {
  const verb = /(\w+?)e?s$/.exec(sentence)?.[1];
  return texts.filter(({ said, place }) => said === verb && /\/(games|engine|history\/tell)\//.test(place));
}

const lettersIn = (text) => text.replace(/[^\p{L}]/gu, '').length;

/** How many letters of a sentence a text accounts for; 0 where it is no part of it. */
function shared(parts, sentence) {
  let from = 0;
  let letters = 0;
  for (const search of parts) {
    const found = find(search, sentence, from);
    if (found === null) return 0;
    from = found.at + found.part.length;
    letters += lettersIn(found.part);
  }
  return letters;
}

/** One word of several is no sentence, unless it is what the rest is put under: `Flop: Kd As Jc`. */
const isSaidIn = (said, given) =>
  /\S[\s\0]\S/.test(said) || said.startsWith('~') || !/\s/.test(given) || given.startsWith(`${said}:`);

function saying(given) {
  texts ??= allTexts();
  const sentence = plain(given);
  // Of a short sentence that is mostly names and amounts few letters are left.
  const all = lettersIn(sentence);
  const least = Math.min(LETTERS, Math.ceil(all / 4));
  // What somebody does, without who and for how much.
  const deed = sentence.replace(/^(?:seat \d+|the player-dealer|you) /, '').replace(/ for \$[\d,.]+$/, '');
  const found = texts
    .map(({ said, place, whole, parts, told, literal }) => {
      const of = (letters) => ({ said, place, letters, literal, told });
      // A line of something longer, as a narrow screen breaks it, or the whole of what was read.
      if (/\s/.test(sentence) && whole.includes(sentence)) return of(whole === sentence ? WHOLE : WITHIN);
      if (told && deed !== sentence && /[a-z]/.test(deed) && shared(parts, deed) === lettersIn(deed))
        return of(WHOLE);
      const letters = shared(parts, sentence);
      if (letters === all) return of(WHOLE);
      if (told && letters > 0) return of(letters + TOLD);
      // A reason that is told after a sentence does not begin one.
      return of(
        /^[a-z]/.test(said) && /^[A-Z]/.test(given) && sentence.startsWith(parts[0])
          ? letters - TOLD
          : letters,
      );
    })
    .filter(({ said, letters }) => letters >= least && (isSaidIn(said, given) || letters === WHOLE));
  found.sort((one, other) => other.letters - one.letters || other.literal - one.literal);
  const near = found.filter(({ letters }) => letters * 2 >= found[0].letters);
  // All of a sentence by one text is worth more than the longest name in it.
  const framed = found[0]?.letters >= WITHIN ? [] : framing(sentence, FRAME);
  const first = near.length > 0 && near[0].told ? [...near.slice(0, 1), ...framed] : framed;
  const listed = [...first, ...near];
  const last = listed.length > 0 ? [] : [...chosen(sentence).slice(0, 3), ...framing(sentence, 1)];
  return [...listed, ...last]
    .filter(({ place }, i, all) => all.findIndex((one) => one.place === place) === i)
    .slice(0, MOST)
    .map(({ place, said }) => `${place}  ${said.replaceAll(OPEN, '…').replace(/\s+/g, ' ').slice(0, 100)}`);
}

const asked = process.argv.slice(2);
if (asked.length === 0) {
  process.stderr.write(
    `Say which line, or what was read: node scripts/where.mjs 003:1902 'Odd chip goes to'\n`,
  );
  process.exitCode = 2;
}
for (const what of asked) {
  const [, book, first, last = first] = /^(\d{3}):(\d+)(?:-(\d+))?$/.exec(what) ?? [];
  const found = book === undefined ? saying(what) : citing(book, Number(first), Number(last));
  if (asked.length > 1) process.stdout.write(`${what}\n`);
  for (const line of found) process.stdout.write(`${line}\n`);
  if (found.length > 0) continue;
  process.stderr.write(book === undefined ? `Nothing says "${what}".\n` : `Nothing cites ${what}.\n`);
  process.exitCode = 1;
}
