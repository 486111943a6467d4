import css from './Scores.module.css';
import { t } from './t.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly asked: number;
  readonly right: number;
}

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Scores by topic, each with a bar as long as its share of right answers. */
export function Scores({ title, rows }: Props) {
  return (
    <table className={css.scores}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ id, name, asked, right }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <span className={css.bar} aria-hidden="true">
                <span style={{ width: `${(100 * right) / asked}%` }} />
              </span>
              <span className={css.figure}>{t('school.score', { right, asked })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
