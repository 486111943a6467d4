import { hashText } from '../../cards/sha256.ts';
import type { Work } from '../work.ts';

/** A result that takes long to count, and how it is made again. */
export interface Keeping extends Work {
  readonly name: string;
  /** Its data file, next to this one: `sets` for sets.json. */
  readonly file: string;
  /**
   * The modules that it depends on, below `packages/core/src`: the counting and the rules. Their imports from cards,
   * rankings, games and odds are included; the machine and the houses only if named.
   */
  readonly code: readonly string[];
  /** What it is counted for, as data: an offering and its settings. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Takes about a second or less, so every test run counts it again. */
  readonly quick?: true;
}

/** A kept result: what made it, for which inputs, and the result itself. */
export interface KeptResult {
  readonly hash: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

const FOLLOWED = /^(cards|ranks|games|odds)\//;

/** How cards are shuffled, cut and proved, which does not matter when every deal is counted. */
const AT_RANDOM = /^cards\/(commitment|cut|dice|random|sha256|shuffle)\.ts$/;

/** Where an offering's wagers are printed: citations, which change nothing that is dealt or paid. */
const PRINTED = /^ {2}wagers: \{[^}]*\},\n/gm;

/** Code that is there only for the compiler, as the formatter lays it out. */
const INTERFACES = /^(export )?interface [\s\S]*?^\}\n/gm;

/**
 * The hash of code and inputs: text of all modules it follows from, without comments, interfaces, citations of wagers
 * and indentation.
 */
export function hashOf({ code, inputs }: Keeping, read: (module: string) => string): string {
  const found = new Map<string, string>();
  const add = (module: string): void => {
    if (found.has(module)) return;
    const text = read(module);
    found.set(
      module,
      text
        .replace(PRINTED, '')
        .replace(INTERFACES, '')
        .split('\n')
        .filter(isCode)
        .map((line) => line.trim())
        .join('\n'),
    );
    for (const from of importsOf(text)) {
      const path = resolve(module, from);
      if (FOLLOWED.test(path) && !AT_RANDOM.test(path)) add(path);
    }
  };
  for (const module of code) add(module);
  const modules = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return hashText(JSON.stringify([inputs, ...modules]));
}

const isCode = (line: string): boolean => !/^\s*($|\/\/|\/\*|\*)/.test(line);

/** What a module imports for its values; types change no result. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/^(?:import|export)\s+(?!type\b)[^;']*?from '(\.[^']+)'/gm);
  return [...found].map(([, from]) => from);
}

function resolve(module: string, from: string): string {
  const path = module.split('/').slice(0, -1);
  for (const part of from.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}
