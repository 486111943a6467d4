import type { Chart } from '@cardroom/core/engine';

/** Whether cells are single letters, which need a key. */
export const usesLetters = (charts: readonly Chart[]): boolean =>
  charts.some(({ rows }) => rows.some(([, ...cells]) => cells.some((cell) => /^[HSDPR]$/.test(cell))));

/** Charts as lines of text, a column as wide as its widest cell. */
export function chartText(charts: readonly Chart[]): string {
  return charts
    .map(({ title, columns, rows }) => {
      const all = [columns, ...rows];
      const widths = columns.map((_, j) => Math.max(...all.map((cells) => (cells[j] ?? '').length)));
      const line = (cells: readonly string[]) =>
        cells
          .map((cell, j) => cell.padEnd(widths[j]))
          .join('  ')
          .trimEnd();
      return [title, ...all.map(line)].join('\n');
    })
    .join('\n\n');
}
