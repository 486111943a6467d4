import type { Chart } from '@cardroom/core/engine';
import type { ChartPlace } from '@cardroom/core/odds';
import { CardText } from '../../rules/CardText.tsx';
import { t } from '../t.ts';
import css from './BankOdds.module.css';

/** A chart as a grid; the cell of one's own hand is framed and said. */
export function Grid({
  chart: { title, columns, rows },
  lit,
}: {
  readonly chart: Chart;
  readonly lit: ChartPlace | null;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
    <section className={css.scroll} tabIndex={0} aria-label={title}>
      <table className={css.grid}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, j) => (
              <th key={column} scope="col" data-lit={lit?.column === j || undefined}>
                {column === '' ? t('odds.cards') : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], i) => (
            <tr key={name} data-lit={lit?.row === i || undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, j) => {
                const here = lit?.row === i && lit.column === j + 1;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells of a grid stay where they are.
                  <td key={j} data-here={here || undefined} aria-current={here || undefined}>
                    {cell.length > 1 ? <CardText>{cell}</CardText> : cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
