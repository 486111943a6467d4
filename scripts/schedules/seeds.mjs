/** The rule books: where a row is printed, and whether it says what the catalog says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbersIn } from './cells.mjs';
import { rules } from './sections.mjs';

export class Seed {
  constructor(folder, number) {
    const name = readdirSync(folder).find((file) => file.startsWith(`${number}_`));
    this.number = number;
    this.lines = readFileSync(join(folder, name), 'utf8').split('\n');
  }

  /** A line as printed, without the escapes before dollar signs. */
  at(line) {
    return this.lines[line - 1].replaceAll('\\', '').replace(/<\/?u>/g, '');
  }

  /** The lines of a table between two lines, in order: those with cells that pass. */
  table([first, last], passes = (text) => /\t/.test(text) && /\d/.test(text)) {
    const found = [];
    for (let line = first; line <= last; line++) if (passes(this.at(line))) found.push(line);
    return found;
  }
}

/** What a row says that its line does not, and the other way round; null when they agree. */
export function disagreement(seed, section, row) {
  const cell = Object.fromEntries(section.columns.map((name, i) => [name, row[i]]));
  const printed = seed.at(cell.line);
  if (cell.printed !== undefined)
    return plain(cell.printed) === plain(printed) ? null : `printed ${plain(printed)}`;
  const filled = /^\t/.test(printed);
  const carried = ['option', 'limit', 'bonus'];
  const wanted = [];
  const optional = [];
  for (const [name, value] of Object.entries(cell)) {
    if (name === 'line' || value === null || value === undefined) continue;
    if (section.columnLines?.[name] !== undefined) continue;
    const loose = (name === 'option' && section.numbered === 'by row') || (filled && carried.includes(name));
    const numbers = typeof value === 'number' && name !== 'option' ? [value / 100] : numbersIn(value);
    (loose ? optional : wanted).push(...numbers);
    // "2, 3, or 4 handed" is written 2-4.
    if (name === 'players' && numbers.length === 2) optional.push(...between(...numbers));
  }
  const inLine = numbersIn(printed);
  for (const number of wanted) {
    const i = inLine.indexOf(number);
    if (i >= 0) inLine.splice(i, 1);
    else if (!(filled && number === 0)) return `${number} is not in "${plain(printed)}"`;
  }
  if (section.sentence === true) return null;
  const over = inLine.filter((number) => !optional.includes(number));
  return over.length === 0 ? null : `"${plain(printed)}" also prints ${over.join(', ')}`;
}

const between = (a, b) =>
  Array.from({ length: Math.abs(a - b) }, (_, i) => Math.min(a, b) + i + 1).filter((n) => n < Math.max(a, b));

export function plain(text) {
  return text
    .replaceAll('\\', '')
    .replaceAll('\t', ' | ')
    .replace(/\s+/g, ' ')
    .replace(/^[ |]+|[ |]+$/g, '');
}

/** The closing bullets after a schedule: one option, no percentage, how many rates. */
export function closingRules(seed, line, of = 'brackets') {
  const find = (start) => {
    for (let at = line; at < line + 40; at++) if (seed.at(at).startsWith(start)) return `003:${at}`;
    throw new Error(`no "${start}" after 003:${line}`);
  };
  return rules(find('- Only one collection'), find('- Rates may not'), find('- Flat fees'), of);
}

/** The line of each row in a table, found by its option number and its amounts. */
export function rowLines(table, seed) {
  let at = table.lines[0];
  return table.rows.map((row) => {
    for (; at <= table.lines[1]; at++) {
      const text = seed.at(at);
      if (text.startsWith(`${row[0]}\t`) && plain(text) === row.map((c) => plain(String(c))).join(' | '))
        return at++;
    }
    throw new Error(`row ${row.join(' ')} is not in 003:${table.lines.join('-')}`);
  });
}
