import text from '../../../../docs/glossary.md?raw';

/** The words of the card room with what they mean, as docs/glossary.md has them for people. */
export const words: ReadonlyMap<string, string> = readWords(text);

/** The rows of the first table: those after it are words of the code. */
export function readWords(markdown: string): ReadonlyMap<string, string> {
  const [, table = ''] = markdown.split(/^\| --- \| --- \|$/m);
  const found = new Map<string, string>();
  for (const line of table.trim().split('\n')) {
    const row = /^\| (.+?) \| (.+) \|$/.exec(line);
    if (row === null) break;
    const [, names = '', means = ''] = row;
    for (const name of names.split(', ')) found.set(name.toLowerCase(), means.replaceAll('`', ''));
  }
  return found;
}
