import { scoresOf } from '@cardroom/core/school';
import { useEffect, useRef } from 'react';
import { CardText } from '../rules/CardText.tsx';
import ui from '../ui/ui.module.css';
import type { Catalog } from './dealing/messages.ts';
import { useProgress } from './practice/progress.ts';
import { daysNow } from './practice/run.ts';
import { type Answered, byTopic, isRight, longestRun, SESSION } from './practice/session.ts';
import { Scores } from './Scores.tsx';
import css from './SessionEnd.module.css';
import { count, t } from './t.ts';

interface Props {
  readonly answers: readonly Answered[];
  readonly catalog: Catalog;
  /** Ten more of the same, or of one kind. */
  readonly onMore: (kind?: string) => void;
  readonly onDone: () => void;
}

/** So many topics are offered for practice. */
const MOST_TOPICS = 3;

/** How it went, by topic, what was missed, and what to practice next. */
export function SessionEnd({ answers, catalog, onMore, onDone }: Props) {
  const { progress, run } = useProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const right = answers.filter(isRight).length;
  const missed = answers.filter((answered) => !isRight(answered));
  const titleOf = (kind: string) => catalog.kinds.find(({ id }) => id === kind)?.title ?? kind;
  const weak = scoresOf(progress)
    .filter((score) => score.by === 'kind' && score.right < score.asked)
    .slice(0, MOST_TOPICS);
  return (
    <section className={css.end}>
      <header className={css.head}>
        <p className={css.figure}>{t('end.score', { right, asked: answers.length })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t(`end.heading.${verdict(right, answers.length)}`)}
        </h1>
        <p className={ui.quiet}>
          {longestRun(answers) > 1 && `${t('end.best', { n: longestRun(answers) })}. `}
          {answers.length > 0 && count('end.days', daysNow(run, Date.now()))}
        </p>
        <div className={css.do}>
          <button type="button" className={ui.button} data-strength="strong" onClick={() => onMore()}>
            {t('end.more')}
          </button>
          <button type="button" className={ui.button} onClick={onDone}>
            {t('end.done')}
          </button>
        </div>
      </header>
      {answers.length > 0 && (
        <div className={`${ui.panel} ${css.part}`}>
          <Scores
            title={t('end.topics')}
            rows={byTopic(answers).map(({ kind, ...score }) => ({ id: kind, name: titleOf(kind), ...score }))}
          />
        </div>
      )}
      <div className={`${ui.panel} ${css.part}`}>
        <h2>{t('end.practice')}</h2>
        <p className={ui.quiet}>{t(weak.length === 0 ? 'end.practiceNone' : 'end.practiceText')}</p>
        <div className={css.topics}>
          {weak.map(({ topic }) => (
            <button key={topic} type="button" className={ui.button} onClick={() => onMore(topic)}>
              {t('end.practiceGo', { topic: titleOf(topic) })}
            </button>
          ))}
        </div>
      </div>
      {missed.length > 0 && (
        <div className={`${ui.panel} ${css.part} ${css.wide}`}>
          <h2>{t('end.missed')}</h2>
          <p className={ui.quiet}>{t('end.missedText')}</p>
          <ul className={css.missed}>
            {missed.map(({ question }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one question may be missed twice.
              <li key={i}>
                <p>
                  <span className={css.game}>
                    {question.situation.game}, {question.situation.house}
                  </span>
                  {question.asks}
                </p>
                <p className={css.right}>
                  <CardText>{question.answers[question.right] ?? ''}</CardText>
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** In a word, how good that is. */
function verdict(right: number, asked: number): 'all' | 'most' | 'some' | 'few' | 'none' {
  if (asked === 0) return 'none';
  const share = right / asked;
  return asked === SESSION && right === asked ? 'all' : share >= 0.8 ? 'most' : share >= 0.5 ? 'some' : 'few';
}
