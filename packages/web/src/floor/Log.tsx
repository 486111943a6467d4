import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import { usePages } from '../ui/use-pages.ts';
import figuresCss from './figures.module.css';
import { AT_ONCE, type Entry, floorApi } from './floor-api.ts';
import css from './Log.module.css';
import partsCss from './parts.module.css';
import { Scroll } from './Scroll.tsx';
import { t } from './t.ts';
import { momentOf, noteWords } from './words.ts';

interface Named extends Entry {
  readonly name: string;
}

const load = async (last: Named | undefined): Promise<readonly Named[]> => {
  const { entries, names } = await floorApi.log(last?.id);
  return entries.map((entry) => ({ ...entry, name: names[entry.by]?.name ?? entry.by }));
};

/** What the floor has done. */
export function Log() {
  const { all, more, busy, problem, next, again } = usePages(load, AT_ONCE);
  if (all === null)
    return problem === null ? (
      <p className={ui.loading}>{t('floor.fetching')}</p>
    ) : (
      <Problem text={problem} again={again} />
    );
  return (
    <section className={partsCss.part} aria-label={t('floor.log')}>
      <p className={ui.quiet}>{t('log.text')}</p>
      {all.length === 0 ? (
        <p>{t('log.none')}</p>
      ) : (
        <Scroll label={t('log.entries')} panel>
          <table className={`${figuresCss.figures} ${css.log} ${figuresCss.stacked}`}>
            <thead>
              <tr>
                <th scope="col">{t('log.when')}</th>
                <th scope="col">{t('log.who')}</th>
                <th scope="col">{t('log.what')}</th>
                <th scope="col">{t('log.detail')}</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ id, at, name, what, detail }) => (
                <tr key={id}>
                  <td className={figuresCss.nowrap} data-wide>
                    <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
                  </td>
                  <td data-label={t('log.who')}>{name}</td>
                  <td className={css.what} data-label={t('log.what')}>
                    {what}
                  </td>
                  <td data-label={t('log.detail')} data-wide>
                    <Detail of={detail} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {problem !== null && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      {more && (
        <button type="button" className={ui.button} disabled={busy} onClick={next}>
          {t('log.more')}
        </button>
      )}
    </section>
  );
}

/** Whatever was noted with an entry, name by name. */
function Detail({ of }: { readonly of: unknown }) {
  if (typeof of !== 'object' || of === null) return of === null ? null : String(of);
  return (
    <ul className={css.details}>
      {Object.entries(of).map(([name, value]) => (
        <li key={name}>
          <span className={ui.quiet}>{name === 'cents' ? t('log.chips') : name}</span>{' '}
          {noteWords(name, value)}
        </li>
      ))}
    </ul>
  );
}
