/** The command line writes through here: results to stdout, everything else to stderr. */
export function out(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** When whoever reads what is printed has seen enough (`| head -1`), the command is over. */
export function endWithReader(): void {
  process.stdout.off('error', readerGone).on('error', readerGone);
}

function readerGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

export function json(value: unknown): void {
  out(JSON.stringify(value, null, 2));
}

/** Lines of columns, each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** As wide as lines of running text are. */
export const WIDTH = 100;

/** Lines of at most `WIDTH`, the first after a mark and the others under it. */
export function wrap(text: string, mark: string, hang = mark.length): string[] {
  const lines: string[] = [];
  let line = mark;
  for (const word of text.split(' ')) {
    if (line.trim() !== mark.trim() && line.length + word.length >= WIDTH) {
      lines.push(line.trimEnd());
      line = ' '.repeat(hang);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
