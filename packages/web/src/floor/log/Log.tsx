import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { Problem } from '../../ui/Problem.tsx';
import ui from '../../ui/ui.module.css';
import figuresCss from '../figures.module.css';
import type { LogWish } from '../floor-api.ts';
import { logCsv } from '../floor-csv.ts';
import { logQuery, type NamedEntry } from '../floor-queries.ts';
import partsCss from '../parts.module.css';
import { SaveAndPrint } from '../SaveAndPrint.tsx';
import { Scroll } from '../Scroll.tsx';
import { t } from '../t.ts';
import { momentOf, noteWords } from '../words.ts';
import css from './Log.module.css';
import { LogSearch } from './LogSearch.tsx';

/** What the floor has done. */
export function Log() {
  const [wish, setWish] = useState<LogWish>({ table: '', hand: '', person: '' });
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(logQuery(wish));
  if (data === undefined)
    return error === null ? (
      <p className={ui.loading}>{t('floor.fetching')}</p>
    ) : (
      <Problem error={error} again={refetch} />
    );
  const all = data.pages.flat();
  return (
    <section className={partsCss.part} aria-label={t('floor.log')}>
      <p className={ui.quiet}>{t('log.text')}</p>
      <LogSearch wish={wish} onWish={setWish} />
      <SaveAndPrint file="log.csv" csv={() => logCsv(all)} />
      {all.length === 0 ? (
        <p>{t(Object.values(wish).some((word) => word !== '') ? 'log.noneOf' : 'log.none')}</p>
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
              {all.map(({ id, at, name, what, detail, says }) => (
                <tr key={id}>
                  <td className={figuresCss.nowrap} data-wide>
                    <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
                  </td>
                  <td data-label={t('log.who')}>{name}</td>
                  <td className={css.what} data-label={t('log.what')}>
                    {what}
                  </td>
                  <td data-label={t('log.detail')} data-wide>
                    <Detail of={detail} says={says} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <MoreRows
        error={error}
        more={hasNextPage}
        busy={isFetching}
        title={t('log.more')}
        onMore={() => void fetchNextPage()}
      />
    </section>
  );
}

/** Whatever was noted with an entry, name by name. */
function Detail({ of, says }: { readonly of: unknown; readonly says: NamedEntry['says'] }) {
  if (typeof of !== 'object' || of === null) return of === null ? null : String(of);
  return (
    <ul className={css.details}>
      {Object.entries(of).map(([name, value]) => (
        <li key={name}>
          <span className={ui.quiet}>{name === 'cents' ? t('log.chips') : name}</span>{' '}
          {typeof value === 'string' && says[value] !== undefined ? (
            <span title={value}>{says[value]}</span>
          ) : (
            noteWords(name, value)
          )}
        </li>
      ))}
    </ul>
  );
}
