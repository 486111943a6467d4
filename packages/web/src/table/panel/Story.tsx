import { useEffect, useRef } from 'react';
import { CardText } from '../../rules/CardText.tsx';
import ui from '../../ui/ui.module.css';
import { useTable } from '../context.ts';
import { isMine, type Sentence } from '../story.ts';
import { t } from '../t.ts';
import css from './Story.module.css';

interface Props {
  /** Opens the part of the rule card that is behind a sentence. */
  readonly onRule: (rule: Sentence['rule']) => void;
}

/** The hand in plain sentences, and those before it. */
export function Story({ onRule }: Props) {
  const { feed } = useTable();
  const { shown, stories, sentences: story } = feed;
  const end = useRef<HTMLLIElement>(null);
  const earlier = stories.filter(({ number }) => number !== shown?.number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence is scrolled to.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [story.length]);
  if (shown === null && earlier.length === 0) return <p className={ui.quiet}>{t('story.none')}</p>;
  return (
    <div className={css.stories}>
      {shown !== null && (
        <section className={css.story}>
          <h2>{t('story.hand', { n: shown.number })}</h2>
          <Lines lines={story} onRule={onRule} last={end} />
          {shown.voided !== '' && <p>{t('table.voided', { reason: shown.voided })}</p>}
        </section>
      )}
      {earlier.length > 0 && (
        <section className={css.story}>
          <h2>{t('story.earlier')}</h2>
          {earlier.map(({ number, lines }) => (
            <details key={number}>
              <summary>
                {t('story.hand', { n: number })}
                <span className={css.end}>
                  <CardText>{lines.at(-1)?.text ?? ''}</CardText>
                </span>
              </summary>
              <Lines lines={lines} onRule={onRule} />
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

interface LinesProps extends Props {
  readonly lines: readonly Sentence[];
  readonly last?: React.RefObject<HTMLLIElement | null>;
}

function Lines({ lines, onRule, last }: LinesProps) {
  return (
    <ol className={css.lines}>
      {lines.map(({ text, rule }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
          key={i}
          data-mine={isMine(text) || undefined}
          data-won={/\bwins?\b/.test(text) || undefined}
          {...(last !== undefined && i === lines.length - 1 && { ref: last })}
        >
          <button type="button" className={css.sentence} title={t('story.rule')} onClick={() => onRule(rule)}>
            <CardText>{text}</CardText>
          </button>
        </li>
      ))}
    </ol>
  );
}
