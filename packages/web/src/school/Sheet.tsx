import { type Question, situationLines } from '@cardroom/core/school';
import { useEffect, useState } from 'react';
import { CardText } from '../rules/CardText.tsx';
import ui from '../ui/ui.module.css';
import type { Dealer } from './dealing/dealer.ts';
import { newSeed } from './practice/new-seed.ts';
import { optionsFor, type Wishes } from './practice/wishes.ts';
import css from './Sheet.module.css';
import { t } from './t.ts';

interface Props {
  readonly dealer: Dealer;
  readonly wishes: Wishes;
  readonly onBack: () => void;
}

const COUNTS = [5, 10, 20] as const;

/** A sheet of questions as it comes out of the printer: the questions, and on a page of their own the answers. */
export function Sheet({ dealer, wishes, onBack }: Props) {
  const [count, setCount] = useState<number>(10);
  const [seed, setSeed] = useState(newSeed);
  const [dealt, setDealt] = useState<readonly Question[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    setDealt(null);
    setProblem(null);
    dealer
      .sheet({ ...optionsFor(wishes), seed }, count)
      .then((sheet) => {
        if (!here) return;
        if (sheet.ok) setDealt(sheet.questions);
        else setProblem(sheet.message);
      })
      .catch(() => here && setProblem(t('school.failed')));
    return () => {
      here = false;
    };
  }, [dealer, wishes, seed, count]);
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <button type="button" className={ui.textButton} onClick={onBack}>
          ← {t('school.back')}
        </button>
        <label className={css.count}>
          <span className={ui.label}>{t('sheet.count')}</span>
          <select value={count} onChange={({ target }) => setCount(Number(target.value))}>
            {COUNTS.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={ui.button} onClick={() => setSeed(newSeed())}>
          {t('sheet.other')}
        </button>
        <button
          type="button"
          className={ui.button}
          data-strength="strong"
          disabled={dealt === null}
          onClick={() => print()}
        >
          {t('sheet.print')}
        </button>
      </div>
      {problem !== null && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      {dealt === null && problem === null && (
        <p className={ui.loading} role="status">
          {t('sheet.loading')}
        </p>
      )}
      {dealt !== null && <Paper questions={dealt} />}
    </div>
  );
}

/** The first answer is a. */
const letter = (at: number): string => String.fromCharCode(97 + at);

function Paper({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <article className={css.paper}>
      <header className={css.head}>
        <h1>{t('sheet.heading')}</h1>
        <p>
          <span>{t('sheet.name')}</span>
          <span>{t('sheet.date')}</span>
        </p>
      </header>
      <ol className={css.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <h2>{question.asks}</h2>
            <ul className={css.lines}>
              {situationLines(question.situation).map((line) => (
                <li key={line}>
                  <CardText>{line}</CardText>
                </li>
              ))}
            </ul>
            <ol className={css.choices}>
              {question.answers.map((answer) => (
                <li key={answer}>
                  <CardText>{answer}</CardText>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section className={css.answers}>
        <h2>{t('sheet.answers')}</h2>
        <ol className={css.right}>
          {questions.map(({ id, right, answers, why, cites }) => (
            <li key={id}>
              <p>
                <strong>
                  {letter(right)}) <CardText>{answers[right] ?? ''}</CardText>
                </strong>
              </p>
              <p>
                <CardText>{why}</CardText>
              </p>
              <p className={css.cites}>{[...new Set(cites.map(({ cite }) => cite))].join('; ')}</p>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}
