import type { Chart as ChartData } from '@cardroom/core/engine';
import { useEffect, useRef } from 'react';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { CardText } from './CardText.tsx';
import css from './Chart.module.css';
import type { Highlight } from './RuleCard.tsx';

interface Props {
  readonly chart: ChartData;
  /** Its title is the section's own, and need not be said twice. */
  readonly bare: boolean;
  readonly highlight?: Highlight;
}

export function Chart({ chart: { title, columns, rows }, bare, highlight }: Props) {
  const lit = highlight?.table === title ? highlight.row : null;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (lit !== null) row.current?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return (
    // A wide table scrolls by itself, and can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
    <section className={css.chart} tabIndex={0} aria-label={t('rules.columns', { title })}>
      <table>
        {!bare && <caption>{title}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => {
            const hit = lit !== null && cells[0] === lit;
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed table stay where they are.
                key={i}
                ref={hit ? row : undefined}
                data-lit={hit || undefined}
                aria-current={hit || undefined}
              >
                {cells.map((cell, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                  <Cell key={j} text={cell} first={j === 0} where={columns[j] === 'where'} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Cell({
  text,
  first,
  where,
}: {
  readonly text: string;
  readonly first: boolean;
  readonly where: boolean;
}) {
  if (first && text !== '')
    return (
      <th scope="row">
        <CardText>{text}</CardText>
      </th>
    );
  return (
    <td className={where ? ui.cite : undefined}>
      <CardText>{text}</CardText>
    </td>
  );
}
