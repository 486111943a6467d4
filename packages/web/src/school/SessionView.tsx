import { useEffect, useRef } from 'react';
import { useStore } from '../app/store.ts';
import { KeyCap } from '../table/bar/KeyCap.tsx';
import { useKeys } from '../table/bar/keys.ts';
import ui from '../ui/ui.module.css';
import { useProgress } from './practice/progress.ts';
import { isRight, SESSION, type Session } from './practice/session.ts';
import { Answers } from './question/Answers.tsx';
import { Situation } from './question/Situation.tsx';
import { Verdict } from './question/Verdict.tsx';
import css from './SessionView.module.css';
import { count, t } from './t.ts';

interface Props {
  readonly session: Session;
  readonly onLeave: () => void;
}

/** One question after another: the table, the answers, and then why. */
export function SessionView({ session, onLeave }: Props) {
  const { question, again, picked, answers, problem } = useStore(session.state);
  const { run } = useProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const id = question?.id;
  // Whoever listens hears the new question, and Enter goes on once it is answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what the heading is focused for.
  useEffect(() => {
    if (picked === null) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
      return;
    }
    onward.current?.focus({ preventScroll: true });
    after.current?.scrollIntoView({ block: 'nearest' });
  }, [id, picked]);
  const next = () => void session.next();
  useKeys(picked === null ? [] : [{ key: 'Enter', does: t('session.next'), press: next }]);
  const number = Math.min(SESSION, answers.length + (picked === null ? 1 : 0));
  const last = answers.length >= SESSION;
  return (
    <div className={css.session}>
      <div className={css.head}>
        <p className={css.number}>{t('session.label', { n: number, of: SESSION })}</p>
        <ol className={css.dots} aria-hidden="true">
          {Array.from({ length: SESSION }, (_, i) => {
            const answered = answers[i];
            const is = answered === undefined ? 'open' : isRight(answered) ? 'right' : 'wrong';
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a session are known by their number.
            return <li key={i} data-is={is} data-now={i === number - 1 || undefined} />;
          })}
        </ol>
        <p className={css.score}>
          {count('session.right', answers.filter(isRight).length)}
          {run.inARow > 1 && <span className={css.row}>{t('session.row', { n: run.inARow })}</span>}
        </p>
        <button type="button" className={ui.textButton} onClick={() => session.end()}>
          {t('session.end')}
        </button>
      </div>
      {problem !== null && (
        <div className={ui.notice} role="alert">
          <p>{problem}</p>
          <div className={ui.row}>
            <button type="button" className={ui.button} data-strength="strong" onClick={next}>
              {t('session.retry')}
            </button>
            <button type="button" className={ui.button} onClick={onLeave}>
              {t('session.change')}
            </button>
          </div>
        </div>
      )}
      {question === null && problem === null && (
        <p className={ui.loading} role="status">
          {t('session.dealing')}
        </p>
      )}
      {question !== null && (
        <article className={css.question} data-question={question.id}>
          <Situation question={question} />
          <div className={css.ask}>
            {again && <p className={css.again}>{t('session.again')}</p>}
            <h1 ref={heading} tabIndex={-1}>
              <span className={ui.unseen}>{t('session.label', { n: number, of: SESSION })}. </span>
              {question.asks}
            </h1>
            <Answers question={question} picked={picked} onPick={(answer) => session.answer(answer)} />
            <div ref={after} className={css.after} role="status">
              {picked !== null && <Verdict question={question} right={picked === question.right} />}
            </div>
            {picked !== null && (
              <button
                ref={onward}
                type="button"
                className={`${ui.button} ${css.next}`}
                data-strength="strong"
                onClick={next}
              >
                {t(last ? 'session.finish' : 'session.next')}
                <KeyCap>↵</KeyCap>
              </button>
            )}
          </div>
        </article>
      )}
    </div>
  );
}
