import { houses } from '@cardroom/core/houses';
import { dueCards, scoresOf } from '@cardroom/core/school';
import { useState } from 'react';
import ui from '../ui/ui.module.css';
import type { Catalog } from './dealing/messages.ts';
import css from './MyProgress.module.css';
import { startOver, useProgress } from './practice/progress.ts';
import { daysNow } from './practice/run.ts';
import { HOUSES, isWished, type Wishes } from './practice/wishes.ts';
import { Scores } from './Scores.tsx';
import { count, t } from './t.ts';

interface Props {
  readonly catalog: Catalog | null;
  readonly wishes: Wishes;
}

/** What was learned so far: how it goes, what comes back, and the scores. */
export function MyProgress({ catalog, wishes }: Props) {
  const { progress, run } = useProgress();
  const [sure, setSure] = useState(false);
  const now = Date.now();
  const days = daysNow(run, now);
  const due = catalog === null ? 0 : dueCards(progress, now, (key) => isWished(catalog, wishes, key)).length;
  const scores = scoresOf(progress);
  const kinds = scores.flatMap(({ by, topic, ...score }) => {
    const kind = by === 'kind' && catalog?.kinds.find(({ id }) => id === topic);
    return kind ? [{ id: topic, name: kind.title, ...score }] : [];
  });
  const byHouse = scores.flatMap(({ by, topic, ...score }) => {
    const house = by === 'house' && HOUSES.find((id) => id === topic);
    return house ? [{ id: topic, name: houses[house].name, ...score }] : [];
  });
  return (
    <section className={`${ui.panel} ${css.progress}`} aria-labelledby="school-progress">
      <h2 id="school-progress">{t('school.progress')}</h2>
      {scores.length === 0 ? (
        <p className={ui.quiet}>{t('school.progressNone')}</p>
      ) : (
        <>
          <ul className={css.figures}>
            <Figure n={run.inARow} of={t('school.inARow')} />
            <Figure n={days} of={count('school.days', days)} />
            <Figure n={due} of={count('school.due', due)} />
          </ul>
          <Scores title={t('school.topics')} rows={kinds} />
          <Scores title={t('school.houses')} rows={byHouse} />
        </>
      )}
      <p className={ui.hint}>{t('school.progressKept')}</p>
      {scores.length > 0 && !sure && (
        <p>
          <button type="button" className={ui.textButton} onClick={() => setSure(true)}>
            {t('school.startOver')}
          </button>
        </p>
      )}
      {sure && (
        <div className={ui.inset} role="alert">
          <p>{t('school.startOverSure')}</p>
          <p className={`${ui.row} ${css.sure}`}>
            <button
              type="button"
              className={ui.button}
              onClick={() => {
                startOver();
                setSure(false);
              }}
            >
              {t('school.startOverYes')}
            </button>
            <button type="button" className={ui.button} data-strength="strong" onClick={() => setSure(false)}>
              {t('school.startOverNo')}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

function Figure({ n, of }: { readonly n: number; readonly of: string }) {
  return (
    <li>
      <strong>{n.toLocaleString('en-US')}</strong> {of}
    </li>
  );
}
