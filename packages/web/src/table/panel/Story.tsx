import { useEffect, useRef } from 'react';
import { CardText } from '../../rules/CardText.tsx';
import ui from '../../ui/ui.module.css';
import { useTable } from '../context.ts';
import { isMine } from '../story.ts';
import { t } from '../t.ts';
import css from './Story.module.css';

/** The hand in plain sentences, and those before it. */
export function Story() {
  const { feed } = useTable();
  const { shown, stories, story } = feed;
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
          <Lines lines={story} last={end} />
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
                  <CardText>{lines.at(-1) ?? ''}</CardText>
                </span>
              </summary>
              <Lines lines={lines} />
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly last?: React.RefObject<HTMLLIElement | null>;
}

function Lines({ lines, last }: LinesProps) {
  return (
    <ol className={css.lines}>
      {lines.map((line, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
          key={i}
          data-mine={isMine(line) || undefined}
          data-won={/\bwins?\b/.test(line) || undefined}
          {...(last !== undefined && i === lines.length - 1 && { ref: last })}
        >
          <CardText>{line}</CardText>
        </li>
      ))}
    </ol>
  );
}
